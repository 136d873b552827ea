package dev.ironkit.validate.link;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.format.link.LinkEntry;
import dev.ironkit.format.link.LinkFacts;
import dev.ironkit.format.link.LinkFile;
import dev.ironkit.format.mat0.Mat0Problem;
import dev.ironkit.format.mat0.MaterialPhase;
import dev.ironkit.runtime.link.AssetRef;
import dev.ironkit.runtime.link.GameLibrary;
import dev.ironkit.runtime.link.GameLinks;
import dev.ironkit.runtime.link.Link;
import dev.ironkit.runtime.link.LinkOutcome;
import dev.ironkit.runtime.link.LinkStep;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Holds the links of a game against the rules. */
public final class LinkRules {

    /** Where a phase says its cell, and its texture. */
    private static final int CELL_AT = 17;

    private static final int TEXTURE_AT = 18;
    private static final int BATCH_SIZE = 20;

    private final GameLinks links;
    private final boolean isGame;
    private final List<LinkFinding> findings = new ArrayList<>();

    private LinkRules(GameLinks links, boolean isGame) {
        this.links = links;
        this.isGame = isGame;
    }

    /**
     * {@return what is wrong with the links, in the order of the files}
     *
     * @param saidToBeGame whether someone said that this is a whole game; it is also taken for one if it has any of the libraries
     */
    public static List<LinkFinding> check(GameLinks links, boolean saidToBeGame) {
        boolean isGame = saidToBeGame
                || Arrays.stream(GameLibrary.values())
                        .anyMatch(library -> links.library(library).isPresent());
        LinkRules rules = new LinkRules(links, isGame);
        for (int file = 0; file < links.files().size(); file++) {
            rules.checkFile(file);
        }
        return rules.findings;
    }

    private void checkFile(int number) {
        LinkFile file = links.files().get(number);
        checkEmptyLibrary(number, file);
        Map<String, Integer> unknown = new LinkedHashMap<>();
        for (int entry = 0; entry < file.entries().size(); entry++) {
            AssetRef asset = new AssetRef(number, entry);
            if (file.entries().get(entry).facts() instanceof LinkFacts.OfModel model) {
                links.listOf(asset).ifPresent(list -> checkRows(asset, model, list));
            }
            for (Link link : links.from(asset)) {
                if (link.outcome() == LinkOutcome.NO_LIBRARY) {
                    unknown.merge(link.library(), 1, Integer::sum);
                } else {
                    checkLink(link);
                }
            }
        }
        unknown.forEach((library, count) -> findings.add(libraryMissing(number, library, count)));
    }

    /** Of a folder that is no whole game nothing else can be expected. */
    private LinkFinding libraryMissing(int file, String library, int count) {
        return new LinkFinding(
                        LinkProblem.LIBRARY_MISSING,
                        file,
                        null,
                        "",
                        new ByteRange(0, 0),
                        "",
                        List.of(library, Printable.count(count, "name was", "names were")))
                .as(isGame ? LinkProblem.missing(library) : Severity.INFO);
    }

    private void checkEmptyLibrary(int number, LinkFile file) {
        boolean isEmpty = file.entries().isEmpty()
                && links.library(GameLibrary.MATERIALS).filter(file::equals).isPresent();
        long rows = isEmpty
                ? links.all().stream()
                        .filter(link -> link.step() == LinkStep.ROW)
                        .count()
                : 0;
        if (rows > 0) {
            findings.add(new LinkFinding(
                    LinkProblem.LIBRARY_EMPTY, number, null, "", new ByteRange(0, 0), "", List.of(rows)));
        }
    }

    private void checkLink(Link link) {
        if (link.outcome() == LinkOutcome.UNREADABLE) {
            reportUnreadable(link);
            return;
        }
        switch (link.step()) {
            case LIST -> {
                if (!link.leads()) {
                    checkList(link);
                }
            }
            case ROW -> checkMaterial(link);
            case LIGHTMAP -> {
                if (link.outcome() == LinkOutcome.MISSING) {
                    String field = "lightmaps[" + link.number() + "].name";
                    report(
                            LinkProblem.LIGHTMAP_MISSING,
                            link.from(),
                            "",
                            row(link),
                            field,
                            link.wanted(),
                            link.number(),
                            link.library());
                }
            }
            case PHASE -> checkPhase(link);
            case PALETTE -> {
                if (!link.leads()) {
                    reportPhase(
                            LinkProblem.PALETTE_MISSING,
                            link,
                            TEXTURE_AT,
                            link.number(),
                            link.wanted(),
                            link.library());
                }
            }
            case COMMAND -> EffectLinks.check(links, link, findings);
        }
    }

    /** What is wrong with the asset is told there; here it matters that a way ends at it. */
    private void reportUnreadable(Link link) {
        Object[] said = {
            link.wanted(),
            links.file(link.to()).path(),
            links.entry(link.to()).kind().title()
        };
        switch (link.step()) {
            case LIST -> report(LinkProblem.UNREADABLE, link.from(), "", all(link.from()), "", said);
            case ROW ->
                report(
                        LinkProblem.UNREADABLE,
                        link.from(),
                        "row=" + link.number(),
                        row(link),
                        "rows[" + link.number() + "].name",
                        said);
            case LIGHTMAP ->
                report(
                        LinkProblem.UNREADABLE,
                        link.from(),
                        "",
                        row(link),
                        "lightmaps[" + link.number() + "].name",
                        said);
            case PHASE, PALETTE -> reportPhase(LinkProblem.UNREADABLE, link, TEXTURE_AT, said);
            case COMMAND -> EffectLinks.report(LinkProblem.UNREADABLE, links, link, List.of(said), findings);
        }
    }

    /** A model that is a file is none the engine loads: what lies beside it is our own rule. */
    private void checkList(Link link) {
        AssetRef model = link.from();
        boolean loose = links.file(model).form() == LinkFile.Form.LOOSE;
        LinkFinding finding = new LinkFinding(
                LinkProblem.WEAR_MISSING, model.file(), model, "", all(model), "", List.of(link.wanted()));
        findings.add(loose ? finding.as(Severity.WARNING) : finding);
    }

    private void checkMaterial(Link link) {
        if (link.outcome().isFallback()) {
            report(
                    LinkProblem.MATERIAL_MISSING,
                    link.from(),
                    "row=" + link.number(),
                    row(link),
                    "rows[" + link.number() + "].name",
                    link.wanted(),
                    link.number(),
                    link.library(),
                    links.entry(link.to()).name());
        }
    }

    private void checkPhase(Link link) {
        if (link.outcome() == LinkOutcome.MISSING) {
            reportPhase(LinkProblem.TEXTURE_MISSING, link, TEXTURE_AT, link.wanted(), link.number(), link.library());
            return;
        }
        boolean shown = link.leads() && link.cell() >= 0;
        if (shown
                && links.entry(link.to()).facts() instanceof LinkFacts.OfTexture texture
                && link.cell() >= texture.pages()) {
            String has = texture.pages() <= 0 ? "none" : Integer.toString(texture.pages());
            reportPhase(Mat0Problem.CELL, link, CELL_AT, link.number(), link.cell(), link.wanted(), has);
        }
    }

    private void reportPhase(ProblemCode code, Link link, int at, Object... arguments) {
        LinkEntry entry = links.entry(link.from());
        int first = ((LinkFacts.OfMaterial) entry.facts()).at();
        int length = at == CELL_AT ? 1 : MaterialPhase.NAME_SIZE;
        ByteRange range = range(entry, first + MaterialPhase.SIZE * link.number() + at, length);
        String field = "phases[" + link.number() + "]." + (at == CELL_AT ? "cell" : "texture");
        report(code, link.from(), "phase=" + link.number(), range, field, arguments);
    }

    private void checkRows(AssetRef asset, LinkFacts.OfModel model, AssetRef found) {
        if (!(links.entry(found).facts() instanceof LinkFacts.OfList list)) {
            return;
        }
        String name = links.entry(found).name().display();
        for (LinkFacts.RowUse use : model.uses()) {
            ByteRange range = range(links.entry(asset), use.at(), BATCH_SIZE);
            String batches = use.first() + (use.count() == 1 ? "" : " and " + (use.count() - 1) + " more");
            String field = "batches[" + use.first() + "].";
            String part = "batch=" + use.first();
            int rows = list.materials().size();
            if (use.row() >= rows) {
                String word = model.documented() ? "materialIndex" : "unk4";
                String has = Printable.count(rows, "row", "rows");
                report(LinkProblem.WEAR_ROW, asset, part, range, field + word, use.row(), name, has, batches);
            }
            int lightmaps = list.lightmaps().size();
            // A row that the batch is not marked for, and one without coordinates, break rules of the model itself.
            if (use.flagged() && use.lightmap() >= lightmaps) {
                String has = lightmaps == 0 ? "none" : Integer.toString(lightmaps);
                report(
                        LinkProblem.LIGHTMAP_ROW,
                        asset,
                        part,
                        range,
                        field + "unk4",
                        use.lightmap(),
                        name,
                        has,
                        batches);
            }
        }
    }

    private ByteRange all(AssetRef asset) {
        LinkEntry entry = links.entry(asset);
        return new ByteRange(entry.offset(), entry.size());
    }

    private ByteRange row(Link link) {
        LinkEntry entry = links.entry(link.from());
        LinkFacts.OfList list = (LinkFacts.OfList) entry.facts();
        List<LinkFacts.Row> rows = link.step() == LinkStep.ROW ? list.materials() : list.lightmaps();
        LinkFacts.Row row = rows.get(link.number());
        return range(entry, row.at(), row.name().raw().length());
    }

    static ByteRange range(LinkEntry entry, int at, int length) {
        return entry.packed()
                ? new ByteRange(entry.offset(), entry.size())
                : new ByteRange(entry.offset() + at, length);
    }

    private void report(
            ProblemCode code, AssetRef asset, String part, ByteRange range, String field, Object... arguments) {
        findings.add(new LinkFinding(code, asset.file(), asset, part, range, field, List.of(arguments)));
    }
}

package dev.ironkit.cli.look;

import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.DiagnosticJson;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ModelReadingOptions;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.rules.ModelRules;
import dev.ironkit.toolkit.Batch;
import dev.ironkit.toolkit.check.EntryProblems;
import dev.ironkit.toolkit.input.AssetPart;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.toolkit.input.ModelArgument;
import dev.ironkit.toolkit.report.AssetFacts;
import dev.ironkit.toolkit.report.CoveragePart;
import dev.ironkit.toolkit.report.ModelFacts;
import dev.ironkit.validate.Validator;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.survey.AssetWalk;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "info",
        header = {
            "Show a summary of a file or entry: kind, size, counts, problems, next steps.",
            "",
            "  ironkit info Textures.lib",
            "  ironkit info --json 'robots.rlb!/robot.msh'"
        },
        footer = {
            "  0 done",
            "  2 usage error",
            "  3 some inputs failed or were not read completely",
            "  4 input missing or unreadable"
        })
public final class InfoCommand extends ToolCommand {

    private static final String NO_PROBLEMS = "none";

    @Parameters(arity = "1..*", paramLabel = "X", description = "Files, entries or folders.")
    List<String> inputs;

    @Mixin
    ModelReadingOptions readings = new ModelReadingOptions();

    /** What is known about one thing. */
    private record Subject(
            Located found,
            Archive container,
            Optional<AssetFacts> facts,
            Optional<ModelFacts> model,
            Optional<AssetPart> part,
            Problems problems,
            Optional<EntryProblems> inside,
            Optional<CoveragePart> explained,
            Optional<MalformedAssetException> unreadable) {

        Map<String, Integer> types() {
            Map<String, Integer> types = new TreeMap<>();
            container.directory().forEach(entry -> types.merge(entry.type(), 1, Integer::sum));
            return types;
        }
    }

    @Override
    public SharedUse shared() {
        return SharedUse.of(
                inputs, SharedUse.Acts.READ, SharedUse.Acts.OVERLAY, SharedUse.Acts.KIND, SharedUse.Acts.LISTS);
    }

    @Override
    public int run() {
        Problems all = problems(Problems.Mode.TOLERANT);
        try (Workspace workspace = workspace()) {
            List<Subject> subjects = new ArrayList<>();
            Batch batch = new Batch(all);
            for (Address address : Inputs.expand(workspace, inputs)) {
                batch.item(() -> {
                    Located found = workspace.locate(address, all);
                    Subject subject = look(workspace, found, address, all.mode());
                    subjects.add(subject);
                    subject.explained()
                            .map(CoveragePart::leftOut)
                            .filter(left -> !left.isEmpty())
                            .ifPresent(left -> {
                                left.forEach(all::add);
                                batch.partly();
                            });
                    subject.unreadable().ifPresent(e -> {
                        throw e;
                    });
                });
            }
            refuseIdle(subjects);
            int code = ExitCode.of(batch.outcome());
            if (common.json) {
                JsonDocument.print(console(), "ironkit.info", code, all.all(), out -> {
                    out.name("subjects").array();
                    subjects.forEach(subject -> write(out, subject));
                    out.end();
                });
            } else {
                for (int i = 0; i < subjects.size(); i++) {
                    if (i > 0) {
                        console().line("");
                    }
                    print(subjects.get(i));
                }
            }
            say(all.all(), Severity.ERROR);
            return code;
        }
    }

    /** Readings are those of models, and of lists or what may hold some. */
    private void refuseIdle(List<Subject> subjects) {
        boolean all = subjects.stream().allMatch(subject -> subject.unreadable().isEmpty());
        if (all && subjects.stream().noneMatch(subject -> subject.found().kind() == AssetKind.MSH)) {
            refuseIdle("the input contains no model", "--batch-material", "--quat-order", "--res18");
        }
        if (all && subjects.stream().noneMatch(InfoCommand::mayHoldList)) {
            refuseIdle("the input contains no material list", "--wear-parser");
        }
    }

    /** Whether it is a list, or an archive with one, or with what is not told by its type. */
    private static boolean mayHoldList(Subject subject) {
        return subject.found().kind() == AssetKind.WEAR
                || (subject.found().kind() == AssetKind.NRES
                        && subject.container().directory().stream()
                                .map(entry -> AssetKind.said(entry.attributes()))
                                .anyMatch(type -> type.isEmpty() || type.get() == AssetKind.WEAR));
    }

    private Subject look(Workspace workspace, Located found, Address address, Problems.Mode mode) {
        Optional<AssetPart> part = AssetPart.of(found, address, Problems.tolerant());
        Problems problems = Problems.in(Problems.Mode.AUDIT, found.path());
        Archive container = null;
        Optional<AssetFacts> facts = Optional.empty();
        Optional<ModelFacts> model = Optional.empty();
        try {
            if (found.kind() == AssetKind.MSH) {
                // First: what is no archive at all is then told by the reader of archives.
                model = Optional.of(model(found, problems));
            }
            if (found.kind().isContainer()) {
                container = found.reopened(problems);
            } else {
                facts = AssetFacts.of(found, common.wearParser(), problems);
            }
            ModelArgument.refuseWithoutTable(found, problems);
            if (mode == Problems.Mode.STRICT && found.hasFields()) {
                // What is shown here is read in a way of its own, and has to be refused where others refuse it.
                found.describe(Problems.in(mode, found.path()));
            }
            Optional<EntryProblems> inside =
                    found.kind().isContainer() ? Optional.of(inside(found, problems)) : Optional.empty();
            return new Subject(
                    found,
                    container,
                    facts,
                    model,
                    part,
                    problems,
                    inside,
                    part.isPresent() ? Optional.empty() : Optional.of(explained(workspace, found)),
                    Optional.empty());
        } catch (MalformedAssetException e) {
            // The screen is shown all the same; the exit code says that the file cannot be read.
            return new Subject(
                    found, container, facts, model, part, problems, Optional.empty(), Optional.empty(), Optional.of(e));
        }
    }

    /** What is said of an archive is said of all it holds, or nobody would look further. */
    private EntryProblems inside(Located found, Problems own) {
        return EntryProblems.of(found, new Validator(common.rsliOverlay, common.wearParser()), own);
    }

    /** How much is explained, of everything inside an archive too; the figure of hex. */
    private static CoveragePart explained(Workspace workspace, Located found) {
        CoveragePart part = new CoveragePart();
        AssetWalk.over(workspace, found, part);
        return part;
    }

    private ModelFacts model(Located found, Problems problems) {
        Model model = ModelArgument.model(found, problems);
        ModelRules.check(model, found.bytes(), problems);
        return new ModelFacts(model, readings.of(model));
    }

    private void print(Subject subject) {
        Located found = subject.found();
        String path = found.path().text();
        line("what", title(found) + "  " + path);
        if (subject.part().isPresent()) {
            print(subject.part().get());
            return;
        }
        line(
                "size",
                String.format(Locale.ROOT, "%,d bytes", found.bytes().length()).replace(',', ' '));
        if (!found.levels().isEmpty()) {
            var a = found.attributes();
            line(
                    "entry",
                    "type " + a.typeText() + ", attr1 " + Integer.toUnsignedString(a.attr1()) + ", attr2 "
                            + Integer.toUnsignedString(a.attr2()) + ", attr3 " + Integer.toUnsignedString(a.attr3()));
        }
        if (subject.model().isPresent()) {
            line("tables", tables(subject.container()));
        } else if (subject.container() != null) {
            List<String> types = new ArrayList<>();
            subject.types().forEach((type, count) -> types.add(count + " " + Printable.oneLine(type)));
            line("entries", subject.container().count() + (types.isEmpty() ? "" : ": " + String.join(", ", types)));
        }
        subject.facts().ifPresent(facts -> facts.lines().forEach(this::line));
        subject.model().ifPresent(model -> model.lines().forEach(this::line));
        subject.explained().ifPresent(share -> line("explained", share.percent()));
        line("problems", problems(subject));
        String named =
                Printable.shellWord(path) + (found.kindIsForced() ? " --as " + common.as.toLowerCase(Locale.ROOT) : "");
        line("next", "ironkit " + (subject.container() != null ? "ls -l" : "hex") + " " + named);
        if (found.kind() == AssetKind.FXID || found.kind() == AssetKind.MAT0) {
            line("", "ironkit play " + named);
        }
        if (found.kind() == AssetKind.TEXM) {
            line("", "ironkit convert " + named + " -o picture.png");
        }
        if (subject.model().isPresent()) {
            line("", "ironkit tree --nodes " + named);
            line("", "ironkit pose " + named);
        }
        if (!problems(subject).equals(NO_PROBLEMS)) {
            line("", "ironkit validate " + named);
        }
    }

    private static String title(Located found) {
        return found.table()
                .map(table -> "table " + table.number() + " of a model, " + table.word())
                .orElse(found.kind().title());
    }

    private void print(AssetPart part) {
        line("part", "?" + part.text());
        part.forEachLeaf((field, leaf) -> line("", field + " = " + Printable.oneLine(leaf.value())));
    }

    /** The types of a model's tables in the order they are stored. */
    private static String tables(Archive container) {
        return String.join(
                ", ", container.directory().stream().map(ArchiveEntry::type).toList());
    }

    private void line(String label, String text) {
        console().line(String.format(Locale.ROOT, "%-9s %s", label, Printable.oneLine(text)));
    }

    private static String problems(Subject subject) {
        Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
        subject.problems().all().forEach(found -> counts.merge(found.severity(), 1, Integer::sum));
        List<String> parts = new ArrayList<>();
        parts.add(EntryProblems.words(counts));
        subject.inside()
                .ifPresent(inside -> parts.add(inside.text(subject.container().count())));
        parts.removeIf(String::isEmpty);
        return parts.isEmpty() ? NO_PROBLEMS : String.join("; ", parts);
    }

    private static void write(JsonWriter out, Subject subject) {
        Located found = subject.found();
        out.object()
                .field("path", found.path().text())
                .field("kind", found.kind().word())
                .field("size", found.bytes().length())
                .field("sha256", Sha256.of(found.bytes()));
        if (subject.container() != null) {
            out.field("format", subject.container().format());
            out.field("entryCount", subject.container().count());
            out.name("types").object();
            subject.types().forEach(out::field);
            out.end();
        }
        found.table()
                .ifPresent(table -> out.name("table")
                        .inlineObject()
                        .field("type", table.number())
                        .field("name", table.word())
                        .end());
        subject.part().ifPresent(part -> {
            out.name("part").object().field("address", found.path().text() + "?" + part.text());
            part.write(out.name("content"));
            out.end();
        });
        subject.facts().ifPresent(facts -> facts.write(out));
        subject.model().ifPresent(model -> model.write(out));
        subject.explained()
                .ifPresent(share -> out.field("explainedBytes", share.sums().explained())
                        .field("contentBytes", share.sums().own()));
        subject.inside().ifPresent(inside -> inside.write(out));
        out.name("problems").array();
        subject.problems().all().forEach(problem -> DiagnosticJson.write(problem, out));
        out.end().end();
    }
}

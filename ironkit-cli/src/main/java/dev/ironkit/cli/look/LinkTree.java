package dev.ironkit.cli.look;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.console.Table;
import dev.ironkit.format.link.LinkFacts;
import dev.ironkit.format.link.LinkFile;
import dev.ironkit.format.link.LinkKind;
import dev.ironkit.runtime.link.AssetRef;
import dev.ironkit.runtime.link.Link;
import dev.ironkit.runtime.link.LinkStep;
import dev.ironkit.toolkit.game.LinkQuery;
import dev.ironkit.toolkit.game.LinkScene;
import dev.ironkit.toolkit.report.LinkSummary;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Links for people: each asset, and below it what it uses or what uses it. */
final class LinkTree {

    private static final String INDENT = "  ";

    private final LinkScene scene;
    private final LinkQuery query;
    private final Console console;
    private final SortedSet<AssetRef> shown = new TreeSet<>();

    LinkTree(LinkScene scene, LinkQuery query, Console console) {
        this.scene = scene;
        this.query = query;
        this.console = console;
    }

    void print() {
        if (query.isAboutAll()) {
            summary();
            return;
        }
        boolean several = query.subjects().size() > 1;
        int silent = 0;
        for (AssetRef asset : query.subjects()) {
            if (several && query.next(asset).isEmpty()) {
                silent++;
            } else if (!shown.contains(asset)) {
                subject(asset);
            }
        }
        if (silent > 0) {
            String what = query.isReverse() ? "nothing refers to" : "no references from";
            console.line(what + " " + Printable.count(silent, "other asset", "other assets"));
        }
    }

    private void summary() {
        LinkSummary summary = new LinkSummary(scene);
        for (Link link : summary.broken()) {
            String instead = link.ends() ? ", which is " + scene.target(link).text() : "";
            console.line(Printable.oneLine(
                    scene.source(link).text() + "  " + link.step().word() + " " + link.wanted() + ": "
                            + link.outcome().sentence() + instead));
        }
        for (AssetRef asset : scene.unreadable()) {
            console.line(Printable.oneLine(scene.address(asset).text() + "  cannot be read, so its names are unknown"));
        }
        List<LinkFile> files = scene.links().files();
        for (int i = 0; i < files.size(); i++) {
            if (files.get(i).form() == LinkFile.Form.UNREADABLE) {
                console.line(Printable.oneLine(scene.address(i) + "  cannot be read, so its names are unknown"));
            }
        }
        Table table = new Table("kind", ">assets", ">names", ">found", ">fallback", ">missing", ">unreadable");
        summary.kinds()
                .forEach((kind, counts) -> table.row(
                        kind.title(),
                        counts.assets(),
                        counts.names(),
                        counts.found(),
                        counts.fallback(),
                        counts.missing(),
                        counts.unreadable()));
        table.print(console);
    }

    private void subject(AssetRef asset) {
        LinkKind kind = scene.links().entry(asset).kind();
        console.line(Printable.oneLine(scene.address(asset).text()) + INDENT + kind.title());
        if (query.next(asset).isEmpty()) {
            console.line(INDENT + nothing(asset));
        }
        branches(asset, null, INDENT, 1);
    }

    private String nothing(AssetRef asset) {
        if (query.isReverse()) {
            return "nothing that was read refers to it";
        }
        boolean unreadable = scene.links().entry(asset).facts().equals(LinkFacts.UNREADABLE);
        return unreadable ? "it cannot be read, so its names are unknown" : "it refers to no other asset";
    }

    private void branches(AssetRef asset, AssetRef model, String indent, int level) {
        if (level > query.depth()) {
            return;
        }
        shown.add(asset);
        AssetRef drawn = scene.links().entry(asset).kind() == LinkKind.MODEL ? asset : model;
        for (Link link : query.next(asset)) {
            AssetRef end = query.end(link);
            boolean again =
                    end != null && shown.contains(end) && !query.next(end).isEmpty();
            console.line(indent + Printable.oneLine(line(link, drawn) + (again ? INDENT + "(as above)" : "")));
            if (end != null && !again) {
                branches(end, drawn, indent + INDENT, level + 1);
            }
        }
    }

    private String line(Link link, AssetRef model) {
        return query.isReverse() ? user(link) : used(link, model);
    }

    /** What an asset uses, with the part of it that does. */
    private String used(Link link, AssetRef model) {
        String part = link.step() == LinkStep.LIST ? "" : label(link) + INDENT;
        if (!link.leads()) {
            String where = link.library().isEmpty() ? "" : " (" + link.library() + ")";
            return part + link.wanted() + where + ": " + link.outcome().sentence() + batches(link, model);
        }
        String standIn = link.outcome().isFallback()
                ? INDENT + "for " + link.wanted() + ", which is "
                        + link.outcome().sentence()
                : "";
        String kind = scene.links().entry(link.to()).kind().title();
        return part + scene.target(link).text() + INDENT + kind + batches(link, model) + standIn;
    }

    private static String label(Link link) {
        return link.step().part() + " " + link.number() + (link.step() == LinkStep.PALETTE ? " palette" : "");
    }

    /** How many batches of the model are drawn with a row of its list. */
    private String batches(Link link, AssetRef model) {
        boolean isRow = link.step() == LinkStep.ROW || link.step() == LinkStep.LIGHTMAP;
        if (!isRow || model == null || !(scene.links().entry(model).facts() instanceof LinkFacts.OfModel facts)) {
            return "";
        }
        List<LinkFacts.RowUse> uses = facts.uses().stream()
                .filter(use -> (link.step() == LinkStep.ROW ? use.row() : use.lightmap()) == link.number())
                .toList();
        if (uses.isEmpty()) {
            return INDENT + "no batch";
        }
        int count = uses.stream().mapToInt(LinkFacts.RowUse::count).sum();
        return INDENT
                + (count == 1 ? "batch " : count + " batches from ")
                + uses.get(0).first();
    }

    /** What uses an asset. */
    private String user(Link link) {
        String page = link.cell() < 0 ? "" : INDENT + "page " + link.cell();
        String standIn = link.outcome().isFallback() ? INDENT + "in place of " + link.wanted() : "";
        String kind = scene.links().entry(link.from()).kind().title();
        String lightmap = link.step() == LinkStep.LIGHTMAP ? INDENT + label(link) : "";
        return scene.source(link).text() + INDENT + kind + lightmap + page + standIn;
    }
}

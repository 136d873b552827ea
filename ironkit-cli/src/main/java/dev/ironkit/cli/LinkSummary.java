package dev.ironkit.cli;

import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.link.LinkFacts;
import dev.ironkit.format.link.LinkFile;
import dev.ironkit.format.link.LinkKind;
import dev.ironkit.runtime.link.AssetRef;
import dev.ironkit.runtime.link.Link;
import dev.ironkit.runtime.link.LinkOutcome;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The links of a whole folder: those that do not lead where they say, and how many of each kind there are. */
final class LinkSummary {

    /** How many there are of a kind of asset, and what comes of its names. */
    private static final class Counts {
        int assets;
        int names;
        int found;
        int fallback;
        int missing;
        int unreadable;
    }

    private final LinkScene scene;
    private final Map<LinkKind, Counts> kinds = new EnumMap<>(LinkKind.class);

    LinkSummary(LinkScene scene) {
        this.scene = scene;
        for (AssetRef asset : scene.links().assets()) {
            Counts counts = kinds.computeIfAbsent(scene.links().entry(asset).kind(), kind -> new Counts());
            counts.assets++;
            counts.unreadable += scene.links().entry(asset).facts().equals(LinkFacts.UNREADABLE) ? 1 : 0;
            for (Link link : scene.links().from(asset)) {
                counts.names++;
                counts.found += link.outcome() == LinkOutcome.FOUND ? 1 : 0;
                counts.fallback += link.outcome().isFallback() ? 1 : 0;
                counts.missing += link.leads() ? 0 : 1;
            }
        }
    }

    /** The links that lead elsewhere, or nowhere. */
    List<Link> broken() {
        return scene.links().all().stream()
                .filter(link -> link.outcome() != LinkOutcome.FOUND)
                .sorted(Comparator.comparing(Link::from))
                .toList();
    }

    void print(Console console) {
        for (Link link : broken()) {
            String instead = link.ends() ? ", which is " + scene.target(link).text() : "";
            console.line(
                    OneLine.of(scene.source(link).text() + "  " + link.step().word() + " " + link.wanted() + ": "
                            + link.outcome().sentence() + instead));
        }
        for (AssetRef asset : scene.unreadable()) {
            console.line(OneLine.of(scene.address(asset).text() + "  cannot be read, so its names are unknown"));
        }
        List<LinkFile> files = scene.links().files();
        for (int i = 0; i < files.size(); i++) {
            if (files.get(i).form() == LinkFile.Form.UNREADABLE) {
                console.line(OneLine.of(scene.address(i) + "  cannot be read, so its names are unknown"));
            }
        }
        Table table = new Table("kind", ">assets", ">names", ">found", ">fallback", ">missing", ">unreadable");
        kinds.forEach((kind, counts) -> table.row(
                kind.title(),
                counts.assets,
                counts.names,
                counts.found,
                counts.fallback,
                counts.missing,
                counts.unreadable));
        table.print(console);
    }

    void write(JsonWriter out) {
        out.name("summary").array();
        kinds.forEach((kind, counts) -> out.inlineObject()
                .field("kind", kind.word())
                .field("assets", counts.assets)
                .field("names", counts.names)
                .field("found", counts.found)
                .field("fallback", counts.fallback)
                .field("missing", counts.missing)
                .field("unreadable", counts.unreadable)
                .end());
        out.end();
    }
}

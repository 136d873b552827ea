package dev.ironkit.toolkit.report;

import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.link.LinkFacts;
import dev.ironkit.format.link.LinkKind;
import dev.ironkit.runtime.link.AssetRef;
import dev.ironkit.runtime.link.GameLinks;
import dev.ironkit.runtime.link.Link;
import dev.ironkit.runtime.link.LinkOutcome;
import dev.ironkit.toolkit.game.LinkScene;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The links of a whole folder: those that do not lead where they say, and how many of each kind there are. */
public final class LinkSummary {

    /** How many there are of a kind of asset, and what comes of its names. */
    public record Counts(int assets, int names, int found, int fallback, int missing, int unreadable) {

        private Counts plus(Counts more) {
            return new Counts(
                    assets + more.assets,
                    names + more.names,
                    found + more.found,
                    fallback + more.fallback,
                    missing + more.missing,
                    unreadable + more.unreadable);
        }
    }

    private final LinkScene scene;
    private final Map<LinkKind, Counts> kinds = new EnumMap<>(LinkKind.class);

    public LinkSummary(LinkScene scene) {
        this.scene = scene;
        for (AssetRef asset : scene.links().assets()) {
            kinds.merge(scene.links().entry(asset).kind(), counts(scene.links(), asset), Counts::plus);
        }
    }

    private static Counts counts(GameLinks links, AssetRef asset) {
        boolean readable = !links.entry(asset).facts().equals(LinkFacts.UNREADABLE);
        Counts counts = new Counts(1, 0, 0, 0, 0, readable ? 0 : 1);
        for (Link link : links.from(asset)) {
            counts = counts.plus(new Counts(
                    0,
                    1,
                    link.outcome() == LinkOutcome.FOUND ? 1 : 0,
                    link.outcome().isFallback() ? 1 : 0,
                    link.leads() ? 0 : 1,
                    0));
        }
        return counts;
    }

    /** The links that lead elsewhere, or nowhere. */
    public List<Link> broken() {
        return scene.links().all().stream()
                .filter(link -> link.outcome() != LinkOutcome.FOUND)
                .sorted(Comparator.comparing(Link::from))
                .toList();
    }

    /** {@return what there is of each kind} */
    public Map<LinkKind, Counts> kinds() {
        return kinds;
    }

    void write(JsonWriter out) {
        out.name("summary").array();
        kinds.forEach((kind, counts) -> out.inlineObject()
                .field("kind", kind.word())
                .field("assets", counts.assets())
                .field("names", counts.names())
                .field("found", counts.found())
                .field("fallback", counts.fallback())
                .field("missing", counts.missing())
                .field("unreadable", counts.unreadable())
                .end());
        out.end();
    }
}

package dev.ironkit.toolkit.report;

import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.runtime.link.AssetRef;
import dev.ironkit.runtime.link.Link;
import dev.ironkit.toolkit.game.LinkQuery;
import dev.ironkit.toolkit.game.LinkScene;
import java.util.SortedSet;
import java.util.TreeSet;

/** Links as JSON: the assets that take part, and what leads from which to which. */
public final class LinkJson {

    private final LinkScene scene;
    private final LinkQuery query;

    public LinkJson(LinkScene scene, LinkQuery query) {
        this.scene = scene;
        this.query = query;
    }

    public void write(JsonWriter out) {
        out.field("question", query.isReverse() ? "to" : "from");
        out.name("subjects").array();
        query.subjects().forEach(asset -> asset(asset, out));
        out.end();
        SortedSet<AssetRef> assets = new TreeSet<>(query.subjects());
        out.name("links").array();
        for (Link link : query.links()) {
            link(link, out);
            assets.add(link.from());
            if (link.ends()) {
                assets.add(link.to());
            }
        }
        out.end();
        out.name("assets").array();
        assets.forEach(asset -> asset(asset, out));
        out.end();
        if (query.isAboutAll()) {
            new LinkSummary(scene).write(out);
        }
    }

    private void asset(AssetRef asset, JsonWriter out) {
        out.inlineObject()
                .field("address", scene.address(asset).text())
                .field("kind", scene.links().entry(asset).kind().word())
                .end();
    }

    private void link(Link link, JsonWriter out) {
        out.object()
                .field("from", scene.address(link.from()).text())
                .field("by", scene.source(link).text())
                .field("step", link.step().word())
                .field("number", link.number())
                .field("name", link.wanted().display());
        if (!link.library().isEmpty()) {
            out.field("library", link.library());
        }
        if (link.cell() >= 0) {
            out.field("page", link.cell());
        }
        out.field("outcome", link.outcome().word());
        if (link.ends()) {
            out.field("to", scene.address(link.to()).text());
        }
        out.end();
    }
}

package dev.ironkit.toolkit.report;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.reading.ModelReading;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What {@code info} tells of a model.
 *
 * @param model the model
 * @param reading how it is read, and why
 */
public record ModelFacts(Model model, ModelReading reading) {

    /** The lines for people, by label. */
    public Map<String, String> lines() {
        Map<String, String> lines = new LinkedHashMap<>();
        lines.put("nodes", nodes());
        lines.put(
                "geometry",
                Printable.count(model.slots().count(), "slot", "slots") + ", "
                        + Printable.count(model.batches().count(), "batch", "batches") + ", "
                        + Printable.count(model.indices().count() / 3, "triangle", "triangles") + ", "
                        + Printable.count(model.positions().count(), "vertex", "vertices"));
        lines.put(
                "motion",
                Printable.count(model.frameMap().frameCount(), "frame", "frames") + ", "
                        + Printable.count(model.keys().count(), "key", "keys"));
        lines.put(
                "materials",
                reading.rows().value().id() + ": " + reading.rows().reason().sentence());
        lines.put(
                "rotations",
                reading.order().value().id() + ": " + reading.order().reason().sentence());
        lines.put(
                "table 18",
                reading.table18().value().id() + ": "
                        + reading.table18().reason().sentence());
        return lines;
    }

    private String nodes() {
        if (model.nodes().stride24()) {
            return model.nodeCount() + ", 24 bytes each, in an unknown layout; kept unchanged";
        }
        int moving = animated();
        return model.nodeCount() + ", " + (moving == 0 ? "none moves" : moving == 1 ? "one moves" : moving + " move");
    }

    private int animated() {
        int animated = 0;
        for (int node = 0; node < model.nodes().count(); node++) {
            animated += model.nodes().mapStart(node) != NodeTable.NONE ? 1 : 0;
        }
        return animated;
    }

    public void write(JsonWriter out) {
        out.name("model")
                .object()
                .field("nodes", model.nodeCount())
                .field("nodesReadable", !model.nodes().stride24())
                .field("animatedNodes", animated())
                .field("slots", model.slots().count())
                .field("batches", model.batches().count())
                .field("triangles", model.indices().count() / 3)
                .field("vertices", model.positions().count())
                .field("keys", model.keys().count())
                .field("frames", model.frameMap().frameCount());
        out.name("reading").object();
        choice(
                out,
                "batchMaterial",
                reading.rows().value().id(),
                reading.rows().reason().id());
        choice(
                out,
                "quatOrder",
                reading.order().value().id(),
                reading.order().reason().id());
        choice(
                out,
                "res18",
                reading.table18().value().id(),
                reading.table18().reason().id());
        out.end().end();
    }

    private static void choice(JsonWriter out, String name, String value, String reason) {
        out.name(name)
                .inlineObject()
                .field("value", value)
                .field("reason", reason)
                .end();
    }
}

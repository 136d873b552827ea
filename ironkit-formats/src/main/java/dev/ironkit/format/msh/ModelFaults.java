package dev.ironkit.format.msh;

import dev.ironkit.format.msh.SavedModel.Fault;
import java.util.ArrayList;
import java.util.List;

/**
 * What in a model no writer may write: references into nothing, and tracks that cannot be played.
 *
 * <p>A made-up model could let thousands of records share thousands of others; what looks at them is given up after a while.
 */
final class ModelFaults {

    private static final int TIMES = 16;
    private static final int ALWAYS = 1 << 16;

    private final Model model;
    private final List<Fault> faults = new ArrayList<>();
    private long left;

    private ModelFaults(Model model) {
        this.model = model;
        this.left = (long) (model.indices().count() + model.keys().count()) * TIMES + ALWAYS;
    }

    static List<Fault> of(Model model) {
        ModelFaults faults = new ModelFaults(model);
        faults.nodes();
        faults.tracks();
        faults.slots();
        faults.batches();
        faults.triangles();
        return faults.faults;
    }

    private void range(String place, long last, long count, String what) {
        if (last >= count) {
            add(MshEditProblem.RANGE, place, what + " " + last, count);
        }
    }

    private void add(MshEditProblem code, String place, Object... more) {
        List<Object> arguments = new ArrayList<>();
        arguments.add(place);
        arguments.addAll(List.of(more));
        faults.add(new Fault(code, code + " " + place, arguments));
    }

    private void nodes() {
        NodeTable nodes = model.nodes();
        int[] parents = RestPose.parents(nodes);
        for (int node = 0; node < nodes.count(); node++) {
            int parent = nodes.parent(node);
            if (parent != NodeTable.NONE) {
                range("node " + node, parent, nodes.count(), "parent");
                if (parent < nodes.count() && parents[node] < 0) {
                    faults.add(new Fault(MshEditProblem.PARENT, "circle " + node, List.of(node, nodes.parent(node))));
                }
            }
            for (int cell = 0; cell < NodeTable.CELLS; cell++) {
                int slot = nodes.slotWord(node, cell);
                if (slot != NodeTable.NONE) {
                    range(
                            "cell " + cell + " of node " + node,
                            slot,
                            model.slots().count(),
                            "slot");
                }
            }
        }
    }

    private void tracks() {
        FrameMap map = model.frameMap();
        if (map.present() && map.frameCount() == 0) {
            add(MshEditProblem.KEYS, "a timeline has a frame");
        }
        if (model.keys().count() == 0) {
            return;
        }
        for (NodeTrack track : AnimationTracks.of(model).tracks()) {
            String node = "node " + track.node();
            range(node, track.fallbackKey(), model.keys().count(), "key");
            if (track.hasMap()) {
                if (map.present()) {
                    range(node, track.mapStart() + map.frameCount() - 1, map.count(), "word");
                }
                if (track.keyCount() < 2) {
                    add(MshEditProblem.KEYS, node + " moves and has fewer than two keys");
                }
            }
            times(track, node);
        }
    }

    private void times(NodeTrack track, String node) {
        for (int key = 1; key < track.keyCount() && left > 0; key++, left--) {
            if (!(track.time(key - 1) < track.time(key))) {
                int at = track.firstKey() + key;
                add(
                        MshEditProblem.KEYS,
                        "the time of keys[" + at + "], key " + key + " of " + node + ", is not behind the one before");
            }
        }
    }

    private void slots() {
        SlotTable slots = model.slots();
        for (int slot = 0; slot < slots.count(); slot++) {
            String place = "slot " + slot;
            int batches = slots.batchStart(slot) + slots.batchCount(slot);
            range(place, batches - 1, model.batches().count(), "batch");
            if (model.triangles().present()) {
                int triangles = slots.triStart(slot) + slots.triCount(slot);
                range(place, triangles - 1, model.triangles().count(), "triangle");
            }
        }
    }

    private void batches() {
        BatchTable batches = model.batches();
        for (int batch = 0; batch < batches.count(); batch++) {
            String place = "batch " + batch;
            long end = batches.indexStart(batch) + batches.indexCount(batch);
            range(place, end - 1, model.indices().count(), "index");
            int largest = -1;
            long stop = Math.min(end, model.indices().count());
            for (long at = batches.indexStart(batch); at < stop && left > 0; at++, left--) {
                largest = Math.max(largest, model.indices().index((int) at));
            }
            if (largest >= 0) {
                range(
                        place,
                        batches.baseVertex(batch) + largest,
                        model.positions().count(),
                        "vertex");
            }
        }
    }

    private void triangles() {
        TriangleTable triangles = model.triangles();
        for (int triangle = 0; triangle < triangles.count(); triangle++) {
            for (int edge = 0; edge < 3; edge++) {
                int link = triangles.link(triangle, edge);
                if (link != TriangleTable.NONE && link >= triangles.count()) {
                    range("edge " + edge + " of triangle " + triangle, link, triangles.count(), "triangle");
                }
            }
        }
    }
}

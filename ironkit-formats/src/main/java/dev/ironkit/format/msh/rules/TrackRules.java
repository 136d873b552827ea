package dev.ironkit.format.msh.rules;

import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;

/** The keys of each node, and their times. */
final class TrackRules {

    private final Model model;
    private final NodeTable nodes;
    private final KeyTable keys;
    private final ModelReport report;

    /** The first key of each node, -1 where its keys cannot be told from those of others. */
    private final int[] starts;

    /** Whether the times of a node's keys go up. */
    private final boolean[] sound;

    TrackRules(Model model, ModelReport report) {
        this.model = model;
        this.nodes = model.nodes();
        this.keys = model.keys();
        this.report = report;
        this.starts = new int[nodes.count()];
        this.sound = new boolean[nodes.count()];
    }

    /** Looks at the keys of each node. A model without keys has nothing to look at. */
    void check() {
        int before = -1;
        float end = Float.NEGATIVE_INFINITY;
        for (int node = 0; node < nodes.count(); node++) {
            int last = nodes.fallbackKey(node);
            starts[node] = -1;
            if (last >= keys.count()) {
                report.node(MotionProblem.FALLBACK_KEY, node, "fallbackKey", node, last, keys.count());
                continue;
            }
            end = Math.max(end, keys.time(last));
            if (last <= before) {
                report.node(MotionProblem.TRACK_ORDER, node, "fallbackKey", node, last, before);
                if (nodes.mapStart(node) != NodeTable.NONE) {
                    // Known models share keys that way; an edit that takes a node its keys is another thing.
                    report.each(MotionProblem.KEY_COUNT, MeshTable.NODES, node, "fallbackKey", node, 0);
                }
                continue;
            }
            starts[node] = before + 1;
            before = last;
            checkTrack(node, starts[node], last);
        }
        checkEnd(end);
    }

    private void checkTrack(int node, int start, int last) {
        boolean moves = nodes.mapStart(node) != NodeTable.NONE;
        int count = last - start + 1;
        if (moves && count < 2) {
            report.node(MotionProblem.KEY_COUNT, node, "fallbackKey", node, count);
        }
        if (!moves && count > 1) {
            report.node(MotionProblem.TRACK_STATIC, node, "fallbackKey", node, count);
        }
        float first = keys.time(start);
        if (first != 0) {
            report.key(MotionProblem.TRACK_START, node, start, "time", node, start, first);
        }
        sound[node] = checkOrder(node, start, last);
    }

    private boolean checkOrder(int node, int start, int last) {
        int wrong = 0;
        int first = 0;
        float before = keys.time(start);
        for (int key = start + 1; key <= last; key++) {
            float time = keys.time(key);
            // Asked this way round, a time that is no number is wrong too.
            if (!(time > before)) {
                first = wrong++ == 0 ? key : first;
                report.each(
                        MotionProblem.KEY_ORDER, MeshTable.KEYS, key, "time", node, 1, key, time, before, key - start);
            }
            before = time;
        }
        if (wrong > 0) {
            report.key(
                    MotionProblem.KEY_ORDER,
                    node,
                    first,
                    "time",
                    node,
                    wrong,
                    first,
                    keys.time(first),
                    keys.time(first - 1));
        }
        return wrong == 0;
    }

    private void checkEnd(float end) {
        long frames = model.frameMap().frameCount();
        if (report.has(MeshTable.FRAME_MAP) && Float.isFinite(end) && frames != (double) end + 1) {
            report.attribute(MotionProblem.FRAME_COUNT, MeshTable.FRAME_MAP, 2, frames, end, (double) end + 1);
        }
    }

    /** The first key of a node, -1 where it cannot be told. */
    int start(int node) {
        return starts[node];
    }

    /** Whether the keys of a node can be told and their times go up. */
    boolean isSound(int node) {
        return sound[node];
    }
}

package dev.ironkit.convert.sidecar;

import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.convert.gltf.TrackForm;
import dev.ironkit.convert.model.Decimals;
import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.animation.AnimationTracks;
import dev.ironkit.format.msh.animation.NodeTrack;

/** What the nodes of a model say that a glTF does not: cells that show nothing, the place of the root, numbers of odd rotations. */
final class NodeRecords {

    private static final int NUMBERS = 4;

    private final Model model;
    private final JsonWriter out;

    NodeRecords(Model model, JsonWriter out) {
        this.model = model;
        this.out = out;
    }

    void write() {
        AnimationTracks tracks = AnimationTracks.of(model);
        out.array();
        for (int node = 0; node < model.nodes().count(); node++) {
            NodeTrack track = tracks.track(node);
            out.object().field("index", node);
            if (track.hasMap() && tracks.frameCount() > 1) {
                out.field("keys", TrackForm.of(track).id());
            }
            out.field("name", model.nodeName(node));
            rotations(track);
            slots(node);
            if (node == 0 && model.nodes().parent(0) == NodeTable.NONE) {
                place(track.fallbackKey());
            }
            out.end();
        }
        out.end();
    }

    private void rotations(NodeTrack track) {
        KeyTable keys = model.keys();
        boolean any = false;
        for (int key = track.firstKey(); key < track.firstKey() + track.keyCount(); key++) {
            if (OddRotations.isOdd(keys, key)) {
                if (!any) {
                    out.name("oddRotations").array();
                    any = true;
                }
                out.inlineObject().field("key", key).name("stored").inlineArray();
                for (int i = 0; i < NUMBERS; i++) {
                    out.value(keys.raw(key, i));
                }
                out.end().end();
            }
        }
        if (any) {
            out.end();
        }
    }

    /** A cell without a slot is null: it showed nothing, which is not the same as being gone. */
    private void slots(int node) {
        out.name("slots").inlineArray();
        for (int cell = 0; cell < NodeTable.CELLS; cell++) {
            int slot = model.nodes().slotWord(node, cell);
            if (slot == NodeTable.NONE) {
                out.raw("null");
            } else {
                out.value(slot);
            }
        }
        out.end();
    }

    /** The engine leaves it out, and so does the glTF. */
    private void place(int key) {
        if (key < model.keys().count()) {
            out.name("translation").inlineArray();
            for (float value : new float[] {
                model.keys().x(key), model.keys().y(key), model.keys().z(key)
            }) {
                if (Float.isFinite(value)) {
                    out.raw(Decimals.of(value));
                } else {
                    out.raw("null");
                }
            }
            out.end();
        }
    }

    /** Rotations that cannot be had from what a glTF says of them: those not of unit length. */
    private static final class OddRotations {

        private static final int NUMBERS = 4;

        private OddRotations() {}

        /** Whether the numbers of a key are others than those of the unit rotation it stands for. */
        static boolean isOdd(KeyTable keys, int key) {
            double sum = 0;
            for (int i = 0; i < NUMBERS; i++) {
                sum += (double) keys.raw(key, i) * keys.raw(key, i);
            }
            double length = Math.sqrt(sum);
            for (int i = 0; i < NUMBERS; i++) {
                if (length == 0 || KeyTable.encode(keys.raw(key, i) / length) != keys.raw(key, i)) {
                    return true;
                }
            }
            return false;
        }
    }
}

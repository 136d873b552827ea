package dev.ironkit.format.msh.rules;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.LightTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.PathGraph;
import dev.ironkit.format.msh.PoseKey;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.msh.geometry.TableCopies;

/** Numbers that are not finite, table by table. */
final class FiniteRules {

    /** The bits that are all set in what is not finite. */
    private static final int EXPONENT = 0x7F80_0000;

    private static final String[] AXES = {".x", ".y", ".z"};

    private final Model model;
    private final ModelReport report;

    private int count;
    private int first;

    FiniteRules(Model model, ModelReport report) {
        this.model = model;
        this.report = report;
    }

    void check(TableCopies copies) {
        checkPositions(copies.positions());
        checkBounds();
        checkSlots();
        checkRows(MeshTable.KEYS, model.keys().rows(), PoseKey.SIZE, 0, 4, "keys");
        ByteView places = model.pathGraph().payload();
        int size = model.pathGraph().placeCount() * PathGraph.PLACE_SIZE;
        checkRows(MeshTable.PATH_GRAPH, places.slice(0, size), PathGraph.PLACE_SIZE, 0, 3, "pathGraph.places");
        checkRows(MeshTable.LIGHTS, model.lights().rows(), LightTable.SIZE, 4, 11, "lights");
    }

    private void checkPositions(float[] positions) {
        // Nothing times what is not finite is no number, and neither is a sum with it.
        float sum = 0;
        for (float value : positions) {
            sum += value * 0;
        }
        if (sum != 0) {
            findPositions(positions);
        }
    }

    private void findPositions(float[] positions) {
        start();
        for (int i = 0; i < positions.length; i++) {
            note(Float.floatToRawIntBits(positions[i]), i);
        }
        String field = "positions[" + first / 3 + "]" + AXES[first % 3];
        found(MeshTable.POSITIONS, field, first * 4, positions[first]);
    }

    private void checkBounds() {
        if (!model.slots().hasHeader()) {
            return;
        }
        start();
        ByteView bounds = model.slots().payload();
        for (int at = 0; at < ModelHeader.SIZE; at += 4) {
            note(bounds.i32(at), at);
        }
        if (count > 0) {
            found(MeshTable.SLOTS, "bounds", first, bounds.f32(first));
        }
    }

    private void checkSlots() {
        start();
        ByteView rows = model.slots().rows();
        for (int row = 0; row < model.slots().count(); row++) {
            for (int at = 8; at < 0x38; at += 4) {
                note(rows.i32(row * Slot.SIZE + at), row * Slot.SIZE + at);
            }
        }
        if (count > 0) {
            String field = "slots[" + first / Slot.SIZE + "]";
            found(MeshTable.SLOTS, field, ModelHeader.SIZE + first, rows.f32(first));
        }
    }

    private void checkRows(MeshTable table, ByteView rows, int stride, int from, int floats, String field) {
        start();
        for (int row = 0; row < rows.length(); row += stride) {
            for (int i = 0; i < floats; i++) {
                int at = row + from + i * 4;
                note(rows.i32(at), at);
            }
        }
        if (count > 0) {
            found(table, field + "[" + first / stride + "]", first, rows.f32(first));
        }
    }

    private void start() {
        count = 0;
        first = 0;
    }

    private void note(int bits, int at) {
        if ((bits & EXPONENT) == EXPONENT) {
            first = count++ == 0 ? at : first;
        }
    }

    private void found(MeshTable table, String field, int at, float value) {
        report.bytes(ShapeProblem.NON_FINITE, table, field, at, 4, count, table, value);
    }
}

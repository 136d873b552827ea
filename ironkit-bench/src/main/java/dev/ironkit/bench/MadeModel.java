package dev.ironkit.bench;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.TriangleTable;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEditor;
import dev.ironkit.format.nres.NresFormat;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/**
 * A large sound model: 40 nodes that all move, each with a piece of hilly ground, 23,000 vertices and 42,333 triangles in all.
 */
final class MadeModel {

    static final int NODES = 40;

    private static final int COLUMNS = 25;
    private static final int ROWS = 23;
    private static final int VERTICES = COLUMNS * ROWS;
    private static final int QUADS = (COLUMNS - 1) * (ROWS - 1);
    private static final int EXTRA = 93;
    private static final int BATCHES_PER_NODE = 4;
    private static final int NONE = 0xFFFF;

    private final Map<Integer, ByteSink> tables = new TreeMap<>();
    private final int keys;
    private final int keyStep;
    private final int frames;
    private int triangles;
    private int batches;
    private float top;

    private MadeModel(int keys, int keyStep) {
        this.keys = keys;
        this.keyStep = keyStep;
        frames = (keys - 1) * keyStep + 1;
        for (int type : new int[] {1, 2, 3, 4, 5, 15, 13, 6, 7, 8, 19, 9, 10, 17}) {
            tables.put(type, ByteSink.inMemory());
        }
    }

    /** The image of the model with 96 frames. */
    static byte[] image() {
        return image(20, 5);
    }

    /** The image of the model with so many keys for each node, so many frames apart. */
    static byte[] image(int keys, int keyStep) {
        MadeModel made = new MadeModel(keys, keyStep);
        ByteSink slots = ByteSink.inMemory();
        for (int node = 0; node < NODES; node++) {
            made.node(node, slots);
        }
        made.header(slots.toView());
        return made.archive();
    }

    private void node(int node, ByteSink slots) {
        ByteSink out = tables.get(1);
        out.u16(0);
        out.u16(node == 0 ? NONE : node - 1);
        out.u16(node * frames);
        out.u16(node * keys + keys - 1);
        for (int cell = 0; cell < 15; cell++) {
            out.u16(cell == 0 ? node : NONE);
        }
        tables.get(9).bytes(ByteView.of(new byte[32]));
        tables.get(10).i32(0);
        keys(node);
        float highest = vertices(node);
        top = Math.max(top, highest);
        int firstTriangle = triangles;
        int firstBatch = batches;
        quads(node);
        slot(slots, firstTriangle, firstBatch, highest);
    }

    private void keys(int node) {
        for (int key = 0; key < keys; key++) {
            float3(tables.get(8), 0, 0, 0);
            real(tables.get(8), key * keyStep);
            tables.get(8).u16(KeyTable.encode(Math.cos(key * 0.1)) & 0xFFFF);
            tables.get(8).u16(0);
            tables.get(8).u16(0);
            tables.get(8).u16(KeyTable.encode(Math.sin(key * 0.1)) & 0xFFFF);
        }
        for (int frame = 0; frame < frames; frame++) {
            tables.get(19).u16(node * keys + frame / keyStep);
        }
    }

    private static float height(int node, int x, int y) {
        return (x * 31 + y * 17 + node * 7) % 11 * 0.125f;
    }

    private float vertices(int node) {
        float highest = 0;
        for (int y = 0; y < ROWS; y++) {
            for (int x = 0; x < COLUMNS; x++) {
                float z = height(node, x, y);
                highest = Math.max(highest, z);
                float3(tables.get(3), x, y, z);
                tables.get(4).i32(0x007F_0000);
                tables.get(5).i32(x << 16 | y);
                tables.get(15).i32(0);
                tables.get(15).i32(0);
            }
        }
        return highest;
    }

    private void quads(int node) {
        int first = triangles;
        int extra = node == 0 ? EXTRA : 0;
        for (int quad = 0; quad < QUADS; quad++) {
            int x = quad % (COLUMNS - 1);
            int y = quad / (COLUMNS - 1);
            int below = y > 0 ? first + (quad - COLUMNS + 1) * 2 + 1 : NONE;
            int right = x < COLUMNS - 2 ? first + (quad + 1) * 2 + 1 : NONE;
            int above = y < ROWS - 2 ? first + (quad + COLUMNS - 1) * 2 : NONE;
            int left = x > 0 ? first + (quad - 1) * 2 : NONE;
            int self = first + quad * 2;
            triangle(node, new int[] {x, y, x + 1, y, x + 1, y + 1}, below, right, self + 1, 1, 2, 0);
            triangle(node, new int[] {x, y, x + 1, y + 1, x, y + 1}, self, above, left, 2, 0, 1);
        }
        for (int i = 0; i < extra; i++) {
            triangle(node, new int[] {0, 0, 1, 0, 1, 1}, NONE, NONE, NONE, 3, 3, 3);
        }
        int count = QUADS * 2 + extra;
        for (int i = 0; i < BATCHES_PER_NODE; i++) {
            int from = count * i / BATCHES_PER_NODE;
            int to = count * (i + 1) / BATCHES_PER_NODE;
            batch(node, first + from, first + to);
        }
    }

    private void triangle(int node, int[] at, int link0, int link1, int link2, int twin0, int twin1, int twin2) {
        double[][] corners = new double[3][];
        for (int i = 0; i < 3; i++) {
            int x = at[i * 2];
            int y = at[i * 2 + 1];
            tables.get(6).u16(y * COLUMNS + x);
            corners[i] = new double[] {x, y, height(node, x, y)};
        }
        ByteSink out = tables.get(7);
        out.u16(0);
        out.u16(link0);
        out.u16(link1);
        out.u16(link2);
        normal(out, corners);
        out.u16(twin(link0, twin0) | twin(link1, twin1) << 2 | twin(link2, twin2) << 4);
        triangles++;
    }

    private static int twin(int link, int twin) {
        return link == NONE ? 3 : twin;
    }

    private static void normal(ByteSink out, double[][] corners) {
        double[] cross = new double[3];
        for (int axis = 0; axis < 3; axis++) {
            int y = (axis + 1) % 3;
            int z = (axis + 2) % 3;
            cross[axis] = (corners[1][y] - corners[0][y]) * (corners[2][z] - corners[0][z])
                    - (corners[1][z] - corners[0][z]) * (corners[2][y] - corners[0][y]);
        }
        double length = Math.sqrt(cross[0] * cross[0] + cross[1] * cross[1] + cross[2] * cross[2]);
        for (double component : cross) {
            out.u16(TriangleTable.encodeNormal(component / length) & 0xFFFF);
        }
    }

    private void batch(int node, int from, int to) {
        ByteView indices = tables.get(6).toView();
        int largest = 0;
        for (int i = from * 3; i < to * 3; i++) {
            largest = Math.max(largest, indices.u16(i * 2));
        }
        ByteSink out = tables.get(13);
        out.u16(0);
        out.u16(0);
        out.u16(0xFF00);
        out.u16(NONE);
        out.u16((to - from) * 3);
        out.i32(from * 3);
        out.u16(largest + 1);
        out.i32(node * VERTICES);
        batches++;
    }

    private void slot(ByteSink out, int firstTriangle, int firstBatch, float highest) {
        out.u16(firstTriangle);
        out.u16(triangles - firstTriangle);
        out.u16(firstBatch);
        out.u16(batches - firstBatch);
        float3(out, 0, 0, 0);
        float3(out, COLUMNS - 1, ROWS - 1, highest);
        float3(out, (COLUMNS - 1) / 2f, (ROWS - 1) / 2f, highest / 2);
        real(out, COLUMNS);
        real(out, (COLUMNS - 1) * (ROWS - 1));
        real(out, (COLUMNS - 1) * (ROWS - 1) * highest);
        out.i32(0);
        out.i32(0);
        out.i32(0);
    }

    private void header(ByteView slots) {
        ByteSink out = tables.get(2);
        for (int corner = 0; corner < 8; corner++) {
            float3(out, (corner & 1) * (COLUMNS - 1), (corner >> 1 & 1) * (ROWS - 1), (corner >> 2) * top);
        }
        float3(out, (COLUMNS - 1) / 2f, (ROWS - 1) / 2f, top / 2);
        real(out, COLUMNS);
        float3(out, (COLUMNS - 1) / 2f, (ROWS - 1) / 2f, 0);
        float3(out, (COLUMNS - 1) / 2f, (ROWS - 1) / 2f, top);
        real(out, COLUMNS);
        out.bytes(slots);
    }

    private byte[] archive() {
        NresEditor editor = NresArchive.empty().edit();
        byte[] name = "made".getBytes(StandardCharsets.US_ASCII);
        int at = 0;
        for (Map.Entry<Integer, ByteSink> table : tables.entrySet()) {
            ByteView content = table.getValue().toView();
            editor.add(at++, name, attributes(table.getKey(), content.length()), content);
        }
        ByteSink sink = ByteSink.inMemory();
        NresFormat.NRES.encode(editor.apply(), sink);
        return sink.toView().toByteArray();
    }

    private Attributes attributes(int type, int size) {
        return switch (type) {
            case 1 -> new Attributes(1, NODES, 0, 38);
            case 2 -> new Attributes(2, NODES, 0, 68);
            case 8 -> new Attributes(8, size / 24, 0, 4);
            case 9 -> new Attributes(9, NODES, 0, 32);
            case 10 -> new Attributes(10, NODES, 0, 0);
            case 17 -> new Attributes(17, 0, 0, 20);
            case 19 -> new Attributes(19, size / 2, frames, 2);
            default -> {
                int stride =
                        Map.of(3, 12, 4, 4, 5, 4, 6, 2, 7, 16, 13, 20, 15, 8).get(type);
                yield new Attributes(type, size / stride, 0, stride);
            }
        };
    }

    private static void float3(ByteSink out, float x, float y, float z) {
        real(out, x);
        real(out, y);
        real(out, z);
    }

    private static void real(ByteSink out, float value) {
        out.i32(Float.floatToRawIntBits(value));
    }
}

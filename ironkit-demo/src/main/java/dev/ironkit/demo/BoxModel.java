package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;

/** A textured box as a model: one node, one slot, one batch, twelve triangles. */
final class BoxModel {

    private static final int NONE = 0xFFFF;

    /** Which corner of the box each of the four points of a side is: bit 0 x, bit 1 y, bit 2 z; seen from outside, against the clock. */
    private static final int[][] SIDES = {
        {0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}
    };

    private static final int[][] NORMALS = {
        {-127, 0, 0}, {127, 0, 0}, {0, -127, 0}, {0, 127, 0}, {0, 0, -127}, {0, 0, 127}
    };

    private final float x;
    private final float y;
    private final float z;
    private final String name;
    private final ArchiveBuilder archive = new ArchiveBuilder();

    private BoxModel(String name, float x, float y, float z) {
        this.name = name;
        this.x = x;
        this.y = y;
        this.z = z;
    }

    /** A box of this size that stands on the ground. */
    static ByteView of(String name, float x, float y, float z) {
        return new BoxModel(name, x, y, z).build();
    }

    private ByteView build() {
        stream(1, 1, 38, nodes());
        stream(2, 1, 68, slots());
        stream(3, 24, 12, positions());
        stream(4, 24, 4, normals());
        stream(5, 24, 4, textureCoordinates());
        stream(13, 1, 20, batches());
        stream(6, 36, 2, indices());
        return archive.build();
    }

    private void stream(int type, int elements, int stride, ByteSink content) {
        archive.add(Integer.toString(type), name, elements, 0, stride, content.toView());
    }

    private static ByteSink nodes() {
        ByteSink out = ByteSink.inMemory().u16(0).u16(NONE).u16(NONE).u16(0).u16(0);
        for (int cell = 1; cell < 15; cell++) {
            out.u16(NONE);
        }
        return out;
    }

    private ByteSink slots() {
        ByteSink out = ByteSink.inMemory();
        int[] ring = {0, 1, 3, 2, 4, 5, 7, 6};
        for (int corner : ring) {
            corner(out, corner);
        }
        float radius = (float) Math.sqrt(((double) x * x + (double) y * y + (double) z * z) / 4);
        floats(out, 0, 0, z / 2, radius);
        floats(out, 0, 0, 0, 0, 0, z, (float) Math.sqrt(((double) x * x + (double) y * y) / 4));
        out.u16(0).u16(12).u16(0).u16(1);
        floats(out, -x / 2, -y / 2, 0, x / 2, y / 2, z);
        floats(out, 0, 0, z / 2, radius);
        floats(out, x * y, x * y * z, 0, 0, 0);
        return out;
    }

    private ByteSink positions() {
        ByteSink out = ByteSink.inMemory();
        for (int[] side : SIDES) {
            for (int corner : side) {
                corner(out, corner);
            }
        }
        return out;
    }

    private void corner(ByteSink out, int corner) {
        floats(out, (corner & 1) == 0 ? -x / 2 : x / 2, (corner & 2) == 0 ? -y / 2 : y / 2, (corner & 4) == 0 ? 0 : z);
    }

    private static ByteSink normals() {
        ByteSink out = ByteSink.inMemory();
        for (int[] normal : NORMALS) {
            for (int point = 0; point < 4; point++) {
                out.u8(normal[0] & 0xFF)
                        .u8(normal[1] & 0xFF)
                        .u8(normal[2] & 0xFF)
                        .u8(0);
            }
        }
        return out;
    }

    private static ByteSink textureCoordinates() {
        ByteSink out = ByteSink.inMemory();
        for (int side = 0; side < SIDES.length; side++) {
            out.i16(0).i16(1024).i16(1024).i16(1024).i16(1024).i16(0).i16(0).i16(0);
        }
        return out;
    }

    private static ByteSink batches() {
        return ByteSink.inMemory()
                .u16(0)
                .u16(0)
                .u16(0xFF00)
                .u16(NONE)
                .u16(36)
                .i32(0)
                .u16(24)
                .i32(0);
    }

    private static ByteSink indices() {
        ByteSink out = ByteSink.inMemory();
        for (int side = 0; side < SIDES.length; side++) {
            int first = side * 4;
            out.u16(first)
                    .u16(first + 1)
                    .u16(first + 2)
                    .u16(first)
                    .u16(first + 2)
                    .u16(first + 3);
        }
        return out;
    }

    private static void floats(ByteSink out, float... values) {
        for (float value : values) {
            out.i32(Float.floatToRawIntBits(value));
        }
    }
}

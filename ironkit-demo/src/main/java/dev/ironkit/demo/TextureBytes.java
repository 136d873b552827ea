package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;

/** Textures in the stored pixel formats, with their smaller levels. */
final class TextureBytes {

    private static final int MAGIC = 0x6D786554;

    private TextureBytes() {}

    /** A texture of a format: 8888, 888, 565 or 4444. */
    static ByteView of(int format, int size, int levels, Picture picture) {
        ByteSink out = ByteSink.inMemory();
        out.i32(MAGIC).i32(size).i32(size).i32(levels);
        out.i32(levels > 1 ? 32 : 0).i32(0).i32(0).i32(format);
        for (int level = 0; level < levels; level++) {
            int side = Math.max(1, size >> level);
            int block = size / side;
            for (int y = 0; y < side; y++) {
                for (int x = 0; x < side; x++) {
                    pixel(out, format, x * block, y * block, block, picture);
                }
            }
        }
        return out.toView();
    }

    /** One pixel: the truncated mean of its block in level 0, taken in stored components. */
    private static void pixel(ByteSink out, int format, int x0, int y0, int block, Picture picture) {
        int a = 0;
        int r = 0;
        int g = 0;
        int b = 0;
        for (int y = y0; y < y0 + block; y++) {
            for (int x = x0; x < x0 + block; x++) {
                int color = picture.at(x, y);
                a += stored(color >>> 24, bits(format, 0));
                r += stored(color >>> 16 & 0xFF, bits(format, 1));
                g += stored(color >>> 8 & 0xFF, bits(format, 2));
                b += stored(color & 0xFF, bits(format, 3));
            }
        }
        int count = block * block;
        write(out, format, a / count, r / count, g / count, b / count);
    }

    private static void write(ByteSink out, int format, int a, int r, int g, int b) {
        switch (format) {
            case 565 -> out.u16(r << 11 | g << 5 | b);
            case 4444 -> out.u16(a << 12 | r << 8 | g << 4 | b);
            case 888 -> out.u8(b).u8(g).u8(r).u8(0);
            default -> out.u8(b).u8(g).u8(r).u8(a);
        }
    }

    private static int bits(int format, int channel) {
        return switch (format) {
            case 565 -> channel == 0 ? 8 : channel == 2 ? 6 : 5;
            case 4444 -> 4;
            default -> 8;
        };
    }

    private static int stored(int value, int bits) {
        int top = (1 << bits) - 1;
        return (value * top + 127) / 255;
    }
}

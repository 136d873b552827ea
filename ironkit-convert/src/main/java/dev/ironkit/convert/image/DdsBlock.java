package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.RgbaImage;

/** The packed blocks of sixteen pixels that pictures are often saved in. They are only read: the engine knows none of them. */
enum DdsBlock {
    /** Two colours and what lies between; or one between and transparent black. */
    BC1(8),
    /** Four bits of alpha each, then the colours. */
    BC2(16),
    /** Two alphas and what lies between, then the colours. */
    BC3(16);

    private final int size;

    DdsBlock(int size) {
        this.size = size;
    }

    /** Bytes of a block. */
    int size() {
        return size;
    }

    /** {@return the picture of a level} */
    RgbaImage decode(ByteView level, int width, int height) {
        RgbaImage image = new RgbaImage(width, height);
        int[] block = new int[16];
        int at = 0;
        for (int y = 0; y < height; y += 4) {
            for (int x = 0; x < width; x += 4, at += size) {
                decode(level.slice(at, size), block);
                for (int i = 0; i < 16; i++) {
                    if (x + i % 4 < width && y + i / 4 < height) {
                        image.pixels()[(y + i / 4) * width + x + i % 4] = block[i];
                    }
                }
            }
        }
        return image;
    }

    private void decode(ByteView bytes, int[] block) {
        colours(bytes.slice(size - 8, 8), this == BC1, block);
        if (this == BC2) {
            for (int i = 0; i < 16; i++) {
                alpha(block, i, (bytes.u8(i / 2) >> (i % 2 * 4) & 15) * 17);
            }
        } else if (this == BC3) {
            between(bytes, block);
        }
    }

    private static void colours(ByteView bytes, boolean mayBeClear, int[] block) {
        int first = bytes.u16(0);
        int second = bytes.u16(2);
        int[] colours = {colour(first), colour(second), 0, 0};
        if (first > second || !mayBeClear) {
            colours[2] = mix(colours[0], colours[1], 2, 1);
            colours[3] = mix(colours[0], colours[1], 1, 2);
        } else {
            colours[2] = mix(colours[0], colours[1], 1, 1);
        }
        int choices = bytes.i32(4);
        for (int i = 0; i < 16; i++) {
            block[i] = colours[choices >>> (2 * i) & 3];
        }
    }

    private static void between(ByteView bytes, int[] block) {
        int first = bytes.u8(0);
        int second = bytes.u8(1);
        long choices = bytes.u16(2) | bytes.u32(4) << 16;
        for (int i = 0; i < 16; i++) {
            int choice = (int) (choices >>> (3 * i) & 7);
            int alpha;
            if (choice < 2) {
                alpha = choice == 0 ? first : second;
            } else if (first > second) {
                alpha = ((8 - choice) * first + (choice - 1) * second) / 7;
            } else {
                alpha = choice < 6 ? ((6 - choice) * first + (choice - 1) * second) / 5 : (choice - 6) * 255;
            }
            alpha(block, i, alpha);
        }
    }

    private static void alpha(int[] block, int i, int alpha) {
        block[i] = (block[i] & 0xFFFFFF) | alpha << 24;
    }

    private static int colour(int stored) {
        int red = stored >> 11;
        int green = stored >> 5 & 63;
        int blue = stored & 31;
        return RgbaImage.pixel(red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2, 255);
    }

    private static int mix(int a, int b, int ofA, int ofB) {
        int all = ofA + ofB;
        return RgbaImage.pixel(
                (RgbaImage.red(a) * ofA + RgbaImage.red(b) * ofB) / all,
                (RgbaImage.green(a) * ofA + RgbaImage.green(b) * ofB) / all,
                (RgbaImage.blue(a) * ofA + RgbaImage.blue(b) * ofB) / all,
                255);
    }
}

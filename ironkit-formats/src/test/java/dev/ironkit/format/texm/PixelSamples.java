package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;
import java.util.Random;

/** Pixels and palettes for tests. */
final class PixelSamples {

    private PixelSamples() {}

    /** Every word there is, from 0 to 65535. */
    static ByteView allWords() {
        byte[] bytes = new byte[65536 * 2];
        for (int word = 0; word < 65536; word++) {
            bytes[2 * word] = (byte) word;
            bytes[2 * word + 1] = (byte) (word >> 8);
        }
        return ByteView.of(bytes);
    }

    static ByteView noise(long seed, int length) {
        byte[] bytes = new byte[length];
        new Random(seed).nextBytes(bytes);
        return ByteView.of(bytes);
    }

    /** A picture of noise, alpha too. */
    static RgbaImage noise(long seed, int width, int height) {
        Random random = new Random(seed);
        RgbaImage image = new RgbaImage(width, height);
        for (int i = 0; i < image.pixels().length; i++) {
            image.pixels()[i] = random.nextInt();
        }
        return image;
    }

    /** A palette of noise, unused bytes too, with some colours that stand there twice. */
    static Palette palette(long seed) {
        byte[] raw = noise(seed, Palette.SIZE).toByteArray();
        for (int i = 0; i < 40; i++) {
            System.arraycopy(raw, 4 * (3 * i), raw, 4 * (250 - 2 * i), 3);
        }
        return Palette.of(ByteView.of(raw));
    }

    static ByteView bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return ByteView.of(bytes);
    }
}

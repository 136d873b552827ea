package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.RgbaImage;
import java.util.Random;

/** Pictures of nothing in particular, the same for the same seed. */
final class Noise {

    private Noise() {}

    static RgbaImage image(int width, int height, long seed) {
        return new RgbaImage(
                width, height, new Random(seed).ints((long) width * height).toArray());
    }

    static ByteView bytes(int count, long seed) {
        byte[] bytes = new byte[count];
        new Random(seed).nextBytes(bytes);
        return ByteView.of(bytes);
    }
}

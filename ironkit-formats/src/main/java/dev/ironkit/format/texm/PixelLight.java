package dev.ironkit.format.texm;

import java.util.Arrays;

/** The light that a channel of eight bits stands for, by the curve of sRGB: means are right only in it. */
final class PixelLight {

    private static final float[] LIGHT = new float[256];

    /** Between light i and light i + 1, as the eye sees it. */
    private static final float[] EDGES = new float[255];

    static {
        for (int i = 0; i < 256; i++) {
            LIGHT[i] = (float) linear(i / 255.0);
        }
        for (int i = 0; i < 255; i++) {
            EDGES[i] = (float) linear((i + 0.5) / 255.0);
        }
    }

    private PixelLight() {}

    /** The light of a channel, 0 to 1. */
    static float of(int channel) {
        return LIGHT[channel];
    }

    /** The channel whose light is nearest to the eye; what is too dark or too bright becomes 0 or 255. */
    static int channel(float light) {
        int found = Arrays.binarySearch(EDGES, light);
        return found >= 0 ? found + 1 : -found - 1;
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : StrictMath.pow((channel + 0.055) / 1.055, 2.4);
    }
}

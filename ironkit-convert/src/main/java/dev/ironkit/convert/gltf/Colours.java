package dev.ironkit.convert.gltf;

/** Stored colours, which are sRGB, as the linear ones of glTF, and back. */
public final class Colours {

    private static final int MOST = 255;

    private static final int STEPS = 4096;

    /** What a screen shows of so many parts of full light. */
    private static final double[] SHOWN = new double[STEPS + 2];

    static {
        for (int i = 0; i < SHOWN.length; i++) {
            SHOWN[i] = shown((double) i / STEPS);
        }
    }

    private Colours() {}

    /** A stored component as a linear one. */
    static float linear(int stored) {
        return linear(stored / (float) MOST);
    }

    /** {@return a stored component from 0 to 1 as a linear one; what lies outside is taken for the end it is near to} */
    public static float linear(float stored) {
        double c = Math.max(0, Math.min(1, stored));
        return (float) (c <= 0.04045 ? c / 12.92 : StrictMath.pow((c + 0.055) / 1.055, 2.4));
    }

    /** A linear component as a screen shows it, from 0 to 1. */
    static double shown(double linear) {
        return linear <= 0.0031308 ? linear * 12.92 : 1.055 * StrictMath.pow(linear, 1 / 2.4) - 0.055;
    }

    /** The same to a thousandth of what a byte can tell apart, without the cost of a power; for components from 0 to 1. */
    static double roughlyShown(double linear) {
        double at = linear * STEPS;
        int below = (int) at;
        return SHOWN[below] + (SHOWN[below + 1] - SHOWN[below]) * (at - below);
    }

    /** {@return the stored component that a linear one is nearest to} */
    public static int stored(double linear) {
        return (int) Math.rint(Math.max(0, Math.min(1, shown(linear))) * MOST);
    }

    /** Three components of {@code 0xRRGGBB}. */
    static float[] linear3(int rgb) {
        return new float[] {linear(rgb >> 16 & 0xFF), linear(rgb >> 8 & 0xFF), linear(rgb & 0xFF)};
    }
}

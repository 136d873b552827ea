package dev.ironkit.demo.texture;

/** Colours, 0xAARRGGBB. */
public final class Tint {

    private static final int OPAQUE = 0xFF000000;

    private Tint() {}

    /** An opaque colour, each channel held to 0..255. */
    static int rgb(double r, double g, double b) {
        return OPAQUE | channel(r) << 16 | channel(g) << 8 | channel(b);
    }

    static int channel(double value) {
        return (int) Math.max(0, Math.min(255, value));
    }

    /** {@return a colour made lighter or darker by an amount} */
    static int lit(int colour, double amount) {
        return rgb((colour >> 16 & 0xFF) + amount, (colour >> 8 & 0xFF) + amount, (colour & 0xFF) + amount);
    }

    /** {@return a colour made lighter or darker by a factor} */
    static int times(int colour, double factor) {
        return rgb((colour >> 16 & 0xFF) * factor, (colour >> 8 & 0xFF) * factor, (colour & 0xFF) * factor);
    }

    /** {@return the first colour at 0, the second at 1, mixed between} */
    static int mix(int first, int second, double part) {
        double t = Math.max(0, Math.min(1, part));
        return rgb(
                mixed(first >> 16 & 0xFF, second >> 16 & 0xFF, t),
                mixed(first >> 8 & 0xFF, second >> 8 & 0xFF, t),
                mixed(first & 0xFF, second & 0xFF, t));
    }

    private static double mixed(int first, int second, double t) {
        return first + (second - first) * t;
    }

    /** {@return a colour with an alpha of 0 to 1} */
    static int seen(int colour, double alpha) {
        return (colour & ~OPAQUE) | channel(alpha * 255) << 24;
    }

    /**
     * {@return a colour by its place on the wheel}
     *
     * @param hue 0 red, 1/3 green, 2/3 blue
     * @param depth 0 grey to 1 pure
     * @param light 0 black to 1
     */
    public static int of(double hue, double depth, double light) {
        double h = hue - Math.floor(hue);
        return rgb(wheel(h, depth, light), wheel(h + 2 / 3.0, depth, light), wheel(h + 1 / 3.0, depth, light));
    }

    private static double wheel(double hue, double depth, double light) {
        double h = hue - Math.floor(hue);
        double pure = Math.max(0, Math.min(1, Math.abs(h * 6 - 3) - 1));
        return 255 * light * (1 - depth + depth * pure);
    }
}

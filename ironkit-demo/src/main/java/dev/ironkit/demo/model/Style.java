package dev.ironkit.demo.model;

import dev.ironkit.demo.texture.Grain;

/**
 * What makes one model of a kind differ from another.
 *
 * @param seed 0 for the model as it was drawn; any other number for one like it
 * @param length how much longer it is
 * @param width how much wider
 * @param height how much higher
 */
public record Style(int seed, double length, double width, double height) {

    /** The model as it was drawn. */
    public static final Style PLAIN = new Style(0, 1, 1, 1);

    /** {@return a style with the same proportions in another size} */
    public static Style scaled(int seed) {
        double size = size(seed);
        return new Style(seed, size, size, size);
    }

    /** {@return a style with other proportions} */
    public static Style stretched(int seed) {
        double size = size(seed);
        return new Style(
                seed,
                size * part(seed, 2, 0.75, 1.35),
                size * part(seed, 3, 0.75, 1.35),
                size * part(seed, 4, 0.8, 1.3));
    }

    private static double size(int seed) {
        return part(seed, 1, 0.7, 1.5);
    }

    private static double part(int seed, int salt, double low, double high) {
        return low + (high - low) * Grain.dot(seed, salt, 77) / 255;
    }

    /** {@return one of several: the first one for the plain style} */
    int pick(int salt, int count) {
        return seed == 0 ? 0 : Grain.dot(seed, salt, 78) % count;
    }

    /** {@return a number, or one near it} */
    double about(int salt, double number) {
        return seed == 0 ? number : number * part(seed, salt, 0.75, 1.3);
    }
}

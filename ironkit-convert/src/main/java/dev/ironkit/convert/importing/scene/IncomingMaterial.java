package dev.ironkit.convert.importing.scene;

import java.util.Optional;

/**
 * A material that another program wrote. Colours are linear light, as glTF has them, 0 to 1.
 *
 * @param place its number in the file
 * @param name its name; empty where it has none
 * @param base the colour of the surface
 * @param alpha its opacity
 * @param glow the light it gives
 * @param shine the colour of its highlights; nothing where the file does not say
 * @param roughness from 0, a mirror, to 1
 * @param unlit whether light has no effect on it
 * @param blend how it is mixed with what lies behind it
 * @param texture what covers it
 * @param marks what our own export left
 */
public record IncomingMaterial(
        int place,
        String name,
        Light base,
        double alpha,
        Light glow,
        Optional<Light> shine,
        double roughness,
        boolean unlit,
        Blend blend,
        Optional<TextureUse> texture,
        Marks marks) {

    /** A colour as linear light. */
    public record Light(double red, double green, double blue) {

        /** None. */
        public static final Light BLACK = new Light(0, 0, 0);

        /** All. */
        public static final Light WHITE = new Light(1, 1, 1);
    }

    /** How a surface is mixed with what lies behind it. */
    public enum Blend {
        /** Not at all. */
        OPAQUE,
        /** Shown or not, pixel by pixel. */
        MASK,
        /** By its opacity. */
        BLEND
    }

    /**
     * A picture on a surface.
     *
     * @param picture the place of the picture
     * @param uvSet which coordinates it is laid by
     * @param x where its part begins, as a share of the width
     * @param y where its part begins, as a share of the height
     * @param width the share of the width that is shown
     * @param height the share of the height that is shown
     */
    public record TextureUse(int picture, int uvSet, double x, double y, double width, double height) {

        /** {@return all of a picture, by the first coordinates} */
        public static TextureUse of(int picture) {
            return new TextureUse(picture, 0, 0, 0, 1, 1);
        }
    }

    /** {@return a name without blanks, which end a name in a list} */
    public static String storedName(String name) {
        return name.strip().replaceAll("[\\s\\p{Cntrl}]+", "_");
    }
}

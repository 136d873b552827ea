package dev.ironkit.runtime.material;

/**
 * What the engine gives to the graphics device before it draws with a material: the look of a moment, with the colour of the scene in it.
 *
 * <p>Made once and filled again for each draw. Colours are red, green and blue from 0 to 1, and not held to it.
 */
public final class DeviceMaterial {

    private static final int DIFFUSE_AT = 4;
    private static final int AMBIENT_AT = 20;
    private static final int SPECULAR_AT = 36;
    private static final int COLOURS = 3;

    private final float[] diffuse = new float[COLOURS];
    private final float[] specular = new float[COLOURS];
    private final float[] emissive = new float[COLOURS];
    private float opacity;
    private float power;

    /** A material that nothing has been said about: all zeros. */
    public DeviceMaterial() {}

    /**
     * Takes a look over.
     *
     * @param look what the material shows
     * @param red the colour of the scene, which everything shines with
     * @param green its green
     * @param blue its blue
     */
    public void set(PhaseScratch look, float red, float green, float blue) {
        for (int i = 0; i < COLOURS; i++) {
            diffuse[i] = look.floatAt(DIFFUSE_AT + i * Float.BYTES);
            specular[i] = look.floatAt(SPECULAR_AT + i * Float.BYTES);
        }
        emissive[0] = red + look.floatAt(AMBIENT_AT);
        emissive[1] = green + look.floatAt(AMBIENT_AT + Float.BYTES);
        emissive[2] = blue + look.floatAt(AMBIENT_AT + 2 * Float.BYTES);
        opacity = look.opacity();
        // Not a shift: the exponent may be larger than 31.
        power = Math.scalb(1f, look.power());
    }

    /** {@return a part of the colour under light: 0 is red} */
    public float diffuse(int part) {
        return diffuse[part];
    }

    /** {@return how opaque it is: the alpha of the diffuse colour, taken from the ambient one of the material} */
    public float opacity() {
        return opacity;
    }

    /** {@return a part of the colour of reflected light, whose alpha is always 1} */
    public float specular(int part) {
        return specular[part];
    }

    /** {@return a part of what shines without light: the scene and the ambient colour of the material} */
    public float emissive(int part) {
        return emissive[part];
    }

    /** {@return a part of the ambient colour of the device, which is always black and opaque} */
    public float ambient(int part) {
        return part == COLOURS ? 1 : 0;
    }

    /** {@return the specular power} */
    public float power() {
        return power;
    }
}

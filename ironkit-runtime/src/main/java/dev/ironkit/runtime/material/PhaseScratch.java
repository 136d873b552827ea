package dev.ironkit.runtime.material;

import java.util.Arrays;

/**
 * The look of a material at one moment: the engine's block of 80 bytes that a phase query fills.
 *
 * <p>A prefix of four bytes, sixteen floats, then power, texture slot and cell. Made once and filled again for each query.
 */
public final class PhaseScratch {

    /** Bytes of the block. */
    public static final int SIZE = 80;

    /** Floats of a phase: diffuse, ambient, specular and emissive, four each. */
    static final int COLORS = 16;

    private static final int PREFIX = 4;
    private static final int POWER = 68;
    private static final int TEXTURE = 72;
    private static final int CELL = 76;

    final float[] colors = new float[COLORS];
    int power;
    int textureSlot;
    int cell;
    int phase;
    int nextPhase;
    float alpha;

    /** A block of zeros. */
    public PhaseScratch() {}

    /** {@return the float at an offset of the block, from 4 to 64} */
    public float floatAt(int offset) {
        return colors[(offset - PREFIX) >> 2];
    }

    /** {@return the exponent of the specular power} */
    public int power() {
        return power;
    }

    /** {@return the slot of the texture, -1 where there is none} */
    public int textureSlot() {
        return textureSlot;
    }

    /** {@return the Page rectangle of the texture, -1 for all of it} */
    public int cell() {
        return cell;
    }

    /** {@return the phase that is shown or left} */
    public int phase() {
        return phase;
    }

    /** {@return the phase that is approached; the same where nothing moves} */
    public int nextPhase() {
        return nextPhase;
    }

    /** {@return how far on the way, usually from 0 to 1 but not held to it} */
    public float alpha() {
        return alpha;
    }

    /** {@return the four bytes at an offset of the block, which is a multiple of 4} */
    public int bitsAt(int offset) {
        return switch (offset) {
            case 0 -> 0;
            case POWER -> power;
            case TEXTURE -> textureSlot;
            case CELL -> cell;
            default -> Float.floatToRawIntBits(floatAt(offset));
        };
    }

    /** Fills the block for a material that has nothing to show. */
    void clear() {
        Arrays.fill(colors, 0);
        power = 0;
        textureSlot = -1;
        cell = -1;
        phase = 0;
        nextPhase = 0;
        alpha = 0;
    }
}

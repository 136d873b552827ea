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
    private static final int OPACITY = 32;
    private static final int POWER = 68;
    private static final int TEXTURE = 72;
    private static final int CELL = 76;

    /** Two halves of a number: the next phase over the phase, the texture slot over cell and power. */
    private static final int HALF = 16;

    private static final int HALF_MASK = 0xFFFF;
    private static final int BYTE = 8;
    private static final int BYTE_MASK = 0xFF;

    /** Two whole numbers, their bits kept as those of a float, and the colours: in the order of {@link KeyRow}, to be copied. */
    final float[] words = new float[2 + COLORS];

    float alpha;

    /** A block of zeros. */
    public PhaseScratch() {}

    /** {@return the float at an offset of the block, from 4 to 64 and a multiple of 4} */
    public float floatAt(int offset) {
        if (offset < PREFIX || offset >= POWER || offset % Float.BYTES != 0) {
            throw new IllegalArgumentException("there is no float at " + offset);
        }
        return words[2 + ((offset - PREFIX) >> 2)];
    }

    /** {@return how opaque the material is: the alpha of its ambient colour} */
    public float opacity() {
        return floatAt(OPACITY);
    }

    /** {@return the exponent of the specular power} */
    public int power() {
        return numbers() & BYTE_MASK;
    }

    /** {@return the slot of the texture, -1 where there is none} */
    public int textureSlot() {
        return numbers() >> HALF;
    }

    /** {@return the Page rectangle of the texture, -1 for all of it} */
    public int cell() {
        return (byte) (numbers() >> BYTE);
    }

    /** {@return the phase that is shown or left} */
    public int phase() {
        return phase(phases());
    }

    /** {@return the phase that is approached; the same where nothing moves} */
    public int nextPhase() {
        return phases() >>> HALF;
    }

    /** {@return how far on the way, usually from 0 to 1 but not held to it} */
    public float alpha() {
        return alpha;
    }

    /** {@return the four bytes at an offset of the block, which is a multiple of 4} */
    public int bitsAt(int offset) {
        return switch (offset) {
            case 0 -> 0;
            case POWER -> power();
            case TEXTURE -> textureSlot();
            case CELL -> cell();
            default -> Float.floatToRawIntBits(floatAt(offset));
        };
    }

    /** Fills the block for a material that has nothing to show. */
    void clear() {
        Arrays.fill(words, 0);
        words[1] = Float.intBitsToFloat(packNumbers(0, TextureCache.NONE, -1));
        alpha = 0;
    }

    /** Both phases in one number. */
    static int packPhases(int phase, int next) {
        return phase | next << HALF;
    }

    /** The phase that is shown or left, of both in one number. */
    static int phase(int packed) {
        return packed & HALF_MASK;
    }

    /** The three numbers in one; cell and slot may be negative. */
    static int packNumbers(int power, int slot, int cell) {
        return power | (cell & BYTE_MASK) << BYTE | slot << HALF;
    }

    private int phases() {
        return Float.floatToRawIntBits(words[0]);
    }

    private int numbers() {
        return Float.floatToRawIntBits(words[1]);
    }
}

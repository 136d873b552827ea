package dev.ironkit.runtime.material;

/**
 * What a key of an animation shows, as 32 numbers in a row: phases, numbers, sixteen colours, and how far thirteen of them move until
 * the next key.
 *
 * <p>All a query reads stands together, so that it waits for memory once; colours the mask does not name move by 0, which leaves them
 * as they are to the bit, so that nothing has to be asked about the mask. The first two are whole numbers whose bits are kept as
 * those of a float.
 */
final class KeyRow {

    private static final int PHASES = 0;
    private static final int NUMBERS = 1;
    private static final int COLORS = 2;
    private static final int MOVES = COLORS + PhaseScratch.COLORS;
    private static final int SIZE = 32;

    /** The bit of the mask that lets a colour move; the last of diffuse, specular and emissive never do. */
    private static final int[] BITS = {1, 1, 1, -1, 0, 0, 0, 4, 2, 2, 2, -1, 3, 3, 3, -1};

    private KeyRow() {}

    /** Room for a number of keys. */
    static float[] room(int keys) {
        return new float[keys * SIZE];
    }

    /** Writes the row of a key that shows a phase and moves to the next. */
    static void write(float[] rows, int key, LookPhases phases, int phase, int next, int mask) {
        int row = key * SIZE;
        rows[row + PHASES] = Float.intBitsToFloat(PhaseScratch.packPhases(phase, next));
        phases.copyColors(phase, rows, row + COLORS);
        float[] aim = new float[PhaseScratch.COLORS];
        phases.copyColors(next, aim, 0);
        int move = row + MOVES;
        for (int i = 0; i < BITS.length; i++) {
            if (BITS[i] >= 0) {
                rows[move++] = (mask >> BITS[i] & 1) == 0 ? 0 : aim[i] - rows[row + COLORS + i];
            }
        }
    }

    /** Takes power, texture slot and cell of all keys from the phases they show. */
    static void takeNumbers(float[] rows, LookPhases phases) {
        for (int row = 0; row < rows.length; row += SIZE) {
            int phase = PhaseScratch.phase(Float.floatToRawIntBits(rows[row + PHASES]));
            int numbers = PhaseScratch.packNumbers(phases.power(phase), phases.slot(phase), phases.cell(phase));
            rows[row + NUMBERS] = Float.intBitsToFloat(numbers);
        }
    }

    /**
     * Fills a block with what a key shows when it has come so far.
     *
     * <p>Floats are computed in the engine's order: the difference of the two values, times alpha, plus the first. Written out, since
     * each instruction less lets a processor begin the next query earlier; a loop the compiler makes vectors of takes longer.
     */
    static void show(float[] rows, int key, float alpha, PhaseScratch out) {
        int row = key * SIZE;
        float[] to = out.words;
        to[PHASES] = rows[row + PHASES];
        to[NUMBERS] = rows[row + NUMBERS];
        to[COLORS] = rows[row + MOVES] * alpha + rows[row + COLORS];
        to[COLORS + 1] = rows[row + MOVES + 1] * alpha + rows[row + COLORS + 1];
        to[COLORS + 2] = rows[row + MOVES + 2] * alpha + rows[row + COLORS + 2];
        to[COLORS + 3] = rows[row + COLORS + 3];
        to[COLORS + 4] = rows[row + MOVES + 3] * alpha + rows[row + COLORS + 4];
        to[COLORS + 5] = rows[row + MOVES + 4] * alpha + rows[row + COLORS + 5];
        to[COLORS + 6] = rows[row + MOVES + 5] * alpha + rows[row + COLORS + 6];
        to[COLORS + 7] = rows[row + MOVES + 6] * alpha + rows[row + COLORS + 7];
        out.alpha = alpha;
        showReflections(rows, row, alpha, to);
    }

    /** The second half of the colours. Apart, since the compiler takes methods of this size into a query and larger ones not. */
    private static void showReflections(float[] rows, int row, float alpha, float[] to) {
        to[COLORS + 8] = rows[row + MOVES + 7] * alpha + rows[row + COLORS + 8];
        to[COLORS + 9] = rows[row + MOVES + 8] * alpha + rows[row + COLORS + 9];
        to[COLORS + 10] = rows[row + MOVES + 9] * alpha + rows[row + COLORS + 10];
        to[COLORS + 11] = rows[row + COLORS + 11];
        to[COLORS + 12] = rows[row + MOVES + 10] * alpha + rows[row + COLORS + 12];
        to[COLORS + 13] = rows[row + MOVES + 11] * alpha + rows[row + COLORS + 13];
        to[COLORS + 14] = rows[row + MOVES + 12] * alpha + rows[row + COLORS + 14];
        to[COLORS + 15] = rows[row + COLORS + 15];
    }
}

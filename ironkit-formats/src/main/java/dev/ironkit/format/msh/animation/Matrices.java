package dev.ironkit.format.msh.animation;

/**
 * Matrices of 4 x 4 floats, row by row, for column vectors: the translation stands in cells 3, 7 and 11.
 *
 * <p>Sums go from left to right, and products with cells that are 0 are made too: they matter where a cell is not a finite number.
 */
public final class Matrices {

    /** Floats of a matrix. */
    public static final int FLOATS = 16;

    private static final int SIDE = 4;

    private Matrices() {}

    /** Writes the matrix that changes nothing. */
    public static void identity(float[] m, int at) {
        for (int i = 0; i < FLOATS; i++) {
            m[at + i] = i % (SIDE + 1) == 0 ? 1 : 0;
        }
    }

    /** Writes {@code a x b}: what it is applied to goes through {@code b} first. The target must not overlap either. */
    public static void multiply(float[] a, int atA, float[] b, int atB, float[] target, int at) {
        for (int row = 0; row < FLOATS; row += SIDE) {
            float a0 = a[atA + row];
            float a1 = a[atA + row + 1];
            float a2 = a[atA + row + 2];
            float a3 = a[atA + row + 3];
            for (int column = 0; column < SIDE; column++) {
                int top = atB + column;
                target[at + row + column] = a0 * b[top] + a1 * b[top + 4] + a2 * b[top + 8] + a3 * b[top + 12];
            }
        }
    }

    /** Sets the translation and leaves the other cells. */
    public static void translate(float[] m, int at, float x, float y, float z) {
        m[at + 3] = x;
        m[at + 7] = y;
        m[at + 11] = z;
    }

    /** Writes the point a matrix moves a point to: three floats, which may be those of the point itself. */
    public static void transform(float[] m, int at, float x, float y, float z, float[] target, int to) {
        target[to] = m[at] * x + m[at + 1] * y + m[at + 2] * z + m[at + 3];
        target[to + 1] = m[at + 4] * x + m[at + 5] * y + m[at + 6] * z + m[at + 7];
        target[to + 2] = m[at + 8] * x + m[at + 9] * y + m[at + 10] * z + m[at + 11];
    }
}

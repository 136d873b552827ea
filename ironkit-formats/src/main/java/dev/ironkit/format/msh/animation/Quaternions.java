package dev.ironkit.format.msh.animation;

/**
 * Quaternions as four floats in the engine's order: w, x, y, z.
 *
 * <p>Each operation rounds to float where the engine's formula has a value of its own, products and sums from left to right.
 */
public final class Quaternions {

    /** Floats of a quaternion. */
    public static final int FLOATS = 4;

    /** Quaternions as close as this are mixed in a straight line. */
    private static final float STRAIGHT = 1.0e-5f;

    private Quaternions() {}

    /** {@return the sum of the four products, from w to z} */
    public static float dot(float[] a, int atA, float[] b, int atB) {
        return a[atA] * b[atB] + a[atA + 1] * b[atB + 1] + a[atA + 2] * b[atB + 2] + a[atA + 3] * b[atB + 3];
    }

    /** {@return whether two quaternions with this dot product, not negative, are mixed in a straight line} */
    public static boolean isStraight(float dot) {
        return 1.0f - dot <= STRAIGHT;
    }

    /** {@return the angle between two quaternions with this dot product} */
    public static float angle(float dot) {
        return (float) StrictMath.acos(dot);
    }

    /** {@return one by the sine of an angle} */
    public static float inverseSine(float angle) {
        return 1.0f / SineCosine.sin(angle);
    }

    /**
     * Mixes two quaternions along the arc between them, the shorter way; the result is not normalised.
     *
     * @param target may be the array of either quaternion
     */
    public static void slerp(float[] a, int atA, float[] b, int atB, float alpha, float[] target, int at) {
        float dot = dot(a, atA, b, atB);
        float sign = 1.0f;
        if (dot < 0.0f) {
            dot = -dot;
            sign = -1.0f;
        }
        float wa;
        float wb;
        if (isStraight(dot)) {
            wa = 1.0f - alpha;
            wb = alpha;
        } else {
            float theta = angle(dot);
            float part = alpha * theta;
            wb = SineCosine.sin(part) * inverseSine(theta);
            wa = SineCosine.cos(part) - wb * dot;
        }
        mix(a, atA, wa, b, atB, wb * sign, target, at);
    }

    /** Writes {@code wa * a + wb * b}. */
    public static void mix(float[] a, int atA, float wa, float[] b, int atB, float wb, float[] target, int at) {
        float w = wa * a[atA] + wb * b[atB];
        float x = wa * a[atA + 1] + wb * b[atB + 1];
        float y = wa * a[atA + 2] + wb * b[atB + 2];
        float z = wa * a[atA + 3] + wb * b[atB + 3];
        target[at] = w;
        target[at + 1] = x;
        target[at + 2] = y;
        target[at + 3] = z;
    }

    /**
     * Turns {@code b} round where that brings it closer to {@code a}: a rotation has two quaternions.
     *
     * <p>Compares the squares of sum and difference, as the engine does, which is not the sign of the dot product to the last bit.
     */
    public static void turnTowards(float[] a, int atA, float[] b, int atB) {
        float sum = square(a[atA] + b[atB], a[atA + 1] + b[atB + 1], a[atA + 2] + b[atB + 2], a[atA + 3] + b[atB + 3]);
        float difference =
                square(a[atA] - b[atB], a[atA + 1] - b[atB + 1], a[atA + 2] - b[atB + 2], a[atA + 3] - b[atB + 3]);
        if (sum < difference) {
            for (int i = atB; i < atB + FLOATS; i++) {
                b[i] = -b[i];
            }
        }
    }

    /**
     * Writes the matrix of a quaternion, with no translation.
     *
     * <p>For column vectors it turns the other way round than the textbook's, by the conjugate; that is how the engine stores
     * rotations. The zero quaternion gives the identity.
     */
    public static void toMatrix(float[] q, int at, float[] m, int to) {
        float w = q[at];
        float x = q[at + 1];
        float y = q[at + 2];
        float z = q[at + 3];
        m[to] = 1 - 2 * (y * y + z * z);
        m[to + 1] = 2 * (x * y + w * z);
        m[to + 2] = 2 * (x * z - w * y);
        m[to + 3] = 0;
        m[to + 4] = 2 * (x * y - w * z);
        m[to + 5] = 1 - 2 * (x * x + z * z);
        m[to + 6] = 2 * (y * z + w * x);
        m[to + 7] = 0;
        m[to + 8] = 2 * (x * z + w * y);
        m[to + 9] = 2 * (y * z - w * x);
        m[to + 10] = 1 - 2 * (x * x + y * y);
        m[to + 11] = 0;
        m[to + 12] = 0;
        m[to + 13] = 0;
        m[to + 14] = 0;
        m[to + 15] = 1;
    }

    private static float square(float w, float x, float y, float z) {
        return w * w + x * x + y * y + z * z;
    }
}

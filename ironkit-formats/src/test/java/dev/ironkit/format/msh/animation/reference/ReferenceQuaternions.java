package dev.ironkit.format.msh.animation.reference;

/** What the documents say about rotations [w, x, y, z], line by line. */
public final class ReferenceQuaternions {

    private ReferenceQuaternions() {}

    /** The raw word times the float nearest to 1/32767; nothing is clamped. */
    public static float decode(short raw) {
        return (float) raw * (1.0f / 32767.0f);
    }

    /** The one algorithm both for keys of a track and for blending: weights of the closed form, not normalised. */
    public static void slerp(float[] q0, float[] q1, float a, float[] out) {
        float dot = dot4(q0, q1);
        float sign = 1.0f;
        if (dot < 0.0f) {
            dot = -dot;
            sign = -1.0f;
        }
        float w0;
        float w1;
        if (1.0f - dot <= 1.0e-5f) {
            w0 = 1.0f - a;
            w1 = a;
        } else {
            float theta = (float) StrictMath.acos((double) dot);
            float inv = 1.0f / (float) StrictMath.sin((double) theta);
            float at = a * theta;
            w1 = (float) StrictMath.sin((double) at) * inv;
            w0 = (float) StrictMath.cos((double) at) - w1 * dot;
        }
        w1 *= sign;
        for (int i = 0; i < 4; i++) {
            out[i] = w0 * q0[i] + w1 * q1[i];
        }
    }

    /** The second rotation turned to the shorter way: negated if the sum is shorter than the difference. */
    static void flip(float[] qa, float[] qb) {
        float[] sum = new float[4];
        float[] difference = new float[4];
        for (int i = 0; i < 4; i++) {
            sum[i] = qa[i] + qb[i];
            difference[i] = qa[i] - qb[i];
        }
        if (dot4(sum, sum) < dot4(difference, difference)) {
            for (int i = 0; i < 4; i++) {
                qb[i] = -qb[i];
            }
        }
    }

    /** The documented matrix, row by row. */
    public static void toMatrix(float[] q, float[] m) {
        float w = q[0];
        float x = q[1];
        float y = q[2];
        float z = q[3];
        m[0] = 1 - 2 * (y * y + z * z);
        m[1] = 2 * (x * y + w * z);
        m[2] = 2 * (x * z - w * y);
        m[3] = 0;
        m[4] = 2 * (x * y - w * z);
        m[5] = 1 - 2 * (x * x + z * z);
        m[6] = 2 * (y * z + w * x);
        m[7] = 0;
        m[8] = 2 * (x * z + w * y);
        m[9] = 2 * (y * z - w * x);
        m[10] = 1 - 2 * (x * x + y * y);
        m[11] = 0;
        m[12] = 0;
        m[13] = 0;
        m[14] = 0;
        m[15] = 1;
    }

    private static float dot4(float[] a, float[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
    }
}

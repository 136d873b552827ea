package dev.ironkit.format.msh.animation;

/**
 * Keys, decoded, each with what mixing it with the next one needs and time does not change.
 *
 * <p>A key has 16 floats, one line of a processor's cache: position, time, quaternion (w, x, y, z), then about the way to the next
 * key: its position minus this one, its time minus this one, the dot product made positive, the sign that took, the angle and one
 * by its sine. An angle of 0 means a straight line; a real one is never that small. All are the values the formula has on its way,
 * rounded as there, so preparing them changes no bit.
 */
final class KeySegments {

    static final int STRIDE = 16;
    static final int POSITION = 0;
    static final int TIME = 3;
    static final int QUATERNION = 4;
    static final int STEP = 8;
    static final int DURATION = 11;
    static final int DOT = 12;
    static final int SIGN = 13;
    static final int ANGLE = 14;
    static final int INVERSE_SINE = 15;

    /** Stored numbers count from -32767 to 32767 as -1 to 1; -32768 is not clamped. */
    private static final float UNIT = 1.0f / 32767.0f;

    private static final int STORED = 4;

    private KeySegments() {}

    /**
     * {@return the prepared keys}
     *
     * @param places x, y, z and time of each key
     * @param rotations the four stored numbers of each key
     */
    static float[] prepare(float[] places, short[] rotations, RotationOrder order) {
        int count = places.length / STORED;
        float[] keys = new float[Math.multiplyExact(count, STRIDE)];
        for (int key = 0; key < count; key++) {
            int at = key * STRIDE;
            System.arraycopy(places, key * STORED, keys, at, STORED);
            for (int i = 0; i < Quaternions.FLOATS; i++) {
                keys[at + QUATERNION + i] = rotations[key * STORED + order.place(i)] * UNIT;
            }
        }
        for (int key = 0; key + 1 < count; key++) {
            connect(keys, key * STRIDE, (key + 1) * STRIDE);
        }
        return keys;
    }

    private static void connect(float[] keys, int at, int next) {
        for (int axis = 0; axis < 3; axis++) {
            keys[at + STEP + axis] = keys[next + POSITION + axis] - keys[at + POSITION + axis];
        }
        keys[at + DURATION] = keys[next + TIME] - keys[at + TIME];
        float dot = Quaternions.dot(keys, at + QUATERNION, keys, next + QUATERNION);
        keys[at + SIGN] = dot < 0.0f ? -1.0f : 1.0f;
        float positive = dot < 0.0f ? -dot : dot;
        keys[at + DOT] = positive;
        if (!Quaternions.isStraight(positive)) {
            float angle = Quaternions.angle(positive);
            keys[at + ANGLE] = angle;
            keys[at + INVERSE_SINE] = Quaternions.inverseSine(angle);
        }
    }
}

package dev.ironkit.convert.sidecar;

import dev.ironkit.format.msh.KeyTable;

/** Rotations that cannot be had from what a glTF says of them: those not of unit length. */
final class OddRotations {

    private static final int NUMBERS = 4;

    private OddRotations() {}

    /** Whether the numbers of a key are others than those of the unit rotation it stands for. */
    static boolean isOdd(KeyTable keys, int key) {
        double sum = 0;
        for (int i = 0; i < NUMBERS; i++) {
            sum += (double) keys.raw(key, i) * keys.raw(key, i);
        }
        double length = Math.sqrt(sum);
        for (int i = 0; i < NUMBERS; i++) {
            if (length == 0 || KeyTable.encode(keys.raw(key, i) / length) != keys.raw(key, i)) {
                return true;
            }
        }
        return false;
    }
}

package dev.ironkit.format.msh.rules;

import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import java.util.Locale;

/** Each key for itself: its rotation, its time. */
final class KeyRules {

    /** How far the length of a rotation may be from 1: many times what rounding does. */
    private static final double SLACK = 0.001;

    private static final double ONE = 32767.0;

    /** How many numbers a rotation has. */
    private static final int COMPONENTS = 4;

    private final KeyTable keys;
    private final ModelReport report;

    KeyRules(Model model, ModelReport report) {
        this.keys = model.keys();
        this.report = report;
    }

    void check() {
        checkRotations();
        checkLimits();
        checkTimes();
    }

    private void checkRotations() {
        double least = square((1 - SLACK) * ONE);
        double most = square((1 + SLACK) * ONE);
        int zeros = 0;
        int firstZero = 0;
        int odd = 0;
        int firstOdd = 0;
        for (int key = 0; key < keys.count(); key++) {
            double square = squaredLength(key);
            if (square == 0) {
                firstZero = zeros++ == 0 ? key : firstZero;
            } else if (square < least || square > most) {
                firstOdd = odd++ == 0 ? key : firstOdd;
            }
        }
        if (zeros > 0) {
            row(MotionProblem.KEY_ZERO, firstZero, "raw0..raw3", zeros, firstZero);
        }
        if (odd > 0) {
            String length = String.format(Locale.ROOT, "%.4f", Math.sqrt(squaredLength(firstOdd)) / ONE);
            row(MotionProblem.KEY_UNIT, firstOdd, "raw0..raw3", odd, firstOdd, length);
        }
    }

    private double squaredLength(int key) {
        double sum = 0;
        for (int i = 0; i < COMPONENTS; i++) {
            sum += square(keys.raw(key, i));
        }
        return sum;
    }

    private static double square(double value) {
        return value * value;
    }

    private void checkLimits() {
        int odd = 0;
        int first = 0;
        for (int i = 0; i < keys.count() * COMPONENTS; i++) {
            if (keys.raw(i / COMPONENTS, i % COMPONENTS) == Short.MIN_VALUE) {
                first = odd++ == 0 ? i : first;
            }
        }
        if (odd > 0) {
            int component = first % COMPONENTS;
            int key = first / COMPONENTS;
            row(MotionProblem.KEY_LIMIT, key, "raw" + component, odd, key);
        }
    }

    private void checkTimes() {
        int odd = 0;
        int first = 0;
        for (int key = 0; key < keys.count(); key++) {
            float time = keys.time(key);
            // What is not finite has a rule of its own.
            if (Float.isFinite(time) && (time < 0 || time != Math.rint(time))) {
                first = odd++ == 0 ? key : first;
            }
        }
        if (odd > 0) {
            row(MotionProblem.KEY_TIMES, first, "time", odd, first, keys.time(first));
        }
    }

    private void row(MotionProblem code, int key, String fields, Object... arguments) {
        report.row(code, MeshTable.KEYS, key, fields, arguments);
    }
}

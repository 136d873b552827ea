package dev.ironkit.convert.obj;

import java.util.Arrays;

/** A list of floats that grows. */
final class Floats {

    private float[] values = new float[48];
    private int size;

    void add(float value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size + size / 2);
        }
        values[size++] = value;
    }

    float get(int index) {
        return values[index];
    }

    int size() {
        return size;
    }

    float[] toArray() {
        return Arrays.copyOf(values, size);
    }
}

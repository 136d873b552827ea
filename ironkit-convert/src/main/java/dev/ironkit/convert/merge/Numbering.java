package dev.ironkit.convert.merge;

import java.util.LinkedHashMap;
import java.util.Map;

/** Gives equal triples of numbers equal numbers. */
final class Numbering {

    /** Three numbers. */
    record Triple(int a, int b, int c) {}

    private final Map<Triple, Integer> numbers = new LinkedHashMap<>();

    int of(int a, int b, int c) {
        Triple triple = new Triple(a, b, c);
        Integer there = numbers.get(triple);
        if (there == null) {
            there = numbers.size();
            numbers.put(triple, there);
        }
        return there;
    }

    /** The number of a point; both zeros are one. */
    int of(float x, float y, float z) {
        return of(Float.floatToIntBits(x + 0.0f), Float.floatToIntBits(y + 0.0f), Float.floatToIntBits(z + 0.0f));
    }

    int count() {
        return numbers.size();
    }
}

package dev.ironkit.convert.importing.merge;

import java.util.LinkedHashMap;
import java.util.Map;

/** Gives equal triples of numbers equal numbers. */
final class Numbering {

    /** Three numbers. They have an order, so that even those that somebody chose to be alike are told apart fast. */
    record Triple(int a, int b, int c) implements Comparable<Triple> {

        @Override
        public int compareTo(Triple other) {
            int order = Integer.compare(a, other.a);
            order = order != 0 ? order : Integer.compare(b, other.b);
            return order != 0 ? order : Integer.compare(c, other.c);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Triple that && a == that.a && b == that.b && c == that.c;
        }

        @Override
        public int hashCode() {
            int mixed = (a * 0x9E3779B1 + b) * 0x85EBCA6B + c;
            return mixed * 0xC2B2AE35 ^ mixed >>> 15;
        }
    }

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

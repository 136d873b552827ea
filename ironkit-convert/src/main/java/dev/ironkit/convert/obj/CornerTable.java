package dev.ironkit.convert.obj;

import java.util.Arrays;

/** Numbers corners of faces: those with the same place, coordinates and normal are one vertex. */
final class CornerTable {

    private final Ints corners = new Ints();
    private int[] table = new int[64];

    CornerTable() {
        Arrays.fill(table, -1);
    }

    /** The vertex of a corner: a number there is, or the next one. */
    int number(int place, int coordinate, int normal) {
        int slot = slot(place, coordinate, normal);
        if (table[slot] < 0) {
            table[slot] = count();
            corners.add(place);
            corners.add(coordinate);
            corners.add(normal);
            if (count() * 2 > table.length) {
                grow();
                return count() - 1;
            }
        }
        return table[slot];
    }

    int count() {
        return corners.size() / 3;
    }

    int place(int vertex) {
        return corners.get(vertex * 3);
    }

    int coordinate(int vertex) {
        return corners.get(vertex * 3 + 1);
    }

    int normal(int vertex) {
        return corners.get(vertex * 3 + 2);
    }

    private int slot(int place, int coordinate, int normal) {
        long mixed =
                (place * 0x9E3779B97F4A7C15L) ^ (coordinate * 0xC2B2AE3D27D4EB4FL) ^ (normal * 0x165667B19E3779F9L);
        mixed ^= mixed >>> 29;
        mixed *= 0xBF58476D1CE4E5B9L;
        int mask = table.length - 1;
        int slot = (int) (mixed >>> 32) & mask;
        while (table[slot] >= 0 && !is(table[slot], place, coordinate, normal)) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private boolean is(int vertex, int place, int coordinate, int normal) {
        return place(vertex) == place && coordinate(vertex) == coordinate && normal(vertex) == normal;
    }

    private void grow() {
        table = new int[table.length * 2];
        Arrays.fill(table, -1);
        for (int vertex = 0; vertex < count(); vertex++) {
            table[slot(place(vertex), coordinate(vertex), normal(vertex))] = vertex;
        }
    }
}

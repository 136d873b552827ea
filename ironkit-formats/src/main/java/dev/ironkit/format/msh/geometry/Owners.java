package dev.ironkit.format.msh.geometry;

import java.util.Arrays;

/** Which nodes things belong to: up to two are told, for more than one is wrong already. */
final class Owners {

    private static final int NOBODY = -1;

    private final int[] ones;
    private final int[] others;

    Owners(int count) {
        this.ones = new int[count];
        this.others = new int[count];
        Arrays.fill(ones, NOBODY);
        Arrays.fill(others, NOBODY);
    }

    int count() {
        return ones.length;
    }

    /** Gives a thing to a node, or to nobody. */
    void give(int thing, int node) {
        int one = ones[thing];
        if (one == node || node == NOBODY) {
            return;
        }
        if (one == NOBODY) {
            ones[thing] = node;
        } else if (others[thing] == NOBODY) {
            others[thing] = node;
        }
    }

    /** Gives a thing to whomever another one belongs to. */
    void give(int thing, Owners from, int other) {
        give(thing, from.ones[other]);
        give(thing, from.others[other]);
    }

    /** Gives the vertices of a batch to a node, or to nobody. */
    void give(char[] indices, BatchRanges ranges, int batch, int node) {
        if (node == NOBODY) {
            return;
        }
        int base = ranges.base(batch);
        for (int i = ranges.start(batch), end = ranges.end(batch); i < end; i++) {
            int vertex = base + indices[i];
            if (vertex < ones.length && ones[vertex] != node) {
                give(vertex, node);
            }
        }
    }

    boolean isShared(int thing) {
        return others[thing] != NOBODY;
    }

    int one(int thing) {
        return ones[thing];
    }

    int other(int thing) {
        return others[thing];
    }
}

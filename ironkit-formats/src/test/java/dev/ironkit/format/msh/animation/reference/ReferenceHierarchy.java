package dev.ironkit.format.msh.animation.reference;

import java.util.ArrayList;
import java.util.List;

/** Matrices of nodes put together, parents first; bad parents and circles as a tolerant reader has them. */
public final class ReferenceHierarchy {

    private static final int NONE = 0xFFFF;

    private ReferenceHierarchy() {}

    /** Row-major product a x b, terms added from left to right. */
    public static void multiply(float[] a, float[] b, float[] out) {
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                out[4 * i + j] =
                        a[4 * i] * b[j] + a[4 * i + 1] * b[4 + j] + a[4 * i + 2] * b[8 + j] + a[4 * i + 3] * b[12 + j];
            }
        }
    }

    /** Turns own matrices, sixteen floats to a node, into those of the model: parent x local, the first root unmoved. */
    static float[] compose(int[] stored, float[] locals) {
        int[] parents = parents(stored);
        float[] own = locals.clone();
        for (int node = 0; node < parents.length; node++) {
            if (parents[node] == NONE) {
                own[16 * node + 3] = 0;
                own[16 * node + 7] = 0;
                own[16 * node + 11] = 0;
                break;
            }
        }
        float[] out = new float[own.length];
        for (int node = 0; node < parents.length; node++) {
            System.arraycopy(along(chain(parents, node), own), 0, out, 16 * node, 16);
        }
        return out;
    }

    private static float[] along(List<Integer> chain, float[] own) {
        float[] matrix = at(own, chain.get(0));
        for (int i = 1; i < chain.size(); i++) {
            float[] product = new float[16];
            multiply(matrix, at(own, chain.get(i)), product);
            matrix = product;
        }
        return matrix;
    }

    private static float[] at(float[] matrices, int node) {
        float[] matrix = new float[16];
        System.arraycopy(matrices, 16 * node, matrix, 0, 16);
        return matrix;
    }

    /** The nodes from the root down to this one. */
    private static List<Integer> chain(int[] parents, int node) {
        List<Integer> chain = new ArrayList<>();
        for (int up = node; up != NONE; up = parents[up]) {
            chain.add(0, up);
        }
        return chain;
    }

    /** Parents after the repair: none instead of one that does not exist, none for every node on a circle. */
    static int[] parents(int[] stored) {
        int[] existing = stored.clone();
        for (int node = 0; node < stored.length; node++) {
            if (stored[node] >= stored.length) {
                existing[node] = NONE;
            }
        }
        int[] repaired = existing.clone();
        for (int node = 0; node < stored.length; node++) {
            if (onCircle(existing, node)) {
                repaired[node] = NONE;
            }
        }
        return repaired;
    }

    private static boolean onCircle(int[] parents, int node) {
        int up = node;
        for (int step = 0; step < parents.length && up != NONE; step++) {
            up = parents[up];
            if (up == node) {
                return true;
            }
        }
        return false;
    }
}

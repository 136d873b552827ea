package dev.ironkit.format.msh;

import dev.ironkit.format.msh.animation.RotationOrder;

/**
 * The matrices of all nodes at rest, 16 floats each, row by row, for column vectors.
 *
 * <p>Computed in float, products and sums from left to right. A parent that is not there and every node on a circle count as
 * parentless; the first parentless node loses its translation.
 */
final class RestPose {

    static final int FLOATS = 16;

    private static final int SIDE = 4;

    private final Model model;
    private final RotationOrder order;
    private final int[] parents;
    private final boolean[] done;
    private final float[] matrices;

    private RestPose(Model model, RotationOrder order) {
        this.model = model;
        this.order = order;
        int count = model.nodes().count();
        this.parents = parents(model.nodes());
        this.done = new boolean[count];
        this.matrices = new float[count * FLOATS];
    }

    /** {@return the matrices, node by node} */
    static float[] of(Model model, RotationOrder order) {
        RestPose pose = new RestPose(model, order);
        int[] chain = new int[pose.parents.length];
        int root = -1;
        for (int node = 0; node < pose.parents.length; node++) {
            root = root < 0 && pose.parents[node] < 0 ? node : root;
        }
        for (int node = 0; node < pose.parents.length; node++) {
            int length = 0;
            for (int at = node; at >= 0 && !pose.done[at]; at = pose.parents[at]) {
                chain[length++] = at;
            }
            while (length > 0) {
                pose.place(chain[--length], root);
            }
        }
        return pose.matrices;
    }

    /** The parents, -1 for none, without circles. */
    static int[] parents(NodeTable nodes) {
        int[] parents = new int[nodes.count()];
        int[] walk = new int[parents.length];
        for (int node = 0; node < parents.length; node++) {
            parents[node] = nodes.parent(node) < parents.length ? nodes.parent(node) : -1;
        }
        for (int from = 0; from < parents.length; from++) {
            int node = from;
            while (node >= 0 && walk[node] == 0) {
                walk[node] = from + 1;
                node = parents[node];
            }
            // Back on this very walk: everything from here to here again is a circle.
            while (node >= 0 && walk[node] == from + 1) {
                int next = parents[node];
                parents[node] = -1;
                node = next;
            }
        }
        return parents;
    }

    private void place(int node, int root) {
        float[] local = new float[FLOATS];
        local(node, local);
        if (node == root) {
            local[3] = 0;
            local[7] = 0;
            local[11] = 0;
        }
        if (parents[node] < 0) {
            System.arraycopy(local, 0, matrices, node * FLOATS, FLOATS);
        } else {
            multiply(parents[node] * FLOATS, local, node * FLOATS);
        }
        done[node] = true;
    }

    private void multiply(int a, float[] b, int target) {
        for (int row = 0; row < FLOATS; row += SIDE) {
            for (int column = 0; column < SIDE; column++) {
                matrices[target + row + column] = matrices[a + row] * b[column]
                        + matrices[a + row + 1] * b[SIDE + column]
                        + matrices[a + row + 2] * b[2 * SIDE + column]
                        + matrices[a + row + 3] * b[3 * SIDE + column];
            }
        }
    }

    private void local(int node, float[] m) {
        KeyTable keys = model.keys();
        int key = restKey(model, node);
        m[15] = 1;
        if (key < 0) {
            m[0] = 1;
            m[5] = 1;
            m[10] = 1;
            return;
        }
        float w = component(key, 0);
        float x = component(key, 1);
        float y = component(key, 2);
        float z = component(key, 3);
        m[0] = 1 - 2 * (y * y + z * z);
        m[1] = 2 * (x * y + w * z);
        m[2] = 2 * (x * z - w * y);
        m[3] = keys.x(key);
        m[4] = 2 * (x * y - w * z);
        m[5] = 1 - 2 * (x * x + z * z);
        m[6] = 2 * (y * z + w * x);
        m[7] = keys.y(key);
        m[8] = 2 * (x * z + w * y);
        m[9] = 2 * (y * z - w * x);
        m[10] = 1 - 2 * (x * x + y * y);
        m[11] = keys.z(key);
    }

    private float component(int key, int component) {
        return KeyTable.decode(model.keys().raw(key, order.place(component)));
    }

    /** The key at rest: of what moves the one its first word names, else the fallback; -1 where there is none. */
    private static int restKey(Model model, int node) {
        int fallback = model.nodes().fallbackKey(node);
        int start = model.nodes().mapStart(node);
        int key = fallback;
        FrameMap map = model.frameMap();
        if (start != NodeTable.NONE && map.frameCount() > 0 && start < map.count()) {
            key = Math.min(map.word(start), fallback);
        }
        return key < model.keys().count() ? key : -1;
    }
}

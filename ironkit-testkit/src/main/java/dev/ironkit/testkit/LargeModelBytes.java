package dev.ironkit.testkit;

/**
 * A model as large as the largest there are: 1.6 MB, 40 nodes that all move, 23,000 vertices, 42,333 triangles.
 *
 * <p>Each node shows a ring of its own; they hang on one another in four chains and spread over a cube.
 */
public final class LargeModelBytes {

    /** The number of nodes. */
    public static final int NODES = 40;

    /** The number of frames. */
    public static final int FRAMES = 32;

    private static final int AROUND = 25;
    private static final int ACROSS = 23;
    private static final int TRIANGLES = 42_333;
    private static final int NONE = 0xFFFF;

    private LargeModelBytes() {}

    /** {@return the model, ready to be built} */
    public static ModelBytes create() {
        ModelBytes model = ModelBytes.empty();
        model.header(-40, -40, -40, 40, 40, 40).frames(FRAMES);
        int triangle = 0;
        for (int node = 0; node < NODES; node++) {
            int count = TRIANGLES / NODES + (node < TRIANGLES % NODES ? 1 : 0);
            addNode(model, node);
            addKeys(model, node);
            addRing(model, node);
            addTriangles(model, node, triangle, count);
            triangle += count;
        }
        return model;
    }

    private static void addNode(ModelBytes model, int node) {
        int parent = node == 0 ? NONE : Math.max(0, node - 4);
        model.node(0, parent, node * FRAMES, node * FRAMES + FRAMES - 1, node)
                .nodeName("ring" + node)
                .label("");
    }

    /** A key for each frame, turning a little each time around an axis of the node's own. */
    private static void addKeys(ModelBytes model, int node) {
        for (int frame = 0; frame < FRAMES; frame++) {
            double half = frame * 0.05 + node * 0.3;
            int w = (int) Math.rint(StrictMath.cos(half) * 32767);
            int s = (int) Math.rint(StrictMath.sin(half) * 32767);
            boolean first = frame == 0 && node % 2 == 0;
            float side = node % 4 * 4 - 6;
            model.key(
                            side,
                            node % 3 * 3 - 2,
                            3,
                            frame,
                            first ? 32767 : w,
                            node % 2 == 0 ? 0 : s,
                            first ? 0 : s * (1 - node % 2),
                            0)
                    .words(node * FRAMES + frame);
        }
    }

    private static void addRing(ModelBytes model, int node) {
        for (int a = 0; a < AROUND; a++) {
            double along = 2 * Math.PI * a / AROUND;
            for (int b = 0; b < ACROSS; b++) {
                double around = 2 * Math.PI * b / ACROSS;
                double out = 3 + (1 + node * 0.01) * StrictMath.cos(around);
                model.vertex((float) (out * StrictMath.cos(along)), (float) (out * StrictMath.sin(along)), (float)
                        StrictMath.sin(around));
            }
        }
    }

    private static void addTriangles(ModelBytes model, int node, int first, int count) {
        model.batch(0, 0, 0xFF00, NONE, count * 3, first * 3L, AROUND * ACROSS, (long) node * AROUND * ACROSS);
        for (int i = 0; i < count; i++) {
            int a = i / 2 / ACROSS;
            int b = i / 2 % ACROSS;
            int here = a * ACROSS + b;
            int up = a * ACROSS + (b + 1) % ACROSS;
            int next = (a + 1) % AROUND * ACROSS + b;
            int both = (a + 1) % AROUND * ACROSS + (b + 1) % ACROSS;
            if (i % 2 == 0) {
                model.indices(here, next, both);
            } else {
                model.indices(here, both, up);
            }
            model.triangle(0, NONE, NONE, NONE, 0, 0, 32767, 0x3F);
        }
        model.slot(first, count, node, 1, -5, -5, -2, 5, 5, 2);
    }
}

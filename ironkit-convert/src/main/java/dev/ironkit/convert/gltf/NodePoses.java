package dev.ironkit.convert.gltf;

import dev.ironkit.format.msh.animation.NodeHierarchy;
import dev.ironkit.format.msh.animation.PoseSampler;

/** How the nodes of a model stand at rest, which is at frame 0: each on its parent, and all in the file. */
final class NodePoses {

    private static final int PLACE = 3;
    private static final int ROTATION = 4;

    /** Rows of a matrix without its last, and numbers in a row. */
    private static final int ROWS = 3;

    private static final int COLUMNS = 4;

    private final float[][] rotations;
    private final float[][] places;
    private final double[][] worlds;

    private NodePoses(int count) {
        rotations = new float[count][ROTATION];
        places = new float[count][PLACE];
        worlds = new double[count][];
    }

    static NodePoses of(NodeHierarchy hierarchy, PoseSampler sampler, float scale, ExportFindings findings) {
        NodePoses poses = new NodePoses(hierarchy.nodeCount());
        float[] pose = new float[PoseSampler.POSE_FLOATS];
        for (int i = 0; i < hierarchy.nodeCount(); i++) {
            int node = hierarchy.inOrder(i);
            sampler.sample(node, 0, pose, 0);
            findings.noNumbers(Finite.mend(pose), "the rest pose");
            EngineAxes.rotation(pose, 0, poses.rotations[node], 0);
            // The engine leaves the place of the root out: a model stands where it is put.
            if (node != hierarchy.root()) {
                EngineAxes.place(pose[4] * scale, pose[5] * scale, pose[6] * scale, poses.places[node], 0);
            }
            int parent = hierarchy.parent(node);
            double[] local = local(poses.rotations[node], poses.places[node]);
            poses.worlds[node] = parent == NodeHierarchy.NONE ? local : chain(poses.worlds[parent], local);
        }
        return poses;
    }

    /** How a node is turned on its parent: x, y, z, w. */
    float[] rotation(int node) {
        return rotations[node];
    }

    /** Where a node stands on its parent. */
    float[] place(int node) {
        return places[node];
    }

    /** Puts a place of a node into the file. */
    void put(int node, float[] values, int at, boolean isPlace) {
        double[] m = worlds[node];
        double x = values[at];
        double y = values[at + 1];
        double z = values[at + 2];
        for (int row = 0; row < ROWS; row++) {
            int from = row * COLUMNS;
            double moved = isPlace ? m[from + ROWS] : 0;
            values[at + row] = (float) (m[from] * x + m[from + 1] * y + m[from + 2] * z + moved);
        }
    }

    /** For each node the matrix that takes places of the file back to it, column by column as glTF has them. */
    float[] inverses() {
        float[] out = new float[worlds.length * COLUMNS * COLUMNS];
        for (int node = 0; node < worlds.length; node++) {
            double[] m = worlds[node];
            int at = node * COLUMNS * COLUMNS;
            for (int row = 0; row < ROWS; row++) {
                double moved = 0;
                for (int column = 0; column < ROWS; column++) {
                    // Nothing but turned and moved: the inverse of turning is turning back.
                    out[at + column * COLUMNS + row] = (float) m[column * COLUMNS + row];
                    moved -= m[column * COLUMNS + row] * m[column * COLUMNS + ROWS];
                }
                out[at + ROWS * COLUMNS + row] = (float) moved;
            }
            out[at + COLUMNS * COLUMNS - 1] = 1;
        }
        return out;
    }

    private static double[] local(float[] q, float[] p) {
        double x = q[0];
        double y = q[1];
        double z = q[2];
        double w = q[3];
        return new double[] {
            1 - 2 * (y * y + z * z),
            2 * (x * y - z * w),
            2 * (x * z + y * w),
            p[0],
            2 * (x * y + z * w),
            1 - 2 * (x * x + z * z),
            2 * (y * z - x * w),
            p[1],
            2 * (x * z - y * w),
            2 * (y * z + x * w),
            1 - 2 * (x * x + y * y),
            p[2]
        };
    }

    private static double[] chain(double[] a, double[] b) {
        double[] out = new double[ROWS * COLUMNS];
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                double sum = column == ROWS ? a[row * COLUMNS + ROWS] : 0;
                for (int i = 0; i < ROWS; i++) {
                    sum += a[row * COLUMNS + i] * b[i * COLUMNS + column];
                }
                out[row * COLUMNS + column] = sum;
            }
        }
        return out;
    }
}

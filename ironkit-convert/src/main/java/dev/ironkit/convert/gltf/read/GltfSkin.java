package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.importing.scene.IncomingPose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A skin: which nodes are its joints, and how a vertex gets from where it was bound into the space of each.
 *
 * @param joints the places of the nodes
 * @param titles how messages name the joints
 * @param bindings for each joint what brings a vertex into its space
 * @param bound for each joint where it stood when it was bound; none at all where the file does not say
 */
record GltfSkin(List<Integer> joints, List<String> titles, List<Binding> bindings, List<Optional<IncomingPose>> bound) {

    private static final int MATRIX = 16;

    static GltfSkin of(Json json, NodeTree tree, Accessors accessors) {
        List<Integer> joints = tree.places(json.get("joints"));
        List<String> titles = joints.stream().map(joint -> title(joint, tree)).toList();
        Json reference = json.get("inverseBindMatrices");
        float[] matrices = {};
        if (reference.isPresent()) {
            Accessor accessor = accessors.of(reference).wanted(ElementShape.MAT4);
            if (accessor.count() < joints.size()) {
                throw json.findings().fatal(GltfReadProblem.COUNT, reference.path(), accessor.count(), joints.size());
            }
            matrices = accessor.floats();
        }
        List<Binding> bindings = new ArrayList<>();
        List<Optional<IncomingPose>> bound = new ArrayList<>();
        for (int joint = 0; joint < joints.size(); joint++) {
            boolean said = matrices.length > 0;
            bindings.add(said ? Binding.of(matrices, joint * MATRIX) : Binding.NONE);
            bound.add(said ? MatrixParts.inverse(matrices, joint * MATRIX) : Optional.empty());
        }
        return new GltfSkin(joints, titles, bindings, bound);
    }

    /** Other programs show names of bones and no numbers. */
    private static String title(int joint, NodeTree tree) {
        String name = tree.nodes().get(joint).get("name").text("");
        return "joint " + (name.isEmpty() ? tree.title(joint) : "\"" + name + "\"");
    }

    /** Brings vertices, which are in the engine's axes, from where they were bound into the space of a joint. */
    static final class Binding {

        /** Leaves them where they are. */
        static final Binding NONE = new Binding(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0);

        /** Three columns of three, then the place: in the engine's axes. */
        private final double[] m;

        private Binding(double... m) {
            this.m = m;
        }

        /** {@return a matrix of glTF, column by column, in the engine's axes} */
        static Binding of(float[] matrix, int at) {
            double[] m = new double[12];
            // The engine's y is -z of glTF, its z is y of glTF: rows and columns change places with those signs.
            int[] from = {0, 2, 1, 3};
            double[] sign = {1, -1, 1, 1};
            for (int column = 0; column < 4; column++) {
                for (int row = 0; row < 3; row++) {
                    double value = matrix[at + from[column] * 4 + from[row]] * sign[column] * sign[row];
                    m[column * 3 + row] = value == 0 ? 0 : value;
                }
            }
            return new Binding(m);
        }

        /** {@return whether it leaves vertices where they are} */
        boolean isNone() {
            return Arrays.equals(m, NONE.m);
        }

        /** {@return whether faces are seen from their other side behind it} */
        boolean mirrors() {
            return determinant() < 0;
        }

        private double determinant() {
            return m[0] * cofactor(0, 0) + m[1] * cofactor(0, 1) + m[2] * cofactor(0, 2);
        }

        private double cofactor(int column, int row) {
            int c1 = (column + 1) % 3 * 3;
            int c2 = (column + 2) % 3 * 3;
            int r1 = (row + 1) % 3;
            int r2 = (row + 2) % 3;
            return m[c1 + r1] * m[c2 + r2] - m[c1 + r2] * m[c2 + r1];
        }

        /** {@return places, three numbers each} */
        float[] places(float[] places) {
            float[] out = new float[places.length];
            for (int at = 0; at < places.length; at += 3) {
                for (int row = 0; row < 3; row++) {
                    out[at + row] = (float) (m[row] * places[at]
                            + m[3 + row] * places[at + 1]
                            + m[6 + row] * places[at + 2]
                            + m[9 + row]);
                }
            }
            return out;
        }

        /** {@return directions that stand on faces, three numbers each, as long as they were} */
        float[] normals(float[] normals) {
            float[] out = new float[normals.length];
            double sign = mirrors() ? -1 : 1;
            double[] turned = new double[3];
            for (int at = 0; at < normals.length; at += 3) {
                double before = 0;
                double after = 0;
                for (int row = 0; row < 3; row++) {
                    turned[row] = sign
                            * (cofactor(0, row) * normals[at]
                                    + cofactor(1, row) * normals[at + 1]
                                    + cofactor(2, row) * normals[at + 2]);
                    before += (double) normals[at + row] * normals[at + row];
                    after += turned[row] * turned[row];
                }
                double factor = after == 0 ? 0 : Math.sqrt(before / after);
                for (int row = 0; row < 3; row++) {
                    out[at + row] = (float) (turned[row] * factor);
                }
            }
            return out;
        }
    }
}

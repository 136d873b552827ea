package dev.ironkit.convert.obj;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.animation.Matrices;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.PoseBuffer;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.geometry.VertexOwners;

/** The vertices of a model where its nodes are at a moment, and the way back from there. */
final class PosedVertices {

    private final Model model;
    private final PoseBuffer pose;
    private final VertexOwners owners;

    PosedVertices(Model model, RotationOrder order, float frame) {
        this.model = model;
        ModelPoser poser = ModelPoser.of(model, order);
        pose = poser.newBuffer();
        poser.sample(frame, pose);
        owners = VertexOwners.of(model);
    }

    int count() {
        return owners.count();
    }

    /** Writes where a vertex stands, in the engine's axes. */
    void place(int vertex, float[] to) {
        float x = model.positions().x(vertex);
        float y = model.positions().y(vertex);
        float z = model.positions().z(vertex);
        if (owners.node(vertex) == VertexOwners.NONE) {
            to[0] = x;
            to[1] = y;
            to[2] = z;
        } else {
            Matrices.transform(pose.models(), PoseBuffer.matrixAt(owners.node(vertex)), x, y, z, to, 0);
        }
    }

    /** Writes the way a normal looks, in the engine's axes. */
    void direction(int normal, float[] to) {
        float x = model.normals().x(normal);
        float y = model.normals().y(normal);
        float z = model.normals().z(normal);
        int owner = normal < owners.count() ? owners.node(normal) : VertexOwners.NONE;
        float[] m = pose.models();
        int at = owner == VertexOwners.NONE ? 0 : PoseBuffer.matrixAt(owner);
        to[0] = owner == VertexOwners.NONE ? x : m[at] * x + m[at + 1] * y + m[at + 2] * z;
        to[1] = owner == VertexOwners.NONE ? y : m[at + 4] * x + m[at + 5] * y + m[at + 6] * z;
        to[2] = owner == VertexOwners.NONE ? z : m[at + 8] * x + m[at + 9] * y + m[at + 10] * z;
    }

    /** Where a vertex is in the model if it is to stand somewhere. */
    Point back(int vertex, float x, float y, float z) {
        if (owners.node(vertex) == VertexOwners.NONE) {
            return new Point(x, y, z);
        }
        float[] m = pose.models();
        int at = PoseBuffer.matrixAt(owners.node(vertex));
        double dx = (double) x - m[at + 3];
        double dy = (double) y - m[at + 7];
        double dz = (double) z - m[at + 11];
        double size = minor(m, at, 0, 0) * m[at] + minor(m, at, 0, 1) * m[at + 1] + minor(m, at, 0, 2) * m[at + 2];
        float[] back = new float[3];
        for (int axis = 0; axis < 3; axis++) {
            double sum = minor(m, at, 0, axis) * dx + minor(m, at, 1, axis) * dy + minor(m, at, 2, axis) * dz;
            back[axis] = (float) (sum / size);
        }
        return new Point(back[0], back[1], back[2]);
    }

    /** What is left of a matrix without a row and a column, with its sign: the way back is made of it, for turns that are not quite turns too. */
    private static double minor(float[] m, int at, int row, int column) {
        int r1 = at + (row + 1) % 3 * 4;
        int r2 = at + (row + 2) % 3 * 4;
        int c1 = (column + 1) % 3;
        int c2 = (column + 2) % 3;
        return (double) m[r1 + c1] * m[r2 + c2] - (double) m[r1 + c2] * m[r2 + c1];
    }
}

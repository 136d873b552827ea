package dev.ironkit.toolkit;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.PositionTable;
import dev.ironkit.format.msh.animation.Matrices;
import dev.ironkit.format.msh.animation.PoseBuffer;
import dev.ironkit.format.msh.geometry.GeometryCursor;
import dev.ironkit.runtime.model.DrawList;
import dev.ironkit.runtime.model.ModelInstance;
import dev.ironkit.runtime.model.ModelPose;
import dev.ironkit.runtime.model.PreparedModel;

/** A model of a {@link Game}, posed and taken apart as the engine does it. */
public final class GameModel {

    /** Sees triangles. */
    @FunctionalInterface
    public interface TriangleVisitor {

        /**
         * Sees a triangle.
         *
         * @param a x, y and z of its first corner in the space of the model; the array is used again for the next triangle
         * @param b its second corner
         * @param c its third corner
         * @param batch the batch it is drawn with, which tells its material
         */
        void triangle(float[] a, float[] b, float[] c, int batch);
    }

    private final PreparedModel prepared;
    private final ModelInstance instance;
    private final ModelPose pose;
    private int level;

    GameModel(Model model) {
        prepared = PreparedModel.of(model);
        instance = new ModelInstance(prepared);
        pose = instance.newPose();
        instance.rest(pose);
        instance.chain(pose);
    }

    /** {@return what the file holds} */
    public Model model() {
        return prepared.model();
    }

    /** {@return this model, posed at a time of its animation, in frames} */
    public GameModel at(float time) {
        instance.sample(time, pose);
        instance.chain(pose);
        return this;
    }

    /** {@return this model, shown in a level of detail; 0 is the finest} */
    public GameModel level(int shown) {
        level = shown;
        return this;
    }

    /** Shows the triangles that the engine would draw, as they lie in the pose. */
    public void forEachTriangle(TriangleVisitor visitor) {
        DrawList list = new DrawList();
        list.fill(instance, level);
        GeometryCursor cursor = new GeometryCursor(model());
        float[][] corners = new float[3][3];
        for (int i = 0; i < list.size(); i++) {
            int matrix = PoseBuffer.matrixAt(list.piece(i));
            cursor.toBatches(list.batch(i), 1).nextBatch();
            while (cursor.nextTriangle()) {
                for (int corner = 0; corner < 3; corner++) {
                    place(cursor.corner(corner), matrix, corners[corner]);
                }
                visitor.triangle(corners[0], corners[1], corners[2], list.batch(i));
            }
        }
    }

    private void place(int vertex, int matrix, float[] target) {
        PositionTable positions = model().positions();
        Matrices.transform(
                pose.worlds(), matrix, positions.x(vertex), positions.y(vertex), positions.z(vertex), target, 0);
    }
}

package dev.ironkit.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.Matrices;
import dev.ironkit.format.msh.animation.PoseBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Rays and balls against triangles moved into the world and tested there in another way, straight from the tables. */
class PickOracleTest {

    private static final double FAR_FROM_EDGES = 1e-4;

    private final List<double[]> triangles = new ArrayList<>();

    /** The corners of all triangles in the world, by the tables: node, slot, batch, index, vertex. */
    private void collect(Model model, ModelPose pose) {
        float[] point = new float[3];
        for (int node = 0; node < model.nodeCount(); node++) {
            int slot = model.nodes().slot(node, 0, 0);
            int first = model.slots().batchStart(slot);
            for (int batch = first; batch < first + model.slots().batchCount(slot); batch++) {
                int start = (int) model.batches().indexStart(batch);
                for (int i = 0; i < model.batches().indexCount(batch); i += 3) {
                    double[] corners = new double[9];
                    for (int corner = 0; corner < 3; corner++) {
                        int vertex = (int) model.batches().baseVertex(batch)
                                + model.indices().index(start + i + corner);
                        Matrices.transform(
                                pose.worlds(),
                                PoseBuffer.matrixAt(node),
                                model.positions().x(vertex),
                                model.positions().y(vertex),
                                model.positions().z(vertex),
                                point,
                                0);
                        for (int axis = 0; axis < 3; axis++) {
                            corners[corner * 3 + axis] = point[axis];
                        }
                    }
                    triangles.add(corners);
                }
            }
        }
    }

    @Test
    void rayAgreesWithVolumesOfTetrahedra() {
        Model model = Made.model(Made.soup(21, 5, 40));
        ModelInstance instance = new ModelInstance(PreparedModel.of(model));
        ModelPose pose = instance.newPose();
        instance.sample(0, pose);
        collect(model, pose);
        ModelPicker picker = new ModelPicker(instance);
        picker.place(pose);
        TriangleHit hit = new TriangleHit();
        Random random = new Random(21);
        int compared = 0;
        for (int i = 0; i < 2000; i++) {
            double[] from = {random.nextGaussian() * 9, random.nextGaussian() * 9, random.nextGaussian() * 9};
            double[] to = {random.nextGaussian() * 3, random.nextGaussian() * 3, random.nextGaussian() * 3};
            double expected = first(from, to);
            if (!Double.isNaN(expected)) {
                picker.first(Ray.between(from[0], from[1], from[2], to[0], to[1], to[2]), HitQuery.EVERYTHING, hit);
                assertThat(hit.found()).isEqualTo(expected <= 1);
                if (hit.found()) {
                    assertThat(hit.distance()).isCloseTo(expected, within(1e-4));
                }
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(900);
    }

    /** Where the way from one point to another first goes through a triangle; 2 for nowhere, NaN if an edge comes too close. */
    private double first(double[] from, double[] to) {
        double nearest = 2;
        for (double[] t : triangles) {
            double before = volume(t, 0, 3, 6, from);
            double behind = volume(t, 0, 3, 6, to);
            double[] sides = {side(t, 0, 3, from, to), side(t, 3, 6, from, to), side(t, 6, 0, from, to)};
            double all = sides[0] + sides[1] + sides[2];
            double least = Math.min(sides[0] / all, Math.min(sides[1] / all, sides[2] / all));
            double at = before / (before - behind);
            if ((all != 0 && Math.abs(least) < FAR_FROM_EDGES) || Math.abs(at - 1) < FAR_FROM_EDGES) {
                return Double.NaN;
            }
            if (all != 0 && least > 0 && at >= 0 && at <= 1) {
                nearest = Math.min(nearest, at);
            }
        }
        return nearest;
    }

    private static double volume(double[] t, int a, int b, int c, double[] p) {
        return determinant(
                t[b] - t[a],
                t[b + 1] - t[a + 1],
                t[b + 2] - t[a + 2],
                t[c] - t[a],
                t[c + 1] - t[a + 1],
                t[c + 2] - t[a + 2],
                p[0] - t[a],
                p[1] - t[a + 1],
                p[2] - t[a + 2]);
    }

    private static double side(double[] t, int a, int b, double[] p, double[] q) {
        return determinant(
                t[a] - p[0],
                t[a + 1] - p[1],
                t[a + 2] - p[2],
                t[b] - p[0],
                t[b + 1] - p[1],
                t[b + 2] - p[2],
                q[0] - p[0],
                q[1] - p[1],
                q[2] - p[2]);
    }

    private static double determinant(
            double a, double b, double c, double d, double e, double f, double g, double h, double i) {
        return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
    }

    @Test
    void ballAgreesWithManySamplesOfEachTriangle() {
        Model model = Made.model(Made.soup(22, 3, 20));
        ModelInstance instance = new ModelInstance(PreparedModel.of(model));
        ModelPose pose = instance.newPose();
        instance.sample(0, pose);
        collect(model, pose);
        ModelPicker picker = new ModelPicker(instance);
        picker.place(pose);
        TriangleHit hit = new TriangleHit();
        Random random = new Random(22);
        for (int i = 0; i < 100; i++) {
            double[] c = {random.nextGaussian() * 4, random.nextGaussian() * 4, random.nextGaussian() * 4};
            double sampled = Math.sqrt(nearestSample(c));
            picker.nearest(new Ball(c[0], c[1], c[2], sampled + 0.001), HitQuery.EVERYTHING, hit);

            assertThat(hit.found()).isTrue();
            assertThat(hit.distance()).isBetween(sampled - 0.25, sampled + 1e-3);
        }
    }

    private double nearestSample(double[] c) {
        double nearest = Double.POSITIVE_INFINITY;
        for (double[] t : triangles) {
            if (determinantOfEdges(t) == 0) {
                continue;
            }
            for (int u = 0; u <= 40; u++) {
                for (int v = 0; u + v <= 40; v++) {
                    double squared = 0;
                    for (int axis = 0; axis < 3; axis++) {
                        double at = t[axis] + (t[3 + axis] - t[axis]) * u / 40 + (t[6 + axis] - t[axis]) * v / 40;
                        squared += (at - c[axis]) * (at - c[axis]);
                    }
                    nearest = Math.min(nearest, squared);
                }
            }
        }
        return nearest;
    }

    /** The squared length of the cross product of two edges. */
    private static double determinantOfEdges(double[] t) {
        double[] n = new double[3];
        for (int axis = 0; axis < 3; axis++) {
            int j = (axis + 1) % 3;
            int k = (axis + 2) % 3;
            n[axis] = (t[3 + j] - t[j]) * (t[6 + k] - t[k]) - (t[3 + k] - t[k]) * (t[6 + j] - t[j]);
        }
        return n[0] * n[0] + n[1] * n[1] + n[2] * n[2];
    }
}

package dev.ironkit.convert.importing.merge;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.MeshPlan;
import dev.ironkit.format.msh.build.ModelBuilder;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.format.msh.reading.BatchReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Models for tests of what comes back. */
final class MergeModels {

    private MergeModels() {}

    /**
     * Three nodes: a hull of two batches with a far level and a broken state, a turret that moves through three keys, a gun that
     * stands still.
     */
    static Model tank() {
        ModelBuilder builder = new ModelBuilder("tank");
        builder.node(NodePlan.named("hull"));
        builder.node(NodePlan.named("turret").under(0).posed(key(0, 2, 0), key(4, 3, 0.5), key(8, 3, 1)));
        builder.node(NodePlan.named("gun").under(1).posed(KeyPlan.at(1, 0, 0.25f)));
        builder.slot(
                0,
                0,
                0,
                BatchPlan.of(grid(4, 0), 0),
                BatchPlan.of(grid(3, 10), 1).flagged(2));
        builder.slot(0, 0, 1, BatchPlan.of(grid(2, 0), 0));
        builder.slot(0, 1, 0, BatchPlan.of(grid(3, 0), 2));
        builder.slot(1, 0, 0, BatchPlan.of(grid(3, 0), 1));
        builder.slot(2, 0, 0, BatchPlan.of(grid(2, 0), 0));
        return builder.build();
    }

    static KeyPlan key(int time, float z, double turn) {
        Rotation rotation = new Rotation(Math.cos(turn / 2), 0, 0, Math.sin(turn / 2));
        return new KeyPlan(time, new Point(0, 0.5f, z), rotation);
    }

    /** A bent sheet of squares whose vertices are shared, each with its own texture coordinates. */
    static MeshPlan grid(int side, float height) {
        int row = side + 1;
        float[] positions = new float[row * row * 3];
        float[] normals = new float[row * row * 3];
        float[] uvs = new float[row * row * 2];
        for (int i = 0; i < row * row; i++) {
            int x = i % row;
            int y = i / row;
            positions[i * 3] = x;
            positions[i * 3 + 1] = y;
            positions[i * 3 + 2] = height + x * y * 0.125f;
            normals[i * 3 + 2] = 1;
            uvs[i * 2] = x / 16f;
            uvs[i * 2 + 1] = y / 16f;
        }
        int[] indices = new int[side * side * 6];
        for (int i = 0; i < side * side; i++) {
            int at = i / side * row + i % side;
            int[] corners = {at, at + 1, at + row + 1, at, at + row + 1, at + row};
            System.arraycopy(corners, 0, indices, i * 6, 6);
        }
        return MeshPlan.of(positions, normals, uvs, indices);
    }

    /** A model of a seed: several states and levels, slots shown twice, batches alike, moving nodes, lightmaps, colours. */
    static Model seeded(long seed) {
        Random random = new Random(seed);
        boolean documented = random.nextInt(5) == 0;
        int kind = documented ? 0 : random.nextInt(3);
        ModelBuilder builder = new ModelBuilder("seed" + seed);
        builder.reading(documented ? BatchReading.DOCUMENTED : BatchReading.RETAIL);
        int nodes = 1 + random.nextInt(5);
        for (int node = 0; node < nodes; node++) {
            builder.node(node(random, node));
            cells(builder, random, node, documented, kind);
        }
        return builder.confirmReading().build();
    }

    private static NodePlan node(Random random, int index) {
        List<KeyPlan> keys = new ArrayList<>(List.of(index == 0 ? KeyPlan.REST : pose(random, 0)));
        for (int i = 0, time = 0; random.nextInt(3) > 0 && i < 4; i++) {
            time += 1 + random.nextInt(9);
            keys.add(pose(random, time));
        }
        int parent = index == 0 || random.nextInt(5) == 0 ? NodeTable.NONE : random.nextInt(index);
        String name = random.nextInt(4) == 0 ? "part" : "node." + "00" + index;
        return new NodePlan(name, "", parent, random.nextInt(3), keys);
    }

    private static KeyPlan pose(Random random, int time) {
        Rotation rotation = random.nextInt(3) == 0
                ? Rotation.IDENTITY
                : new Rotation(
                        random.nextGaussian(), random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
        return new KeyPlan(time, new Point(number(random), number(random), number(random)), rotation);
    }

    private static float number(Random random) {
        return (random.nextInt(4001) - 2000) / 100f;
    }

    private static void cells(ModelBuilder builder, Random random, int node, boolean documented, int kind) {
        for (int cell = 0; cell < NodeTable.CELLS; cell++) {
            int state = cell / NodeTable.LEVELS;
            int level = cell % NodeTable.LEVELS;
            if (random.nextInt(cell == 0 ? 3 : 5) == 0) {
                List<BatchPlan> batches = new ArrayList<>();
                for (int i = 0; i <= random.nextInt(4); i++) {
                    batches.add(batch(random, documented, kind));
                }
                builder.slot(node, state, level, batches);
                if (cell + 1 < NodeTable.CELLS && random.nextInt(3) == 0) {
                    cell++;
                    builder.sameSlot(node, cell / NodeTable.LEVELS, cell % NodeTable.LEVELS, state, level);
                }
            }
        }
    }

    private static BatchPlan batch(Random random, boolean documented, int kind) {
        MeshPlan mesh = random.nextBoolean() ? grid(1 + random.nextInt(5), random.nextInt(2)) : splinters(random);
        if (kind == 1) {
            mesh = mesh.withColours(random.ints(mesh.vertexCount()).toArray());
        }
        int row = random.nextInt(documented ? 600 : 4);
        if (kind == 2) {
            float[] coordinates = new float[mesh.vertexCount() * 2];
            for (int i = 0; i < coordinates.length; i++) {
                coordinates[i] = random.nextInt(1024) / 1024f;
            }
            return BatchPlan.of(mesh.withLightmapUvs(coordinates), row).lightmapped(random.nextInt(3));
        }
        return BatchPlan.of(mesh, row).flagged(random.nextInt(16));
    }

    /** Triangles at random, some of them flat, turned over or twice there. */
    private static MeshPlan splinters(Random random) {
        int count = 4 + random.nextInt(12);
        float[] positions = new float[count * 3];
        float[] normals = new float[count * 3];
        float[] uvs = new float[count * 2];
        for (int i = 0; i < count; i++) {
            double length = 0;
            for (int axis = 0; axis < 3; axis++) {
                positions[i * 3 + axis] = random.nextInt(6) == 0 ? -0.0f : number(random);
                normals[i * 3 + axis] = (float) random.nextGaussian();
                length += normals[i * 3 + axis] * normals[i * 3 + axis];
            }
            for (int axis = 0; axis < 3; axis++) {
                normals[i * 3 + axis] /= (float) Math.sqrt(length);
            }
            uvs[i * 2] = (random.nextInt(9) - 4) / 4f;
            uvs[i * 2 + 1] = random.nextInt(5) / 4f;
        }
        List<Integer> corners = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            corners.addAll(List.of(i, random.nextInt(count), random.nextInt(count)));
        }
        corners.addAll(corners.subList(0, 3));
        return MeshPlan.of(
                positions,
                normals,
                uvs,
                corners.stream().mapToInt(Integer::intValue).toArray());
    }
}

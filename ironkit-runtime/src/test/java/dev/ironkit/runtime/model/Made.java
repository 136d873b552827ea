package dev.ironkit.runtime.model;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.ModelBytes;
import java.util.Random;

/** Models made for tests. */
final class Made {

    static final int NONE = 0xFFFF;

    private Made() {}

    static Model model(ModelBytes bytes) {
        return MshFormat.MSH.decode(ByteView.of(bytes.build()), Problems.tolerant());
    }

    static PreparedModel prepared(ModelBytes bytes) {
        return PreparedModel.of(model(bytes));
    }

    /** A node that does not move, at a place, with the identity as its rotation. */
    static ModelBytes still(ModelBytes model, int node, int flags, int parent, float x, int... slots) {
        return model.node(flags, parent, NONE, node, slots)
                .nodeName("node" + node)
                .label(node % 2 == 0 ? "" : "label" + node)
                .key(x, 0, 0, 0, 32767, 0, 0, 0);
    }

    /** A triangle with corners (x, 0, z), (x + 2, 0, z), (x, 2, z), as a batch and a slot of its own. It looks up. */
    static ModelBytes triangleSlot(ModelBytes model, int number, int batchFlags, int triangleFlags, float x, float z) {
        model.vertex(x, 0, z).vertex(x + 2, 0, z).vertex(x, 2, z);
        model.batch(batchFlags, 0, 0xFF00 | number, NONE, 3, number * 3L, 3, number * 3L);
        model.indices(0, 1, 2);
        model.triangle(triangleFlags, NONE, NONE, NONE, 0, 0, 32767, 0x3F);
        return model.slot(number, 1, number, 1, x, 0, z, x + 2, 2, z);
    }

    /** One node at the origin that shows one triangle. */
    static ModelBytes oneTriangle(int batchFlags, int triangleFlags) {
        ModelBytes model = ModelBytes.empty();
        still(model, 0, 0, NONE, 0, 0);
        return triangleSlot(model, 0, batchFlags, triangleFlags, 0, 0);
    }

    /** Nodes in chains, moving, each with a soup of triangles: small and large ones, flat ones, equal ones, all flags. */
    static ModelBytes soup(long seed, int nodes, int trianglesPerNode) {
        Random random = new Random(seed);
        ModelBytes model = ModelBytes.empty().frames(4);
        for (int node = 0; node < nodes; node++) {
            int parent = node == 0 ? NONE : random.nextInt(node);
            model.node(0, parent, node * 4, node * 4 + 3, node)
                    .nodeName("n" + node)
                    .label("");
            for (int key = 0; key < 4; key++) {
                float reach = key == 0 ? 0 : 3;
                model.key(
                                random.nextFloat() * reach,
                                random.nextFloat() * reach,
                                random.nextFloat() * reach,
                                key,
                                key == 0 ? 32767 : random.nextInt(65536),
                                key == 0 ? 0 : random.nextInt(65536),
                                key == 0 ? 0 : random.nextInt(65536),
                                key == 0 ? 0 : random.nextInt(65536))
                        .words(node * 4 + key);
            }
            addSoup(model, random, node, trianglesPerNode);
        }
        return model;
    }

    private static void addSoup(ModelBytes model, Random random, int node, int triangles) {
        int perBatch = Math.max(1, triangles / 2);
        int first = node * triangles;
        for (int i = 0; i < triangles; i++) {
            float size = random.nextInt(8) == 0 ? 6 : 1;
            float[] at = {random.nextInt(9) - 4, random.nextInt(9) - 4, random.nextInt(9) - 4};
            boolean grid = random.nextBoolean();
            for (int corner = 0; corner < 3; corner++) {
                model.vertex(
                        at[0] + step(random, size, grid),
                        at[1] + step(random, size, grid),
                        at[2] + step(random, size, grid));
            }
            model.indices(i * 3, i * 3 + 1, i * 3 + 2);
            model.triangle(random.nextInt(64), NONE, NONE, NONE, 0, 0, 32767, 0x3F);
        }
        int batches = (triangles + perBatch - 1) / perBatch;
        for (int batch = 0; batch < batches; batch++) {
            int count = Math.min(perBatch, triangles - batch * perBatch);
            long start = (first + batch * perBatch) * 3L;
            model.batch(random.nextInt(1024), 0, 0xFF00, NONE, count * 3, start, triangles * 3, first * 3L);
        }
        model.slot(first, triangles, node * batches, batches, -10, -10, -10, 10, 10, 10);
    }

    private static float step(Random random, float size, boolean grid) {
        return grid ? random.nextInt(3) * size : random.nextFloat() * size;
    }
}

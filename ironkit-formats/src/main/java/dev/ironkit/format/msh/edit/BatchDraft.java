package dev.ironkit.format.msh.edit;

import dev.ironkit.format.msh.Batch;
import dev.ironkit.format.msh.Triangle;
import dev.ironkit.format.msh.TriangleTable;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.MeshPlan;
import dev.ironkit.format.msh.build.WingedEdges;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A batch with its indices and triangles, while it is changed.
 *
 * @param words the record; its index start is worked out when it is written
 * @param indices relative to the base vertex
 * @param triangles the descriptors, with the links they had; none where the model has no such table
 * @param origin the number its first triangle had before, -1 for a new batch
 */
record BatchDraft(Batch words, List<Integer> indices, List<Triangle> triangles, int origin) {

    static BatchDraft of(BatchPlan plan, Batch words) {
        MeshPlan mesh = plan.mesh();
        List<Triangle> triangles = new ArrayList<>();
        for (int triangle = 0; triangle < mesh.triangleCount(); triangle++) {
            int none = TriangleTable.NONE;
            triangles.add(new Triangle(mesh.triangleFlags(triangle), none, none, none, 0, 0, 0, WingedEdges.NO_TWINS));
        }
        return new BatchDraft(words, Arrays.stream(mesh.indices()).boxed().toList(), triangles, -1);
    }

    BatchDraft withWords(Batch other) {
        return new BatchDraft(other, indices, triangles, origin);
    }

    BatchDraft withBase(long base) {
        return withWords(at(words.indexStart(), base));
    }

    Batch at(long indexStart, long baseVertex) {
        return new Batch(
                words.flags(),
                words.materialIndex(),
                words.unk4(),
                words.unk6(),
                words.indexCount(),
                indexStart,
                words.unk14(),
                baseVertex);
    }

    int triangleCount() {
        return indices.size() / 3;
    }

    /** The first vertex behind those it spans. */
    long end() {
        int last = -1;
        for (int index : indices) {
            last = Math.max(last, index);
        }
        return words.baseVertex() + last + 1;
    }
}

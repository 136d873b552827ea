package dev.ironkit.format.msh.build;

import java.util.List;

/** The meshes of a slot as one, for what crosses the borders of batches. */
final class SlotMesh {

    private final float[] positions;
    private final int[] corners;
    private final int[] flags;

    SlotMesh(List<BatchPlan> plans) {
        positions = new float
                [plans.stream().mapToInt(plan -> plan.mesh().vertexCount()).sum() * 3];
        flags = new int
                [plans.stream().mapToInt(plan -> plan.mesh().triangleCount()).sum()];
        corners = new int[flags.length * 3];
        int vertices = 0;
        int triangles = 0;
        for (BatchPlan plan : plans) {
            add(plan.mesh(), vertices, triangles);
            vertices += plan.mesh().vertexCount();
            triangles += plan.mesh().triangleCount();
        }
    }

    private void add(MeshPlan mesh, int firstVertex, int firstTriangle) {
        for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
            for (int axis = 0; axis < 3; axis++) {
                positions[(firstVertex + vertex) * 3 + axis] = mesh.position(vertex, axis);
            }
        }
        for (int at = 0; at < mesh.indexCount(); at++) {
            corners[firstTriangle * 3 + at] = firstVertex + mesh.index(at);
        }
        for (int triangle = 0; triangle < mesh.triangleCount(); triangle++) {
            flags[firstTriangle + triangle] = mesh.triangleFlags(triangle);
        }
    }

    int triangleCount() {
        return flags.length;
    }

    float[] positions() {
        return positions;
    }

    int[] corners() {
        return corners;
    }

    int flags(int triangle) {
        return flags[triangle];
    }

    TriangleNormal normal(int triangle) {
        return TriangleNormal.of(
                positions, corners[triangle * 3], corners[triangle * 3 + 1], corners[triangle * 3 + 2]);
    }
}

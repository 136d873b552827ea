package dev.ironkit.format.msh.build;

import static dev.ironkit.format.msh.build.MeshPlan.require;

import java.util.BitSet;

/** Whether the parts of a mesh fit one another. */
final class MeshCheck {

    private MeshCheck() {}

    static void check(MeshPlan mesh) {
        int vertices = mesh.vertexCount();
        require(mesh.floats(0) == vertices * 3, "positions must have three numbers per vertex");
        require(mesh.floats(1) == vertices * 3, "normals must have three numbers per vertex");
        require(mesh.floats(2) == vertices * 2, "texture coordinates must have two numbers per vertex");
        require(mesh.isFinite(), "the mesh contains a number that is not finite");
        require(mesh.indexCount() > 0, "a mesh must have at least one triangle");
        require(mesh.indexCount() % 3 == 0, mesh.indexCount() + " indices do not form whole triangles");
        BuildLimits.check("indices of a batch", mesh.indexCount(), BuildLimits.MOST);
        checkIndices(mesh, vertices);
    }

    private static void checkIndices(MeshPlan mesh, int vertices) {
        BitSet used = new BitSet(vertices);
        for (int at = 0; at < mesh.indexCount(); at++) {
            int index = mesh.index(at);
            require(index >= 0 && index < vertices, "index " + index + " of " + vertices + " vertices");
            BuildLimits.check("index within a batch", index, BuildLimits.LAST_INDEX);
            used.set(index);
        }
        int unused = used.nextClearBit(0);
        require(unused >= vertices, "vertex " + unused + " belongs to no triangle");
    }
}

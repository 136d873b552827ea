package dev.ironkit.format.msh.build;

/** Meshes for tests. */
public final class Meshes {

    private Meshes() {}

    /** {@return a square in the plane z = 0 from the origin, triangles (0,1,2) and (0,2,3)} */
    public static MeshPlan square(float size) {
        return MeshPlan.of(
                new float[] {0, 0, 0, size, 0, 0, size, size, 0, 0, size, 0},
                new float[] {0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1},
                new float[] {0, 0, 1, 0, 1, 1, 0, 1},
                new int[] {0, 1, 2, 0, 2, 3});
    }

    /** {@return a box between two corners, four vertices for each of its six sides} */
    public static MeshPlan box(float x0, float y0, float z0, float x1, float y1, float z1) {
        float[][] ends = {{x0, x1}, {y0, y1}, {z0, z1}};
        float[] positions = new float[72];
        float[] normals = new float[72];
        float[] uvs = new float[48];
        int[] indices = new int[36];
        for (int side = 0; side < 6; side++) {
            int axis = side / 2;
            boolean high = side % 2 == 1;
            for (int corner = 0; corner < 4; corner++) {
                int vertex = side * 4 + corner;
                // Around the side, seen from outside: the other way round on the low one.
                int turn = high ? corner : 3 - corner;
                int second = turn == 1 || turn == 2 ? 1 : 0;
                int third = turn >= 2 ? 1 : 0;
                positions[vertex * 3 + axis] = ends[axis][high ? 1 : 0];
                positions[vertex * 3 + (axis + 1) % 3] = ends[(axis + 1) % 3][second];
                positions[vertex * 3 + (axis + 2) % 3] = ends[(axis + 2) % 3][third];
                normals[vertex * 3 + axis] = high ? 1 : -1;
                uvs[vertex * 2] = second;
                uvs[vertex * 2 + 1] = third;
            }
            int[] corners = {0, 1, 2, 0, 2, 3};
            for (int i = 0; i < 6; i++) {
                indices[side * 6 + i] = side * 4 + corners[i];
            }
        }
        return MeshPlan.of(positions, normals, uvs, indices);
    }

    /** {@return a strip of squares along x, which has as many triangles as wanted} */
    public static MeshPlan strip(int triangles) {
        int vertices = triangles + 2;
        float[] positions = new float[vertices * 3];
        float[] normals = new float[vertices * 3];
        for (int i = 0; i < vertices; i++) {
            int column = i / 2;
            positions[i * 3] = column;
            positions[i * 3 + 1] = i % 2;
            normals[i * 3 + 2] = 1;
        }
        int[] indices = new int[triangles * 3];
        for (int i = 0; i < triangles; i++) {
            indices[i * 3] = i;
            indices[i * 3 + 1] = i + (i % 2 == 0 ? 2 : 1);
            indices[i * 3 + 2] = i + (i % 2 == 0 ? 1 : 2);
        }
        return MeshPlan.of(positions, normals, new float[vertices * 2], indices);
    }
}

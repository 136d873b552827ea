package dev.ironkit.format.msh.build;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import java.util.Arrays;

/**
 * Triangles and their vertices before they are stored, in the frame of a node.
 *
 * <p>Triangles wind counter-clockwise around their normals; x is forward, y left, z up; the first texture coordinate goes right, the
 * second down. Immutable.
 */
public final class MeshPlan {

    private final float[] positions;
    private final float[] normals;
    private final float[] uvs;
    private final int[] indices;
    private final int[] extra;
    private final boolean coloured;
    private final int[] flags;

    private MeshPlan(
            float[] positions,
            float[] normals,
            float[] uvs,
            int[] indices,
            int[] extra,
            boolean coloured,
            int[] flags) {
        this.positions = positions;
        this.normals = normals;
        this.uvs = uvs;
        this.indices = indices;
        this.extra = extra;
        this.coloured = coloured;
        this.flags = flags;
    }

    /**
     * {@return a mesh}
     *
     * @param positions three numbers for each vertex
     * @param normals three numbers for each vertex
     * @param uvs two numbers for each vertex
     * @param indices three for each triangle
     * @throws RefusedException if they do not fit one another, or a vertex is used by no triangle
     */
    public static MeshPlan of(float[] positions, float[] normals, float[] uvs, int[] indices) {
        MeshPlan mesh = new MeshPlan(
                positions.clone(),
                normals.clone(),
                uvs.clone(),
                indices.clone(),
                null,
                false,
                new int[indices.length / 3]);
        MeshCheck.check(mesh);
        return mesh;
    }

    /** {@return the mesh with lightmap coordinates, two numbers for each vertex} */
    public MeshPlan withLightmapUvs(float... coordinates) {
        int[] packed = new int[vertexCount()];
        require(coordinates.length == packed.length * 2, "lightmap coordinates must have two numbers per vertex");
        for (int vertex = 0; vertex < packed.length; vertex++) {
            packed[vertex] = lightmap(coordinates[vertex * 2]) | (lightmap(coordinates[vertex * 2 + 1]) << 16);
        }
        return new MeshPlan(positions, normals, uvs, indices, packed, false, flags);
    }

    /** {@return the mesh with colours, four bytes for each vertex, the first one lowest} */
    public MeshPlan withColours(int... colours) {
        require(colours.length == vertexCount(), "there must be one colour per vertex");
        return new MeshPlan(positions, normals, uvs, indices, colours.clone(), true, flags);
    }

    /** {@return the mesh with flags for each triangle, such as the one for walkable ground} */
    public MeshPlan withTriangleFlags(int... bits) {
        require(bits.length == triangleCount(), "there must be flags for each triangle");
        for (int word : bits) {
            if (word < 0 || word > 0xFFFF) {
                throw new RefusedException(BuildProblem.FLAGS, AssetPath.UNNAMED, "a triangle", word);
            }
        }
        return new MeshPlan(positions, normals, uvs, indices, extra, coloured, bits.clone());
    }

    private static int lightmap(float value) {
        require(Float.isFinite(value), "a lightmap coordinate is not finite");
        return (int) Math.max(0, Math.min(0xFFFF, Math.rint(value * 1024.0)));
    }

    static void require(boolean holds, String rule) {
        if (!holds) {
            throw new RefusedException(BuildProblem.MESH, AssetPath.UNNAMED, rule);
        }
    }

    /** {@return the number of vertices} */
    public int vertexCount() {
        return positions.length / 3;
    }

    /** {@return the number of triangles} */
    public int triangleCount() {
        return indices.length / 3;
    }

    /** {@return a coordinate of a vertex} */
    public float position(int vertex, int axis) {
        return positions[vertex * 3 + axis];
    }

    /** {@return a component of the normal of a vertex} */
    public float normal(int vertex, int axis) {
        return normals[vertex * 3 + axis];
    }

    /** {@return a texture coordinate of a vertex} */
    public float uv(int vertex, int axis) {
        return uvs[vertex * 2 + axis];
    }

    /** {@return whether vertices have a lightmap coordinate or a colour} */
    public boolean hasExtra() {
        return extra != null;
    }

    /** {@return whether vertices have a colour} */
    public boolean hasColours() {
        return coloured;
    }

    /** {@return the four bytes of a lightmap coordinate or a colour, 0 where there is none} */
    public int extra(int vertex) {
        return extra == null ? 0 : extra[vertex];
    }

    /** {@return the flags of a triangle} */
    public int triangleFlags(int triangle) {
        return flags[triangle];
    }

    /** {@return the indices, a copy} */
    public int[] indices() {
        return indices.clone();
    }

    int index(int at) {
        return indices[at];
    }

    int floats(int kind) {
        return kind == 0 ? positions.length : kind == 1 ? normals.length : uvs.length;
    }

    boolean isFinite() {
        for (float[] numbers : new float[][] {positions, normals, uvs}) {
            for (float number : numbers) {
                if (!Float.isFinite(number)) {
                    return false;
                }
            }
        }
        return true;
    }

    int indexCount() {
        return indices.length;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MeshPlan that
                && Arrays.equals(positions, that.positions)
                && Arrays.equals(normals, that.normals)
                && Arrays.equals(uvs, that.uvs)
                && Arrays.equals(indices, that.indices)
                && Arrays.equals(extra, that.extra)
                && coloured == that.coloured
                && Arrays.equals(flags, that.flags);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(positions) * 31 + Arrays.hashCode(indices);
    }

    @Override
    public String toString() {
        return vertexCount() + " vertices, " + triangleCount() + " triangles";
    }
}

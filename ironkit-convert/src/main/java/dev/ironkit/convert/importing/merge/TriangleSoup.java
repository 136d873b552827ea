package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.format.msh.UvTable;
import java.util.Arrays;

/**
 * Triangles one by one, each with three corners of its own.
 *
 * <p>Programs split and join vertices as they like, so what came back and what went out are held together corner by corner. Corner
 * {@code c} of triangle {@code t} is number {@code 3t + c}.
 */
final class TriangleSoup {

    static final int NONE = -1;

    private static final int HAS_NORMALS = 1;
    private static final int HAS_UVS = 2;
    private static final int HAS_LIGHTMAP = 4;

    private float[] positions = {};
    private float[] normals = {};
    private float[] uvs = {};
    private float[] lightmapUvs = {};
    private int[] vertices = {};
    private int[] batches = {};
    private int[] materials = {};
    private int[] numbers = {};
    private int[] has = {};
    private int count;

    /** The number of triangles. */
    int count() {
        return count;
    }

    /** Makes room for so many more. */
    private void grow(int more) {
        int room = Math.max(count + more, count * 2);
        if (count + more > has.length) {
            positions = Arrays.copyOf(positions, room * 9);
            normals = Arrays.copyOf(normals, room * 9);
            uvs = Arrays.copyOf(uvs, room * 6);
            lightmapUvs = Arrays.copyOf(lightmapUvs, room * 6);
            vertices = Arrays.copyOf(vertices, room * 3);
            batches = Arrays.copyOf(batches, room);
            materials = Arrays.copyOf(materials, room);
            numbers = Arrays.copyOf(numbers, room);
            has = Arrays.copyOf(has, room);
        }
    }

    /**
     * Adds the triangles of a surface.
     *
     * @param moved where they stand, null for where they are
     * @param batch the batch they are of, {@link #NONE} where that is not known
     */
    void add(IncomingSurface surface, Affine moved, int batch) {
        grow(surface.triangleCount());
        boolean mirrored = moved != null && moved.determinant() < 0;
        int[] indices = surface.indices();
        for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
            for (int corner = 0; corner < 3; corner++) {
                int from = mirrored && corner > 0 ? 3 - corner : corner;
                corner(surface, indices[triangle * 3 + from], count * 3 + corner, moved);
            }
            batches[count] = batch;
            materials[count] = surface.material();
            numbers[count] = triangle;
            has[count] = (surface.hasNormals() ? HAS_NORMALS : 0)
                    | (surface.hasUvs() ? HAS_UVS : 0)
                    | (surface.hasLightmapUvs() ? HAS_LIGHTMAP : 0);
            count++;
        }
    }

    private void corner(IncomingSurface surface, int vertex, int to, Affine moved) {
        System.arraycopy(surface.positions(), vertex * 3, positions, to * 3, 3);
        if (surface.hasNormals()) {
            System.arraycopy(surface.normals(), vertex * 3, normals, to * 3, 3);
        }
        if (surface.hasUvs()) {
            System.arraycopy(surface.uvs(), vertex * 2, uvs, to * 2, 2);
        }
        if (surface.hasLightmapUvs()) {
            System.arraycopy(surface.lightmapUvs(), vertex * 2, lightmapUvs, to * 2, 2);
        }
        vertices[to] = surface.source(vertex);
        if (moved != null) {
            put(moved.place(positions[to * 3], positions[to * 3 + 1], positions[to * 3 + 2]), positions, to * 3);
            put(moved.normal(normals[to * 3], normals[to * 3 + 1], normals[to * 3 + 2]), normals, to * 3);
        }
    }

    private static void put(double[] from, float[] to, int at) {
        for (int i = 0; i < from.length; i++) {
            to[at + i] = (float) from[i];
        }
    }

    /** Says which vertex of the model a corner is. */
    void vertex(int corner, int vertex) {
        vertices[corner] = vertex;
    }

    /** The vertex of the model a corner is, {@link #NONE} where that is not known. */
    int vertex(int corner) {
        return vertices[corner];
    }

    int batch(int triangle) {
        return batches[triangle];
    }

    /** Which triangle of its surface it is. */
    int number(int triangle) {
        return numbers[triangle];
    }

    /** The place of its material. */
    int material(int triangle) {
        return materials[triangle];
    }

    boolean hasNormals(int triangle) {
        return (has[triangle] & HAS_NORMALS) != 0;
    }

    boolean hasUvs(int triangle) {
        return (has[triangle] & HAS_UVS) != 0;
    }

    boolean hasLightmapUvs(int triangle) {
        return (has[triangle] & HAS_LIGHTMAP) != 0;
    }

    float position(int corner, int axis) {
        return positions[corner * 3 + axis];
    }

    float normal(int corner, int axis) {
        return normals[corner * 3 + axis];
    }

    float uv(int corner, int axis) {
        return uvs[corner * 2 + axis];
    }

    float lightmapUv(int corner, int axis) {
        return lightmapUvs[corner * 2 + axis];
    }

    /** A texture coordinate as it is stored; what lies outside stays outside. */
    int storedUv(int corner, int axis) {
        return stored(uv(corner, axis));
    }

    int storedLightmapUv(int corner, int axis) {
        return stored(lightmapUv(corner, axis));
    }

    private static int stored(float value) {
        return (int) Math.rint(value * (double) UvTable.STEPS);
    }
}

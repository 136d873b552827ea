package dev.ironkit.convert.importing.create;

import dev.ironkit.format.msh.NormalTable;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Which vertices of a surface a mesh has, each used by a triangle at least. */
final class MeshVertices {

    private final int[] sources;
    private final float[] normals;
    private final int[] indices;

    private MeshVertices(int[] sources, float[] normals, int[] indices) {
        this.sources = sources;
        this.normals = normals;
        this.indices = indices;
    }

    /** Those that triangles use, in the order of the surface. */
    static MeshVertices shared(int[] corners, int vertexCount) {
        int[] numbers = new int[vertexCount];
        for (int corner : corners) {
            numbers[corner] = 1;
        }
        int[] sources = new int[Math.min(vertexCount, corners.length)];
        int count = 0;
        for (int vertex = 0; vertex < vertexCount; vertex++) {
            if (numbers[vertex] == 1) {
                sources[count] = vertex;
                numbers[vertex] = count++;
            }
        }
        int[] indices = new int[corners.length];
        for (int i = 0; i < corners.length; i++) {
            indices[i] = numbers[corners[i]];
        }
        return new MeshVertices(Arrays.copyOf(sources, count), new float[0], indices);
    }

    /** Vertices that look the way their triangle does; triangles that look the same way share them. */
    static MeshVertices flat(int[] corners, float[] positions) {
        Map<Corner, Integer> numbers = new LinkedHashMap<>();
        int[] sources = new int[corners.length];
        float[] normals = new float[corners.length * 3];
        int[] indices = new int[corners.length];
        float[] normal = new float[3];
        for (int i = 0; i < corners.length; i++) {
            if (i % 3 == 0) {
                FaceNormal.of(positions, corners[i], corners[i + 1], corners[i + 2], normal, 0);
            }
            // Normals are kept in bytes, so those that give the same bytes are the same.
            Corner key = new Corner(
                    corners[i],
                    NormalTable.encode(normal[0]),
                    NormalTable.encode(normal[1]),
                    NormalTable.encode(normal[2]));
            int next = numbers.size();
            Integer there = numbers.putIfAbsent(key, next);
            if (there == null) {
                sources[next] = corners[i];
                System.arraycopy(normal, 0, normals, next * 3, 3);
            }
            indices[i] = there == null ? next : there;
        }
        int count = numbers.size();
        return new MeshVertices(Arrays.copyOf(sources, count), Arrays.copyOf(normals, count * 3), indices);
    }

    int count() {
        return sources.length;
    }

    int source(int vertex) {
        return sources[vertex];
    }

    void normal(int vertex, float[] to, int at) {
        System.arraycopy(normals, vertex * 3, to, at, 3);
    }

    int[] indices() {
        return indices;
    }

    private record Corner(int vertex, byte x, byte y, byte z) {}
}

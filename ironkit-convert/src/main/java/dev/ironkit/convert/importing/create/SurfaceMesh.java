package dev.ironkit.convert.importing.create;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.format.msh.NormalTable;
import dev.ironkit.format.msh.build.MeshPlan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The triangles of a surface, as many meshes as their numbers need. */
final class SurfaceMesh {

    /** The triangles of a mesh: its indices are counted in 16 bits. */
    static final int MOST_TRIANGLES = 0xFFFF / 3;

    private static final double LEAST_UV = -32768.5 / 1024;
    private static final double MOST_UV = 32767.5 / 1024;

    private final IncomingSurface surface;
    private final TextureUvs laid;
    private final Stretch stretch;
    private final String title;
    private final AssetPath path;
    private final Notes notes;
    private final float[] positions;
    private int[] corners;

    /**
     * The triangles of a surface.
     *
     * @param laid its texture coordinates
     * @param stretch what its places go through
     */
    SurfaceMesh(IncomingSurface surface, TextureUvs laid, Stretch stretch, String title, AssetPath path, Notes notes) {
        this.surface = surface;
        this.laid = laid;
        this.stretch = stretch;
        this.title = title;
        this.path = path;
        this.notes = notes;
        positions = places();
        corners = surface.indices().clone();
        turn();
        drop();
    }

    int triangleCount() {
        return corners.length / 3;
    }

    /**
     * The meshes.
     *
     * @param lightmapped whether its second coordinates are kept
     */
    List<MeshPlan> plans(boolean lightmapped) {
        List<MeshPlan> plans = new ArrayList<>();
        if (triangleCount() > 0) {
            choices(lightmapped);
        }
        for (int from = 0; from < corners.length; from += MOST_TRIANGLES * 3) {
            int[] part = Arrays.copyOfRange(corners, from, Math.min(corners.length, from + MOST_TRIANGLES * 3));
            plans.add(plan(part, lightmapped));
        }
        return plans;
    }

    private void choices(boolean lightmapped) {
        if (!surface.hasNormals()) {
            notes.add(title, "no normals; flat ones created");
        }
        if (laid.uvs.length == 0) {
            notes.add(title, "no texture coordinates; all set to 0");
        }
        if (surface.hasLightmapUvs() && !lightmapped && !laid.second) {
            notes.add(title, "a second set of texture coordinates was left out: it has no lightmap");
        }
        if (triangleCount() > MOST_TRIANGLES) {
            notes.add(title, "a surface was split, because a batch has at most " + MOST_TRIANGLES + " triangles");
        }
    }

    private float[] places() {
        float[] from = surface.positions();
        if (stretch.isIdentity()) {
            return from;
        }
        float[] to = new float[from.length];
        for (int at = 0; at + 2 < from.length; at += 3) {
            to[at] = (float) stretch.x(from[at], from[at + 1], from[at + 2]);
            to[at + 1] = (float) stretch.y(from[at], from[at + 1], from[at + 2]);
            to[at + 2] = (float) stretch.z(from[at], from[at + 1], from[at + 2]);
        }
        return to;
    }

    /** A mirrored surface shows its other side unless its triangles go round the other way. */
    private void turn() {
        if (stretch.determinant() < 0) {
            for (int at = 0; at < corners.length; at += 3) {
                int second = corners[at + 1];
                corners[at + 1] = corners[at + 2];
                corners[at + 2] = second;
            }
        }
    }

    /** Leaves out triangles that nobody can see. */
    private void drop() {
        int[] kept = new int[corners.length];
        int count = 0;
        for (int at = 0; at < corners.length; at += 3) {
            if (hasArea(positions, corners[at], corners[at + 1], corners[at + 2])) {
                System.arraycopy(corners, at, kept, count, 3);
                count += 3;
            }
        }
        if (count < corners.length) {
            notes.add(title, "triangles without area were left out");
            corners = Arrays.copyOf(kept, count);
        }
    }

    private MeshPlan plan(int[] part, boolean lightmapped) {
        MeshVertices vertices = surface.hasNormals()
                ? MeshVertices.shared(part, surface.vertexCount())
                : MeshVertices.flat(part, positions);
        int count = vertices.count();
        float[] places = new float[count * 3];
        float[] normals = new float[count * 3];
        float[] uvs = new float[count * 2];
        float[] light = new float[lightmapped ? count * 2 : 0];
        Stretch ofNormals = stretch.ofNormals();
        for (int i = 0; i < count; i++) {
            int vertex = vertices.source(i);
            System.arraycopy(positions, vertex * 3, places, i * 3, 3);
            if (surface.hasNormals()) {
                normal(vertex, ofNormals, normals, i * 3);
            } else {
                vertices.normal(i, normals, i * 3);
            }
            if (laid.uvs.length > 0) {
                uvs[i * 2] = uv(laid.uvs[vertex * 2]);
                uvs[i * 2 + 1] = uv(laid.uvs[vertex * 2 + 1]);
            }
            if (lightmapped) {
                System.arraycopy(surface.lightmapUvs(), vertex * 2, light, i * 2, 2);
            }
        }
        checkNumbers(places, "a position is not a number or too large");
        checkNumbers(light, "a lightmap coordinate is not a number");
        MeshPlan mesh = MeshPlan.of(places, normals, uvs, vertices.indices());
        return lightmapped ? mesh.withLightmapUvs(light) : mesh;
    }

    /** The normal of a vertex, one long; up where there is none. */
    private void normal(int vertex, Stretch ofNormals, float[] to, int at) {
        float x = surface.normals()[vertex * 3];
        float y = surface.normals()[vertex * 3 + 1];
        float z = surface.normals()[vertex * 3 + 2];
        if (stretch.isIdentity()) {
            unit(x, y, z, to, at);
        } else {
            unit(ofNormals.x(x, y, z), ofNormals.y(x, y, z), ofNormals.z(x, y, z), to, at);
        }
    }

    private float uv(float value) {
        if (!(value >= LEAST_UV && value <= MOST_UV)) {
            throw new RefusedException(NewModelProblem.UV, path, title, value);
        }
        return value;
    }

    private void checkNumbers(float[] numbers, String what) {
        for (float number : numbers) {
            if (!Float.isFinite(number)) {
                throw new RefusedException(NewModelProblem.NUMBER, path, title, what);
            }
        }
    }

    /** Which vertices of a surface a mesh has, each used by a triangle at least. */
    private static final class MeshVertices {

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
                    of(positions, corners[i], corners[i + 1], corners[i + 2], normal, 0);
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

    /** Whether a triangle can be seen at all; one whose places are no numbers is not judged here. */
    static boolean hasArea(float[] positions, int a, int b, int c) {
        if (a == b || b == c || a == c) {
            return false;
        }
        double square = 0;
        for (int axis = 0; axis < 3; axis++) {
            double part = component(positions, a, b, c, axis);
            square += part * part;
        }
        return square != 0;
    }

    /** Writes the direction a triangle looks in, one long. */
    static void of(float[] positions, int a, int b, int c, float[] to, int at) {
        unit(
                component(positions, a, b, c, 0),
                component(positions, a, b, c, 1),
                component(positions, a, b, c, 2),
                to,
                at);
    }

    /** Writes a direction, one long; up where it is none. */
    static void unit(double x, double y, double z, float[] to, int at) {
        double length = Math.sqrt(x * x + y * y + z * z);
        boolean usable = length > 0 && Double.isFinite(length);
        to[at] = usable ? (float) (x / length) : 0;
        to[at + 1] = usable ? (float) (y / length) : 0;
        to[at + 2] = usable ? (float) (z / length) : 1;
    }

    private static double component(float[] p, int a, int b, int c, int axis) {
        int y = (axis + 1) % 3;
        int z = (axis + 2) % 3;
        double uy = (double) p[b * 3 + y] - p[a * 3 + y];
        double uz = (double) p[b * 3 + z] - p[a * 3 + z];
        double vy = (double) p[c * 3 + y] - p[a * 3 + y];
        double vz = (double) p[c * 3 + z] - p[a * 3 + z];
        return uy * vz - uz * vy;
    }
}

package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.merge.SlotRebuild.TriangleFlags;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NormalTable;
import dev.ironkit.format.msh.UvTable;
import dev.ironkit.format.msh.build.MeshPlan;
import dev.ironkit.format.msh.reading.ModelReading;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Triangles that came back as the mesh of a batch: corners that are alike become one vertex again. */
final class BatchMesh {

    private static final int OPAQUE_WHITE = -1;

    /** Everything about a vertex. */
    private record Vertex(
            int source, float x, float y, float z, int normalX, int normalY, int normalZ, int u, int v, int extra) {

        Vertex from(int other) {
            return new Vertex(other, x, y, z, normalX, normalY, normalZ, u, v, extra);
        }
    }

    private final Model model;
    private final ModelReading reading;
    private final TriangleMatch match;
    private final TriangleSoup after;
    private final String title;
    private final MergeNotes notes;
    private final double scale;
    private final int newFlags;
    private final Map<Vertex, Integer> numbers = new LinkedHashMap<>();
    private final Map<Vertex, Integer> alike = new LinkedHashMap<>();
    private final List<Integer> indices = new ArrayList<>();
    private final List<Integer> flags = new ArrayList<>();

    /**
     * An empty mesh.
     *
     * @param newFlags the flags of triangles that were not there before
     */
    BatchMesh(
            Model model,
            ModelReading reading,
            TriangleMatch match,
            String title,
            MergeNotes notes,
            double scale,
            int newFlags) {
        this.newFlags = newFlags;
        this.model = model;
        this.reading = reading;
        this.match = match;
        this.after = match.after();
        this.title = title;
        this.notes = notes;
        this.scale = scale;
    }

    void add(int triangle) {
        double[] flat = flat(triangle);
        for (int corner = triangle * 3; corner < triangle * 3 + 3; corner++) {
            Vertex vertex = vertex(triangle, corner, flat);
            indices.add(number(vertex));
        }
        flags.add(triangleFlags(triangle));
    }

    /** A corner that was not there before takes any vertex with its values; one that was keeps to itself. */
    private int number(Vertex vertex) {
        Vertex plain = vertex.from(TriangleSoup.NONE);
        Integer there = vertex.source() == TriangleSoup.NONE ? alike.get(plain) : numbers.get(vertex);
        if (there != null) {
            return there;
        }
        int number = numbers.size();
        numbers.put(vertex, number);
        alike.putIfAbsent(plain, number);
        return number;
    }

    private Vertex vertex(int triangle, int corner, double[] flat) {
        boolean told = match.partner(triangle) != TriangleMatch.NONE;
        int there = told ? match.corner(corner) : TriangleSoup.NONE;
        int old = told ? match.before().vertex(there) : TriangleSoup.NONE;
        double[] normal = normal(triangle, corner, there, flat);
        int u = uv(triangle, corner, old, 0);
        int v = uv(triangle, corner, old, 1);
        int extra = extra(triangle, corner, old);
        float x = coordinate(
                corner,
                there,
                0,
                old == TriangleSoup.NONE ? 0 : model.positions().x(old));
        float y = coordinate(
                corner,
                there,
                1,
                old == TriangleSoup.NONE ? 0 : model.positions().y(old));
        float z = coordinate(
                corner,
                there,
                2,
                old == TriangleSoup.NONE ? 0 : model.positions().z(old));
        boolean same = told && isSame(corner, there) && u == storedUv(old, 0) && v == storedUv(old, 1);
        return new Vertex(
                same && extra == storedExtra(old) ? old : TriangleSoup.NONE,
                x,
                y,
                z,
                NormalTable.encode(normal[0]),
                NormalTable.encode(normal[1]),
                NormalTable.encode(normal[2]),
                u,
                v,
                extra);
    }

    private float coordinate(int corner, int there, int axis, float stored) {
        float now = after.position(corner, axis);
        return there != TriangleSoup.NONE && Tolerance.sameVertex(match.before().position(there, axis), now)
                ? stored
                : (float) (now / scale);
    }

    /** Whether the place and the normal of a corner are as they were. */
    private boolean isSame(int corner, int there) {
        TriangleSoup before = match.before();
        boolean normals = after.hasNormals(corner / 3) && before.hasNormals(there / 3);
        for (int axis = 0; axis < 3; axis++) {
            if (!Tolerance.sameVertex(after.position(corner, axis), before.position(there, axis))
                    || (normals
                            && Math.abs(after.normal(corner, axis) - before.normal(there, axis)) > Tolerance.NORMAL)) {
                return false;
            }
        }
        return true;
    }

    private double[] normal(int triangle, int corner, int there, double[] flat) {
        boolean kept = there != TriangleSoup.NONE
                && match.before().hasNormals(there / 3)
                && (!after.hasNormals(triangle) || isSame(corner, there));
        if (kept) {
            return new double[] {
                match.before().normal(there, 0),
                match.before().normal(there, 1),
                match.before().normal(there, 2)
            };
        }
        return after.hasNormals(triangle)
                ? new double[] {after.normal(corner, 0), after.normal(corner, 1), after.normal(corner, 2)}
                : flat;
    }

    /** The normal of a triangle; of one that shows nothing it points up. */
    private double[] flat(int triangle) {
        double[] a = edge(triangle, 1);
        double[] b = edge(triangle, 2);
        double x = a[1] * b[2] - a[2] * b[1];
        double y = a[2] * b[0] - a[0] * b[2];
        double z = a[0] * b[1] - a[1] * b[0];
        double length = Math.sqrt(x * x + y * y + z * z);
        return length > 0 && Double.isFinite(length)
                ? new double[] {x / length, y / length, z / length}
                : new double[] {0, 0, 1};
    }

    private double[] edge(int triangle, int corner) {
        double[] edge = new double[3];
        for (int axis = 0; axis < 3; axis++) {
            edge[axis] = (double) after.position(triangle * 3 + corner, axis) - after.position(triangle * 3, axis);
        }
        return edge;
    }

    private int uv(int triangle, int corner, int old, int axis) {
        if (after.hasUvs(triangle)) {
            return UvRange.check(after.uv(corner, axis), title, notes);
        }
        return old == TriangleSoup.NONE ? 0 : storedUv(old, axis);
    }

    private int storedUv(int vertex, int axis) {
        if (vertex == TriangleSoup.NONE || vertex >= model.uvs().count()) {
            return 0;
        }
        return axis == 0 ? model.uvs().rawU(vertex) : model.uvs().rawV(vertex);
    }

    private int extra(int triangle, int corner, int old) {
        if (reading.lightmapCoordinates() && after.hasLightmapUvs(triangle)) {
            int u = UvRange.check(after.lightmapUv(corner, 0), title, notes);
            int v = UvRange.check(after.lightmapUv(corner, 1), title, notes);
            return (u & 0xFFFF) | (v << 16);
        }
        return old == TriangleSoup.NONE ? (reading.lightmapCoordinates() ? 0 : OPAQUE_WHITE) : storedExtra(old);
    }

    private int storedExtra(int vertex) {
        return vertex < model.lightmapOrColour().count()
                ? model.lightmapOrColour().bits(vertex, 0)
                : OPAQUE_WHITE;
    }

    private int triangleFlags(int triangle) {
        int partner = match.partner(triangle);
        return partner == TriangleMatch.NONE ? newFlags : TriangleFlags.of(model, match.before(), partner);
    }

    /** For each vertex the one of the model it was. */
    List<Integer> vertices() {
        return numbers.keySet().stream().map(Vertex::source).toList();
    }

    MeshPlan plan() {
        List<Vertex> vertices = List.copyOf(numbers.keySet());
        float[] positions = new float[vertices.size() * 3];
        float[] normals = new float[vertices.size() * 3];
        float[] uvs = new float[vertices.size() * 2];
        int[] extras = new int[vertices.size()];
        for (int i = 0; i < vertices.size(); i++) {
            Vertex vertex = vertices.get(i);
            positions[i * 3] = vertex.x();
            positions[i * 3 + 1] = vertex.y();
            positions[i * 3 + 2] = vertex.z();
            normals[i * 3] = NormalTable.decode((byte) vertex.normalX());
            normals[i * 3 + 1] = NormalTable.decode((byte) vertex.normalY());
            normals[i * 3 + 2] = NormalTable.decode((byte) vertex.normalZ());
            uvs[i * 2] = vertex.u() / UvTable.STEPS;
            uvs[i * 2 + 1] = vertex.v() / UvTable.STEPS;
            extras[i] = vertex.extra();
        }
        int[] corners = indices.stream().mapToInt(Integer::intValue).toArray();
        MeshPlan mesh = MeshPlan.of(positions, normals, uvs, corners)
                .withTriangleFlags(flags.stream().mapToInt(Integer::intValue).toArray());
        // Four bytes for each vertex, whatever they mean: those of a lightmap lie as those of a colour.
        return model.has(MeshTable.LIGHTMAP_OR_COLOUR) ? mesh.withColours(extras) : mesh;
    }
}

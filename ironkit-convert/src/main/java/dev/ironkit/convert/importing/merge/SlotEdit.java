package dev.ironkit.convert.importing.merge;

import dev.ironkit.format.msh.Point;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** What changed about a slot: vertices that have other values, batches with other materials, or all of it. */
final class SlotEdit {

    /** A pair of stored texture coordinates. */
    record Pair(int u, int v) {}

    /** A direction. */
    record Direction(double x, double y, double z) {}

    private final int slot;
    private final String title;
    private final TriangleMatch match;
    private final Map<Integer, Point> places = new TreeMap<>();
    private final Map<Integer, Pair> uvs = new TreeMap<>();
    private final Map<Integer, Pair> lightmapUvs = new TreeMap<>();
    private final Map<Integer, Direction> normals = new TreeMap<>();
    private final Map<Integer, MaterialRows.Wear> wears = new TreeMap<>();
    private boolean rebuilt;

    SlotEdit(int slot, String title, TriangleMatch match) {
        this.slot = slot;
        this.title = title;
        this.match = match;
    }

    int slot() {
        return slot;
    }

    /** How messages name it: by the node of the file. */
    String title() {
        return title;
    }

    TriangleMatch match() {
        return match;
    }

    /** Whether its triangles cannot stay as they are. */
    boolean isRebuilt() {
        return rebuilt;
    }

    void rebuild() {
        rebuilt = true;
    }

    boolean isNothing() {
        return !rebuilt
                && places.isEmpty()
                && uvs.isEmpty()
                && lightmapUvs.isEmpty()
                && normals.isEmpty()
                && wears.isEmpty();
    }

    void place(int vertex, Point place) {
        places.put(vertex, place);
    }

    void uv(int vertex, Pair uv) {
        uvs.put(vertex, uv);
    }

    void lightmapUv(int vertex, Pair uv) {
        lightmapUvs.put(vertex, uv);
    }

    void normal(int vertex, Direction normal) {
        normals.put(vertex, normal);
    }

    void wear(int batch, MaterialRows.Wear wear) {
        wears.put(batch, wear);
    }

    Map<Integer, Point> places() {
        return Collections.unmodifiableMap(places);
    }

    Map<Integer, Pair> uvs() {
        return Collections.unmodifiableMap(uvs);
    }

    Map<Integer, Pair> lightmapUvs() {
        return Collections.unmodifiableMap(lightmapUvs);
    }

    Map<Integer, Direction> normals() {
        return Collections.unmodifiableMap(normals);
    }

    Map<Integer, MaterialRows.Wear> wears() {
        return Collections.unmodifiableMap(wears);
    }

    /** Whether it changes a vertex as another edit does. */
    boolean agrees(SlotEdit other, int vertex) {
        return same(places, other.places, vertex)
                && same(uvs, other.uvs, vertex)
                && same(lightmapUvs, other.lightmapUvs, vertex)
                && normals.containsKey(vertex) == other.normals.containsKey(vertex);
    }

    private static <T> boolean same(Map<Integer, T> a, Map<Integer, T> b, int vertex) {
        T mine = a.get(vertex);
        return mine == null ? b.get(vertex) == null : mine.equals(b.get(vertex));
    }

    boolean touches(int vertex) {
        return places.containsKey(vertex)
                || uvs.containsKey(vertex)
                || lightmapUvs.containsKey(vertex)
                || normals.containsKey(vertex);
    }
}

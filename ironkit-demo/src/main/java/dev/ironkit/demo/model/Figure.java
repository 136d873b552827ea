package dev.ironkit.demo.model;

import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.MeshPlan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a node shows: solids by their material and their flags. Grows as solids are added. */
final class Figure {

    /** The flag of triangles one can walk on. */
    static final int WALKABLE = 0x0002;

    /** The flag of triangles that shots pass. */
    static final int FOLIAGE = 0x0004;

    /** The flag of triangles of the broad faces of a door. */
    static final int DOOR_LEAF = 0x0010;

    /** The flag of triangles of panes. */
    static final int PANE = 0x0020;

    private final Map<Key, Solid> solids = new TreeMap<>(Comparator.comparingInt(Key::row)
            .thenComparingInt(Key::flags)
            .thenComparingInt(Key::surface)
            .thenComparingInt(Key::room));

    /** Adds solids of a material. */
    Figure add(int row, Solid... more) {
        return put(new Key(row, 0, 0, BatchPlan.NO_ROOM), more);
    }

    /** Adds panels that let through what is behind them. */
    Figure addTranslucent(int row, Solid... more) {
        return put(new Key(row, Assembly.TRANSLUCENT, 0, BatchPlan.NO_ROOM), more);
    }

    /** Adds solids whose triangles have flags. */
    Figure addSurface(int row, int surface, Solid... more) {
        return put(new Key(row, 0, surface, BatchPlan.NO_ROOM), more);
    }

    /** Adds a doorway to the room of a node. */
    Figure addPortal(int row, int room, Solid... more) {
        return put(new Key(row, Assembly.PORTAL | Assembly.TRANSLUCENT, 0, room), more);
    }

    private Figure put(Key key, Solid... more) {
        solids.put(key, solids.getOrDefault(key, Solid.NOTHING).and(more));
        return this;
    }

    /** {@return the figure on the other side, y to -y} */
    Figure mirrored() {
        Figure other = new Figure();
        solids.forEach((key, solid) -> other.put(key, solid.mirrored()));
        return other;
    }

    boolean isEmpty() {
        return solids.isEmpty();
    }

    List<BatchPlan> batches(Style style) {
        List<BatchPlan> batches = new ArrayList<>();
        solids.forEach((key, solid) -> batches.add(key.batch(
                solid.stretched(style.length(), style.width(), style.height()).mesh())));
        return batches;
    }

    private record Key(int row, int flags, int surface, int room) {

        BatchPlan batch(MeshPlan mesh) {
            int[] surfaces = new int[mesh.triangleCount()];
            Arrays.fill(surfaces, surface);
            return new BatchPlan(mesh.withTriangleFlags(surfaces), row, BatchPlan.NO_LIGHTMAP, flags, room);
        }
    }
}

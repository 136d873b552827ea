package dev.ironkit.format.msh.build;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.msh.Batch;
import dev.ironkit.format.msh.reading.BatchReading;

/**
 * A mesh with its material, before it is stored.
 *
 * @param mesh the triangles
 * @param wearRow the row of the material list
 * @param lightmapRow the row of the lightmaps, {@link #NO_LIGHTMAP} for none
 * @param flags bits, without the one for a lightmap
 * @param room the node behind a portal, 0xFFFF for none
 */
public record BatchPlan(MeshPlan mesh, int wearRow, int lightmapRow, int flags, int room) {

    /** No lightmap. */
    public static final int NO_LIGHTMAP = -1;

    /** The flag of a batch with a lightmap. */
    public static final int LIGHTMAPPED = 0x2000;

    /** No portal. */
    public static final int NO_ROOM = 0xFFFF;

    /** Refuses flags that do not fit. */
    public BatchPlan {
        boolean claims = (flags & LIGHTMAPPED) != 0;
        if (flags < 0 || flags > 0xFFFF || (claims && lightmapRow == NO_LIGHTMAP)) {
            throw new RefusedException(BuildProblem.FLAGS, AssetPath.UNNAMED, "a batch", flags);
        }
        checkRow("node behind a portal", room, NO_ROOM);
    }

    /** {@return a mesh with a row of the material list and nothing special} */
    public static BatchPlan of(MeshPlan mesh, int wearRow) {
        return new BatchPlan(mesh, wearRow, NO_LIGHTMAP, 0, NO_ROOM);
    }

    /** {@return the same with a lightmap} */
    public BatchPlan lightmapped(int row) {
        return new BatchPlan(mesh, wearRow, row, flags, room);
    }

    /** {@return the same with flags} */
    public BatchPlan flagged(int bits) {
        return new BatchPlan(mesh, wearRow, lightmapRow, bits, room);
    }

    /** {@return the same as a portal to the room of a node} */
    public BatchPlan opensTo(int node) {
        return new BatchPlan(mesh, wearRow, lightmapRow, flags, node);
    }

    /**
     * {@return the record}
     *
     * @param reading where the rows go
     * @param indexStart its first index in the table of all
     * @param baseVertex its first vertex in the table of all
     */
    public Batch store(BatchReading reading, long indexStart, long baseVertex) {
        boolean documented = reading == BatchReading.DOCUMENTED;
        checkRow("material row", wearRow, documented ? BuildLimits.MOST : BuildLimits.LAST_WEAR_ROW);
        if (lightmapRow != NO_LIGHTMAP) {
            checkRow("lightmap row", lightmapRow, BuildLimits.LAST_LIGHTMAP_ROW);
            if (documented) {
                throw new RefusedException(
                        BuildProblem.ROW,
                        AssetPath.UNNAMED,
                        "lightmap row",
                        lightmapRow,
                        "the documented layout stores none");
            }
        }
        int light = lightmapRow == NO_LIGHTMAP ? BatchReading.NO_LIGHTMAP : lightmapRow;
        return new Batch(
                lightmapRow == NO_LIGHTMAP ? flags : flags | LIGHTMAPPED,
                documented ? wearRow : 0,
                (documented ? 0 : wearRow) | (light << 8),
                room,
                mesh.triangleCount() * 3,
                indexStart,
                mesh.vertexCount(),
                baseVertex);
    }

    private static void checkRow(String what, int row, int last) {
        if (row < 0 || row > last) {
            throw new RefusedException(BuildProblem.ROW, AssetPath.UNNAMED, what, row, "allowed: 0 to " + last);
        }
    }
}

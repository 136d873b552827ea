package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.BatchFlag;
import dev.ironkit.format.msh.TriangleFlag;

/**
 * What can be hit: which cells of the slot matrix, and which of their triangles.
 *
 * @param state the damage state, {@link ModelInstance#CURRENT} for that of each piece
 * @param level the level of detail
 * @param passedBatches flags of batches that are passed through
 * @param passedTriangles flags of triangles that are passed through
 * @param bothSides whether rays hit all triangles from behind too, not only those of batches that say so
 */
public record HitQuery(int state, int level, int passedBatches, int passedTriangles, boolean bothSides) {

    private static final int FOLIAGE = TriangleFlag.FOLIAGE.mask();
    private static final int GLASS = TriangleFlag.GLASS.mask();
    private static final int PORTAL = BatchFlag.PORTAL.mask();
    private static final int NO_SHOTS = BatchFlag.NO_SHOTS.mask();
    private static final int TWO_SIDED = BatchFlag.HIT_FROM_BEHIND.mask();

    /** What stops a shot: no portals, no batches that exclude shots, no foliage, no glass. */
    public static final HitQuery SHOT =
            new HitQuery(ModelInstance.CURRENT, 0, PORTAL | NO_SHOTS, FOLIAGE | GLASS, false);

    /** What stops something that moves: no portals, no foliage. */
    public static final HitQuery COLLISION = new HitQuery(ModelInstance.CURRENT, 0, PORTAL, FOLIAGE, false);

    /** Everything there is, from both sides: what somebody points at. */
    public static final HitQuery EVERYTHING = new HitQuery(ModelInstance.CURRENT, 0, 0, 0, true);

    /** {@return the query for another cell} */
    public HitQuery at(int otherState, int otherLevel) {
        return new HitQuery(otherState, otherLevel, passedBatches, passedTriangles, bothSides);
    }

    /** {@return the query with or without back sides} */
    public HitQuery withBothSides(boolean both) {
        return new HitQuery(state, level, passedBatches, passedTriangles, both);
    }

    boolean passes(SlotMesh mesh, int place) {
        return (mesh.batchFlags(place) & passedBatches) != 0 || (mesh.triangleFlags(place) & passedTriangles) != 0;
    }

    boolean hitsFromBehind(SlotMesh mesh, int place) {
        return bothSides || (mesh.batchFlags(place) & TWO_SIDED) != 0;
    }
}

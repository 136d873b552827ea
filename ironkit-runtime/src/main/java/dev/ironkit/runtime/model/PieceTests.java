package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.animation.PoseBuffer;

/** Rays and balls against single triangles of placed pieces, and what is written down of a hit. */
final class PieceTests {

    private final ModelInstance instance;
    private final PlacedPieces placed;
    private final LocalRay ray = new LocalRay();
    private final LocalBall ball = new LocalBall();
    private final double[] cross = new double[3];
    private HitQuery query = HitQuery.EVERYTHING;
    private double limit;
    private int piece;
    private int slot;
    private SlotMesh mesh;

    PieceTests(ModelInstance instance) {
        this.instance = instance;
        this.placed = new PlacedPieces(instance.pieceCount());
    }

    void place(ModelPose pose) {
        if (pose.pieceCount() != placed.count() || instance.pieceCount() != placed.count()) {
            throw new IllegalArgumentException("A picker of " + placed.count() + " pieces, an instance of "
                    + instance.pieceCount() + ", a pose of " + pose.pieceCount() + '.');
        }
        placed.place(pose.worlds());
    }

    int pieceCount() {
        return placed.count();
    }

    /** Goes to a piece; false if it shows nothing that the ray could hit. */
    boolean enter(Ray asked, HitQuery by, int atPiece) {
        limit = asked.limit();
        return enter(by, atPiece) && ray.enterFrame(asked, placed.inverses(), atPiece * PlacedPieces.NUMBERS);
    }

    /** Goes to a piece; false if it shows nothing that the ball could touch. */
    boolean enter(Ball asked, HitQuery by, int atPiece) {
        return enter(by, atPiece)
                && ball.enterFrame(
                        asked,
                        placed.worlds(),
                        PoseBuffer.matrixAt(atPiece),
                        placed.inverses(),
                        atPiece * PlacedPieces.NUMBERS);
    }

    private boolean enter(HitQuery by, int atPiece) {
        query = by;
        piece = atPiece;
        slot = instance.slot(piece, query.state(), query.level());
        if (slot == ModelInstance.NONE || !placed.isSolid(piece)) {
            return false;
        }
        mesh = instance.ofPiece(piece).model().mesh(slot);
        return mesh.count() > 0;
    }

    SlotMesh mesh() {
        return mesh;
    }

    LocalRay ray() {
        return ray;
    }

    LocalBall ball() {
        return ball;
    }

    /** Whether the ray hits a triangle of the piece. */
    boolean hits(int place) {
        return !query.passes(mesh, place)
                && ray.hits(mesh.corners(), place * SlotMesh.FLOATS, query.hitsFromBehind(mesh, place), limit);
    }

    /** Whether the triangle just hit comes before a hit. */
    boolean isNearer(int place, TriangleHit than) {
        return than.isBehind(ray.distance(), piece, place);
    }

    /** Writes down the triangle just hit, all but {@link #finish}. */
    void takeHit(int place, TriangleHit target) {
        target.take(piece, instance.node(piece), slot, mesh, place);
        target.at(ray.distance(), ray.behind(), ray.second(), ray.third());
    }

    /** Works out point and normal of a hit of a scaled ray, and the distance along the one that was asked about. */
    void finish(Ray asked, Ray scaled, TriangleHit hit) {
        if (hit.found()) {
            double[] point = hit.pointForWriting();
            point[0] = scaled.x() + hit.distance() * scaled.dx();
            point[1] = scaled.y() + hit.distance() * scaled.dy();
            point[2] = scaled.z() + hit.distance() * scaled.dz();
            hit.countIn(asked);
            writeNormal(hit);
        }
    }

    private void writeNormal(TriangleHit hit) {
        SlotMesh of = instance.ofPiece(hit.piece()).model().mesh(hit.slot());
        TriangleMath.cross(of.corners(), hit.place() * SlotMesh.FLOATS, cross);
        placed.normal(hit.piece(), cross, hit.normalForWriting());
    }

    /** Whether the ball touches a triangle of the piece. */
    boolean touches(int place) {
        return !query.passes(mesh, place) && ball.touches(mesh.corners(), place * SlotMesh.FLOATS);
    }

    /** Whether the triangle just touched comes before a hit. */
    boolean isCloser(int place, TriangleHit than) {
        return than.isBehind(touchDistance(), piece, place);
    }

    private double touchDistance() {
        return Math.sqrt(ball.closest().squaredDistance());
    }

    /** Writes down the triangle just touched. */
    void takeTouch(int place, TriangleHit hit) {
        hit.take(piece, instance.node(piece), slot, mesh, place);
        writeNormal(hit);
        ClosestPoint closest = ball.closest();
        hit.at(touchDistance(), ball.isBehind(hit.normalForWriting()), closest.second(), closest.third());
        for (int axis = 0; axis < 3; axis++) {
            hit.pointForWriting()[axis] = closest.point(axis);
        }
    }
}

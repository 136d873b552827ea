package dev.ironkit.runtime.model;

/**
 * What rays and balls hit, found by asking every triangle one by one.
 *
 * <p>This says what {@link ModelPicker} has to answer, which is the same and much faster. Meant for tests and measurements.
 */
public final class TriangleScan {

    private final PieceTests tests;

    /** A scan of an instance as it is now, placed nowhere. */
    public TriangleScan(ModelInstance instance) {
        this.tests = new PieceTests(instance);
    }

    /**
     * Takes over where the pieces are.
     *
     * @throws IllegalArgumentException if pose, instance and scan differ in their number of pieces
     */
    public void place(ModelPose pose) {
        tests.place(pose);
    }

    /** Finds the first hit of a ray. */
    public void first(Ray ray, HitQuery query, TriangleHit target) {
        Ray scaled = ray.scaled();
        target.clear();
        for (int piece = 0; piece < tests.pieceCount(); piece++) {
            boolean entered = tests.enter(scaled, query, piece);
            for (int place = 0; entered && place < tests.mesh().count(); place++) {
                if (tests.hits(place) && tests.isNearer(place, target)) {
                    tests.takeHit(place, target);
                }
            }
        }
        tests.finish(ray, scaled, target);
    }

    /** Finds all hits of a ray, nearest first. */
    public void all(Ray ray, HitQuery query, HitList target) {
        Ray scaled = ray.scaled();
        target.clear();
        for (int piece = 0; piece < tests.pieceCount(); piece++) {
            boolean entered = tests.enter(scaled, query, piece);
            for (int place = 0; entered && place < tests.mesh().count(); place++) {
                if (tests.hits(place)) {
                    tests.takeHit(place, target.add());
                }
            }
        }
        target.sort();
        for (int i = 0; i < target.size(); i++) {
            tests.finish(ray, scaled, target.hit(i));
        }
    }

    /** Finds the point nearest to a ball's centre among all it touches. */
    public void nearest(Ball ball, HitQuery query, TriangleHit target) {
        target.clear();
        for (int piece = 0; piece < tests.pieceCount(); piece++) {
            boolean entered = tests.enter(ball, query, piece);
            for (int place = 0; entered && place < tests.mesh().count(); place++) {
                if (tests.touches(place) && tests.isCloser(place, target)) {
                    tests.takeTouch(place, target);
                }
            }
        }
    }

    /** Finds all triangles a ball touches, the nearest first. */
    public void touched(Ball ball, HitQuery query, HitList target) {
        target.clear();
        for (int piece = 0; piece < tests.pieceCount(); piece++) {
            boolean entered = tests.enter(ball, query, piece);
            for (int place = 0; entered && place < tests.mesh().count(); place++) {
                if (tests.touches(place)) {
                    tests.takeTouch(place, target.add());
                }
            }
        }
        target.sort();
    }
}

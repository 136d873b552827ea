package dev.ironkit.runtime.model;

/**
 * What rays and balls hit of an instance in a pose. Allocates nothing per question, unless a ray's direction is extremely
 * long or short; one per thread.
 *
 * <p>{@link #place} takes over a pose; questions are then about that pose and the states the pieces have when asked. Answers are
 * those of asking every triangle, one by one: see {@link TriangleScan}.
 */
public final class ModelPicker {

    private final PieceTests tests;
    private final int[] waiting = new int[TriangleTree.DEPTH];
    private final double[] waitingFrom = new double[TriangleTree.DEPTH];

    /** A picker for an instance as it is now, placed nowhere. */
    public ModelPicker(ModelInstance instance) {
        this.tests = new PieceTests(instance);
    }

    /**
     * Takes over where the pieces are.
     *
     * @throws IllegalArgumentException if pose, instance and picker differ in their number of pieces
     */
    public void place(ModelPose pose) {
        tests.place(pose);
    }

    /** Finds the first hit of a ray; {@link TriangleHit#found} says whether there is one. */
    public void first(Ray ray, HitQuery query, TriangleHit target) {
        Ray scaled = ray.scaled();
        target.clear();
        for (int piece = 0; piece < tests.pieceCount(); piece++) {
            if (tests.enter(scaled, query, piece)) {
                first(scaled.limit(), target);
            }
        }
        tests.finish(ray, scaled, target);
    }

    /** Finds all hits of a ray, nearest first. */
    public void all(Ray ray, HitQuery query, HitList target) {
        Ray scaled = ray.scaled();
        target.clear();
        for (int piece = 0; piece < tests.pieceCount(); piece++) {
            if (tests.enter(scaled, query, piece)) {
                all(scaled.limit(), target);
            }
        }
        target.sort();
        for (int i = 0; i < target.size(); i++) {
            tests.finish(ray, scaled, target.hit(i));
        }
    }

    /** Finds the point nearest to a ball's centre among all it touches; {@link TriangleHit#found} says whether there is one. */
    public void nearest(Ball ball, HitQuery query, TriangleHit target) {
        target.clear();
        for (int piece = 0; piece < tests.pieceCount(); piece++) {
            int depth = tests.enter(ball, query, piece) ? start() : 0;
            while (depth > 0) {
                int box = waiting[--depth];
                depth = descend(box, depth);
                nearestOfLeaf(box, target);
            }
        }
    }

    /** Finds all triangles a ball touches, from either side, the nearest first. */
    public void touched(Ball ball, HitQuery query, HitList target) {
        target.clear();
        for (int piece = 0; piece < tests.pieceCount(); piece++) {
            int depth = tests.enter(ball, query, piece) ? start() : 0;
            while (depth > 0) {
                int box = waiting[--depth];
                depth = descend(box, depth);
                touchedOfLeaf(box, target);
            }
        }
        target.sort();
    }

    private void first(double limit, TriangleHit target) {
        TriangleTree tree = tests.mesh().tree();
        int depth = push(tree, 0, 0, limit);
        while (depth > 0) {
            int box = waiting[--depth];
            if (waitingFrom[depth] > target.distance()) {
                continue;
            }
            if (tree.isLeaf(box)) {
                firstOfLeaf(tree, box, target);
            } else {
                depth = pushHalves(tree, box, depth, Math.min(limit, target.distance()));
            }
        }
    }

    private void firstOfLeaf(TriangleTree tree, int box, TriangleHit target) {
        for (int i = tree.leafStart(box); i < tree.leafEnd(box); i++) {
            int place = tree.triangle(i);
            if (tests.hits(place) && tests.isNearer(place, target)) {
                tests.takeHit(place, target);
            }
        }
    }

    private void all(double limit, HitList target) {
        TriangleTree tree = tests.mesh().tree();
        int depth = push(tree, 0, 0, limit);
        while (depth > 0) {
            int box = waiting[--depth];
            if (!tree.isLeaf(box)) {
                depth = pushHalves(tree, box, depth, limit);
                continue;
            }
            for (int i = tree.leafStart(box); i < tree.leafEnd(box); i++) {
                if (tests.hits(tree.triangle(i))) {
                    tests.takeHit(tree.triangle(i), target.add());
                }
            }
        }
    }

    /** Puts both halves on the stack, the nearer one on top. */
    private int pushHalves(TriangleTree tree, int box, int depth, double limit) {
        int below = push(tree, box + 1, depth, limit);
        int both = push(tree, tree.second(box), below, limit);
        if (both == depth + 2 && waitingFrom[depth] < waitingFrom[depth + 1]) {
            int kept = waiting[depth];
            double from = waitingFrom[depth];
            waiting[depth] = waiting[depth + 1];
            waitingFrom[depth] = waitingFrom[depth + 1];
            waiting[depth + 1] = kept;
            waitingFrom[depth + 1] = from;
        }
        return both;
    }

    private int push(TriangleTree tree, int box, int depth, double limit) {
        LocalRay ray = tests.ray();
        if (!ray.passes(tree.boxes(), box * TriangleTree.BOX) || ray.exit() < 0 || ray.enter() > limit) {
            return depth;
        }
        waiting[depth] = box;
        waitingFrom[depth] = ray.enter();
        return depth + 1;
    }

    private int start() {
        waiting[0] = 0;
        return 1;
    }

    /** Puts the halves of a box the ball meets on the stack. */
    private int descend(int box, int depth) {
        TriangleTree tree = tests.mesh().tree();
        if (tree.isLeaf(box) || !tests.ball().meets(tree.boxes(), box * TriangleTree.BOX)) {
            return depth;
        }
        waiting[depth] = tree.second(box);
        waiting[depth + 1] = box + 1;
        return depth + 2;
    }

    private void nearestOfLeaf(int box, TriangleHit target) {
        TriangleTree tree = tests.mesh().tree();
        for (int i = tree.leafStart(box); tree.isLeaf(box) && i < tree.leafEnd(box); i++) {
            int place = tree.triangle(i);
            if (tests.touches(place) && tests.isCloser(place, target)) {
                tests.takeTouch(place, target);
            }
        }
    }

    private void touchedOfLeaf(int box, HitList target) {
        TriangleTree tree = tests.mesh().tree();
        for (int i = tree.leafStart(box); tree.isLeaf(box) && i < tree.leafEnd(box); i++) {
            if (tests.touches(tree.triangle(i))) {
                tests.takeTouch(tree.triangle(i), target.add());
            }
        }
    }
}

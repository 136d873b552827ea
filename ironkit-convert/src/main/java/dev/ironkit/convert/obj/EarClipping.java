package dev.ironkit.convert.obj;

import java.util.Optional;

/**
 * Cuts a face into triangles by its ears: corners whose triangle holds no other corner.
 *
 * <p>No triangle looks to the other side. What they cover is then what the way around the face goes around, each place as often, so a face
 * that does not cross itself is covered once.
 */
final class EarClipping {

    /** What is looked at for each corner before a face is given up. */
    private static final long LOOKS = 1000;

    /** What is looked at for one face at most. */
    private static final long MOST_LOOKS = 100_000_000;

    private final PlanePolygon polygon;
    private final int[] before;
    private final int[] after;

    /** Whether the face turns to the right at a corner, or not at all: only such corners lie in triangles of others. */
    private final boolean[] inward;

    private int inwardCount;
    private CornerBoxes boxes;
    private int boxed;

    /** Corners that are to be asked: each at first, and again when a neighbour is gone. */
    private final int[] queue;

    /** Where a corner stands in the queue; it is not asked at earlier places. */
    private final int[] turn;

    private int asked;
    private int waiting;
    private long looks;
    private int left;
    private final Ints triangles = new Ints();

    private EarClipping(PlanePolygon polygon) {
        this.polygon = polygon;
        left = polygon.size();
        before = new int[left];
        after = new int[left];
        inward = new boolean[left];
        queue = new int[3 * left];
        turn = new int[left];
    }

    /** The corners of all triangles, three for each; nothing if the face crosses itself or is too tangled. */
    static Optional<Ints> cut(PlanePolygon polygon) {
        EarClipping ears = new EarClipping(polygon);
        ears.start();
        return ears.clipAll() ? Optional.of(ears.triangles) : Optional.empty();
    }

    private void start() {
        for (int corner = 0; corner < left; corner++) {
            before[corner] = corner == 0 ? left - 1 : corner - 1;
            after[corner] = corner == left - 1 ? 0 : corner + 1;
        }
        for (int corner = 0; corner < left; corner++) {
            inward[corner] = area(corner) <= 0;
            inwardCount += inward[corner] ? 1 : 0;
            await(corner);
        }
        sort(0);
    }

    private boolean clipAll() {
        int corner = 0;
        while (left > 3) {
            if ((asked == waiting && !clipStraight(corner)) || looks > Math.min(MOST_LOOKS, LOOKS * polygon.size())) {
                return false;
            }
            int next = queue[asked];
            if (turn[next] == asked++) {
                corner = isEar(next) || isNothing(next) ? clip(next) : next;
            }
        }
        triangle(corner);
        return area(corner) >= 0;
    }

    private boolean isEar(int corner) {
        int from = before[corner];
        int to = after[corner];
        if (area(corner) <= 0) {
            return false;
        }
        long already = boxes.looks();
        boolean holds = boxes.any(from, corner, to, other -> inward[other] && isWithin(other, from, corner, to));
        looks += boxes.looks() - already;
        return !holds;
    }

    /** Whether a corner is in a triangle or on its edge; faces with holes pass some places twice, and may. */
    private boolean isWithin(int other, int a, int b, int c) {
        return polygon.area(a, b, other) >= 0
                && polygon.area(b, c, other) >= 0
                && polygon.area(c, a, other) >= 0
                && !polygon.isSamePlace(other, a)
                && !polygon.isSamePlace(other, b)
                && !polygon.isSamePlace(other, c);
    }

    /** Whether a corner is there twice, or the way goes there and back. */
    private boolean isNothing(int corner) {
        return polygon.isSamePlace(corner, after[corner]) || polygon.isSamePlace(before[corner], after[corner]);
    }

    /** Takes corners on straight lines away, the last resort: no area goes with them. */
    private boolean clipStraight(int from) {
        int corner = from;
        int already = left;
        for (int i = 0; i < already && left > 3; i++) {
            looks++;
            corner = area(corner) == 0 ? clip(corner) : after[corner];
        }
        return left < already && asked < waiting;
    }

    /** Takes a triangle away; answers the corner behind it. */
    private int clip(int corner) {
        int from = before[corner];
        int to = after[corner];
        triangle(corner);
        after[from] = to;
        before[to] = from;
        turn[corner] = -1;
        left--;
        if (inward[corner]) {
            turnOut(corner);
        }
        settle(from);
        settle(to);
        if (inwardCount * 2 < boxed) {
            sort(to);
        }
        return to;
    }

    /** Asks again what a corner is whose neighbour is gone; after all that wait, so that triangles do not become needles. */
    private void settle(int corner) {
        if (inward[corner] && area(corner) > 0) {
            turnOut(corner);
        }
        await(corner);
    }

    private void turnOut(int corner) {
        inward[corner] = false;
        inwardCount--;
    }

    private void await(int corner) {
        turn[corner] = waiting;
        queue[waiting++] = corner;
    }

    /** Lays the corners that still turn inward out anew, when half of them are gone. */
    private void sort(int from) {
        Ints corners = new Ints();
        int corner = from;
        for (int i = 0; i < left; i++) {
            if (inward[corner]) {
                corners.add(corner);
            }
            corner = after[corner];
        }
        boxed = inwardCount;
        boxes = new CornerBoxes(polygon, corners);
    }

    private double area(int corner) {
        return polygon.area(before[corner], corner, after[corner]);
    }

    private void triangle(int corner) {
        triangles.add(before[corner]);
        triangles.add(corner);
        triangles.add(after[corner]);
    }
}

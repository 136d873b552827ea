package dev.ironkit.convert.obj;

import dev.ironkit.convert.obj.PolygonCut.PlanePolygon;
import java.util.Arrays;
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

    /** Corners of a face in boxes within boxes, so that those in a triangle are found without asking all of them. */
    private static final class CornerBoxes {

        private static final int PER_LEAF = 4;

        /** Corners are brought into an order by so many bits of each coordinate. */
        private static final int BITS = 15;

        private static final int SIDES = 4;

        /** Something that is asked of a corner. */
        @FunctionalInterface
        interface Question {
            boolean isTrue(int corner);
        }

        private final PlanePolygon polygon;
        private final int[] corners;

        /** Left, bottom, right and top of each box; the box of a number holds those of twice that number and the next. */
        private final double[] boxes;

        private final int firstLeaf;

        private long looks;

        /** Boxes around some corners of a face. */
        CornerBoxes(PlanePolygon polygon, Ints some) {
            this.polygon = polygon;
            int leaves = Math.max(1, (some.size() + PER_LEAF - 1) / PER_LEAF);
            firstLeaf = Integer.highestOneBit(leaves * 2 - 1);
            boxes = new double[firstLeaf * 2 * SIDES];
            for (int box = 0; box < firstLeaf * 2; box++) {
                Arrays.fill(boxes, box * SIDES, box * SIDES + 2, Double.POSITIVE_INFINITY);
                Arrays.fill(boxes, box * SIDES + 2, box * SIDES + SIDES, Double.NEGATIVE_INFINITY);
            }
            for (int i = 0; i < some.size(); i++) {
                widen(1, polygon.across(some.get(i)), polygon.up(some.get(i)));
            }
            corners = ordered(some);
            for (int i = 0; i < corners.length; i++) {
                widen(firstLeaf + i / PER_LEAF, polygon.across(corners[i]), polygon.up(corners[i]));
            }
            for (int box = firstLeaf * 2 - 1; box > 1; box--) {
                if (boxes[box * SIDES] <= boxes[box * SIDES + 2]) {
                    widen(box / 2, boxes[box * SIDES], boxes[box * SIDES + 1]);
                    widen(box / 2, boxes[box * SIDES + 2], boxes[box * SIDES + 3]);
                }
            }
        }

        /** Whether the answer is yes for a corner in a box that a triangle touches; it turns to the left. */
        boolean any(int a, int b, int c, Question question) {
            return any(1, a, b, c, question);
        }

        /** What was looked at so far: boxes and corners. */
        long looks() {
            return looks;
        }

        private boolean any(int box, int a, int b, int c, Question question) {
            looks++;
            if (isOutside(box, a, b) || isOutside(box, b, c) || isOutside(box, c, a) || isBeside(box, a, b, c)) {
                return false;
            }
            if (box < firstLeaf) {
                return any(box * 2, a, b, c, question) || any(box * 2 + 1, a, b, c, question);
            }
            int start = (box - firstLeaf) * PER_LEAF;
            int end = Math.min(start + PER_LEAF, corners.length);
            for (int i = start; i < end; i++) {
                looks++;
                if (question.isTrue(corners[i])) {
                    return true;
                }
            }
            return false;
        }

        /** Whether all of a box is to the right of an edge; the corner of the box that is farthest to the left tells. */
        private boolean isOutside(int box, int from, int to) {
            double run = polygon.across(to) - polygon.across(from);
            double rise = polygon.up(to) - polygon.up(from);
            double across = boxes[box * SIDES + (rise < 0 ? 2 : 0)];
            double up = boxes[box * SIDES + (run > 0 ? 3 : 1)];
            return run * (up - polygon.up(from)) - (across - polygon.across(from)) * rise < 0;
        }

        private boolean isBeside(int box, int a, int b, int c) {
            int at = box * SIDES;
            return max(polygon.across(a), polygon.across(b), polygon.across(c)) < boxes[at]
                    || max(polygon.up(a), polygon.up(b), polygon.up(c)) < boxes[at + 1]
                    || -max(-polygon.across(a), -polygon.across(b), -polygon.across(c)) > boxes[at + 2]
                    || -max(-polygon.up(a), -polygon.up(b), -polygon.up(c)) > boxes[at + 3];
        }

        private static double max(double a, double b, double c) {
            return Math.max(a, Math.max(b, c));
        }

        /** Corners near each other stand near each other: the bits of their coordinates take turns in what they are sorted by. */
        private int[] ordered(Ints some) {
            double width = Math.max(boxes[SIDES + 2] - boxes[SIDES], Double.MIN_NORMAL);
            double height = Math.max(boxes[SIDES + 3] - boxes[SIDES + 1], Double.MIN_NORMAL);
            double most = (1 << BITS) - 1;
            long[] keys = new long[some.size()];
            for (int i = 0; i < keys.length; i++) {
                int corner = some.get(i);
                long across = (long) ((polygon.across(corner) - boxes[SIDES]) / width * most);
                long up = (long) ((polygon.up(corner) - boxes[SIDES + 1]) / height * most);
                keys[i] = (spread(across) | spread(up) << 1) << 32 | corner;
            }
            Arrays.sort(keys);
            int[] ordered = new int[keys.length];
            for (int i = 0; i < keys.length; i++) {
                ordered[i] = (int) keys[i];
            }
            return ordered;
        }

        private static long spread(long bits) {
            long spread = 0;
            for (int bit = 0; bit < BITS; bit++) {
                spread |= (bits >> bit & 1) << (2 * bit);
            }
            return spread;
        }

        private void widen(int box, double across, double up) {
            int at = box * SIDES;
            boxes[at] = Math.min(boxes[at], across);
            boxes[at + 1] = Math.min(boxes[at + 1], up);
            boxes[at + 2] = Math.max(boxes[at + 2], across);
            boxes[at + 3] = Math.max(boxes[at + 3], up);
        }
    }
}

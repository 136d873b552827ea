package dev.ironkit.convert.obj;

import java.util.Arrays;

/** Corners of a face in boxes within boxes, so that those in a triangle are found without asking all of them. */
final class CornerBoxes {

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

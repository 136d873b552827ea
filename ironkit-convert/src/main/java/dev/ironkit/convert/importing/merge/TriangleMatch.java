package dev.ironkit.convert.importing.merge;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Which triangles that came back are which of those that went out.
 *
 * <p>First those whose corners are all as they were; what is left is told by the vertices that corners say they are, by their places
 * alone, by their order, and at last by their neighbours and texture coordinates. Whatever is matched, the result shows what came back; a
 * better match only keeps more of what was there. Every step looks at each triangle a fixed number of times.
 */
final class TriangleMatch {

    static final int NONE = -1;

    /** Stands for what is not said, so that it matches nothing else. */
    static final int UNSAID = -2;

    /** What triangles wear. */
    interface Worn {

        /** The row of the material list. */
        int row(boolean isBefore, int triangle);

        /** A number for the row and the lightmap together, {@link #UNSAID} where the file does not tell. */
        int wear(boolean isBefore, int triangle);
    }

    /** How many triangles that are alike are held against one another. */
    private static final int MOST_ALIKE = 8;

    private final TriangleSoup before;
    private final TriangleSoup after;
    private final Worn worn;
    private final int[] partner;
    private final int[] turn;
    private final int[] returned;
    private final int[] beforePoints;
    private final int[] afterPoints;
    private final int[] beforeUvs;
    private final int[] afterUvs;

    /**
     * Matches.
     *
     * @param before what went out
     * @param after what came back
     * @param worn the materials of both
     */
    TriangleMatch(TriangleSoup before, TriangleSoup after, Worn worn) {
        this.before = before;
        this.after = after;
        this.worn = worn;
        partner = filled(after.count());
        turn = new int[after.count()];
        returned = filled(before.count());
        Numbering points = new Numbering();
        beforePoints = points(before, points);
        afterPoints = points(after, points);
        Numbering uvs = new Numbering();
        beforeUvs = uvs(before, uvs);
        afterUvs = uvs(after, uvs);
        match();
    }

    private static int[] filled(int count) {
        int[] numbers = new int[count];
        Arrays.fill(numbers, NONE);
        return numbers;
    }

    private static int[] points(TriangleSoup soup, Numbering numbering) {
        int[] numbers = new int[soup.count() * 3];
        for (int corner = 0; corner < numbers.length; corner++) {
            numbers[corner] =
                    numbering.of(soup.position(corner, 0), soup.position(corner, 1), soup.position(corner, 2));
        }
        return numbers;
    }

    private static int[] uvs(TriangleSoup soup, Numbering numbering) {
        int[] numbers = new int[soup.count() * 3];
        for (int corner = 0; corner < numbers.length; corner++) {
            numbers[corner] = soup.hasUvs(corner / 3)
                    ? numbering.of(soup.storedUv(corner, 0), soup.storedUv(corner, 1), 0)
                    : UNSAID;
        }
        return numbers;
    }

    private void match() {
        // Corner numbers of place and coordinates together; where coordinates did not come back, of the place alone.
        Numbering both = new Numbering();
        boolean noUvs = after.count() > 0 && Arrays.stream(afterUvs).allMatch(uv -> uv == UNSAID);
        int[] beforeCorners = together(beforePoints, noUvs ? null : beforeUvs, both);
        int[] afterCorners = together(afterPoints, noUvs ? null : afterUvs, both);
        int[] beforeVertices = vertices(before);
        int[] afterVertices = vertices(after);
        pass(together(beforeCorners, beforeVertices, both), together(afterCorners, afterVertices, both), this::batch);
        pass(beforeCorners, afterCorners, this::batch);
        pass(beforeCorners, afterCorners, (soup, triangle) -> worn.wear(soup == before, triangle));
        pass(beforeCorners, afterCorners, this::row);
        pass(beforeCorners, afterCorners, (soup, triangle) -> 0);
        pass(beforeVertices, afterVertices, this::batch);
        pass(beforeVertices, afterVertices, (soup, triangle) -> 0);
        pass(beforePoints, afterPoints, this::row);
        pass(beforePoints, afterPoints, (soup, triangle) -> 0);
        if (!isDone()) {
            new MatchByOrder(this).match();
            new MatchByNeighbours(this).match();
            new MatchByOrder(this).matchRest();
        }
    }

    private static int[] together(int[] a, int[] b, Numbering numbering) {
        int[] numbers = new int[a.length];
        for (int corner = 0; corner < a.length; corner++) {
            int second = b == null ? 0 : b[corner];
            numbers[corner] = second == UNSAID ? UNSAID : numbering.of(a[corner], second, b == null ? 0 : 1);
        }
        return numbers;
    }

    private static int[] vertices(TriangleSoup soup) {
        int[] numbers = new int[soup.count() * 3];
        for (int corner = 0; corner < numbers.length; corner++) {
            numbers[corner] = soup.vertex(corner) == TriangleSoup.NONE ? UNSAID : soup.vertex(corner);
        }
        return numbers;
    }

    /** Something about a triangle that has to be alike. */
    @FunctionalInterface
    private interface Kind {
        int of(TriangleSoup soup, int triangle);
    }

    private int batch(TriangleSoup soup, int triangle) {
        return soup.batch(triangle) == TriangleSoup.NONE ? UNSAID : soup.batch(triangle);
    }

    private int row(TriangleSoup soup, int triangle) {
        return row(soup == before, triangle);
    }

    int row(boolean isBefore, int triangle) {
        return worn.row(isBefore, triangle);
    }

    /** Matches triangles whose corners have the same numbers, in order. */
    private void pass(int[] beforeCorners, int[] afterCorners, Kind kind) {
        if (isDone()) {
            return;
        }
        Map<Integer, Deque<Integer>> there = new LinkedHashMap<>();
        Numbering triples = new Numbering();
        for (int triangle = 0; triangle < before.count(); triangle++) {
            if (returned[triangle] == NONE && isSaid(beforeCorners, triangle)) {
                there.computeIfAbsent(
                                key(beforeCorners, triangle, kind.of(before, triangle), triples),
                                k -> new ArrayDeque<>(1))
                        .add(triangle);
            }
        }
        for (int triangle = 0; triangle < after.count(); triangle++) {
            int sort = kind.of(after, triangle);
            if (partner[triangle] == NONE && sort != UNSAID && isSaid(afterCorners, triangle)) {
                Deque<Integer> waiting = there.get(key(afterCorners, triangle, sort, triples));
                if (waiting != null && !waiting.isEmpty()) {
                    int start = first(afterCorners, triangle);
                    int other = nearest(waiting, triangle, old -> first(beforeCorners, old) - start);
                    pair(triangle, other, first(beforeCorners, other) - start);
                }
            }
        }
    }

    /** Takes the one out that differs least in what the key does not say. */
    private int nearest(Deque<Integer> waiting, int triangle, IntUnaryOperator turned) {
        if (waiting.size() == 1) {
            return waiting.remove();
        }
        int best = NONE;
        double least = Double.MAX_VALUE;
        int looked = 0;
        for (int other : waiting) {
            double off = off(triangle, other, Math.floorMod(turned.applyAsInt(other), 3));
            if (off < least) {
                least = off;
                best = other;
            }
            if (++looked == MOST_ALIKE) {
                break;
            }
        }
        waiting.remove(best);
        return best;
    }

    private double off(int triangle, int other, int turned) {
        double off = before.batch(other) == after.batch(triangle) || after.batch(triangle) == TriangleSoup.NONE ? 0 : 1;
        off += worn.wear(true, other) == worn.wear(false, triangle) ? 0 : 1;
        for (int corner = 0; corner < 3; corner++) {
            int here = triangle * 3 + corner;
            int there = other * 3 + (corner + turned) % 3;
            for (int axis = 0; axis < 3 && after.hasNormals(triangle) && before.hasNormals(other); axis++) {
                off += Math.abs(after.normal(here, axis) - before.normal(there, axis));
            }
            for (int axis = 0; axis < 2 && after.hasLightmapUvs(triangle) && before.hasLightmapUvs(other); axis++) {
                off += Math.abs(after.lightmapUv(here, axis) - before.lightmapUv(there, axis));
            }
        }
        return off;
    }

    private static boolean isSaid(int[] corners, int triangle) {
        return corners[triangle * 3] != UNSAID
                && corners[triangle * 3 + 1] != UNSAID
                && corners[triangle * 3 + 2] != UNSAID;
    }

    /** Which corner has the smallest number; of several the one with which the three read smallest. */
    private static int first(int[] corners, int triangle) {
        int best = 0;
        for (int start = 1; start < 3; start++) {
            if (compare(corners, triangle, start, best) < 0) {
                best = start;
            }
        }
        return best;
    }

    private static int compare(int[] corners, int triangle, int a, int b) {
        for (int i = 0; i < 3; i++) {
            int order = Integer.compare(corners[triangle * 3 + (a + i) % 3], corners[triangle * 3 + (b + i) % 3]);
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    /** A number for three corners, the smallest first, and something else that has to be alike. */
    private static int key(int[] corners, int triangle, int kind, Numbering triples) {
        int start = first(corners, triangle);
        int at = triangle * 3;
        int edge = triples.of(corners[at + start], corners[at + (start + 1) % 3], -1);
        return triples.of(edge, corners[at + (start + 2) % 3], kind + 2);
    }

    /** Pairs two triangles; corner c of what came back is corner c + turned of what went out. */
    void pair(int triangle, int other, int turned) {
        partner[triangle] = other;
        turn[triangle] = Math.floorMod(turned, 3);
        returned[other] = triangle;
    }

    private boolean isDone() {
        return Arrays.stream(partner).noneMatch(other -> other == NONE)
                || Arrays.stream(returned).noneMatch(triangle -> triangle == NONE);
    }

    /** Whether the same triangles are on both sides, with all their corners as they were. */
    boolean isSame() {
        for (int triangle = 0; triangle < after.count(); triangle++) {
            for (int corner = triangle * 3; corner < triangle * 3 + 3; corner++) {
                if (partner[triangle] == NONE
                        || afterPoints[corner] != beforePoints[corner(corner)]
                        || afterUvs[corner] != beforeUvs[corner(corner)]) {
                    return false;
                }
            }
        }
        return before.count() == after.count();
    }

    TriangleSoup before() {
        return before;
    }

    TriangleSoup after() {
        return after;
    }

    /** The triangle that went out of one that came back, {@link #NONE} for a new one. */
    int partner(int triangle) {
        return partner[triangle];
    }

    /** The triangle that came back of one that went out, {@link #NONE} for one that is gone. */
    int returned(int triangle) {
        return returned[triangle];
    }

    /** The corner that went out of one that came back, of a triangle with a partner. */
    int corner(int corner) {
        int triangle = corner / 3;
        return partner[triangle] * 3 + (corner % 3 + turn[triangle]) % 3;
    }

    /** The number of the point of a corner; points at one place have one number on both sides. */
    int point(boolean isBefore, int corner) {
        return isBefore ? beforePoints[corner] : afterPoints[corner];
    }

    /** The number of the texture coordinates of a corner, negative where there are none. */
    int uv(boolean isBefore, int corner) {
        return isBefore ? beforeUvs[corner] : afterUvs[corner];
    }

    /** Gives equal triples of numbers equal numbers. */
    private static final class Numbering {

        /** Three numbers. They have an order, so that even those that somebody chose to be alike are told apart fast. */
        record Triple(int a, int b, int c) implements Comparable<Triple> {

            @Override
            public int compareTo(Triple other) {
                int order = Integer.compare(a, other.a);
                order = order != 0 ? order : Integer.compare(b, other.b);
                return order != 0 ? order : Integer.compare(c, other.c);
            }

            @Override
            public boolean equals(Object other) {
                return other instanceof Triple that && a == that.a && b == that.b && c == that.c;
            }

            @Override
            public int hashCode() {
                int mixed = (a * 0x9E3779B1 + b) * 0x85EBCA6B + c;
                return mixed * 0xC2B2AE35 ^ mixed >>> 15;
            }
        }

        private final Map<Triple, Integer> numbers = new LinkedHashMap<>();

        int of(int a, int b, int c) {
            Triple triple = new Triple(a, b, c);
            Integer there = numbers.get(triple);
            if (there == null) {
                there = numbers.size();
                numbers.put(triple, there);
            }
            return there;
        }

        /** The number of a point; both zeros are one. */
        int of(float x, float y, float z) {
            return of(Float.floatToIntBits(x + 0.0f), Float.floatToIntBits(y + 0.0f), Float.floatToIntBits(z + 0.0f));
        }
    }
}

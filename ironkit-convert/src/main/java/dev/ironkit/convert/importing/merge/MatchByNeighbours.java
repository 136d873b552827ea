package dev.ironkit.convert.importing.merge;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Matches triangles by what lies around them: from points that are known, edge by edge; and by texture coordinates that only one
 * triangle has.
 */
final class MatchByNeighbours {

    /** More triangles than a sound mesh has at one edge; others are not looked at, so that no mesh takes long. */
    private static final int MOST_AT_EDGE = 16;

    /** Two points, from one to the other. */
    private record Edge(int from, int to) {}

    /** Texture coordinates of three corners, and a row of the material list. */
    private record Look(int a, int b, int c, int row) {}

    private final TriangleMatch match;
    private final Map<Integer, Integer> known = new LinkedHashMap<>();
    private final Map<Integer, List<Integer>> around = new LinkedHashMap<>();
    private final Map<Edge, List<Integer>> edges = new LinkedHashMap<>();
    private final Deque<Integer> open = new ArrayDeque<>();

    MatchByNeighbours(TriangleMatch match) {
        this.match = match;
    }

    void match() {
        collect();
        walk();
        single();
        walk();
    }

    private void collect() {
        for (int triangle = 0; triangle < match.before().count(); triangle++) {
            if (match.returned(triangle) == TriangleMatch.NONE) {
                for (int corner = 0; corner < 3; corner++) {
                    int from = match.point(true, triangle * 3 + corner);
                    int to = match.point(true, triangle * 3 + (corner + 1) % 3);
                    edges.computeIfAbsent(new Edge(from, to), none -> new ArrayList<>(2))
                            .add(triangle * 3 + corner);
                    // A point that is still there is taken for itself until something else is known.
                    known.putIfAbsent(from, from);
                }
            }
        }
        for (int triangle = 0; triangle < match.after().count(); triangle++) {
            if (match.partner(triangle) == TriangleMatch.NONE) {
                open.add(triangle);
                for (int corner = 0; corner < 3; corner++) {
                    around.computeIfAbsent(match.point(false, triangle * 3 + corner), none -> new ArrayList<>())
                            .add(triangle);
                }
            } else {
                learn(triangle);
            }
        }
    }

    /** Takes over which points the corners of a matched triangle are. */
    private void learn(int triangle) {
        for (int corner = triangle * 3; corner < triangle * 3 + 3; corner++) {
            int here = match.point(false, corner);
            int there = match.point(true, match.corner(corner));
            Integer was = known.put(here, there);
            if (was == null || was != there) {
                open.addAll(around.getOrDefault(here, List.of()));
                // Once is enough: a point that keeps changing its meaning is told by nobody.
                around.remove(here);
            }
        }
    }

    private void walk() {
        while (!open.isEmpty()) {
            int triangle = open.remove();
            if (match.partner(triangle) == TriangleMatch.NONE && atAnEdge(triangle)) {
                learn(triangle);
            }
        }
    }

    private boolean atAnEdge(int triangle) {
        for (int corner = 0; corner < 3; corner++) {
            int here = triangle * 3 + corner;
            int next = triangle * 3 + (corner + 1) % 3;
            Integer from = known.get(match.point(false, here));
            Integer to = known.get(match.point(false, next));
            if (from != null && to != null) {
                List<Integer> there = edges.getOrDefault(new Edge(from, to), List.of());
                for (int i = 0; i < Math.min(there.size(), MOST_AT_EDGE); i++) {
                    if (fits(triangle, corner, there.get(i))) {
                        match.pair(triangle, there.get(i) / 3, there.get(i) % 3 - corner);
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean fits(int triangle, int corner, int there) {
        int other = there / 3;
        if (match.returned(other) != TriangleMatch.NONE || match.row(true, other) != match.row(false, triangle)) {
            return false;
        }
        for (int i = 0; i < 3; i++) {
            int uv = match.uv(false, triangle * 3 + (corner + i) % 3);
            if (uv >= 0 && uv != match.uv(true, other * 3 + (there % 3 + i) % 3)) {
                return false;
            }
        }
        return true;
    }

    /** Matches triangles whose three texture coordinates differ and are those of no other one. */
    private void single() {
        Map<Look, List<Integer>> old = looks(true, match.before().count());
        Map<Look, List<Integer>> now = looks(false, match.after().count());
        now.forEach((look, corners) -> {
            List<Integer> there = old.getOrDefault(look, List.of());
            if (corners.size() == 1 && there.size() == 1) {
                int corner = corners.get(0);
                match.pair(corner / 3, there.get(0) / 3, there.get(0) % 3 - corner % 3);
                learn(corner / 3);
            }
        });
    }

    private Map<Look, List<Integer>> looks(boolean isBefore, int count) {
        Map<Look, List<Integer>> looks = new LinkedHashMap<>();
        for (int triangle = 0; triangle < count; triangle++) {
            boolean free = (isBefore ? match.returned(triangle) : match.partner(triangle)) == TriangleMatch.NONE;
            int a = match.uv(isBefore, triangle * 3);
            int b = match.uv(isBefore, triangle * 3 + 1);
            int c = match.uv(isBefore, triangle * 3 + 2);
            if (free && a >= 0 && b >= 0 && c >= 0 && a != b && b != c && a != c) {
                int start = a < b && a < c ? 0 : b < c ? 1 : 2;
                int[] uvs = {a, b, c};
                Look look =
                        new Look(uvs[start], uvs[(start + 1) % 3], uvs[(start + 2) % 3], match.row(isBefore, triangle));
                looks.computeIfAbsent(look, none -> new ArrayList<>(1)).add(triangle * 3 + start);
            }
        }
        return looks;
    }
}

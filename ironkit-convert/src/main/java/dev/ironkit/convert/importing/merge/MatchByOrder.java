package dev.ironkit.convert.importing.merge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Matches triangles by their order: programs that move vertices mostly leave it as it was, material by material. */
final class MatchByOrder {

    private final TriangleMatch match;
    private final Map<Integer, List<Integer>> before;
    private final Map<Integer, List<Integer>> after;

    MatchByOrder(TriangleMatch match) {
        this.match = match;
        before = byRow(true, match.before().count());
        after = byRow(false, match.after().count());
    }

    private Map<Integer, List<Integer>> byRow(boolean isBefore, int count) {
        Map<Integer, List<Integer>> rows = new TreeMap<>();
        for (int triangle = 0; triangle < count; triangle++) {
            rows.computeIfAbsent(match.row(isBefore, triangle), none -> new ArrayList<>())
                    .add(triangle);
        }
        return rows;
    }

    /** Matches the triangles of a material one by one where all that are known have kept their number. */
    void match() {
        before.forEach((row, old) -> {
            List<Integer> now = after.getOrDefault(row, List.of());
            if (now.size() == old.size() && isInOrder(old, now)) {
                pair(old, now);
            }
        });
    }

    /** Matches what nothing else tells, if there is as much of it on both sides. */
    void matchRest() {
        before.forEach((row, old) -> {
            List<Integer> left = old.stream()
                    .filter(triangle -> match.returned(triangle) == TriangleMatch.NONE)
                    .toList();
            List<Integer> now = after.getOrDefault(row, List.of()).stream()
                    .filter(triangle -> match.partner(triangle) == TriangleMatch.NONE)
                    .toList();
            if (left.size() == now.size()) {
                pair(left, now);
            }
        });
    }

    private boolean isInOrder(List<Integer> old, List<Integer> now) {
        int kept = 0;
        int sameUvs = 0;
        int open = 0;
        for (int i = 0; i < old.size(); i++) {
            int partner = match.partner(now.get(i));
            boolean free = partner == TriangleMatch.NONE && match.returned(old.get(i)) == TriangleMatch.NONE;
            if (!free && partner != old.get(i)) {
                return false;
            }
            kept += free ? 0 : 1;
            open += free ? 1 : 0;
            sameUvs += free && sameUvs(old.get(i), now.get(i)) ? 1 : 0;
        }
        return kept > 0 ? sameUvs * 2 >= open : sameUvs == open;
    }

    private boolean sameUvs(int old, int now) {
        for (int corner = 0; corner < 3; corner++) {
            int uv = match.uv(false, now * 3 + corner);
            if (uv >= 0 && uv != match.uv(true, old * 3 + corner)) {
                return false;
            }
        }
        return true;
    }

    private void pair(List<Integer> old, List<Integer> now) {
        for (int i = 0; i < old.size(); i++) {
            if (match.partner(now.get(i)) == TriangleMatch.NONE) {
                match.pair(now.get(i), old.get(i), bestTurn(old.get(i), now.get(i)));
            }
        }
    }

    /** The turn with which most corners are alike; none where nothing tells. */
    private int bestTurn(int old, int now) {
        int best = 0;
        int most = 0;
        for (int turn = 0; turn < 3; turn++) {
            int alike = 0;
            for (int corner = 0; corner < 3; corner++) {
                int there = old * 3 + (corner + turn) % 3;
                int here = now * 3 + corner;
                alike += match.point(true, there) == match.point(false, here) ? 2 : 0;
                alike += match.uv(false, here) >= 0 && match.uv(true, there) == match.uv(false, here) ? 1 : 0;
            }
            if (alike > most) {
                best = turn;
                most = alike;
            }
        }
        return best;
    }
}

package dev.ironkit.format.msh.build;

import dev.ironkit.format.msh.TriangleTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which triangles of a slot lie next to each other.
 *
 * <p>Edges meet where their ends have the same positions, whatever the vertices are called. Uses of an edge are paired in the order of
 * triangles and edges: each with the next free one in the opposite direction, or else with the next free one in its own.
 */
public final class WingedEdges {

    /** The codes of a triangle without neighbours. */
    public static final int NO_TWINS = 0x3F;

    private static final int NO_CODE = 3;

    private final int[] twins;

    private WingedEdges(int uses) {
        twins = new int[uses];
        Arrays.fill(twins, -1);
    }

    /**
     * {@return the neighbours of triangles}
     *
     * @param positions three numbers for each vertex
     * @param corners three vertices for each triangle
     */
    public static WingedEdges of(float[] positions, int[] corners) {
        WingedEdges edges = new WingedEdges(corners.length);
        for (Uses uses : uses(placeNumbers(positions, corners)).values()) {
            uses.pair(edges.twins);
        }
        return edges;
    }

    /** {@return the triangle across an edge, counted within the slot; -1 for none} */
    public int neighbour(int triangle, int edge) {
        int twin = twins[triangle * 3 + edge];
        return twin < 0 ? -1 : twin / 3;
    }

    /** {@return the word of a triangle's edges: for each the number it has in the neighbour} */
    public int packed(int triangle) {
        int word = 0;
        for (int edge = 0; edge < 3; edge++) {
            int twin = twins[triangle * 3 + edge];
            word |= (twin < 0 ? NO_CODE : twin % 3) << (edge * 2);
        }
        return word;
    }

    /** {@return the link a descriptor stores} */
    public int link(int triangle, int edge, int firstTriangle) {
        int neighbour = neighbour(triangle, edge);
        return neighbour < 0 ? TriangleTable.NONE : firstTriangle + neighbour;
    }

    /** Equal positions have equal numbers; -0 is 0. */
    private static int[] placeNumbers(float[] positions, int[] corners) {
        Map<Place, Integer> numbers = new LinkedHashMap<>();
        int[] places = new int[corners.length];
        for (int i = 0; i < corners.length; i++) {
            int at = corners[i] * 3;
            Place place = new Place(bits(positions[at]), bits(positions[at + 1]), bits(positions[at + 2]));
            Integer known = numbers.putIfAbsent(place, numbers.size());
            places[i] = known == null ? numbers.size() - 1 : known;
        }
        return places;
    }

    private static int bits(float value) {
        return value == 0 ? 0 : Float.floatToRawIntBits(value);
    }

    private static Map<Long, Uses> uses(int[] places) {
        Map<Long, Uses> uses = new LinkedHashMap<>();
        for (int use = 0; use < places.length; use++) {
            int from = places[use];
            int to = places[use % 3 == 2 ? use - 2 : use + 1];
            if (from != to) {
                long ends = ((long) Math.min(from, to) << 32) | Math.max(from, to);
                uses.computeIfAbsent(ends, key -> new Uses()).add(use, from < to);
            }
        }
        return uses;
    }

    private record Place(int x, int y, int z) {}

    /** The uses of one edge, in order, and those of each direction by themselves. */
    private static final class Uses {

        private final List<Integer> all = new ArrayList<>(2);
        private final List<Integer> up = new ArrayList<>(1);
        private final List<Integer> down = new ArrayList<>(1);

        void add(int use, boolean goesUp) {
            all.add(use);
            (goesUp ? up : down).add(use);
        }

        /** Each list is walked once: what was passed is paired or lies before the use that looks for a partner. */
        void pair(int[] twins) {
            int nextUp = 0;
            int nextDown = 0;
            int nextOwn = 0;
            for (int use : all) {
                boolean goesUp = nextOwn < up.size() && up.get(nextOwn) == use;
                nextOwn += goesUp ? 1 : 0;
                if (twins[use] >= 0) {
                    continue;
                }
                nextUp = free(up, nextUp, use, twins);
                nextDown = free(down, nextDown, use, twins);
                List<Integer> opposite = goesUp ? down : up;
                int nextOpposite = goesUp ? nextDown : nextUp;
                List<Integer> same = goesUp ? up : down;
                int nextSame = goesUp ? nextUp : nextDown;
                int partner = nextOpposite < opposite.size()
                        ? opposite.get(nextOpposite)
                        : nextSame < same.size() ? same.get(nextSame) : -1;
                if (partner >= 0) {
                    twins[use] = partner;
                    twins[partner] = use;
                }
            }
        }

        private static int free(List<Integer> uses, int from, int behind, int[] twins) {
            int at = from;
            while (at < uses.size() && (uses.get(at) <= behind || twins[uses.get(at)] >= 0)) {
                at++;
            }
            return at;
        }
    }
}

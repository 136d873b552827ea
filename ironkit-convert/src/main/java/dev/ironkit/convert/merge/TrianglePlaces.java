package dev.ironkit.convert.merge;

import dev.ironkit.convert.incoming.IncomingNode;
import dev.ironkit.convert.incoming.IncomingSurface;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Triangles found by where their corners are, in any order of the corners that shows the same side. */
final class TrianglePlaces {

    /** What programs lose of coordinates when they move them from one frame to another, as a part of the largest. */
    private static final double ROOM = 2e-5;

    private static final int CORNERS = 9;

    private final List<double[]> triangles = new ArrayList<>();
    private final List<float[]> stored = new ArrayList<>();
    private final Map<List<Long>, List<Integer>> byMiddle = new HashMap<>();
    private double room;

    /**
     * Triangles.
     *
     * @param pieces what shows them
     * @param moved where they are looked for
     */
    TrianglePlaces(List<IncomingNode> pieces, Affine moved) {
        for (IncomingNode piece : pieces) {
            for (IncomingSurface surface : piece.surfaces()) {
                for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
                    float[] corners = corners(surface, triangle);
                    stored.add(corners);
                    triangles.add(moved(corners, moved));
                }
            }
        }
        double most = 0;
        for (double[] corners : triangles) {
            for (double value : corners) {
                most = Math.max(most, Math.abs(value));
            }
        }
        room = Math.max(most * ROOM, Double.MIN_NORMAL);
        for (int i = 0; i < triangles.size(); i++) {
            byMiddle.computeIfAbsent(key(triangles.get(i), 0, 0, 0), none -> new ArrayList<>(1))
                    .add(i);
        }
    }

    int count() {
        return triangles.size();
    }

    /** The corners of a triangle, before they were moved. */
    float[] stored(int triangle) {
        return stored.get(triangle);
    }

    static float[] corners(IncomingSurface surface, int triangle) {
        float[] corners = new float[CORNERS];
        for (int corner = 0; corner < 3; corner++) {
            System.arraycopy(
                    surface.positions(), surface.indices()[triangle * 3 + corner] * 3, corners, corner * 3, 3);
        }
        return corners;
    }

    private static double[] moved(float[] corners, Affine moved) {
        double[] places = new double[CORNERS];
        for (int at = 0; at < CORNERS; at += 3) {
            System.arraycopy(moved.place(corners[at], corners[at + 1], corners[at + 2]), 0, places, at, 3);
        }
        return places;
    }

    /** The number of the triangle at a place and which of its corners is the first; null where there is none. */
    int[] find(float... corners) {
        double[] wanted = new double[CORNERS];
        for (int i = 0; i < CORNERS; i++) {
            wanted[i] = corners[i];
        }
        for (int near = 0; near < 27; near++) {
            List<Long> key = key(wanted, near % 3 - 1, near / 3 % 3 - 1, near / 9 - 1);
            for (int triangle : byMiddle.getOrDefault(key, List.of())) {
                for (int first = 0; first < 3; first++) {
                    if (isAt(triangles.get(triangle), first, wanted)) {
                        return new int[] {triangle, first};
                    }
                }
            }
        }
        return null;
    }

    private boolean isAt(double[] triangle, int first, double[] wanted) {
        for (int i = 0; i < CORNERS; i++) {
            if (Math.abs(triangle[(i + first * 3) % CORNERS] - wanted[i]) > room) {
                return false;
            }
        }
        return true;
    }

    private List<Long> key(double[] corners, int x, int y, int z) {
        double width = 4 * room;
        return List.of(
                (long) Math.floor((corners[0] + corners[3] + corners[6]) / 3 / width) + x,
                (long) Math.floor((corners[1] + corners[4] + corners[7]) / 3 / width) + y,
                (long) Math.floor((corners[2] + corners[5] + corners[8]) / 3 / width) + z);
    }
}

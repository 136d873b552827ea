package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingSurface;
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
    private final Map<List<Long>, List<Integer>> byMiddle = new HashMap<>();
    private double room;

    /**
     * Triangles.
     *
     * @param triangles the corners of each, nine numbers
     */
    TrianglePlaces(List<float[]> triangles) {
        triangles.forEach(corners -> this.triangles.add(places(corners, Affine.NONE)));
        double most = 0;
        for (double[] corners : this.triangles) {
            for (double value : corners) {
                most = Math.max(most, Math.abs(value));
            }
        }
        room = Math.max(most * ROOM, Double.MIN_NORMAL);
        for (int i = 0; i < triangles.size(); i++) {
            byMiddle.computeIfAbsent(key(this.triangles.get(i), 0, 0, 0), none -> new ArrayList<>(1))
                    .add(i);
        }
    }

    /** The corners of all triangles of some pieces, surface by surface. */
    static List<float[]> of(List<IncomingNode> pieces) {
        List<float[]> all = new ArrayList<>();
        for (IncomingNode piece : pieces) {
            for (IncomingSurface surface : piece.surfaces()) {
                for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
                    all.add(corners(surface, triangle));
                }
            }
        }
        return all;
    }

    private static float[] corners(IncomingSurface surface, int triangle) {
        float[] corners = new float[CORNERS];
        for (int corner = 0; corner < 3; corner++) {
            System.arraycopy(surface.positions(), surface.indices()[triangle * 3 + corner] * 3, corners, corner * 3, 3);
        }
        return corners;
    }

    /** The corners of a triangle, moved. */
    static double[] places(float[] corners, Affine moved) {
        double[] places = new double[CORNERS];
        for (int at = 0; at < CORNERS; at += 3) {
            System.arraycopy(moved.place(corners[at], corners[at + 1], corners[at + 2]), 0, places, at, 3);
        }
        return places;
    }

    /**
     * A triangle that was found.
     *
     * @param number which one, counted from 0
     * @param first which of its corners is the first one of what was looked for
     */
    record Found(int number, int first) {}

    /** Takes a triangle away, so that another one at the same place is found. */
    void remove(int number) {
        byMiddle.get(key(triangles.get(number), 0, 0, 0)).remove((Integer) number);
    }

    /** The triangle at a place; null where there is none. */
    Found find(double... wanted) {
        for (int near = 0; near < 27; near++) {
            List<Long> key = key(wanted, near % 3 - 1, near / 3 % 3 - 1, near / 9 - 1);
            for (int triangle : byMiddle.getOrDefault(key, List.of())) {
                for (int first = 0; first < 3; first++) {
                    if (isAt(triangles.get(triangle), first, wanted)) {
                        return new Found(triangle, first);
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

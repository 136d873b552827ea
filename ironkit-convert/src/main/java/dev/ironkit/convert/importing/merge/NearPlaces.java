package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The places that vertices had, to find the one that a vertex did not leave but for what programs lose. */
final class NearPlaces {

    private record Square(long x, long y, long z) {}

    private record Spot(float x, float y, float z) {

        double distance(double... to) {
            double dx = x - to[0];
            double dy = y - to[1];
            double dz = z - to[2];
            return Math.sqrt(dx * dx + dy * dy + dz * dz);
        }
    }

    private final Map<Square, List<Spot>> spots = new HashMap<>();
    private final double room;
    private final double side;

    /**
     * The places of some pieces.
     *
     * @param room how far a vertex may be off that did not move
     */
    NearPlaces(List<IncomingNode> pieces, double room) {
        this.room = room;
        this.side = Math.max(room * 2, Float.MIN_NORMAL);
        for (IncomingNode piece : pieces) {
            for (IncomingSurface surface : piece.surfaces()) {
                float[] at = surface.positions();
                for (int i = 0; i < at.length; i += 3) {
                    Spot spot = new Spot(at[i], at[i + 1], at[i + 2]);
                    List<Spot> there =
                            spots.computeIfAbsent(square(at[i], at[i + 1], at[i + 2]), none -> new ArrayList<>(1));
                    if (!there.contains(spot)) {
                        there.add(spot);
                    }
                }
            }
        }
    }

    /** {@return the places of some pieces, with as much room as programs need that move a shape and move it back} */
    static NearPlaces of(List<IncomingNode> pieces) {
        double reach = 0;
        for (IncomingNode piece : pieces) {
            for (IncomingSurface surface : piece.surfaces()) {
                for (float value : surface.positions()) {
                    reach = Math.max(reach, Math.abs(value));
                }
            }
        }
        return new NearPlaces(pieces, Tolerance.placeRoom(reach, reach));
    }

    /** How many vertices of a piece that is moved are at one of the places. */
    int count(IncomingNode piece, Affine moved) {
        int count = 0;
        for (IncomingSurface surface : piece.surfaces()) {
            float[] at = surface.positions();
            for (int i = 0; i < at.length; i += 3) {
                count += nearest(moved.place(at[i], at[i + 1], at[i + 2])) == null ? 0 : 1;
            }
        }
        return count;
    }

    private Square square(double x, double y, double z) {
        return new Square((long) Math.floor(x / side), (long) Math.floor(y / side), (long) Math.floor(z / side));
    }

    /** Writes a place: the one of them that it is near to, to the bit, or else itself. */
    void put(double[] place, float[] out, int at) {
        Spot best = nearest(place);
        out[at] = best == null ? (float) place[0] : best.x;
        out[at + 1] = best == null ? (float) place[1] : best.y;
        out[at + 2] = best == null ? (float) place[2] : best.z;
    }

    private Spot nearest(double... place) {
        Square middle = square(place[0], place[1], place[2]);
        Spot best = null;
        double least = room;
        for (int i = 0; i < 27; i++) {
            Square next = new Square(middle.x + i % 3 - 1, middle.y + i / 3 % 3 - 1, middle.z + i / 9 - 1);
            for (Spot spot : spots.getOrDefault(next, List.of())) {
                double distance = spot.distance(place);
                if (distance <= least) {
                    best = spot;
                    least = distance;
                }
            }
        }
        return best;
    }
}

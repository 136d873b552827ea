package dev.ironkit.runtime.model;

/** All numbers of a hit, to be compared bit by bit. */
final class Hits {

    private Hits() {}

    static long[] bits(TriangleHit hit) {
        long[] bits = new long[16];
        bits[0] = hit.piece();
        bits[1] = hit.node();
        bits[2] = hit.slot();
        bits[3] = hit.batch();
        bits[4] = hit.triangle();
        bits[5] = hit.fromBehind() ? 1 : 0;
        bits[6] = Double.doubleToLongBits(hit.distance());
        for (int i = 0; i < 3; i++) {
            bits[7 + i] = Double.doubleToLongBits(hit.weight(i));
            bits[10 + i] = Double.doubleToLongBits(hit.point(i));
            bits[13 + i] = Double.doubleToLongBits(hit.normal(i));
        }
        return bits;
    }
}

package dev.ironkit.format.texm;

import java.util.Arrays;
import java.util.List;

/** Some of the points: a range of an order that the boxes share, each its own part. */
final class QuantisBox {

    private final QuantisPoints points;
    private final int[] order;
    private final int from;
    private final int to;
    private final QuantisSums sums = new QuantisSums();

    QuantisBox(QuantisPoints points, int[] order, int from, int to) {
        this.points = points;
        this.order = order;
        this.from = from;
        this.to = to;
        for (int i = from; i < to; i++) {
            sums.add(points, order[i]);
        }
    }

    /** The sum of squared distances from the middle; nothing if there is nothing to divide. */
    double scatter() {
        return to - from < 2 ? 0 : sums.scatter();
    }

    float[] middle() {
        return new float[] {(float) sums.mean(0), (float) sums.mean(1), (float) sums.mean(2)};
    }

    /** Two boxes instead of this one. */
    List<QuantisBox> halves() {
        sortBy(sums.widestChannel());
        int middle = bestCut();
        return List.of(new QuantisBox(points, order, from, middle), new QuantisBox(points, order, middle, to));
    }

    private void sortBy(int channel) {
        long[] keys = new long[to - from];
        for (int i = 0; i < keys.length; i++) {
            int point = order[from + i];
            // Not negative, so the bits of a float sort as it does.
            keys[i] = (long) Float.floatToIntBits(points.channel(channel, point)) << 32 | point;
        }
        Arrays.sort(keys);
        for (int i = 0; i < keys.length; i++) {
            order[from + i] = (int) keys[i];
        }
    }

    private int bestCut() {
        QuantisSums lower = new QuantisSums();
        double least = Double.MAX_VALUE;
        int best = from + 1;
        for (int i = from; i < to - 1; i++) {
            lower.add(points, order[i]);
            double scatter = lower.scatter() + sums.without(lower).scatter();
            if (scatter < least) {
                least = scatter;
                best = i + 1;
            }
        }
        return best;
    }
}

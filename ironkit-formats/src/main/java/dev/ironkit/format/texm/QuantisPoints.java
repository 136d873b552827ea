package dev.ironkit.format.texm;

import java.util.Arrays;

/**
 * The colours of a picture as points with a weight, in a fixed order.
 *
 * <p>Each different colour is a point; in a picture of very many, those that agree in the upper six bits of each channel are one
 * point in their middle.
 */
final class QuantisPoints {

    private static final int MANY = 1 << 16;

    /** The lower two bits of three channels, which stand lowest in a key. */
    private static final int LOW_BITS = 6;

    private final float[][] channels;
    private final int[] weights;

    private QuantisPoints(float[][] channels, int[] weights) {
        this.channels = channels;
        this.weights = weights;
    }

    static QuantisPoints of(int[] pixels) {
        int[] keys = Arrays.stream(pixels).map(QuantisPoints::key).sorted().toArray();
        return runs(keys, 0) <= MANY ? gather(keys, 0) : gather(keys, LOW_BITS);
    }

    int count() {
        return weights.length;
    }

    int weight(int point) {
        return weights[point];
    }

    /** Red, green or blue of a point. */
    float channel(int channel, int point) {
        return channels[channel][point];
    }

    /** The upper six bits of red, green and blue, then the lower two of each. */
    private static int key(int pixel) {
        int upper = 0;
        int lower = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            int channel = pixel >>> shift & 0xFF;
            upper = upper << 6 | channel >> 2;
            lower = lower << 2 | (channel & 3);
        }
        return upper << LOW_BITS | lower;
    }

    private static int channelOf(int key, int channel) {
        int upper = key >>> (LOW_BITS + 6 * (2 - channel)) & 0x3F;
        int lower = key >>> (2 * (2 - channel)) & 3;
        return upper << 2 | lower;
    }

    private static int runs(int[] keys, int shift) {
        int runs = 0;
        for (int i = 0; i < keys.length; i++) {
            if (i == 0 || keys[i] >>> shift != keys[i - 1] >>> shift) {
                runs++;
            }
        }
        return runs;
    }

    private static QuantisPoints gather(int[] keys, int shift) {
        int count = runs(keys, shift);
        float[][] channels = new float[3][count];
        int[] weights = new int[count];
        int point = 0;
        for (int from = 0, to; from < keys.length; from = to, point++) {
            long[] sums = new long[3];
            for (to = from; to < keys.length && keys[to] >>> shift == keys[from] >>> shift; to++) {
                for (int channel = 0; channel < 3; channel++) {
                    sums[channel] += channelOf(keys[to], channel);
                }
            }
            weights[point] = to - from;
            for (int channel = 0; channel < 3; channel++) {
                channels[channel][point] = (float) sums[channel] / (to - from);
            }
        }
        return new QuantisPoints(channels, weights);
    }
}

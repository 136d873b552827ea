package dev.ironkit.format.texm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Makes a palette for a picture.
 *
 * <p>A picture of at most 256 colours gets exactly those, in the order they appear in. Any other is divided where its colours
 * scatter most (a cut of least squares), and the colours found are moved to the middle of those nearest to them until they rest. The
 * same picture gets the same palette everywhere.
 */
public final class Quantiser {

    private static final int RGB = 0xFF_FFFF;

    /** From this alpha on a pixel counts as opaque. */
    private static final int HALF = 128;

    private Quantiser() {}

    /** {@return a palette for all pixels; alpha does not matter} */
    public static Palette palette(RgbaImage image) {
        return palette(image, Palette.COLOURS);
    }

    /** {@return a palette of at most {@code colours} colours, black behind them} */
    public static Palette palette(RgbaImage image, int colours) {
        if (colours < 1 || colours > Palette.COLOURS) {
            throw new IllegalArgumentException("a palette has 1 to " + Palette.COLOURS + " colours, not " + colours);
        }
        return Palette.ofPixels(choose(image.pixels(), colours));
    }

    /**
     * {@return a palette whose index 0 is for what is transparent, with the colour of the first pixel that is; the others are for
     * pixels of at least half alpha}
     */
    public static Palette paletteBesideTransparent(RgbaImage image) {
        int[] opaque = Arrays.stream(image.pixels())
                .filter(pixel -> RgbaImage.alpha(pixel) >= HALF)
                .toArray();
        int clear = Arrays.stream(image.pixels())
                .filter(pixel -> RgbaImage.alpha(pixel) < HALF)
                .findFirst()
                .orElse(0);
        int[] colours = choose(opaque, Palette.COLOURS - 1);
        int[] all = new int[colours.length + 1];
        all[0] = clear;
        System.arraycopy(colours, 0, all, 1, colours.length);
        return Palette.ofPixels(all);
    }

    private static int[] choose(int[] pixels, int limit) {
        int[] few = QuantisFew.colours(pixels, limit);
        if (few != null) {
            return few;
        }
        QuantisPoints points = QuantisPoints.of(pixels);
        int[] colours = QuantisMeans.refine(points, QuantisBoxes.cut(points, limit));
        return byLuminance(colours);
    }

    /** From dark to light, which makes a palette one can look at; then by number, so that nothing is left to chance. */
    private static int[] byLuminance(int[] colours) {
        long[] keys = new long[colours.length];
        for (int i = 0; i < colours.length; i++) {
            int colour = colours[i] & RGB;
            int light = PixelValues.luminance(RgbaImage.red(colour), RgbaImage.green(colour), RgbaImage.blue(colour));
            keys[i] = (long) light << 32 | colour;
        }
        Arrays.sort(keys);
        return Arrays.stream(keys).mapToInt(key -> (int) key & RGB).toArray();
    }

    /** Divides points into boxes, always the one that scatters most, along its widest channel, where the two halves scatter least. */
    static final class QuantisBoxes {

        private QuantisBoxes() {}

        /** The middles of at most {@code limit} boxes, three numbers each. */
        static float[][] cut(QuantisPoints points, int limit) {
            int[] order = new int[points.count()];
            for (int i = 0; i < order.length; i++) {
                order[i] = i;
            }
            List<QuantisBox> boxes = new ArrayList<>();
            boxes.add(new QuantisBox(points, order, 0, order.length));
            while (boxes.size() < limit) {
                int widest = widest(boxes);
                if (boxes.get(widest).scatter() <= 0) {
                    break;
                }
                boxes.addAll(boxes.remove(widest).halves());
            }
            return boxes.stream().map(QuantisBox::middle).toArray(float[][]::new);
        }

        private static int widest(List<QuantisBox> boxes) {
            int widest = 0;
            for (int i = 1; i < boxes.size(); i++) {
                if (boxes.get(i).scatter() > boxes.get(widest).scatter()) {
                    widest = i;
                }
            }
            return widest;
        }
    }

    /** Some of the points: a range of an order that the boxes share, each its own part. */
    private static final class QuantisBox {

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

    /** The colours of a picture that has few of them. */
    private static final class QuantisFew {

        private static final int RGB = 0xFF_FFFF;
        private static final int SLOTS = 1024;
        private static final int FREE = -1;

        private QuantisFew() {}

        /** The colours without alpha in the order they appear in, or null if there are more than the limit. */
        static int[] colours(int[] pixels, int limit) {
            int[] slots = new int[SLOTS];
            Arrays.fill(slots, FREE);
            int[] found = new int[limit];
            int count = 0;
            for (int pixel : pixels) {
                int colour = pixel & RGB;
                int slot = slotOf(slots, colour);
                if (slots[slot] == FREE) {
                    if (count == limit) {
                        return null;
                    }
                    slots[slot] = colour;
                    found[count++] = colour;
                }
            }
            return Arrays.copyOf(found, count);
        }

        private static int slotOf(int[] slots, int colour) {
            int slot = (colour * 0x9E37_79B1) >>> 22;
            while (slots[slot] != FREE && slots[slot] != colour) {
                slot = (slot + 1) % SLOTS;
            }
            return slot;
        }
    }

    /** Moves colours to the middle of the points nearest to them, again and again (k-means). */
    private static final class QuantisMeans {

        private static final int ROUNDS = 8;

        private final QuantisPoints points;
        private final float[][] centres;

        private QuantisMeans(QuantisPoints points, float[][] centres) {
            this.points = points;
            this.centres = centres;
        }

        /** The colours that rest, or those after a number of rounds that changes little any more. */
        static int[] refine(QuantisPoints points, float[][] centres) {
            QuantisMeans means = new QuantisMeans(points, centres);
            for (int round = 0; round < ROUNDS; round++) {
                if (!means.move()) {
                    break;
                }
            }
            int[] colours = new int[centres.length];
            for (int i = 0; i < colours.length; i++) {
                colours[i] = RgbaImage.pixel(
                        Math.round(centres[i][0]), Math.round(centres[i][1]), Math.round(centres[i][2]), 0);
            }
            return colours;
        }

        /** One round; false if nothing moved. A colour that no point is nearest to stays. */
        private boolean move() {
            QuantisSums[] sums = new QuantisSums[centres.length];
            for (int point = 0; point < points.count(); point++) {
                int nearest = nearest(point);
                if (sums[nearest] == null) {
                    sums[nearest] = new QuantisSums();
                }
                sums[nearest].add(points, point);
            }
            boolean moved = false;
            for (int i = 0; i < centres.length; i++) {
                for (int channel = 0; sums[i] != null && channel < 3; channel++) {
                    float mean = (float) sums[i].mean(channel);
                    moved |= mean != centres[i][channel];
                    centres[i][channel] = mean;
                }
            }
            return moved;
        }

        private int nearest(int point) {
            float red = points.channel(0, point);
            float green = points.channel(1, point);
            float blue = points.channel(2, point);
            int nearest = 0;
            float least = Float.MAX_VALUE;
            for (int i = 0; i < centres.length; i++) {
                float[] centre = centres[i];
                float dr = centre[0] - red;
                float dg = centre[1] - green;
                float db = centre[2] - blue;
                float distance = dr * dr + dg * dg + db * db;
                if (distance < least) {
                    least = distance;
                    nearest = i;
                }
            }
            return nearest;
        }
    }

    /** Weights, weighted sums and sums of squares of points, from which their middle and their scatter follow. */
    private static final class QuantisSums {

        private double weight;
        private final double[] sum = new double[3];
        private final double[] squares = new double[3];

        void add(QuantisPoints points, int point) {
            int times = points.weight(point);
            weight += times;
            for (int channel = 0; channel < 3; channel++) {
                double value = points.channel(channel, point);
                sum[channel] += times * value;
                squares[channel] += times * value * value;
            }
        }

        /** What is left when some of the points are taken away. */
        QuantisSums without(QuantisSums some) {
            QuantisSums rest = new QuantisSums();
            rest.weight = weight - some.weight;
            for (int channel = 0; channel < 3; channel++) {
                rest.sum[channel] = sum[channel] - some.sum[channel];
                rest.squares[channel] = squares[channel] - some.squares[channel];
            }
            return rest;
        }

        double mean(int channel) {
            return sum[channel] / weight;
        }

        double scatter() {
            return scatter(0) + scatter(1) + scatter(2);
        }

        int widestChannel() {
            int widest = scatter(1) >= scatter(0) ? 1 : 0;
            return scatter(2) > scatter(widest) ? 2 : widest;
        }

        private double scatter(int channel) {
            return squares[channel] - sum[channel] * sum[channel] / weight;
        }
    }
}

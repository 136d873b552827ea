package dev.ironkit.demo.picture;

import java.util.Arrays;

/** A canvas with depth, drawn at twice its size and scaled down. */
final class Raster {

    static final int OVER = 2;

    final int width;
    final int height;
    private final int[] colours;
    private final double[] depths;

    Raster(int width, int height) {
        this.width = width * OVER;
        this.height = height * OVER;
        colours = new int[this.width * this.height];
        depths = new double[colours.length];
        Arrays.fill(depths, Double.NEGATIVE_INFINITY);
        for (int y = 0; y < this.height; y++) {
            int light = 205 - 90 * y / this.height;
            int grey = ((light - 20) << 16) | ((light - 8) << 8) | light;
            Arrays.fill(colours, y * this.width, (y + 1) * this.width, grey);
        }
    }

    /** What a point of a triangle shows: 0xAARRGGBB by the weights of its corners. */
    interface Paint {
        int at(double a, double b, double c);
    }

    /** Draws a triangle; corners are x, y on the canvas and the nearness. */
    void triangle(double[] a, double[] b, double[] c, int blend, Paint paint) {
        double area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
        if (Math.abs(area) < 1e-9) {
            return;
        }
        int x0 = (int) Math.max(0, Math.floor(Math.min(a[0], Math.min(b[0], c[0]))));
        int x1 = (int) Math.min(width - 1, Math.ceil(Math.max(a[0], Math.max(b[0], c[0]))));
        int y0 = (int) Math.max(0, Math.floor(Math.min(a[1], Math.min(b[1], c[1]))));
        int y1 = (int) Math.min(height - 1, Math.ceil(Math.max(a[1], Math.max(b[1], c[1]))));
        for (int y = y0; y <= y1; y++) {
            for (int x = x0; x <= x1; x++) {
                double px = x + 0.5;
                double py = y + 0.5;
                double wa = ((b[0] - px) * (c[1] - py) - (b[1] - py) * (c[0] - px)) / area;
                double wb = ((c[0] - px) * (a[1] - py) - (c[1] - py) * (a[0] - px)) / area;
                double wc = 1 - wa - wb;
                if (wa >= 0 && wb >= 0 && wc >= 0) {
                    put(y * width + x, wa * a[2] + wb * b[2] + wc * c[2], blend, paint.at(wa, wb, wc));
                }
            }
        }
    }

    private void put(int at, double depth, int blend, int colour) {
        if (depth < depths[at]) {
            return;
        }
        int alpha = blend == 0 ? 255 : colour >>> 24;
        if (alpha == 0) {
            return;
        }
        int under = colours[at];
        int mixed = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int new8 = colour >> shift & 0xFF;
            int old8 = under >> shift & 0xFF;
            int value = blend == 2 ? old8 + new8 * alpha / 255 : (new8 * alpha + old8 * (255 - alpha)) / 255;
            mixed |= Math.min(255, value) << shift;
        }
        colours[at] = mixed;
        if (blend == 0) {
            depths[at] = depth;
        }
    }

    /** Copies the scaled picture into a larger one. */
    void into(int[] target, int targetWidth, int left, int top) {
        for (int y = 0; y < height / OVER; y++) {
            for (int x = 0; x < width / OVER; x++) {
                target[(top + y) * targetWidth + left + x] = mean(x * OVER, y * OVER);
            }
        }
    }

    private int mean(int x, int y) {
        int[] sums = new int[3];
        for (int i = 0; i < OVER * OVER; i++) {
            int colour = colours[(y + i / OVER) * width + x + i % OVER];
            for (int channel = 0; channel < 3; channel++) {
                sums[channel] += (colour >> (8 * channel)) & 0xFF;
            }
        }
        int n = OVER * OVER;
        return (sums[0] / n) | ((sums[1] / n) << 8) | ((sums[2] / n) << 16);
    }
}

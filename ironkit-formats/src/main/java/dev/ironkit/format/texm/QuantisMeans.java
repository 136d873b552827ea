package dev.ironkit.format.texm;

/** Moves colours to the middle of the points nearest to them, again and again (k-means). */
final class QuantisMeans {

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
            colours[i] =
                    RgbaImage.pixel(Math.round(centres[i][0]), Math.round(centres[i][1]), Math.round(centres[i][2]), 0);
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

package dev.ironkit.format.texm;

/**
 * Which pixels of a long row make each pixel of a short one, and with what weight: Lanczos of three lobes, stretched to the size of a
 * short pixel. Beyond the ends of the row its last pixels repeat.
 */
final class MipKernel {

    private static final double LOBES = 3;

    private final int[] first;
    private final float[][] weights;

    MipKernel(int large, int small) {
        first = new int[small];
        weights = new float[small][];
        double stretch = (double) large / small;
        for (int i = 0; i < small; i++) {
            double centre = (i + 0.5) * stretch - 0.5;
            int from = (int) StrictMath.ceil(centre - LOBES * stretch);
            int to = (int) StrictMath.floor(centre + LOBES * stretch);
            first[i] = Math.max(0, from);
            weights[i] = gathered(centre, stretch, from, to, large);
        }
    }

    int count() {
        return first.length;
    }

    /** The first long pixel that takes part in a short one. */
    int first(int at) {
        return first[at];
    }

    /** How many take part. */
    int taps(int at) {
        return weights[at].length;
    }

    float weight(int at, int tap) {
        return weights[at][tap];
    }

    /** The weights of the pixels there are; what falls outside counts for the nearest end. */
    private static float[] gathered(double centre, double stretch, int from, int to, int large) {
        int low = Math.max(0, from);
        double[] sums = new double[Math.min(large - 1, to) - low + 1];
        double total = 0;
        for (int at = from; at <= to; at++) {
            double weight = lanczos((at - centre) / stretch);
            sums[Math.max(0, Math.min(large - 1, at)) - low] += weight;
            total += weight;
        }
        float[] shares = new float[sums.length];
        for (int i = 0; i < shares.length; i++) {
            shares[i] = (float) (sums[i] / total);
        }
        return shares;
    }

    private static double lanczos(double x) {
        if (x == 0) {
            return 1;
        }
        double turned = Math.PI * x;
        return Math.abs(x) >= LOBES
                ? 0
                : LOBES * StrictMath.sin(turned) * StrictMath.sin(turned / LOBES) / (turned * turned);
    }
}

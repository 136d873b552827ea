package dev.ironkit.format.msh.animation;

/**
 * Sine and cosine of a float, to the bit what {@link StrictMath} gives in double, rounded to float.
 *
 * <p>Between 0 and a quarter turn the power series is summed in double. Its error stays far below {@link #DOUBT}, so where the sum
 * moved down and up by that doubt rounds to one and the same float, this is the float that {@code StrictMath}, itself closer than
 * that, rounds to. Where it does not (about one angle in a million, and cosines that nearly vanish), and for all other angles,
 * {@code StrictMath} is asked, which is slower and in newer versions of Java may allocate.
 */
public final class SineCosine {

    /** A little above a quarter turn: the largest angle the series is summed for. */
    static final float LARGEST = 1.6f;

    /** What the sums may be wrong by: relative for the sine, absolute for the cosine. Eight times what they can be wrong by. */
    private static final double DOUBT = 0x1p-47;

    private static final double LOWER = 1 - DOUBT;
    private static final double UPPER = 1 + DOUBT;

    // Coefficients of the series: one by the factorial, signs alternating.
    private static final double S3 = -1.0 / 6;
    private static final double S5 = 1.0 / 120;
    private static final double S7 = -1.0 / 5_040;
    private static final double S9 = 1.0 / 362_880;
    private static final double S11 = -1.0 / 39_916_800;
    private static final double S13 = 1.0 / 6_227_020_800.0;
    private static final double S15 = -1.0 / 1_307_674_368_000.0;
    private static final double S17 = 1.0 / 355_687_428_096_000.0;
    private static final double S19 = -1.0 / 121_645_100_408_832_000.0;
    private static final double S21 = 1.0 / 51_090_942_171_709_440_000.0;

    private static final double C2 = -1.0 / 2;
    private static final double C4 = 1.0 / 24;
    private static final double C6 = -1.0 / 720;
    private static final double C8 = 1.0 / 40_320;
    private static final double C10 = -1.0 / 3_628_800;
    private static final double C12 = 1.0 / 479_001_600.0;
    private static final double C14 = -1.0 / 87_178_291_200.0;
    private static final double C16 = 1.0 / 20_922_789_888_000.0;
    private static final double C18 = -1.0 / 6_402_373_705_728_000.0;
    private static final double C20 = 1.0 / 2_432_902_008_176_640_000.0;

    private SineCosine() {}

    /** {@return {@code (float) StrictMath.sin((double) angle)}} */
    public static float sin(float angle) {
        if (angle > 0 && angle <= LARGEST) {
            double sum = sinSeries(angle);
            float low = (float) (sum * LOWER);
            if (low == (float) (sum * UPPER)) {
                return low;
            }
        }
        return (float) StrictMath.sin(angle);
    }

    /** {@return {@code (float) StrictMath.cos((double) angle)}} */
    public static float cos(float angle) {
        if (angle > 0 && angle <= LARGEST) {
            double sum = cosSeries(angle);
            float low = (float) (sum - DOUBT);
            if (low == (float) (sum + DOUBT)) {
                return low;
            }
        }
        return (float) StrictMath.cos(angle);
    }

    /** Summed in pairs and pairs of pairs, because additions that wait for one another take most of the time. */
    private static double sinSeries(double x) {
        double z = x * x;
        double z2 = z * z;
        double z4 = z2 * z2;
        double low = (1 + z * S3) + z2 * (S5 + z * S7);
        double high = (S9 + z * S11) + z2 * (S13 + z * S15);
        return x * (low + z4 * (high + z4 * ((S17 + z * S19) + z2 * S21)));
    }

    private static double cosSeries(double x) {
        double z = x * x;
        double z2 = z * z;
        double z4 = z2 * z2;
        double low = (1 + z * C2) + z2 * (C4 + z * C6);
        double high = (C8 + z * C10) + z2 * (C12 + z * C14);
        return low + z4 * (high + z4 * ((C16 + z * C18) + z2 * C20));
    }
}

package dev.ironkit.base.field;

import java.math.BigDecimal;

/**
 * Finds the shortest decimal of a float with doubles, where their rounding errors can be known and play no part.
 *
 * <p>Nothing comes of it where they might: then {@link FloatText} takes the long way, whose answers these are to the digit.
 */
final class QuickDecimal {

    private static final double LEAST = 1e-6;
    private static final double MOST = 1e10;
    /** As many digits tell any float from all others. */
    private static final int MOST_DIGITS = 9;

    /** A distance from the middle between two decimals at which the nearer one is beyond doubt. */
    private static final double DOUBT = 1e-9;

    /** The bits of a double that a float has no place for, and their value halfway between two floats. */
    private static final long LOST_BITS = (1L << 29) - 1;

    private static final long HALFWAY = 1L << 28;

    private static final double[] POWERS = new double[23];

    static {
        for (int i = 0; i < POWERS.length; i++) {
            POWERS[i] = Double.parseDouble("1e" + i);
        }
    }

    private QuickDecimal() {}

    /** {@return the shortest decimal, or null where it has to be found otherwise} */
    static BigDecimal of(float value) {
        double exact = Math.abs((double) value);
        if (!(exact >= LEAST && exact < MOST)) {
            return null;
        }
        int exponent = exponent(exact);
        for (int digits = 1; digits <= MOST_DIGITS; digits++) {
            int scale = digits - 1 - exponent;
            double power = POWERS[Math.abs(scale)];
            double scaled = scale >= 0 ? exact * power : exact / power;
            // What the multiplication or division has lost, to the last bit.
            double lost = scale >= 0 ? Math.fma(exact, power, -scaled) : Math.fma(-scaled, power, exact) / power;
            double down = Math.floor(scaled);
            double part = scaled - down + lost;
            if (part < 0) {
                down--;
                part++;
            }
            boolean last = digits == MOST_DIGITS;
            if ((lost != 0 || last) && Math.abs(part - 0.5) < DOUBT) {
                return null;
            }
            double nearer = part <= 0.5 ? down : down + 1;
            double further = part <= 0.5 ? down + 1 : down;
            for (double tried : new double[] {nearer, part == 0 ? nearer : further}) {
                double back = scale >= 0 ? tried / power : tried * power;
                // A whole number is exact; of a quotient the last bit is not known.
                if (scale > 0 && (Double.doubleToRawLongBits(back) & LOST_BITS) == HALFWAY) {
                    return null;
                }
                if (last || (float) back == Math.abs(value)) {
                    return BigDecimal.valueOf((long) (value < 0 ? -tried : tried), scale);
                }
            }
        }
        return null;
    }

    /** The power of ten of the first digit. */
    private static int exponent(double exact) {
        int exponent = 0;
        while (exponent < POWERS.length - 1 && exact >= POWERS[exponent + 1]) {
            exponent++;
        }
        while (exponent <= 0 && exact * POWERS[-exponent] < 1) {
            exponent--;
        }
        return exponent;
    }
}

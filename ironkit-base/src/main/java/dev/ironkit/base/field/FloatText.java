package dev.ironkit.base.field;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * Floats as text that gives the same 32 bits back.
 *
 * <p>The shortest decimal that does; infinities, NaNs and -0, which a JSON number cannot say or readers drop, as their bits in
 * hexadecimal. {@code Float.toString} is not used: before Java 19 it is sometimes longer than needed, and output must not
 * depend on the Java that made it.
 */
final class FloatText {

    private FloatText() {}

    static boolean isPlain(int bits) {
        return Float.isFinite(Float.intBitsToFloat(bits)) && bits != 0x8000_0000;
    }

    static String of(int bits) {
        float value = Float.intBitsToFloat(bits);
        if (!isPlain(bits)) {
            return String.format(Locale.ROOT, "0x%08X", bits);
        }
        if (value == 0) {
            return "0.0";
        }
        BigDecimal quick = QuickDecimal.of(value);
        return print(quick == null ? shortest(value) : quick);
    }

    /** The shortest decimal of a finite value; among two of the same length the nearer. */
    static BigDecimal shortest(float value) {
        BigDecimal exact = new BigDecimal(value);
        for (int digits = 1; digits < 9; digits++) {
            BigDecimal down = exact.round(new MathContext(digits, RoundingMode.DOWN));
            BigDecimal up = exact.round(new MathContext(digits, RoundingMode.UP));
            boolean downIsNearer =
                    exact.subtract(down).abs().compareTo(up.subtract(exact).abs()) <= 0;
            BigDecimal nearer = downIsNearer ? down : up;
            BigDecimal further = downIsNearer ? up : down;
            if (nearer.floatValue() == value) {
                return nearer;
            }
            if (further.floatValue() == value) {
                return further;
            }
        }
        return exact.round(new MathContext(9, RoundingMode.HALF_EVEN));
    }

    /** The bits of a decimal number or of {@code 0x} with eight digits. */
    static int bits(String text) {
        try {
            String digits = text.strip();
            if (digits.matches("0[xX][0-9a-fA-F]{8}")) {
                return Integer.parseUnsignedInt(digits.substring(2), 16);
            }
            float value = new BigDecimal(digits).floatValue();
            if (!Float.isFinite(value)) {
                throw new FieldValueException(text + " is too large for a 32-bit float");
            }
            // BigDecimal knows no -0.
            return Float.floatToRawIntBits(value == 0 && digits.startsWith("-") ? -0.0f : value);
        } catch (NumberFormatException e) {
            throw new FieldValueException("expected a decimal number, or 0x and the 32 bits of a float, found " + text);
        }
    }

    private static String print(BigDecimal value) {
        BigDecimal plain = value.stripTrailingZeros();
        int exponent = plain.precision() - plain.scale() - 1;
        if (exponent < -5 || exponent > 9) {
            String digits = plain.unscaledValue().abs().toString();
            String mantissa = digits.length() == 1 ? digits : digits.charAt(0) + "." + digits.substring(1);
            return (plain.signum() < 0 ? "-" : "") + mantissa + "e" + exponent;
        }
        String text = plain.toPlainString();
        return text.indexOf('.') < 0 ? text + ".0" : text;
    }
}

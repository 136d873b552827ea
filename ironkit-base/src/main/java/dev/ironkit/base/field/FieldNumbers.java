package dev.ironkit.base.field;

import java.math.BigDecimal;
import java.util.Optional;

/** The values of fields as numbers, where they are numbers. */
public final class FieldNumbers {

    /** Longer texts are no numbers that anybody compares. */
    private static final int LONGEST = 32;

    private static final BigDecimal BEYOND = new BigDecimal("1e39");

    private FieldNumbers() {}

    /** {@return the value as a number; nothing where it is none} */
    public static Optional<BigDecimal> of(Leaf leaf) {
        return switch (leaf.type()) {
            case U8, I8, U16, I16, U32, I32, FLAGS16, FLAGS32, FOURCC ->
                Optional.of(BigDecimal.valueOf(leaf.type().integer(leaf.plain())));
            case F32 -> ofFloat(leaf.plain().i32(0));
            case TEXT, CHARACTERS -> leaf.plain().length() > LONGEST ? Optional.empty() : parse(leaf.value());
            case F32X3, F32X4, BGRX, RGB, BYTES -> Optional.empty();
        };
    }

    /** {@return whether it is a float without a value} */
    static boolean isNotANumber(Leaf leaf) {
        return leaf.type() == FieldType.F32
                && Float.isNaN(Float.intBitsToFloat(leaf.plain().i32(0)));
    }

    private static Optional<BigDecimal> ofFloat(int bits) {
        float value = Float.intBitsToFloat(bits);
        if (Float.isInfinite(value)) {
            // Beyond all finite floats, so that comparisons come out right.
            return Optional.of(value > 0 ? BEYOND : BEYOND.negate());
        }
        if (Float.isNaN(value)) {
            return Optional.empty();
        }
        // The decimal that people see, so that a value they copy is equal.
        return Optional.of(value == 0 ? BigDecimal.ZERO : new BigDecimal(FloatText.of(bits)));
    }

    /** {@return the number that a text is: decimal, or whole in hexadecimal behind {@code 0x}} */
    static Optional<BigDecimal> parse(String text) {
        String digits = text.strip();
        if (digits.isEmpty() || digits.length() > LONGEST) {
            return Optional.empty();
        }
        if (digits.matches("0[xX][0-9a-fA-F]{1,8}")) {
            return Optional.of(BigDecimal.valueOf(Long.parseLong(digits.substring(2), 16)));
        }
        return digits.matches("[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]{1,2})?")
                ? Optional.of(new BigDecimal(digits))
                : Optional.empty();
    }
}

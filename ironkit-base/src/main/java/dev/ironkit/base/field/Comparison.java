package dev.ironkit.base.field;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;

/**
 * A question about the value of a field, such as {@code width>=512}.
 *
 * <p>Numbers are compared as numbers, decimal or {@code 0x}; everything else as text, ASCII and other letters in any case.
 *
 * @param path the field that is asked about, as it was written
 * @param operator how the values are compared
 * @param wanted the value on the right side
 */
public record Comparison(String path, Operator operator, String wanted) {

    /** How values are compared. */
    public enum Operator {
        EQUAL("=="),
        NOT_EQUAL("!="),
        AT_MOST("<="),
        AT_LEAST(">="),
        BELOW("<"),
        ABOVE(">"),
        /** At least one of these bits is set. */
        BITS("&"),
        /** The text is in it. */
        HOLDS("~");

        private final String sign;

        Operator(String sign) {
            this.sign = sign;
        }

        /** {@return what stands for it between path and value} */
        public String sign() {
            return sign;
        }

        private boolean allows(int order) {
            return switch (this) {
                case EQUAL -> order == 0;
                case NOT_EQUAL -> order != 0;
                case AT_MOST -> order <= 0;
                case AT_LEAST -> order >= 0;
                case BELOW -> order < 0;
                case ABOVE -> order > 0;
                case BITS, HOLDS -> false;
            };
        }
    }

    /**
     * {@return the question that a text asks}
     *
     * @throws FieldValueException if it asks none
     */
    public static Comparison parse(String text) {
        return find(text)
                .orElseThrow(() -> new FieldValueException(
                        "'" + text + "' is not a comparison; example: width>=512, with one of == != < <= > >= & ~"));
    }

    /** {@return the question, if the text has an operator outside of brackets} */
    static Optional<Comparison> find(String text) {
        int depth = 0;
        for (int at = 0; at < text.length(); at++) {
            char here = text.charAt(at);
            depth += here == '[' ? 1 : here == ']' ? -1 : 0;
            if (depth == 0) {
                for (Operator operator : Operator.values()) {
                    if (text.startsWith(operator.sign, at)) {
                        return of(text, at, operator, operator.sign.length());
                    }
                }
                if (here == '=') {
                    return of(text, at, Operator.EQUAL, 1);
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Comparison> of(String text, int at, Operator operator, int width) {
        String path = text.substring(0, at).strip();
        return path.isEmpty()
                ? Optional.empty()
                : Optional.of(new Comparison(
                        path, operator, text.substring(at + width).strip()));
    }

    /** {@return whether the answer is yes for this field} */
    public boolean holds(Leaf leaf) {
        if (operator == Operator.HOLDS) {
            return folded(leaf.value()).contains(folded(wanted));
        }
        Optional<BigDecimal> number = number(wanted);
        Optional<BigDecimal> found = FieldNumbers.of(leaf);
        if (operator == Operator.BITS) {
            return number.isPresent()
                    && found.isPresent()
                    && (found.get().longValue() & number.get().longValue()) != 0;
        }
        if (number.isPresent() && FieldNumbers.isNotANumber(leaf)) {
            return operator == Operator.NOT_EQUAL;
        }
        return operator.allows(
                number.isPresent() && found.isPresent()
                        ? found.get().compareTo(number.get())
                        : folded(leaf.value()).compareTo(folded(wanted)));
    }

    private static Optional<BigDecimal> number(String text) {
        return FieldNumbers.parse(text);
    }

    private static String folded(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return path + operator.sign + wanted;
    }
}

package dev.ironkit.base.field;

import dev.ironkit.base.bytes.ByteRange;
import java.util.function.IntFunction;

/**
 * Numbered fields, each made when it is asked for, so that a large table costs nothing until it is looked at.
 *
 * @param name its name in the group around it
 * @param range the bytes it spans
 * @param count how many there are
 * @param element makes one by its number
 * @param uniform whether all have the same fields, of the same roles and sizes, and lie one behind the other
 */
public record Sequence(String name, ByteRange range, int count, IntFunction<Field> element, boolean uniform)
        implements Field {

    /** Elements that may differ. */
    public Sequence(String name, ByteRange range, int count, IntFunction<Field> element) {
        this(name, range, count, element, false);
    }

    /** {@return elements of which one tells what there is to know about all but their values} */
    public static Sequence uniform(String name, ByteRange range, int count, IntFunction<Field> element) {
        return new Sequence(name, range, count, element, true);
    }
}

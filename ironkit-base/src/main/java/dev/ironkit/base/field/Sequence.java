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
 */
public record Sequence(String name, ByteRange range, int count, IntFunction<Field> element) implements Field {}

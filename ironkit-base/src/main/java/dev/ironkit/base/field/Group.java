package dev.ironkit.base.field;

import dev.ironkit.base.bytes.ByteRange;
import java.util.List;

/**
 * Fields with names, in the order of their bytes.
 *
 * @param name its name in the group around it; empty for the root
 * @param range the bytes it spans
 * @param children the fields
 */
public record Group(String name, ByteRange range, List<Field> children) implements Field {

    public Group {
        children = List.copyOf(children);
    }
}

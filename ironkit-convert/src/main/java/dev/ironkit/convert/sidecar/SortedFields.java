package dev.ironkit.convert.sidecar;

import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;
import dev.ironkit.base.json.JsonWriter;
import java.util.Comparator;

/** The fields of an asset as JSON with its names in alphabetical order: to be read by people, not to be put together again. */
final class SortedFields {

    private SortedFields() {}

    static void write(Field field, JsonWriter out) {
        if (field instanceof Leaf leaf) {
            if (leaf.type().printsNumber(leaf.plain())) {
                out.raw(leaf.value());
            } else {
                out.value(leaf.value());
            }
        } else if (field instanceof Group group) {
            out.object();
            group.children().stream()
                    .sorted(Comparator.comparing(Field::name))
                    .forEach(child -> write(child, out.name(child.name())));
            out.end();
        } else if (field instanceof Sequence sequence) {
            out.array();
            for (int i = 0; i < sequence.count(); i++) {
                write(sequence.element().apply(i), out);
            }
            out.end();
        }
    }
}

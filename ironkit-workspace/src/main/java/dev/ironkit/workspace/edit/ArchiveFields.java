package dev.ironkit.workspace.edit;

import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;
import java.util.ArrayList;
import java.util.List;

/** The parts all archives describe alike: {@code header}, {@code entries} and {@code data}. */
final class ArchiveFields {

    private ArchiveFields() {}

    /** A field of the archive by name, or null. */
    static Field child(Field root, String name) {
        if (root instanceof Group group) {
            for (Field field : group.children()) {
                if (field.name().equals(name)) {
                    return field;
                }
            }
        }
        return null;
    }

    /** The fields of the header. */
    static List<Leaf> header(Field root) {
        return leaves(child(root, "header"));
    }

    /** The fields of the directory record of an entry, in a list of the caller's own. */
    static List<Leaf> entry(Field root, int index) {
        return child(root, "entries") instanceof Sequence entries
                ? leaves(entries.element().apply(index))
                : new ArrayList<>();
    }

    private static List<Leaf> leaves(Field field) {
        List<Leaf> leaves = new ArrayList<>();
        if (field instanceof Group group) {
            for (Field child : group.children()) {
                if (child instanceof Leaf leaf) {
                    leaves.add(leaf);
                }
            }
        }
        return leaves;
    }
}

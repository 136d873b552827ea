package dev.ironkit.workspace.diff;

import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compares the fields of two archives by name: their headers, and the directory records of two entries. */
final class FieldComparer {

    private static final String HEADER = "header";
    private static final String ENTRIES = "entries";

    private final Field a;
    private final Field b;

    FieldComparer(OpenedArchive a, OpenedArchive b) {
        this.a = a.container().describe(a.image());
        this.b = b.container().describe(b.image());
    }

    List<LayoutChange> layout() {
        return LayoutTotals.compare(a, b);
    }

    List<FieldChange> header() {
        return compare(child(a, HEADER), child(b, HEADER), true);
    }

    /** What differs between the directory records; with or without fields that are computed when an archive is written. */
    List<FieldChange> records(int indexA, int indexB, boolean derived) {
        return compare(record(a, indexA), record(b, indexB), derived);
    }

    private static Optional<Field> record(Field root, int index) {
        return child(root, ENTRIES)
                .filter(field -> field instanceof Sequence entries && index < entries.count())
                .map(field -> ((Sequence) field).element().apply(index));
    }

    private static Optional<Field> child(Field root, String name) {
        return root instanceof Group group
                ? group.children().stream()
                        .filter(field -> field.name().equals(name))
                        .findFirst()
                : Optional.empty();
    }

    private static List<FieldChange> compare(Optional<Field> a, Optional<Field> b, boolean derived) {
        Map<String, Leaf> before = leaves(a);
        List<FieldChange> changes = new ArrayList<>();
        leaves(b).forEach((name, leaf) -> {
            Leaf old = before.get(name);
            boolean counts = derived || leaf.role() != FieldRole.DERIVED;
            if (old != null && counts && !old.plain().equals(leaf.plain())) {
                changes.add(new FieldChange(name, old.value(), leaf.value()));
            }
        });
        return changes;
    }

    private static Map<String, Leaf> leaves(Optional<Field> field) {
        Map<String, Leaf> leaves = new LinkedHashMap<>();
        if (field.isPresent() && field.get() instanceof Group group) {
            for (Field child : group.children()) {
                if (child instanceof Leaf leaf) {
                    leaves.put(leaf.name(), leaf);
                }
            }
        }
        return leaves;
    }
}

package dev.ironkit.workspace.edit;

import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.workspace.Receipt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the computed values that followed a change: counts and sizes, offsets, the lookup table. */
final class DerivedChanges {

    /** Cells of the lookup table: stored in the records, but about their place and not about their entry. */
    private static final Set<String> LOOKUP_CELLS = Set.of("sortIndex", "sortCell");

    private DerivedChanges() {}

    /**
     * The values that differ.
     *
     * @param origins for each entry the index it had before, below 0 for a new one
     */
    static List<Receipt.Derived> find(ArchiveEdit edit, Field before, Field after, List<Integer> origins) {
        String archive = edit.path().text();
        List<Receipt.Derived> found = new ArrayList<>();
        List<Leaf> was = ArchiveFields.header(before);
        List<Leaf> is = ArchiveFields.header(after);
        for (int i = 0; i < was.size(); i++) {
            // A sum in a header may be one that nobody depends on, and follows all the same.
            String path = "header." + was.get(i).name();
            boolean asked = edit.patches().all().containsKey(path);
            if (!asked && !was.get(i).plain().equals(is.get(i).plain())) {
                found.add(new Receipt.Derived(
                        archive,
                        path,
                        1,
                        Optional.of(was.get(i).value()),
                        Optional.of(is.get(i).value())));
            }
        }
        counts(before, edit.entries().size(), after, origins)
                .forEach((name, count) -> found.add(
                        new Receipt.Derived(archive, "entries[*]." + name, count, Optional.empty(), Optional.empty())));
        edit.followedAttributes()
                .forEach((index, now) -> found.addAll(TableCounts.derived(
                        edit.path(index).text(), edit.entries().get(index).attributes(), now)));
        return found;
    }

    private static Map<String, Integer> counts(Field before, int countBefore, Field after, List<Integer> origins) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (int index = 0; index < origins.size(); index++) {
            int origin = origins.get(index);
            List<Leaf> own = derived(before, origin, countBefore);
            List<Leaf> ofPlace = index == origin ? own : derived(before, index, countBefore);
            for (Leaf leaf : derived(after, index, origins.size())) {
                List<Leaf> was = LOOKUP_CELLS.contains(leaf.name()) ? ofPlace : own;
                if (!was.isEmpty() && !leaf.plain().equals(same(leaf, was))) {
                    counts.merge(leaf.name(), 1, Integer::sum);
                }
            }
        }
        return counts;
    }

    /** The computed fields of an entry; none where there is no such entry. */
    private static List<Leaf> derived(Field root, int index, int count) {
        if (index < 0 || index >= count) {
            return List.of();
        }
        List<Leaf> leaves = ArchiveFields.entry(root, index);
        leaves.removeIf(leaf -> leaf.role() != FieldRole.DERIVED);
        return leaves;
    }

    private static Object same(Leaf leaf, List<Leaf> others) {
        for (Leaf other : others) {
            if (other.name().equals(leaf.name())) {
                return other.plain();
            }
        }
        return null;
    }
}

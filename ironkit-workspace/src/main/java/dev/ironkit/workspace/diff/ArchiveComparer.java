package dev.ironkit.workspace.diff;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compares two archives whose bytes are not the same. */
final class ArchiveComparer {

    /** Compares two contents that are not the same. */
    @FunctionalInterface
    interface ContentComparer {

        /**
         * {@return what differs}
         *
         * @param a the first content
         * @param sideA what it is the content of
         * @param b the second content
         * @param sideB what it is the content of
         */
        Inside compare(ByteView a, Side sideA, ByteView b, Side sideB);
    }

    /**
     * What differs inside two contents.
     *
     * @param bytes which bytes, where that was asked for
     * @param archive which entries, where both are archives
     */
    record Inside(Optional<ByteDifference> bytes, Optional<Comparison> archive) {

        static final Inside NOTHING = new Inside(Optional.empty(), Optional.empty());
    }

    private final OpenedArchive a;
    private final OpenedArchive b;
    private final Depth depth;
    private final ContentComparer contents;
    private final Map<Change, Integer> counts = new EnumMap<>(Change.class);
    private final List<Difference> differences = new ArrayList<>();
    private FieldComparer fields;

    ArchiveComparer(OpenedArchive a, OpenedArchive b, Depth depth, ContentComparer contents) {
        this.a = a;
        this.b = b;
        this.depth = depth;
        this.contents = contents;
    }

    Comparison compare() {
        EntryMatcher matcher = new EntryMatcher(a, b);
        List<EntryMatcher.Pair> pairs = matcher.pairs();
        BitSet moved =
                MovedEntries.of(pairs.stream().mapToInt(EntryMatcher.Pair::b).toArray());
        for (int i = 0; i < pairs.size(); i++) {
            compare(pairs.get(i), moved.get(i));
        }
        matcher.removed().forEach(index -> add(Difference.removed(a.side(index))));
        matcher.added().forEach(index -> add(Difference.added(b.side(index))));
        Verdict verdict = verdict(moved.cardinality());
        boolean looksAtFields = depth.compareTo(Depth.FIELD) >= 0;
        return new Comparison(
                verdict,
                counts,
                moved.cardinality(),
                differences,
                looksAtFields ? fields().header() : List.of(),
                looksAtFields || verdict == Verdict.LAYOUT ? fields().layout() : List.of());
    }

    private Verdict verdict(int moved) {
        int same = counts.getOrDefault(Change.SAME, 0);
        int all = counts.values().stream().mapToInt(Integer::intValue).sum();
        return same < all ? Verdict.DIFFERENT : moved > 0 ? Verdict.ORDER : Verdict.LAYOUT;
    }

    private FieldComparer fields() {
        if (fields == null) {
            fields = new FieldComparer(a, b);
        }
        return fields;
    }

    private void add(Difference difference) {
        counts.merge(difference.change(), 1, Integer::sum);
        differences.add(difference);
    }

    private void compare(EntryMatcher.Pair pair, boolean moved) {
        ArchiveEntry left = a.entry(pair.a());
        ArchiveEntry right = b.entry(pair.b());
        List<FieldChange> directory = directory(left, right);
        ByteView contentA = a.content(pair.a());
        ByteView contentB = b.content(pair.b());
        boolean sameContent = left.usable() == right.usable() && contentA.equals(contentB);
        Change change =
                pair.renamed() ? Change.RENAMED : sameContent && directory.isEmpty() ? Change.SAME : Change.CHANGED;
        List<FieldChange> shown =
                depth == Depth.ENTRY ? directory : fields().records(pair.a(), pair.b(), change == Change.CHANGED);
        if (change == Change.SAME && !moved && shown.isEmpty()) {
            counts.merge(Change.SAME, 1, Integer::sum);
            return;
        }
        Side sideA = a.side(pair.a());
        Side sideB = b.side(pair.b());
        Inside inside = sameContent ? Inside.NOTHING : contents.compare(contentA, sideA, contentB, sideB);
        Optional<ContentDifference> content = sameContent || inside.archive().isPresent() || depth == Depth.ENTRY
                ? Optional.empty()
                : fields(pair, contentA, contentB);
        add(new Difference(
                change,
                moved,
                !sameContent,
                Optional.of(sideA),
                Optional.of(sideB),
                shown,
                inside.bytes(),
                content,
                inside.archive()));
    }

    /** Which fields of two contents differ. */
    private Optional<ContentDifference> fields(EntryMatcher.Pair pair, ByteView contentA, ByteView contentB) {
        Optional<Field> left = ContentFields.of(a, pair.a(), contentA);
        Optional<Field> right = left.isEmpty() ? left : ContentFields.of(b, pair.b(), contentB);
        return right.map(field -> ContentDifference.of(left.get(), field));
    }

    /** What the directory says differently about two entries; where their content lies is not of interest. */
    private static List<FieldChange> directory(ArchiveEntry a, ArchiveEntry b) {
        List<FieldChange> changes = new ArrayList<>();
        Attributes left = a.attributes();
        Attributes right = b.attributes();
        if (!a.name().equals(b.name())) {
            changes.add(new FieldChange("name", display(a), display(b)));
        }
        if (left.type() != right.type() || !a.type().equals(b.type())) {
            changes.add(new FieldChange("type", a.type(), b.type()));
        }
        number("attr1", left.attr1(), right.attr1(), changes);
        number("attr2", left.attr2(), right.attr2(), changes);
        number("attr3", left.attr3(), right.attr3(), changes);
        if (a.usable() != b.usable()) {
            changes.add(new FieldChange("usable", String.valueOf(a.usable()), String.valueOf(b.usable())));
        } else if (!a.usable() && (a.size() != b.size() || a.offset() != b.offset())) {
            changes.add(new FieldChange("range", range(a), range(b)));
        }
        return changes;
    }

    private static String display(ArchiveEntry entry) {
        return Workspace.display(entry.name());
    }

    private static String range(ArchiveEntry entry) {
        return entry.offset() + "+" + entry.size();
    }

    private static void number(String field, int a, int b, List<FieldChange> changes) {
        if (a != b) {
            changes.add(new FieldChange(field, Integer.toUnsignedString(a), Integer.toUnsignedString(b)));
        }
    }
}

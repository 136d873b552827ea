package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;
import java.util.ArrayList;
import java.util.List;

/** The bytes between the payloads of an archive: filler, and whatever else no entry claims. */
final class UnindexedBytes {

    /** Filler is at most this long; that many zeros are nothing anybody could miss. */
    private static final int LONGEST_FILLER = 7;

    private final List<ByteView> runs = new ArrayList<>();
    private long padding;

    private UnindexedBytes() {}

    /** Those of an archive, by its fields. */
    static UnindexedBytes of(Field root) {
        UnindexedBytes found = new UnindexedBytes();
        if (ArchiveFields.child(root, "data") instanceof Sequence data) {
            for (int i = 0; i < data.count(); i++) {
                found.add(data.element().apply(i));
            }
        }
        return found;
    }

    private void add(Field region) {
        for (Field field : region instanceof Group group ? group.children() : List.of(region)) {
            if (!(field instanceof Leaf leaf) || leaf.role() == FieldRole.PAYLOAD) {
                continue;
            }
            ByteView bytes = leaf.stored();
            if (leaf.role() == FieldRole.PADDING || (bytes.length() <= LONGEST_FILLER && bytes.isZero())) {
                padding += bytes.length();
            } else {
                runs.add(bytes);
            }
        }
    }

    long padding() {
        return padding;
    }

    long unindexed() {
        return runs.stream().mapToLong(ByteView::length).sum();
    }

    /**
     * How many bytes are no longer there.
     *
     * <p>Runs that had a payload between them may have become one, with filler between them; their order never changes.
     */
    long missingFrom(UnindexedBytes later) {
        long missing = 0;
        int run = 0;
        int at = 0;
        for (ByteView wanted : runs) {
            int seekRun = run;
            int seekAt = at;
            int found = -1;
            while (found < 0 && seekRun < later.runs.size()) {
                found = indexIn(later.runs.get(seekRun), seekAt, wanted);
                if (found < 0) {
                    seekRun++;
                    seekAt = 0;
                }
            }
            if (found < 0) {
                missing += wanted.length();
            } else {
                run = seekRun;
                at = found + wanted.length();
            }
        }
        return missing;
    }

    private static int indexIn(ByteView run, int from, ByteView wanted) {
        for (int at = from; at <= from + LONGEST_FILLER && at + wanted.length() <= run.length(); at++) {
            if (run.slice(at, wanted.length()).equals(wanted)) {
                return at;
            }
        }
        return -1;
    }
}

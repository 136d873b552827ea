package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.RecordLayout;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import java.util.ArrayList;
import java.util.List;

/**
 * What somebody said a model shall hold: it stays so, whatever would follow from other values.
 *
 * <p>A field that an edit changed was said, and so was a record that was not there before. Whoever says again what is there already
 * has to tell.
 */
public final class SaidValues {

    /** Nothing was said. */
    static final SaidValues NONE = new SaidValues(null, null);

    private record Range(MeshTable table, int offset, int length) {

        boolean overlaps(MeshTable other, int from, int count) {
            return table == other && offset < from + count && from < offset + length;
        }
    }

    private final Model before;
    private final Model after;
    private final List<Range> more = new ArrayList<>();

    private SaidValues(Model before, Model after) {
        this.before = before;
        this.after = after;
    }

    /** {@return what is different between two models} */
    public static SaidValues between(Model before, Model after) {
        return new SaidValues(before, after);
    }

    /** Adds bytes of a table that were said, whether they differ or not. */
    public SaidValues and(MeshTable table, int offset, int length) {
        more.add(new Range(table, offset, length));
        return this;
    }

    /** Whether any of some bytes of a table were said. */
    boolean isSaid(MeshTable table, int offset, int length) {
        if (before == null) {
            return false;
        }
        ByteView was = before.payload(table);
        boolean isNew = offset + length > was.length();
        return isNew
                || !was.slice(offset, length).equals(after.payload(table).slice(offset, length))
                || more.stream().anyMatch(range -> range.overlaps(table, offset, length));
    }

    /**
     * {@return a record that was made, with the fields that were said}
     *
     * @param table where it is
     * @param at the first byte of the record
     * @param layout its fields
     * @param old the record as it is
     * @param made the record as it would be
     */
    ByteView keep(MeshTable table, int at, RecordLayout layout, ByteView old, ByteView made) {
        byte[] bytes = made.toByteArray();
        for (RecordLayout.Slot field : layout.slots()) {
            ByteView was = old.slice(field.offset(), field.size());
            if (!was.equals(made.slice(field.offset(), field.size()))
                    && isSaid(table, at + field.offset(), field.size())) {
                System.arraycopy(was.toByteArray(), 0, bytes, field.offset(), field.size());
            }
        }
        return ByteView.of(bytes);
    }
}

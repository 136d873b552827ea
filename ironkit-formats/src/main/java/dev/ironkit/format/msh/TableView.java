package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import java.util.Objects;

/**
 * A table of a model, read in place.
 *
 * <p>Its records are the whole ones: bytes behind the last whole record belong to the payload but to no record. A table the
 * model does not have is an empty one that says so.
 */
public abstract class TableView {

    private final ByteView payload;
    private final boolean present;
    private final ByteView rows;
    private final int stride;
    private final int count;

    /**
     * A table.
     *
     * @param payload the content of the entry, or null where there is none
     * @param first where the records start
     * @param stride the size of a record
     */
    TableView(ByteView payload, int first, int stride) {
        this.present = payload != null;
        this.payload = present ? payload : ByteView.empty();
        this.stride = stride;
        this.count = Math.max(0, this.payload.length() - first) / stride;
        this.rows = count == 0 ? ByteView.empty() : this.payload.slice(first, count * stride);
    }

    /** {@return whether the model has the table; one without records is still there} */
    public boolean present() {
        return present;
    }

    /** {@return the number of whole records} */
    public int count() {
        return count;
    }

    /** {@return everything the entry holds} */
    public ByteView payload() {
        return payload;
    }

    /** {@return the size of a record} */
    public int stride() {
        return stride;
    }

    /** {@return the bytes of the whole records, one behind the other} */
    public ByteView rows() {
        return rows;
    }

    /** {@return the bytes of a record} */
    public ByteView row(int index) {
        Objects.checkIndex(index, count);
        return rows.slice(index * stride, stride);
    }
}

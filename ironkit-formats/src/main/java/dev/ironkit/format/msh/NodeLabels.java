package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * Node labels, one record behind the other, read in place.
 *
 * <pre>
 *  off size field
 *    0    4 length
 *    4      text    length bytes and a NUL; nothing at all where the length is 0
 * </pre>
 */
public final class NodeLabels {

    /** The size of the number before each text. */
    public static final int LENGTH_SIZE = 4;

    private final ByteView payload;
    private final boolean present;

    /** Where each record starts, and last where the records end. */
    private final int[] starts;

    private NodeLabels(ByteView payload, boolean present, int[] starts) {
        this.payload = payload;
        this.present = present;
        this.starts = starts;
    }

    /** {@return the records of a table; null stands for no table} */
    public static NodeLabels of(ByteView payload, int nodeCount) {
        if (payload == null) {
            return new NodeLabels(ByteView.empty(), false, new int[1]);
        }
        // A record has at least 4 bytes, so that a wrong count allocates no more than the table is long.
        int[] starts = new int[Math.min(nodeCount, payload.length() / 4) + 1];
        int found = 0;
        while (found < starts.length - 1) {
            long next = next(payload, starts[found]);
            if (next < 0) {
                break;
            }
            starts[++found] = (int) next;
        }
        return new NodeLabels(payload, true, Arrays.copyOf(starts, found + 1));
    }

    /** Where the record at {@code at} ends, -1 if it does not lie in the table. */
    private static long next(ByteView payload, int at) {
        if (payload.length() - at < 4) {
            return -1;
        }
        long length = payload.u32(at);
        long end = at + 4 + (length == 0 ? 0 : length + 1);
        return end <= payload.length() ? end : -1;
    }

    /** {@return whether the model has the table} */
    public boolean present() {
        return present;
    }

    /** {@return the number of whole records, no more than there are nodes} */
    public int count() {
        return starts.length - 1;
    }

    /** {@return everything the entry holds} */
    public ByteView payload() {
        return payload;
    }

    /** {@return the bytes behind the last record} */
    public ByteView tail() {
        return payload.from(starts[count()]);
    }

    /** {@return the bytes of a record} */
    public ByteView record(int node) {
        Objects.checkIndex(node, count());
        return payload.slice(starts[node], starts[node + 1] - starts[node]);
    }

    /** {@return the bytes of a label, without the NUL; empty where the node has none} */
    public ByteView text(int node) {
        if (node < 0 || node >= count()) {
            return ByteView.empty();
        }
        ByteView record = record(node);
        return record.length() == 4 ? ByteView.empty() : record.slice(4, record.length() - 5);
    }

    /** {@return whether a NUL stands behind the text, as it should; a record without text needs none} */
    public boolean isTerminated(int node) {
        ByteView record = record(node);
        return record.length() == 4 || record.u8(record.length() - 1) == 0;
    }

    /** {@return the label for people; nothing where the node has none} */
    public Optional<String> label(int node) {
        ByteView text = text(node);
        return text.length() == 0 ? Optional.empty() : Optional.of(new FixedText(text).display());
    }
}

package dev.ironkit.format.msh.file;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.nres.NresFormat;
import java.util.Optional;

/**
 * Where the tables of a model lie, read from its directory alone: for those who want one table of each of many models.
 *
 * <p>Tables whose range leads outside the model count as absent. Nothing is reported: whoever wants to know reads the model.
 */
public final class TableDirectory {

    private static final int SIZE_AT = 12;
    private static final int OFFSET_AT = 56;

    private final ByteView model;
    private final ByteView directory;
    private final int count;

    private TableDirectory(ByteView model, ByteView directory, int count) {
        this.model = model;
        this.directory = directory;
        this.count = count;
    }

    /** {@return the directory of a model; nothing where the bytes are none} */
    public static Optional<TableDirectory> of(ByteView bytes) {
        if (!MshFormat.MSH.sniff(bytes, Attributes.NONE)) {
            return Optional.empty();
        }
        int count = bytes.i32(8);
        int start = bytes.length() - count * NresEntry.SIZE;
        return Optional.of(new TableDirectory(
                bytes, bytes.slice(start, count * NresEntry.SIZE).load(), count));
    }

    /** {@return the bytes of a table, the first of its number; nothing where it is not there} */
    public Optional<ByteView> table(MeshTable table) {
        for (int i = 0; i < count; i++) {
            int record = i * NresEntry.SIZE;
            if (directory.i32(record) == table.number()) {
                return range(directory.u32(record + OFFSET_AT), directory.u32(record + SIZE_AT));
            }
        }
        return Optional.empty();
    }

    private Optional<ByteView> range(long offset, long size) {
        boolean inside = offset >= NresFormat.HEADER_SIZE && offset + size <= directory.origin() - model.origin();
        return inside ? Optional.of(model.slice((int) offset, (int) size)) : Optional.empty();
    }
}

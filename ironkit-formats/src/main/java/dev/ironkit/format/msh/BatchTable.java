package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;

/** Draw batches, read in place: see {@link Batch} for the record. */
public final class BatchTable extends TableView {

    BatchTable(ByteView payload) {
        super(payload, 0, Batch.SIZE);
    }

    /** {@return the flag bits} */
    public int flags(int batch) {
        return rows().u16(batch * Batch.SIZE);
    }

    /** {@return the word at 2 as it is stored} */
    public int materialIndex(int batch) {
        return rows().u16(batch * Batch.SIZE + 2);
    }

    /** {@return the word at 4 as it is stored} */
    public int unk4(int batch) {
        return rows().u16(batch * Batch.SIZE + 4);
    }

    /** {@return the word at 6 as it is stored} */
    public int unk6(int batch) {
        return rows().u16(batch * Batch.SIZE + 6);
    }

    /** {@return the number of indices} */
    public int indexCount(int batch) {
        return rows().u16(batch * Batch.SIZE + 8);
    }

    /** {@return the first index, unsigned} */
    public long indexStart(int batch) {
        return rows().u32(batch * Batch.SIZE + 10);
    }

    /** {@return the word at 14 as it is stored} */
    public int unk14(int batch) {
        return rows().u16(batch * Batch.SIZE + 14);
    }

    /** {@return what is added to each index, unsigned} */
    public long baseVertex(int batch) {
        return rows().u32(batch * Batch.SIZE + 16);
    }

    /** {@return the record} */
    public Batch batch(int batch) {
        return Batch.read(row(batch));
    }
}

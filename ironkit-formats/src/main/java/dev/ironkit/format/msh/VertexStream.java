package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import java.util.Objects;

/** Raw bytes per vertex, read in place: tables 15, 16 and 18. */
public final class VertexStream extends TableView {

    VertexStream(ByteView payload, int stride) {
        super(payload, 0, stride);
    }

    /** {@return an unsigned byte of a record} */
    public int u8(int vertex, int at) {
        return rows().u8(vertex * stride() + Objects.checkIndex(at, stride()));
    }

    /** {@return an unsigned 16-bit number of a record, at an even place} */
    public int u16(int vertex, int at) {
        return rows().u16(vertex * stride() + Objects.checkIndex(at, stride() - 1));
    }

    /** {@return the raw bits of four bytes of a record} */
    public int bits(int vertex, int at) {
        return rows().i32(vertex * stride() + Objects.checkIndex(at, stride() - 3));
    }
}

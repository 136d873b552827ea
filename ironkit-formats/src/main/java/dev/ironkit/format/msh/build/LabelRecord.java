package dev.ironkit.format.msh.build;

import dev.ironkit.base.bytes.ByteSink;

/** A record of the labels: its length, and if there is one the text and a NUL. */
public final class LabelRecord {

    private LabelRecord() {}

    /** Writes the record of a label, which may be empty. */
    public static void write(byte[] text, ByteSink sink) {
        sink.u32(text.length);
        if (text.length > 0) {
            sink.bytes(text).u8(0);
        }
    }
}

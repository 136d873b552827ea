package dev.ironkit.base.bytes;

import java.util.Locale;

/**
 * A run of bytes in the outermost file.
 *
 * @param offset the first byte, from 0
 * @param length how many bytes; 0 marks a place between two bytes
 */
public record ByteRange(long offset, long length) {

    public ByteRange {
        if (offset < 0 || length < 0) {
            throw new IllegalArgumentException("range " + offset + "+" + length);
        }
    }

    /** {@return the first offset behind the range} */
    public long end() {
        return offset + length;
    }

    /** {@return whether the two share at least one byte} */
    public boolean overlaps(ByteRange other) {
        return offset < other.end() && other.offset < end();
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "0x%X+0x%X", offset, length);
    }
}

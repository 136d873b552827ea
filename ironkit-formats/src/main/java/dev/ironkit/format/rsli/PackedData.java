package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteView;

/**
 * The packed bytes of an entry, and how they fit what its record claims.
 *
 * @param bytes those that are there, scrambled where the method scrambles
 * @param presence how many of the claimed bytes these are
 * @param stated offset and size as the record has them, kept where they do not follow from a place between the table and the
 *     end of the data; otherwise null
 */
public record PackedData(ByteView bytes, Presence presence, StatedRange stated) {

    /** How much of the claimed bytes is there. */
    public enum Presence {
        /** All of them. */
        COMPLETE,
        /** All but the last, which would lie just behind the end of the file; one retail entry is like that. */
        LAST_BYTE_MISSING,
        /** None: the range leaves the file. */
        OUTSIDE
    }

    /**
     * A range as its record has it.
     *
     * @param offset raw 32 bits, without the overlay
     * @param size raw 32 bits
     */
    public record StatedRange(int offset, int size) {}

    public PackedData {
        if (presence == Presence.OUTSIDE && (stated == null || bytes.length() > 0)) {
            throw new IllegalArgumentException("bytes outside the file have a stated range and no content");
        }
    }

    /** {@return packed bytes that lie among the others of their library} */
    public static PackedData of(ByteView bytes) {
        return new PackedData(bytes, Presence.COMPLETE, null);
    }

    /** {@return whether the bytes lie between the table and the end of the data, in a block of their library} */
    public boolean isPlaced() {
        return stated == null;
    }

    /** {@return the packed size that the record claims, raw 32 bits} */
    public int claimedSize() {
        if (stated != null) {
            return stated.size();
        }
        return bytes.length() + (presence == Presence.LAST_BYTE_MISSING ? 1 : 0);
    }

    PackedData withBytes(ByteView other) {
        return new PackedData(other, presence, stated);
    }
}

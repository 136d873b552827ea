package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.rsli.PackedData.Presence;
import dev.ironkit.format.rsli.PackedData.StatedRange;

/**
 * Where packed bytes can lie in a file.
 *
 * <p>The engine asks only that a range ends inside the file. One that begins in the table or ends in the trailer is read like
 * any other, but it has no place of its own, so its offset is kept as a number.
 *
 * @param image the file
 * @param dataStart where the table ends
 * @param dataEnd where the trailer starts, or the end of the file
 * @param overlay what is added to every stored offset
 */
record PackedArea(ByteView image, int dataStart, int dataEnd, int overlay) {

    /** Finds the bytes that a record claims; reads none of them. */
    PackedData locate(int rawOffset, int rawSize, int flags) {
        StatedRange stated = new StatedRange(rawOffset, rawSize);
        long start = Integer.toUnsignedLong(rawOffset) + overlay;
        long end = start + Integer.toUnsignedLong(rawSize);
        boolean cutShort = end == image.length() + 1L && rawSize != 0 && isDeflate(flags);
        if (cutShort) {
            end--;
        } else if (end > image.length()) {
            return new PackedData(ByteView.empty(), Presence.OUTSIDE, stated);
        }
        ByteView bytes = image.slice((int) start, (int) (end - start));
        boolean placed = start >= dataStart && end <= dataEnd;
        Presence presence = cutShort ? Presence.LAST_BYTE_MISSING : Presence.COMPLETE;
        return new PackedData(bytes, presence, placed ? null : stated);
    }

    private static boolean isDeflate(int flags) {
        return (flags & PackMethod.MASK) == PackMethod.DEFLATE.bits();
    }
}

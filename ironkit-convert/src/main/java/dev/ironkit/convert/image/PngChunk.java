package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.zip.CRC32;

/**
 * A piece of a PNG file: length, name, content, check sum; numbers in big-endian order.
 *
 * @param name four letters; a small first one means that the picture can be shown without it
 * @param content what is between name and check sum
 * @param whole all of it, for its place in the file
 */
record PngChunk(String name, ByteView content, ByteView whole) {

    /** Bytes around the content: its length, the name, the check sum. */
    static final int FRAME = 12;

    /** {@return the chunk that starts at the index; it fits into the file} */
    static PngChunk read(ByteView file, int at, Problems problems) {
        int left = file.length() - at;
        if (left < FRAME) {
            throw problems.fatal(ImageProblem.PNG_CUT, file.range(at, left), "the next chunk", FRAME, left);
        }
        String name = new String(file.slice(at + 4, 4).toByteArray(), StandardCharsets.ISO_8859_1);
        long size = u32(file, at);
        if (size > left - FRAME) {
            throw problems.fatal(
                    ImageProblem.PNG_CUT, file.range(at, left), "the chunk " + printable(name), size + FRAME, left);
        }
        return new PngChunk(name, file.slice(at + 8, (int) size), file.slice(at, (int) size + FRAME));
    }

    boolean is(String other) {
        return name.equals(other);
    }

    /** Whether the picture cannot be shown without it. */
    boolean isCritical() {
        return (name.charAt(0) & 0x20) == 0;
    }

    /** Compares the check sum; done for the chunks that are used, the others do not matter. */
    PngChunk checked(Problems problems) {
        CRC32 sum = new CRC32();
        byte[] bytes = whole.slice(4, whole.length() - 8).toByteArray();
        sum.update(bytes, 0, bytes.length);
        long stored = u32(whole, whole.length() - 4);
        if (sum.getValue() != stored) {
            throw problems.fatal(
                    ImageProblem.PNG_CRC, whole.range(), printable(name), hex(sum.getValue()), hex(stored));
        }
        return this;
    }

    String printableName() {
        return printable(name);
    }

    static long u32(ByteView bytes, int at) {
        return Integer.toUnsignedLong(Integer.reverseBytes(bytes.i32(at)));
    }

    static int u16(ByteView bytes, int at) {
        return bytes.u8(at) << 8 | bytes.u8(at + 1);
    }

    private static String hex(long value) {
        return String.format(Locale.ROOT, "%08X", value);
    }

    private static String printable(String name) {
        return name.chars().allMatch(c -> c > 0x20 && c < 0x7F)
                ? name
                : HexBytes.of(ByteView.of(name.getBytes(StandardCharsets.ISO_8859_1)), 4);
    }
}

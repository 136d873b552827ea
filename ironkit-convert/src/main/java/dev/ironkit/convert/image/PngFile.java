package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32;

/** The chunks of a PNG file that say what the picture is. The others, colour profiles among them, are passed over. */
final class PngFile {

    static final int[] SIGNATURE = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

    private final ByteView file;
    private final Problems problems;
    private final List<PngChunk> data = new ArrayList<>();
    private PngHeader header;
    private PngChunk palette;
    private PngChunk transparency;
    private boolean dataEnded;

    private PngFile(ByteView file, Problems problems) {
        this.file = file;
        this.problems = problems;
    }

    /** {@return the chunks of the file, each of them whole, with the sizes of the header within the limits} */
    static PngFile read(ByteView file, Limits limits, Problems problems) {
        if (!file.startsWith(SIGNATURE)) {
            throw problems.fatal(
                    ImageProblem.PNG_SIGNATURE,
                    file.range(0, Math.min(SIGNATURE.length, file.length())),
                    HexBytes.of(file, SIGNATURE.length));
        }
        PngFile read = new PngFile(file, problems);
        read.chunks(limits);
        return read;
    }

    PngHeader header() {
        return header;
    }

    /** The packed pixels, in pieces. */
    List<PngChunk> data() {
        return data;
    }

    /** The palette, or null. */
    PngChunk palette() {
        return palette;
    }

    /** What is transparent, or null. */
    PngChunk transparency() {
        return transparency;
    }

    private void chunks(Limits limits) {
        for (int at = SIGNATURE.length; ; ) {
            PngChunk chunk = PngChunk.read(file, at, problems);
            at += chunk.whole().length();
            if (header == null) {
                header = header(chunk, limits);
            } else if (chunk.is("IEND")) {
                end(chunk);
                return;
            } else {
                take(chunk);
            }
        }
    }

    private PngHeader header(PngChunk chunk, Limits limits) {
        if (!chunk.is("IHDR") || chunk.content().length() != PngHeader.SIZE) {
            throw misplaced(chunk, "the first chunk is not a header of 13 bytes");
        }
        return PngHeader.read(chunk.checked(problems).content(), limits, problems);
    }

    private void take(PngChunk chunk) {
        boolean isData = chunk.is("IDAT");
        dataEnded |= !isData && !data.isEmpty();
        if (isData) {
            if (dataEnded) {
                throw misplaced(chunk, "the packed pixels are in two places");
            }
            data.add(chunk.checked(problems));
        } else if (chunk.is("PLTE")) {
            palette = beforeData(chunk);
        } else if (chunk.is("tRNS")) {
            transparency = beforeData(chunk);
        } else if (chunk.isCritical()) {
            throw misplaced(chunk, "the chunk " + chunk.printableName() + " is unknown, but the image needs it");
        }
    }

    private PngChunk beforeData(PngChunk chunk) {
        if (!data.isEmpty() || (chunk.is("PLTE") ? palette : transparency) != null) {
            throw misplaced(chunk, "the chunk " + chunk.name() + " is a duplicate or follows the pixels");
        }
        return chunk.checked(problems);
    }

    private void end(PngChunk chunk) {
        if (data.isEmpty()) {
            throw misplaced(chunk, "the file has no pixels (no IDAT chunk)");
        }
    }

    private RuntimeException misplaced(PngChunk chunk, String what) {
        return problems.fatal(ImageProblem.PNG_CHUNK, chunk.whole().range(), what);
    }

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
}

package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.PngFile.PngChunk;
import dev.ironkit.convert.image.PngHeader.PngPass;
import dev.ironkit.format.texm.RgbaImage;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Reads PNG files: every colour type and depth, interlaced or not, with a transparent colour or a palette with alpha.
 *
 * <p>The stored values are taken as they are; gamma and colour profiles are not applied, because textures have none.
 */
public final class PngReader {

    private PngReader() {}

    /** {@return whether the bytes begin as a PNG does} */
    public static boolean sniff(ByteView bytes) {
        return bytes.startsWith(PngFile.SIGNATURE);
    }

    /** {@return the picture} */
    public static Picture read(ByteView bytes, Problems problems) {
        return read(bytes, Limits.STANDARD, problems);
    }

    /** {@return the picture, if it is within the limits} */
    public static Picture read(ByteView bytes, Limits limits, Problems problems) {
        PngFile file = PngFile.read(bytes.load(), limits, problems);
        PngHeader header = file.header();
        PngColours colours = PngColours.of(file, problems);
        try (PngData data = new PngData(file, problems)) {
            if (header.colour() == PngColour.PALETTE) {
                byte[] indices = new byte[header.width() * header.height()];
                rows(file, data, problems, (row, y, pass) -> PngSamples.indices(header, row, y, pass, indices));
                colours.check(indices, file.palette().content().range());
                return Picture.of(new IndexedImage(header.width(), header.height(), indices, colours.palette()));
            }
            RgbaImage image = new RgbaImage(header.width(), header.height());
            rows(file, data, problems, (row, y, pass) -> {
                colours.pixels(row, pass, image.pixels(), y * header.width() + pass.x());
            });
            return Picture.of(image);
        }
    }

    /** Takes a row of values; the first one stands behind the bytes that are left of the picture. */
    private interface RowTarget {
        void row(byte[] row, int y, PngPass pass);
    }

    private static void rows(PngFile file, PngData data, Problems problems, RowTarget target) {
        PngHeader header = file.header();
        int stride = header.stride();
        for (PngPass pass : PngPass.of(header)) {
            if (pass.isEmpty()) {
                continue;
            }
            byte[] stored = new byte[1 + header.rowSize(pass.width())];
            byte[] row = new byte[stride + stored.length - 1];
            byte[] above = new byte[row.length];
            for (int i = 0; i < pass.height(); i++) {
                data.read(stored);
                if (stored[0] < 0 || stored[0] >= PngFilter.COUNT) {
                    throw problems.fatal(
                            ImageProblem.PNG_FILTER,
                            file.data().get(0).content().range(),
                            pass.y() + i * pass.stepY(),
                            stored[0] & 0xFF);
                }
                System.arraycopy(stored, 1, row, stride, stored.length - 1);
                PngFilter.undo(stored[0], row, above, stride);
                target.row(row, pass.y() + i * pass.stepY(), pass);
                byte[] swap = above;
                above = row;
                row = swap;
            }
        }
        data.end();
    }

    /**
     * The rows of a PNG, unpacked one after the other.
     *
     * <p>No more is ever unpacked than the header asks for, so a small file cannot fill the memory; a header that asks for more than
     * the packed bytes can hold is refused before anything is allocated.
     */
    private static final class PngData implements AutoCloseable {

        /** Deflate spends at least one bit on 258 bytes twice over: no packed byte becomes more than this. */
        private static final int BEST_RATIO = 1032;

        private final PngHeader header;
        private final List<PngChunk> chunks;
        private final Problems problems;
        private final Inflater inflater = new Inflater();
        private final long wanted;
        private int nextChunk;

        PngData(PngFile file, Problems problems) {
            this.header = file.header();
            this.chunks = file.data();
            this.problems = problems;
            this.wanted = header.unpackedSize();
            long packed =
                    chunks.stream().mapToLong(chunk -> chunk.content().length()).sum();
            if (wanted > packed * BEST_RATIO) {
                throw wrongSize("at most " + packed * BEST_RATIO);
            }
        }

        /** Fills the array. */
        void read(byte[] row) {
            for (int at = 0; at < row.length; ) {
                int count = inflate(row, at);
                if (count == 0) {
                    throw wrongSize(Long.toString(inflater.getBytesWritten()));
                }
                at += count;
            }
        }

        /** Makes sure that nothing is left, and that the check sum of the pixels holds. */
        void end() {
            byte[] more = new byte[1];
            if (inflate(more, 0) != 0) {
                throw wrongSize("more");
            }
            // Missing only when the last bytes of the stream, its check sum, were cut away.
            if (!inflater.finished()) {
                throw problems.fatal(ImageProblem.PNG_PACKED, range(), "it has no end");
            }
        }

        /** Unpacks into the rest of the array; 0 where there is nothing more. */
        private int inflate(byte[] row, int at) {
            try {
                while (true) {
                    int count = inflater.inflate(row, at, row.length - at);
                    if (count > 0 || inflater.finished()) {
                        return count;
                    }
                    if (inflater.needsDictionary()) {
                        throw problems.fatal(ImageProblem.PNG_PACKED, range(), "it needs a dictionary");
                    }
                    if (nextChunk == chunks.size()) {
                        return 0;
                    }
                    inflater.setInput(chunks.get(nextChunk++).content().toByteArray());
                }
            } catch (DataFormatException e) {
                String reason = e.getMessage() == null ? "unknown reason" : e.getMessage();
                throw problems.fatal(ImageProblem.PNG_PACKED, range(), reason);
            }
        }

        private RuntimeException wrongSize(String found) {
            return problems.fatal(ImageProblem.PNG_SIZE, range(), header.width(), header.height(), wanted, found);
        }

        /** The piece that was being unpacked. */
        private ByteRange range() {
            ByteView piece = chunks.get(Math.max(0, nextChunk - 1)).content();
            return piece.range();
        }

        @Override
        public void close() {
            inflater.end();
        }
    }

    /** The numbers of a row: 1, 2, 4, 8 or 16 bits each, the first one in the highest bits. */
    private static final class PngSamples {

        private PngSamples() {}

        /** The number at a place; rows begin with the bytes that are left of the picture. */
        static int sample(byte[] row, int first, int depth, int index) {
            return switch (depth) {
                case 8 -> row[first + index] & 0xFF;
                case 16 -> (row[first + 2 * index] & 0xFF) << 8 | (row[first + 2 * index + 1] & 0xFF);
                default -> {
                    int bit = index * depth;
                    int shift = 8 - depth - (bit & 7);
                    yield row[first + (bit >> 3)] >> shift & ((1 << depth) - 1);
                }
            };
        }

        /** Puts the indices of a row to their places. */
        static void indices(PngHeader header, byte[] row, int y, PngPass pass, byte[] target) {
            int at = y * header.width() + pass.x();
            for (int i = 0; i < pass.width(); i++, at += pass.stepX()) {
                target[at] = (byte) sample(row, header.stride(), header.depth(), i);
            }
        }

        /** The number in eight bits: spread over the whole range, or, from 16 bits, the nearest. */
        static int toByte(int value, int depth) {
            return switch (depth) {
                case 1 -> value * 255;
                case 2 -> value * 85;
                case 4 -> value * 17;
                case 8 -> value;
                default -> (value * 255 + 32895) >> 16;
            };
        }
    }

    /** Turns the numbers of a row into colours, with what the file says about palette and transparency. */
    private static final class PngColours {

        /** No number of a pixel, so nothing is transparent. */
        private static final int NOTHING = -1;

        private final PngHeader header;
        private final Problems problems;
        private final int[] palette;

        /** The one colour that is transparent, sample by sample and in the file's own depth. */
        private final int[] clear = {NOTHING, NOTHING, NOTHING};

        private PngColours(PngHeader header, int[] palette, Problems problems) {
            this.header = header;
            this.palette = palette;
            this.problems = problems;
        }

        static PngColours of(PngFile file, Problems problems) {
            PngHeader header = file.header();
            boolean indexed = header.colour() == PngColour.PALETTE;
            PngColours colours = new PngColours(header, indexed ? palette(file, problems) : new int[0], problems);
            if (file.transparency() != null) {
                colours.transparency(file.transparency().content());
            }
            return colours;
        }

        int[] palette() {
            return palette;
        }

        /** Refuses an index without a colour. */
        void check(byte[] indices, ByteRange where) {
            int highest = 0;
            for (byte index : indices) {
                highest = Math.max(highest, index & 0xFF);
            }
            if (highest >= palette.length) {
                throw problems.fatal(
                        ImageProblem.PNG_PALETTE,
                        where,
                        "a pixel has index " + highest + ", but the palette has " + palette.length + " colours");
            }
        }

        /** Puts the pixels of a row to their places. */
        void pixels(byte[] row, PngPass pass, int[] target, int first) {
            if (header.depth() == 8 && clear[0] == NOTHING && header.colour() == PngColour.RGBA) {
                plain(row, pass, target, first);
                return;
            }
            int samples = header.colour().samples();
            int at = first;
            for (int i = 0; i < pass.width(); i++, at += pass.stepX()) {
                target[at] = pixel(row, i * samples);
            }
        }

        /** The usual case, without questions. */
        private static void plain(byte[] row, PngPass pass, int[] target, int first) {
            int at = first;
            for (int i = 4; i < 4 + 4 * pass.width(); i += 4, at += pass.stepX()) {
                target[at] = RgbaImage.pixel(row[i] & 0xFF, row[i + 1] & 0xFF, row[i + 2] & 0xFF, row[i + 3] & 0xFF);
            }
        }

        private int pixel(byte[] row, int index) {
            int first = sample(row, index);
            return switch (header.colour()) {
                case GREY -> grey(first, first == clear[0] ? 0 : 255);
                case GREY_ALPHA -> grey(first, toByte(sample(row, index + 1)));
                case RGB -> rgb(first, sample(row, index + 1), sample(row, index + 2));
                default ->
                    RgbaImage.pixel(
                            toByte(first),
                            toByte(sample(row, index + 1)),
                            toByte(sample(row, index + 2)),
                            toByte(sample(row, index + 3)));
            };
        }

        private int grey(int value, int alpha) {
            int grey = toByte(value);
            return RgbaImage.pixel(grey, grey, grey, alpha);
        }

        private int rgb(int red, int green, int blue) {
            boolean isClear = red == clear[0] && green == clear[1] && blue == clear[2];
            return RgbaImage.pixel(toByte(red), toByte(green), toByte(blue), isClear ? 0 : 255);
        }

        private int sample(byte[] row, int index) {
            return PngSamples.sample(row, header.stride(), header.depth(), index);
        }

        private int toByte(int value) {
            return PngSamples.toByte(value, header.depth());
        }

        private void transparency(ByteView chunk) {
            switch (header.colour()) {
                case PALETTE -> {
                    for (int i = 0; i < Math.min(chunk.length(), palette.length); i++) {
                        palette[i] = (palette[i] & 0xFFFFFF) | chunk.u8(i) << 24;
                    }
                }
                case GREY, RGB -> {
                    int samples = header.colour().samples();
                    if (chunk.length() != 2 * samples) {
                        throw problems.fatal(
                                ImageProblem.PNG_CHUNK,
                                chunk.range(),
                                "the chunk tRNS has " + chunk.length() + " bytes, not " + 2 * samples);
                    }
                    for (int i = 0; i < samples; i++) {
                        clear[i] = PngChunk.u16(chunk, 2 * i) & ((1 << header.depth()) - 1);
                    }
                }
                default -> {
                    // Every pixel says its alpha already; such a chunk is against the rules and means nothing.
                }
            }
        }

        private static int[] palette(PngFile file, Problems problems) {
            if (file.palette() == null) {
                throw problems.fatal(
                        ImageProblem.PNG_PALETTE,
                        file.data().get(0).whole().range(),
                        "the pixels are indices, but the palette is missing");
            }
            ByteView chunk = file.palette().content();
            int count = chunk.length() / 3;
            if (count == 0 || count > 256 || chunk.length() % 3 != 0) {
                throw problems.fatal(
                        ImageProblem.PNG_PALETTE,
                        chunk.range(),
                        "a palette of " + chunk.length() + " bytes is invalid");
            }
            int[] colours = new int[count];
            for (int i = 0; i < count; i++) {
                colours[i] = RgbaImage.pixel(chunk.u8(3 * i), chunk.u8(3 * i + 1), chunk.u8(3 * i + 2), 255);
            }
            return colours;
        }
    }
}

package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.texm.RgbaImage;

/** Turns the numbers of a row into colours, with what the file says about palette and transparency. */
final class PngColours {

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
                    ImageProblem.PNG_PALETTE, chunk.range(), "a palette of " + chunk.length() + " bytes is invalid");
        }
        int[] colours = new int[count];
        for (int i = 0; i < count; i++) {
            colours[i] = RgbaImage.pixel(chunk.u8(3 * i), chunk.u8(3 * i + 1), chunk.u8(3 * i + 2), 255);
        }
        return colours;
    }
}

package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Template;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** Reads the header and the tail of a texture; palette and levels are not touched. */
final class TexmReader {

    private static final int MAGIC_SIZE = 4;

    private final ByteView image;
    private final Problems problems;

    TexmReader(ByteView image, Problems problems) {
        this.image = image;
        this.problems = problems;
    }

    Texture read() {
        TextureHeader header = readHeader();
        int paletteSize = header.hasPalette() ? Texture.PALETTE_SIZE : 0;
        int left = image.length() - TextureHeader.SIZE;
        if (paletteSize > left) {
            throw problems.field("palette")
                    .fatal(
                            TexmProblem.SIZE,
                            image.range(TextureHeader.SIZE, left),
                            "the palette",
                            paletteSize,
                            left,
                            "");
        }
        int pixelsAt = TextureHeader.SIZE + paletteSize;
        int pixelSize = checkLevels(header, pixelsAt);
        ByteView palette = image.slice(TextureHeader.SIZE, paletteSize);
        ByteView pixels = image.slice(pixelsAt, pixelSize);
        ByteView tail = image.from(pixelsAt + pixelSize);
        Optional<PageTable> pages = readPages(tail);
        return new Texture(header, palette, pixels, pages, pages.isPresent() ? ByteView.empty() : tail);
    }

    private TextureHeader readHeader() {
        int length = image.length();
        if (length >= MAGIC_SIZE && image.i32(0) != TextureHeader.MAGIC) {
            throw problems.field("header.magic").fatal(TexmProblem.MAGIC, image.range(0, MAGIC_SIZE), start(image));
        }
        if (length < TextureHeader.SIZE) {
            throw problems.field("header")
                    .fatal(TexmProblem.SIZE, image.range(), "the header", TextureHeader.SIZE, length, "");
        }
        TextureHeader header =
                TextureHeader.read(image.slice(0, TextureHeader.SIZE).load());
        if (header.width() == 0 || header.height() == 0 || header.mipCount() == 0) {
            String field = header.width() == 0 ? "width" : header.height() == 0 ? "height" : "mipCount";
            throw problems.field("header." + field)
                    .fatal(
                            TexmProblem.DIMENSIONS,
                            image.range(TextureHeader.WIDTH_AT, 12),
                            Integer.toUnsignedString(header.width()),
                            Integer.toUnsignedString(header.height()),
                            Integer.toUnsignedString(header.mipCount()));
        }
        return header;
    }

    /** Holds all levels against the bytes that are left before any number of the header is used; returns their size. */
    private int checkLevels(TextureHeader header, int pixelsAt) {
        LevelLayout layout = LevelLayout.of(header);
        long count = Integer.toUnsignedLong(header.mipCount());
        int room = image.length() - pixelsAt;
        long whole = layout.fitting(count, room);
        if (whole == count) {
            return (int) layout.offset(count);
        }
        int start = (int) layout.offset(whole);
        // Before the check a side may be any 32-bit number, so the sizes are taken from the words themselves.
        int shift = (int) Math.min(whole, 32);
        long wide = Math.max(1, layout.width() >> shift);
        long high = Math.max(1, layout.height() >> shift);
        BigInteger needed = BigInteger.valueOf(wide)
                .multiply(BigInteger.valueOf(high))
                .multiply(BigInteger.valueOf(layout.bytesPerPixel()));
        String format = Integer.toUnsignedString(header.format());
        throw problems.field("levels[" + whole + "]")
                .fatal(
                        TexmProblem.SIZE,
                        image.range(pixelsAt + start, room - start),
                        "level " + whole + " (" + wide + "x" + high + ", format " + format + ")",
                        needed,
                        room - start,
                        Template.fill(
                                TexmProblem.WHAT_IS_THERE, List.of(layout.width(), layout.height(), count, whole)));
    }

    /** The page table, or nothing where the tail is none; then it is kept as it is. */
    private Optional<PageTable> readPages(ByteView tail) {
        if (tail.length() == 0) {
            return Optional.empty();
        }
        Problems here = problems.field("tail");
        if (tail.length() < MAGIC_SIZE || tail.i32(0) != PageTable.MAGIC) {
            String wrong = Template.fill(TexmProblem.NOT_A_PAGE, List.of(start(tail)));
            here.report(TexmProblem.TAIL, tail.range(), tail.length(), wrong);
            return Optional.empty();
        }
        if (tail.length() < PageTable.HEADER_SIZE) {
            here.report(TexmProblem.TAIL, tail.range(), tail.length(), TexmProblem.SHORT_PAGE);
            return Optional.empty();
        }
        long count = tail.u32(4);
        long needed = PageTable.HEADER_SIZE + count * PageRect.SIZE;
        if (needed != tail.length()) {
            String wrong = Template.fill(TexmProblem.OTHER_PAGE_SIZE, List.of(count, needed));
            here.report(TexmProblem.TAIL, tail.range(), tail.length(), wrong);
            return Optional.empty();
        }
        return Optional.of(new PageTable(tail.from(PageTable.HEADER_SIZE)));
    }

    private static String start(ByteView bytes) {
        int count = Math.min(MAGIC_SIZE, bytes.length());
        return HexFormat.ofDelimiter(" ")
                .withUpperCase()
                .formatHex(bytes.slice(0, count).toByteArray());
    }
}

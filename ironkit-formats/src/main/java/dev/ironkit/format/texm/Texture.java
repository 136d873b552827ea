package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.pal.PalFile;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A texture as it is stored: header words, palette, levels, pages and whatever stands behind them.
 *
 * <p>Immutable; {@link #edit()} makes another one. Levels are windows on the bytes they were read from, made when they are
 * asked for: nothing is decoded here.
 */
public final class Texture {

    /** How many bytes the palette of an indexed texture has. */
    public static final int PALETTE_SIZE = PalFile.COLOURS_SIZE;

    private final TextureHeader header;
    private final ByteView palette;
    private final ByteView pixels;
    private final Optional<PageTable> pages;
    private final ByteView tail;
    private final LevelLayout layout;

    /** Parts that fit each other; the reader and the editor see to that. */
    Texture(TextureHeader header, ByteView palette, ByteView pixels, Optional<PageTable> pages, ByteView tail) {
        this.header = header;
        this.palette = palette;
        this.pixels = pixels;
        this.pages = pages;
        this.tail = tail;
        this.layout = LevelLayout.of(header);
    }

    /**
     * {@return a new texture without palette and pages}
     *
     * @param format how the pixels are stored; not {@link PixelFormat#INDEXED}, which needs a palette
     * @param width pixels in a row of level 0, 1 to 4096
     * @param height rows of level 0, 1 to 4096
     * @param levels the stored pixels, the largest level first
     * @throws dev.ironkit.base.diagnostic.RefusedException if a size does not fit
     */
    public static Texture of(PixelFormat format, int width, int height, List<ByteView> levels) {
        return of(format, width, height, ByteView.empty(), levels, List.of());
    }

    /**
     * {@return a new texture}
     *
     * @param format how the pixels are stored
     * @param width pixels in a row of level 0, 1 to 4096
     * @param height rows of level 0, 1 to 4096
     * @param palette the 1,024 bytes of a palette for {@link PixelFormat#INDEXED}, otherwise nothing
     * @param levels the stored pixels, the largest level first
     * @param pages rectangles of an atlas; none for a texture without pages
     * @throws dev.ironkit.base.diagnostic.RefusedException if a size does not fit or a rectangle lies outside
     */
    public static Texture of(
            PixelFormat format, int width, int height, ByteView palette, List<ByteView> levels, List<PageRect> pages) {
        return TextureEditor.create(TextureHeader.of(format, width, height, levels.size()), palette, levels, pages);
    }

    /**
     * {@return a new texture of a picture, stored by the nearest colours}
     *
     * @param format how the pixels are stored; {@link PixelFormat#INDEXED} gets a palette made for the picture, one that lies elsewhere
     *     cannot be made
     * @param image level 0
     * @param levels how many levels, 1 for the picture alone; {@link MipLevels#defaultCount} is what shipped textures have
     * @param pages rectangles of an atlas; none for a texture without pages
     * @throws dev.ironkit.base.diagnostic.RefusedException if a size does not fit or a rectangle lies outside
     */
    public static Texture of(PixelFormat format, RgbaImage image, int levels, List<PageRect> pages) {
        if (format == PixelFormat.INDEXED_ELSEWHERE) {
            throw new IllegalArgumentException("the indices to store depend on an external palette");
        }
        TextureEditor.checkNew(image.width(), image.height(), levels);
        Palette palette = format == PixelFormat.INDEXED ? Quantiser.palette(image) : null;
        PaletteColours colours = palette == null ? null : palette.colours();
        ByteView base = PixelEncoder.of(format, colours, PaletteMatch.NEAREST).encode(image);
        List<ByteView> chain = MipBuilder.of(format, palette).chain(base, image.width(), image.height(), levels);
        ByteView raw = palette == null ? ByteView.empty() : palette.raw();
        return of(format, image.width(), image.height(), raw, chain, pages);
    }

    /**
     * {@return a level as a picture; a palette that lies elsewhere can be given to {@link TexturePixels}}
     *
     * @param level its place in the chain; 0 is the largest
     * @throws dev.ironkit.base.diagnostic.RefusedException if the format is not known
     */
    public RgbaImage decode(int level) {
        return TexturePixels.of(this).decode(level);
    }

    /** {@return the largest level as a picture} */
    public RgbaImage image() {
        return decode(0);
    }

    /** {@return the header words} */
    public TextureHeader header() {
        return header;
    }

    /** {@return how the pixels are stored, where the code is a known one} */
    public Optional<PixelFormat> format() {
        return header.pixelFormat();
    }

    /** {@return pixels in a row of level 0} */
    public int width() {
        return header.width();
    }

    /** {@return rows of level 0} */
    public int height() {
        return header.height();
    }

    /** {@return the bytes of the palette, B, G, R and one that is not used, 256 times; empty where there is none} */
    public ByteView palette() {
        return palette;
    }

    /** {@return how many levels there are} */
    public int levelCount() {
        return header.mipCount();
    }

    /** {@return a level by its place in the chain; 0 is the largest} */
    public TextureLevel level(int index) {
        Objects.checkIndex(index, levelCount());
        ByteView bytes = pixels.slice((int) layout.offset(index), layout.size(index));
        return new TextureLevel(index, layout.width(index), layout.height(index), bytes);
    }

    /** {@return the levels, the largest first; each is made when it is asked for} */
    public List<TextureLevel> levels() {
        return new AbstractList<>() {
            @Override
            public TextureLevel get(int index) {
                return level(index);
            }

            @Override
            public int size() {
                return levelCount();
            }
        };
    }

    /** {@return all levels, one behind the other} */
    public ByteView pixels() {
        return pixels;
    }

    /** {@return where the levels lie in {@link #pixels()}} */
    public LevelLayout layout() {
        return layout;
    }

    /** {@return the rectangles of an atlas} */
    public Optional<PageTable> pages() {
        return pages;
    }

    /** {@return bytes behind the last level that are no page table; kept, and an error to a strict reader} */
    public ByteView tail() {
        return tail;
    }

    /** {@return where level 0 starts} */
    public int pixelsAt() {
        return TextureHeader.SIZE + palette.length();
    }

    /** {@return how many bytes header, palette and levels take} */
    public int coreSize() {
        return pixelsAt() + pixels.length();
    }

    /** {@return an editor that starts from this texture} */
    public TextureEditor edit() {
        return new TextureEditor(this);
    }

    /** {@return this texture with other levels of the same size; as many as are given} */
    public Texture withLevels(List<ByteView> levels) {
        return edit().levels(levels).apply();
    }

    /** {@return this texture with other rectangles; none takes the table away} */
    public Texture withPages(List<PageRect> rects) {
        return edit().pages(rects).apply();
    }

    void write(ByteSink sink) {
        header.write(sink);
        sink.bytes(palette);
        sink.bytes(pixels);
        pages.ifPresent(table -> table.write(sink));
        sink.bytes(tail);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Texture that
                && header.equals(that.header)
                && palette.equals(that.palette)
                && pixels.equals(that.pixels)
                && pages.equals(that.pages)
                && tail.equals(that.tail);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * header.hashCode() + pixels.hashCode()) + pages.hashCode();
    }

    @Override
    public String toString() {
        return header.format() + ", " + width() + "x" + height() + ", " + levelCount() + " levels";
    }
}

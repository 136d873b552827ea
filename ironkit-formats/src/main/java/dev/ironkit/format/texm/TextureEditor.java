package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.RefusedException;
import java.util.List;
import java.util.Optional;

/**
 * Changes a texture and leaves everything else in it as it was: flags, palette, pages, bytes nobody understands.
 *
 * <p>What an edit makes has to be what a writer may write; what it does not touch may be odd and stays so. {@link #apply()}
 * throws {@link RefusedException} where a part does not fit.
 */
public final class TextureEditor {

    /** The longest side a writer makes. */
    public static final int LONGEST_SIDE = 4096;

    private TextureHeader header;
    private ByteView palette;
    private ByteView pixels;
    private Optional<PageTable> pages;
    private ByteView tail;
    private List<ByteView> levels;
    private boolean pagesGiven;
    private final TextureHeader before;

    TextureEditor(Texture texture) {
        this.before = texture.header();
        this.header = texture.header();
        this.palette = texture.palette();
        this.pixels = texture.pixels();
        this.pages = texture.pages();
        this.tail = texture.tail();
    }

    private TextureEditor(TextureHeader header) {
        this.before = null;
        this.header = header;
        this.palette = ByteView.empty();
        this.pixels = ByteView.empty();
        this.pages = Optional.empty();
        this.tail = ByteView.empty();
    }

    /** A texture that was not there before. */
    static Texture create(TextureHeader header, ByteView palette, List<ByteView> levels, List<PageRect> pages) {
        return new TextureEditor(header)
                .palette(palette)
                .levels(levels)
                .pages(pages)
                .apply();
    }

    /** Refuses a size or a number of levels that no new texture has, before anything is made for it. */
    static void checkNew(int width, int height, int levels) {
        TextureHeader header = TextureHeader.of(PixelFormat.B8G8R8A8, width, height, levels);
        new TextureEditor(header).checkSize();
        int longest = LevelLayout.of(header).longestChain();
        if (levels < 1 || levels > longest) {
            throw refused(TexmProblem.EDIT_COUNT, width, height, longest, levels);
        }
    }

    /** Sets {@code flags4}. */
    public TextureEditor flags4(int bits) {
        header = header.withFlags4(bits);
        return this;
    }

    /** Sets {@code flags5}. */
    public TextureEditor flags5(int bits) {
        header = header.withFlags5(bits);
        return this;
    }

    /** Sets {@code unk6}. */
    public TextureEditor unk6(int bits) {
        header = header.withUnk6(bits);
        return this;
    }

    /** Gives the texture another size; its levels have to be given too, and its rectangles where they no longer fit. */
    public TextureEditor size(int width, int height) {
        header = new TextureHeader(
                width, height, header.mipCount(), header.flags4(), header.flags5(), header.unk6(), header.format());
        return this;
    }

    /** Stores the pixels another way; levels, and a palette where one is needed, have to be given too. */
    public TextureEditor format(PixelFormat format) {
        header = new TextureHeader(
                header.width(),
                header.height(),
                header.mipCount(),
                header.flags4(),
                header.flags5(),
                header.unk6(),
                format.code());
        if (!header.hasPalette()) {
            palette = ByteView.empty();
        }
        return this;
    }

    /** Gives the texture another palette: 1,024 bytes, or nothing where the format has none. */
    public TextureEditor palette(ByteView bytes) {
        palette = bytes;
        return this;
    }

    /** Gives the texture other levels, as many as there shall be, the largest first. */
    public TextureEditor levels(List<ByteView> stored) {
        levels = List.copyOf(stored);
        header = header.withMipCount(levels.size());
        return this;
    }

    /** Gives the texture other rectangles; none takes the table away, and bytes in its place with it. */
    public TextureEditor pages(List<PageRect> rects) {
        pages = rects.isEmpty() ? Optional.empty() : Optional.of(PageTable.of(rects));
        tail = ByteView.empty();
        pagesGiven = true;
        return this;
    }

    /**
     * {@return the changed texture}
     *
     * @throws RefusedException if a part does not fit the others, or breaks a rule of writing
     */
    public Texture apply() {
        boolean resized = before == null || before.width() != header.width() || before.height() != header.height();
        if (resized) {
            checkSize();
        }
        checkPalette();
        if (levels != null) {
            pixels = joined();
        } else if (LevelLayout.of(header).offset(header.mipCount()) != pixels.length()) {
            long wanted = LevelLayout.of(header).offset(header.mipCount());
            throw refused(TexmProblem.EDIT_LEVELS, "the chain", wanted, pixels.length());
        }
        if (pages.isPresent() && (resized || pagesGiven)) {
            checkPages(pages.get());
        }
        return new Texture(header, palette, pixels, pages, tail);
    }

    private void checkSize() {
        boolean fits = header.width() >= 1
                && header.width() <= LONGEST_SIDE
                && header.height() >= 1
                && header.height() <= LONGEST_SIDE;
        if (!fits) {
            throw refused(TexmProblem.EDIT_SIZE, header.width(), header.height(), LONGEST_SIDE);
        }
    }

    private void checkPalette() {
        int wanted = header.hasPalette() ? Texture.PALETTE_SIZE : 0;
        if (palette.length() != wanted) {
            throw refused(TexmProblem.EDIT_PALETTE, header.format(), wanted, palette.length());
        }
    }

    /** The levels one behind the other; each has to have the bytes its size takes. */
    private ByteView joined() {
        LevelLayout layout = LevelLayout.of(header);
        int longest = layout.longestChain();
        if (levels.isEmpty() || levels.size() > longest) {
            throw refused(TexmProblem.EDIT_COUNT, header.width(), header.height(), longest, levels.size());
        }
        ByteSink sink = ByteSink.inMemory();
        for (int i = 0; i < levels.size(); i++) {
            if (levels.get(i).length() != layout.size(i)) {
                String what = "level " + i + " of " + layout.width(i) + "x" + layout.height(i);
                throw refused(
                        TexmProblem.EDIT_LEVELS,
                        what,
                        layout.size(i),
                        levels.get(i).length());
            }
            sink.bytes(levels.get(i));
        }
        return sink.toView();
    }

    private void checkPages(PageTable table) {
        for (int i = 0; i < table.count(); i++) {
            if (!table.rect(i).fits(header.width(), header.height())) {
                throw refused(TexmProblem.EDIT_PAGE, i, table.rect(i), header.width(), header.height());
            }
        }
    }

    private static RefusedException refused(ProblemCode code, Object... arguments) {
        return new RefusedException(code, AssetPath.UNNAMED, arguments);
    }
}

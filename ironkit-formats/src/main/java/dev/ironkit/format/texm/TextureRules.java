package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.Problems;
import java.util.Locale;

/**
 * What a texture that can be read may still have wrong.
 *
 * <p>The reader takes whatever can be held; this is what the validator asks of it.
 */
public final class TextureRules {

    /** The bits of {@code flags5} that shipped textures have. */
    private static final int KNOWN_FLAGS5 = 0x0780_0000;

    private static final int COLOUR_SIZE = 4;

    private final Texture texture;
    private final ByteView image;
    private final Problems problems;

    private TextureRules(Texture texture, ByteView image, Problems problems) {
        this.texture = texture;
        this.image = image;
        this.problems = problems;
    }

    /**
     * Reports what is odd about a texture.
     *
     * @param texture the texture
     * @param image its bytes
     * @param problems hears of it
     */
    public static void check(Texture texture, ByteView image, Problems problems) {
        TextureRules rules = new TextureRules(texture, image.load(), problems);
        rules.checkHeader();
        rules.checkPalette();
        rules.checkUnusedBytes();
        rules.checkPages();
        MipRule.check(texture, rules.image, problems);
    }

    /**
     * Reports a name that leads behind the table of palettes.
     *
     * @param name the name of the entry, without its NUL
     * @param named where the directory says it
     * @param problems hears of it
     */
    public static void checkName(ByteView name, ByteRange named, Problems problems) {
        TextureName.of(name)
                .flatMap(TextureName::suffix)
                .filter(PaletteSuffix::isBehindTheBank)
                .ifPresent(suffix -> problems.field("entry.name")
                        .report(
                                TexmProblem.PALETTE_SUFFIX,
                                named,
                                new String(suffix.text().toByteArray(), FixedText.CP1251),
                                suffix.index()));
    }

    private void checkHeader() {
        TextureHeader header = texture.header();
        if (header.pixelFormat().isEmpty()) {
            problems.field("header.format")
                    .report(
                            TexmProblem.FORMAT,
                            image.range(TextureHeader.FORMAT_AT, 4),
                            Integer.toUnsignedString(header.format()));
        }
        int longest = texture.layout().longestChain();
        if (header.mipCount() > longest) {
            problems.field("header.mipCount")
                    .report(
                            TexmProblem.MIP_COUNT,
                            image.range(TextureHeader.MIP_COUNT_AT, 4),
                            header.width(),
                            header.height(),
                            longest,
                            header.mipCount());
        }
        if (header.flags4() != 0 && header.flags4() != TextureHeader.MIP_MAPPED) {
            problems.field("header.flags4")
                    .report(TexmProblem.FLAGS4, image.range(TextureHeader.FLAGS4_AT, 4), hex(header.flags4()));
        }
        boolean fades = (header.flags5() & TextureHeader.FADE) != 0;
        int unexpected = header.flags5() & ~(KNOWN_FLAGS5 | (fades ? 0xFF : 0));
        if (unexpected != 0) {
            problems.field("header.flags5")
                    .report(
                            TexmProblem.FLAGS5,
                            image.range(TextureHeader.FLAGS5_AT, 4),
                            hex(header.flags5()),
                            hex(unexpected));
        }
    }

    private static String hex(int bits) {
        return String.format(Locale.ROOT, "0x%08X", bits);
    }

    private void checkPalette() {
        ByteView palette = image.slice(TextureHeader.SIZE, texture.palette().length());
        for (int at = COLOUR_SIZE; at < palette.length(); at += COLOUR_SIZE) {
            if (palette.u8(at + 3) != palette.u8(3)) {
                int colour = at / COLOUR_SIZE;
                problems.field("palette[" + colour + "]")
                        .report(
                                TexmProblem.PALETTE_X,
                                palette.range(at + 3, 1),
                                colour,
                                palette.u8(at + 3),
                                palette.u8(3));
                return;
            }
        }
    }

    private void checkUnusedBytes() {
        if (texture.header().format() != PixelFormat.B8G8R8X8.code()) {
            return;
        }
        ByteView pixels = image.slice(texture.pixelsAt(), texture.pixels().length());
        int first = -1;
        int count = 0;
        for (int at = 3; at < pixels.length(); at += COLOUR_SIZE) {
            if (pixels.u8(at) != 0) {
                first = first < 0 ? at : first;
                count++;
            }
        }
        if (count > 0) {
            problems.field("levels").report(TexmProblem.X_BYTE, pixels.range(first, 1), count);
        }
    }

    private void checkPages() {
        if (texture.pages().isEmpty()) {
            return;
        }
        PageTable pages = texture.pages().get();
        int start = texture.coreSize() + PageTable.HEADER_SIZE;
        for (int i = 0; i < pages.count(); i++) {
            PageRect rect = pages.rect(i);
            if (!rect.fits(texture.width(), texture.height())) {
                problems.field("page.rects[" + i + "]")
                        .report(
                                TexmProblem.PAGE_RECT,
                                image.range(start + (long) i * PageRect.SIZE, PageRect.SIZE),
                                i,
                                rect,
                                texture.width(),
                                texture.height());
            }
        }
        PageOverlaps.forEach(
                pages,
                (page, other) -> problems.field("page.rects[" + page + "]")
                        .report(
                                TexmProblem.PAGE_OVERLAP,
                                image.range(start + (long) page * PageRect.SIZE, PageRect.SIZE),
                                page,
                                pages.rect(page),
                                other,
                                pages.rect(other)));
    }
}

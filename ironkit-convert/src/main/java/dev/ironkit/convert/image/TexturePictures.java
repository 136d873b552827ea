package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PaletteColours;
import dev.ironkit.format.texm.PixelDecoder;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.texm.TextureLevel;
import java.util.Optional;

/** The levels and pages of a texture as pictures. */
public final class TexturePictures {

    private final Texture texture;
    private final PixelFormat format;
    private final PaletteColours colours;
    private final PixelDecoder decoder;

    private TexturePictures(Texture texture, PixelFormat format, PaletteColours colours) {
        this.texture = texture;
        this.format = format;
        this.colours = colours;
        this.decoder = PixelDecoder.of(format, colours);
    }

    /**
     * {@return the pictures of a texture}
     *
     * @param elsewhere the palette of a texture that has none of its own, where it is at hand
     * @param problems hears that there is none, and of a format that is not known
     */
    public static TexturePictures of(Texture texture, Optional<Palette> elsewhere, Problems problems) {
        PixelFormat format = texture.format()
                .orElseThrow(() -> problems.fatal(
                        ConvertProblem.FORMAT,
                        texture.pixels().range(),
                        Integer.toUnsignedString(texture.header().format())));
        if (format == PixelFormat.INDEXED_ELSEWHERE && elsewhere.isEmpty()) {
            problems.report(ConvertProblem.NO_PALETTE, texture.pixels().range(0, 0));
        }
        return new TexturePictures(
                texture, format, colours(format, texture.header().flags5(), palette(texture, elsewhere)));
    }

    /** The palette that the indices of a texture mean. */
    static Optional<Palette> palette(Texture texture, Optional<Palette> elsewhere) {
        return texture.palette().length() == 0 ? elsewhere : Optional.of(Palette.of(texture.palette()));
    }

    /** What indices mean under a flags word; null where pixels are colours. */
    static PaletteColours colours(PixelFormat format, int flags5, Optional<Palette> palette) {
        if (!format.indexed()) {
            return null;
        }
        return palette.map(there -> PaletteColours.of(there, flags5)).orElse(PaletteColours.grey());
    }

    /** {@return the texture} */
    public Texture texture() {
        return texture;
    }

    /** {@return how its pixels are stored} */
    public PixelFormat format() {
        return format;
    }

    /** {@return a level in colours} */
    public RgbaImage image(int level) {
        TextureLevel stored = texture.level(level);
        return decoder.decode(stored.bytes(), stored.width(), stored.height());
    }

    /** {@return a level as it would come out of its own file: with its indices, where it is shown with a palette} */
    public Picture picture(int level) {
        TextureLevel stored = texture.level(level);
        return keepsIndices()
                ? Picture.of(new IndexedImage(
                        stored.width(), stored.height(), stored.bytes().toByteArray(), table()))
                : Picture.of(image(level));
    }

    /** {@return a level as a PNG that holds its indices or colours, and alpha only where the format has it} */
    public ByteView png(int level) {
        TextureLevel stored = texture.level(level);
        if (keepsIndices()) {
            return PngWriter.write(new IndexedImage(
                    stored.width(), stored.height(), stored.bytes().toByteArray(), table()));
        }
        return PngWriter.write(image(level), colour());
    }

    /** {@return the part of level 0 that a page covers, as far as it lies inside, as a PNG; empty where nothing of it does} */
    public Optional<ByteView> png(PageRect rect) {
        return PageArea.of(rect, texture.width(), texture.height()).map(this::png);
    }

    private ByteView png(PageArea area) {
        int width = area.width();
        if (keepsIndices()) {
            byte[] indices = new byte[width * area.height()];
            for (int y = 0; y < area.height(); y++) {
                int from = area.start(y, texture.width());
                texture.level(0).bytes().copyTo(from, indices, y * width, width);
            }
            return PngWriter.write(new IndexedImage(width, area.height(), indices, table()));
        }
        return PngWriter.write(area.cut(image(0)), colour());
    }

    /** {@return a part of a picture} */
    public static RgbaImage cut(RgbaImage image, int left, int top, int width, int height) {
        RgbaImage part = new RgbaImage(width, height);
        for (int y = 0; y < height; y++) {
            System.arraycopy(image.pixels(), (top + y) * image.width() + left, part.pixels(), y * width, width);
        }
        return part;
    }

    /** Indices without a palette are a grey picture, as they are shown. */
    private boolean keepsIndices() {
        return format.indexed() && !colours.isGrey();
    }

    /** Whether colours alone tell the index of every pixel. */
    boolean areColoursApart() {
        return texture.levels().stream().noneMatch(level -> Palettes.isAmbiguous(colours, level.bytes(), false));
    }

    private int[] table() {
        int[] table = new int[Palette.COLOURS];
        for (int i = 0; i < table.length; i++) {
            table[i] = colours.pixel(i);
        }
        return table;
    }

    private PngColour colour() {
        return switch (format) {
            case A4R4G4B4, B8G8R8A8 -> PngColour.RGBA;
            case L8A8 -> PngColour.GREY_ALPHA;
            case INDEXED, INDEXED_ELSEWHERE -> PngColour.GREY;
            default -> PngColour.RGB;
        };
    }
}

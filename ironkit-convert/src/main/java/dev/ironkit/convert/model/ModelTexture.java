package dev.ironkit.convert.model;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.TexturePictures;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.Texture;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * A texture as a model wears it, for any thread.
 *
 * <p>Encoding a picture takes longer than all else that is done with a model, so it is done when somebody asks, and once.
 */
public final class ModelTexture {

    private static final int OPAQUE = 255;

    private final int width;
    private final int height;
    private final List<PageRect> pages;
    private final Supplier<RgbaImage> image;
    private final Supplier<ByteView> encoder;
    private final BooleanSupplier cutOutTest;
    private ByteView png;
    private Boolean cutOut;

    /**
     * A texture.
     *
     * @param image makes its pixels
     * @param encoder makes its picture
     * @param cutOutTest tells whether each pixel is either there or not, and some are not
     */
    ModelTexture(
            int width,
            int height,
            List<PageRect> pages,
            Supplier<RgbaImage> image,
            Supplier<ByteView> encoder,
            BooleanSupplier cutOutTest) {
        this.width = width;
        this.height = height;
        this.pages = List.copyOf(pages);
        this.image = image;
        this.encoder = encoder;
        this.cutOutTest = cutOutTest;
    }

    /** {@return a texture of the game as models wear it} */
    public static ModelTexture of(Texture texture, Problems problems) {
        TexturePictures pictures = TexturePictures.of(texture, Optional.empty(), problems);
        List<PageRect> pages = texture.pages().map(table -> table.rects()).orElse(List.of());
        return new ModelTexture(
                texture.width(),
                texture.height(),
                pages,
                () -> pictures.picture(0).image(),
                () -> pictures.png(0),
                () -> isCutOut(pictures));
    }

    /** {@return pixels in a row} */
    public int width() {
        return width;
    }

    /** {@return rows} */
    public int height() {
        return height;
    }

    /** {@return the rectangles of its atlas} */
    public List<PageRect> pages() {
        return pages;
    }

    /** {@return its pixels, as they would be read from its picture} */
    public RgbaImage image() {
        return image.get();
    }

    /** {@return its picture} */
    public synchronized ByteView png() {
        png = png == null ? encoder.get() : png;
        return png;
    }

    /** {@return whether each pixel is either there or not, and some are not} */
    public synchronized boolean cutOut() {
        cutOut = cutOut == null ? (Boolean) cutOutTest.getAsBoolean() : cutOut;
        return cutOut;
    }

    private static boolean isCutOut(TexturePictures pictures) {
        boolean hasAlpha = switch (pictures.format()) {
            case A4R4G4B4, B8G8R8A8, L8A8, INDEXED -> true;
            default -> false;
        };
        if (!hasAlpha) {
            return false;
        }
        boolean some = false;
        for (int pixel : pictures.image(0).pixels()) {
            int alpha = RgbaImage.alpha(pixel);
            if (alpha != 0 && alpha != OPAQUE) {
                return false;
            }
            some |= alpha == 0;
        }
        return some;
    }
}

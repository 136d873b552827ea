package dev.ironkit.convert.model;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.TexturePictures;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.Texture;
import java.util.List;
import java.util.Optional;

/**
 * A texture as a model wears it: a picture, made once for all models.
 *
 * @param width pixels in a row
 * @param height rows
 * @param pages the rectangles of its atlas
 * @param png the picture
 * @param cutOut whether each pixel is either there or not, and some are not
 */
public record ModelTexture(int width, int height, List<PageRect> pages, ByteView png, boolean cutOut) {

    private static final int OPAQUE = 255;

    /** Copies the list. */
    public ModelTexture {
        pages = List.copyOf(pages);
    }

    /** A skin of which it is not known whether pixels are missing. */
    public ModelTexture(int width, int height, List<PageRect> pages, ByteView png) {
        this(width, height, pages, png, false);
    }

    /** {@return the skin that a texture is} */
    public static ModelTexture of(Texture texture, Problems problems) {
        TexturePictures pictures = TexturePictures.of(texture, Optional.empty(), problems);
        List<PageRect> pages = texture.pages().map(table -> table.rects()).orElse(List.of());
        return new ModelTexture(texture.width(), texture.height(), pages, pictures.png(0), isCutOut(pictures));
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

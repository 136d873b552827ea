package dev.ironkit.convert.image;

import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.RgbaImage;
import java.util.Optional;

/**
 * What of a page lies inside the picture.
 *
 * @param left the first column
 * @param top the first row
 * @param width pixels in a row
 * @param height rows
 */
public record PageArea(int left, int top, int width, int height) {

    /** {@return the area of a page in a picture of that size; nothing where it lies outside} */
    public static Optional<PageArea> of(PageRect rect, int pictureWidth, int pictureHeight) {
        int left = Math.max(0, rect.x());
        int top = Math.max(0, rect.y());
        int width = Math.min(pictureWidth, rect.x() + rect.w()) - left;
        int height = Math.min(pictureHeight, rect.y() + rect.h()) - top;
        return width <= 0 || height <= 0 ? Optional.empty() : Optional.of(new PageArea(left, top, width, height));
    }

    /** {@return what a picture shows there} */
    RgbaImage cut(RgbaImage picture) {
        return TexturePictures.cut(picture, left, top, width, height);
    }

    /** {@return where in the pixels of a picture of that width a row of the area starts} */
    int start(int row, int pictureWidth) {
        return (top + row) * pictureWidth + left;
    }
}

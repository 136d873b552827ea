package dev.ironkit.convert.image;

import dev.ironkit.format.texm.PageRect;
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
}

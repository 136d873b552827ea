package dev.ironkit.convert.image;

import dev.ironkit.format.texm.RgbaImage;
import java.util.Optional;

/**
 * A picture as it came out of a file: its colours and, where the file stored indices, those too.
 *
 * @param image the colours
 * @param indexed indices and palette, in the order of the file
 */
public record Picture(RgbaImage image, Optional<IndexedImage> indexed) {

    static Picture of(RgbaImage image) {
        return new Picture(image, Optional.empty());
    }

    static Picture of(IndexedImage image) {
        return new Picture(image.toRgba(), Optional.of(image));
    }
}

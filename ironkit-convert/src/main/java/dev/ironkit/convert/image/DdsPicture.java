package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import java.util.List;
import java.util.Optional;

/**
 * A picture as it came out of a DDS file.
 *
 * @param levels the pictures, largest first
 * @param stored the bytes of each level as they stand in the file
 * @param format the texture format that stores the same bits, where there is one
 * @param saysAlpha whether its pixels can say how opaque they are
 */
public record DdsPicture(
        List<RgbaImage> levels, List<ByteView> stored, Optional<PixelFormat> format, boolean saysAlpha) {

    public DdsPicture {
        levels = List.copyOf(levels);
        stored = List.copyOf(stored);
    }
}

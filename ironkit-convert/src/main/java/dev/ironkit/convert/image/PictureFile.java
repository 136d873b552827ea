package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.texm.PixelFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A picture that was read from a file, or from several where its levels have files of their own.
 *
 * @param levels the pictures, largest first
 * @param format the texture format that stores the same bits, for a DDS that has one
 */
public record PictureFile(List<Picture> levels, Optional<PixelFormat> format) {

    public PictureFile {
        levels = List.copyOf(levels);
    }

    /** {@return whether the bytes begin as a picture does that can be read} */
    public static boolean sniff(ByteView bytes) {
        return PngReader.sniff(bytes) || DdsReader.sniff(bytes);
    }

    /** {@return the picture in a file} */
    public static PictureFile read(ByteView bytes, Problems problems) {
        if (!DdsReader.sniff(bytes)) {
            return new PictureFile(List.of(PngReader.read(bytes, problems)), Optional.empty());
        }
        DdsPicture dds = DdsReader.read(bytes, problems);
        return new PictureFile(dds.levels().stream().map(Picture::of).toList(), dds.format());
    }

    /** {@return this picture with one more level, from a file of its own} */
    public PictureFile with(Picture level) {
        List<Picture> more = new ArrayList<>(levels);
        more.add(level);
        return new PictureFile(more, format);
    }
}

package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.image.DdsReader.DdsPicture;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.TexmProblem;
import dev.ironkit.format.texm.TextureEditor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A picture that was read from a file, or from several where its levels have files of their own.
 *
 * @param levels the pictures, largest first
 * @param format the texture format that stores the same bits, for a DDS that has one
 * @param notes what was put into it from other files, in words
 * @param saysAlpha whether its pixels can say how opaque they are
 */
public record PictureFile(List<Picture> levels, Optional<PixelFormat> format, List<String> notes, boolean saysAlpha) {

    public PictureFile {
        levels = List.copyOf(levels);
        notes = List.copyOf(notes);
    }

    /** A picture as it is. */
    public PictureFile(List<Picture> levels, Optional<PixelFormat> format) {
        this(levels, format, List.of(), true);
    }

    /** {@return whether the bytes begin as a picture does that can be read} */
    public static boolean sniff(ByteView bytes) {
        return PngReader.sniff(bytes) || DdsReader.sniff(bytes);
    }

    /**
     * {@return the picture in a file}
     *
     * @throws RefusedException if it has more pixels on a side than any texture; that is seen before they are unpacked
     */
    public static PictureFile read(ByteView bytes, Problems problems) {
        checkSides(bytes, problems);
        if (!DdsReader.sniff(bytes)) {
            return new PictureFile(List.of(PngReader.read(bytes, problems)), Optional.empty());
        }
        DdsPicture dds = DdsReader.read(bytes, problems);
        return new PictureFile(
                dds.levels().stream().map(Picture::of).toList(), dds.format(), List.of(), dds.saysAlpha());
    }

    private static void checkSides(ByteView bytes, Problems problems) {
        if (bytes.length() < 24) {
            return;
        }
        boolean dds = DdsReader.sniff(bytes);
        int width = dds ? bytes.i32(0x10) : Integer.reverseBytes(bytes.i32(16));
        int height = dds ? bytes.i32(0x0C) : Integer.reverseBytes(bytes.i32(20));
        boolean plausible = width > 0 && width <= MAX_SIDE && height > 0 && height <= MAX_SIDE;
        // What no picture has is told by those who read it.
        if (sniff(bytes) && plausible && Math.max(width, height) > TextureEditor.LONGEST_SIDE) {
            throw new RefusedException(
                    TexmProblem.EDIT_SIZE, problems.path(), width, height, TextureEditor.LONGEST_SIDE);
        }
    }

    /** {@return this picture with one more level, from a file of its own} */
    public PictureFile with(Picture level) {
        List<Picture> more = new ArrayList<>(levels);
        more.add(level);
        return new PictureFile(more, format, notes, saysAlpha);
    }

    /** {@return this picture with another largest level, and what is to be said about it} */
    public PictureFile withFirst(Picture first, List<String> more) {
        List<Picture> all = new ArrayList<>(levels);
        all.set(0, first);
        List<String> said = new ArrayList<>(notes);
        said.addAll(more);
        return new PictureFile(all, format, said, saysAlpha);
    }

    /** {@return the same file with other pictures of its levels} */
    PictureFile showing(List<Picture> others) {
        return new PictureFile(others, format, notes, saysAlpha);
    }

    /** Eight times the side of the largest texture; keeps a single row small whatever the header of a file claims. */
    static final int MAX_SIDE = 1 << 15;

    static boolean isWithin(long width, long height, Limits limits) {
        return width <= MAX_SIDE && height <= MAX_SIDE && width * height * 4 <= limits.maxUnpackedSize();
    }
}

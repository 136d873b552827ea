package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads DDS files: plain pixels under any masks, and DXT1, DXT3 and DXT5; with all levels. */
final class DdsReader {

    private DdsReader() {}

    /** {@return whether the bytes begin as a DDS does} */
    public static boolean sniff(ByteView bytes) {
        return bytes.length() >= 4 && bytes.i32(0) == DdsHeader.MAGIC;
    }

    /** {@return the picture} */
    public static DdsPicture read(ByteView bytes, Problems problems) {
        return read(bytes, Limits.STANDARD, problems);
    }

    /** {@return the picture, if it is within the limits} */
    public static DdsPicture read(ByteView bytes, Limits limits, Problems problems) {
        ByteView file = bytes.load();
        DdsHeader header = DdsHeader.read(file, limits, problems);
        List<ByteView> stored = new ArrayList<>();
        int at = header.size();
        for (int level = 0; level < header.levels(); level++) {
            long size = header.pixels().size(header.width(level), header.height(level));
            if (size > file.length() - at) {
                throw problems.fatal(
                        ImageProblem.DDS_CUT,
                        file.range(at, file.length() - at),
                        "level " + level,
                        size,
                        file.length() - at);
            }
            stored.add(file.slice(at, (int) size));
            at += (int) size;
        }
        return new DdsPicture(
                images(header, stored),
                stored,
                Optional.ofNullable(header.pixels().masks()).flatMap(DdsMasks::format),
                header.pixels().saysAlpha());
    }

    private static List<RgbaImage> images(DdsHeader header, List<ByteView> stored) {
        List<RgbaImage> images = new ArrayList<>();
        for (int level = 0; level < stored.size(); level++) {
            int width = header.width(level);
            int height = header.height(level);
            DdsBlock block = header.pixels().block();
            images.add(
                    block != null
                            ? block.decode(stored.get(level), width, height)
                            : plain(header.pixels().masks(), stored.get(level), width, height));
        }
        return images;
    }

    private static RgbaImage plain(DdsMasks masks, ByteView level, int width, int height) {
        RgbaImage image = new RgbaImage(width, height);
        int[] pixels = image.pixels();
        int bytes = masks.bytes();
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = masks.colour(number(level, i * bytes, bytes));
        }
        return image;
    }

    private static int number(ByteView level, int at, int bytes) {
        return switch (bytes) {
            case 1 -> level.u8(at);
            case 2 -> level.u16(at);
            case 3 -> level.u16(at) | level.u8(at + 2) << 16;
            default -> level.i32(at);
        };
    }

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
}

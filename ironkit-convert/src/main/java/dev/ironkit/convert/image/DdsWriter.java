package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import java.util.List;

/**
 * Writes DDS files with the header of old: masks say where the colours stand, and the levels follow as a texture stores them.
 *
 * <pre>
 * 0x00  4  "DDS "
 * 0x04  4  124, the size of what follows up to 0x80
 * 0x08  4  which fields hold something
 * 0x0C  4  height
 * 0x10  4  width
 * 0x14  4  bytes of a row
 * 0x1C  4  levels, where there is more than one
 * 0x4C  4  32, the size of the description of a pixel
 * 0x50  4  what a pixel is
 * 0x58  4  bits of a pixel
 * 0x5C 16  masks of red, green, blue, alpha
 * 0x6C  4  a texture, with levels
 * 0x80     the levels, largest first
 * </pre>
 */
public final class DdsWriter {

    private static final int PITCH = 0x8;
    private static final int LEVELS = 0x20000;

    /** Caps, height, width and pixel format: what every file has to say. */
    private static final int REQUIRED = 0x1007;

    private static final int TEXTURE = 0x1000;
    private static final int WITH_LEVELS = 0x400008;

    private DdsWriter() {}

    /** {@return whether the pixels of the format can stand in a DDS as they are} */
    public static boolean takes(PixelFormat format) {
        return DdsMasks.of(format).isPresent();
    }

    /**
     * {@return a file of levels as a texture stores them}
     *
     * @param format how the pixels are stored; one that is not an index
     * @param levels the largest first, each half as large as the one before
     */
    public static ByteView write(PixelFormat format, int width, int height, List<ByteView> levels) {
        DdsMasks masks = DdsMasks.of(format).orElseThrow(() -> new IllegalArgumentException(format + " in a DDS"));
        ByteSink sink = header(masks, width, height, levels.size());
        levels.forEach(sink::bytes);
        return sink.toView();
    }

    /** {@return a file of pictures without their alpha, for textures whose pixels are indices} */
    public static ByteView write(List<RgbaImage> levels) {
        RgbaImage first = levels.get(0);
        ByteSink sink = header(DdsMasks.X8R8G8B8, first.width(), first.height(), levels.size());
        for (RgbaImage level : levels) {
            for (int pixel : level.pixels()) {
                sink.i32(RgbaImage.red(pixel) << 16 | RgbaImage.green(pixel) << 8 | RgbaImage.blue(pixel));
            }
        }
        return sink.toView();
    }

    private static ByteSink header(DdsMasks masks, int width, int height, int levels) {
        boolean many = levels > 1;
        ByteSink sink = ByteSink.inMemory();
        sink.i32(DdsHeader.MAGIC).i32(DdsHeader.SIZE).i32(REQUIRED | PITCH | (many ? LEVELS : 0));
        sink.i32(height)
                .i32(width)
                .i32(width * masks.bytes())
                .i32(0)
                .i32(many ? levels : 0)
                .zeros(44);
        sink.i32(DdsHeader.PIXEL_SIZE).i32(kind(masks)).i32(0).i32(masks.bits());
        sink.i32(masks.red()).i32(masks.green()).i32(masks.blue()).i32(masks.alpha());
        sink.i32(TEXTURE | (many ? WITH_LEVELS : 0)).zeros(16);
        return sink;
    }

    private static int kind(DdsMasks masks) {
        int colour = masks.luminance() ? DdsHeader.LUMINANCE : DdsHeader.RGB;
        return colour | (masks.alpha() == 0 ? 0 : DdsHeader.ALPHA_PIXELS);
    }
}

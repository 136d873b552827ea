package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import java.util.Optional;

/**
 * The words a texture starts with, each as it is stored.
 *
 * <pre>
 *  off size field
 *    0    4 magic     54 65 78 6D, "Texm"
 *    4    4 width     pixels in a row of level 0
 *    8    4 height    rows of level 0
 *   12    4 mipCount  levels, the largest first
 *   16    4 flags4    32 on nearly all textures with more than one level, else 0
 *   20    4 flags5    bit 24: alpha surface; bit 25: single-colour fade; others are the exporter's
 *   24    4 unk6      a colour left by the exporter; never read
 *   28    4 format    channel widths as one decimal number
 * </pre>
 *
 * @param width pixels in a row of level 0
 * @param height rows of level 0
 * @param mipCount levels
 * @param flags4 raw bits
 * @param flags5 raw bits
 * @param unk6 raw bits
 * @param format the code of the pixel format, known or not
 */
public record TextureHeader(int width, int height, int mipCount, int flags4, int flags5, int unk6, int format) {

    /** The size of the header. */
    public static final int SIZE = 32;

    /** The first four bytes as a number. */
    public static final int MAGIC = 0x6D786554;

    /** What {@code flags4} of a new texture with more than one level holds. */
    public static final int MIP_MAPPED = 32;

    /** The bit of {@code flags5} that asks for an alpha surface; in a palette it makes index 0 transparent. */
    public static final int ALPHA_SURFACE = 0x0100_0000;

    /** The bit of {@code flags5} that makes the palette a fade of one colour. */
    public static final int FADE = 0x0200_0000;

    /** The header, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .derived("magic", FieldType.FOURCC, "Texm")
            .known("width", FieldType.U32, "pixels in a row of level 0")
            .known("height", FieldType.U32, "rows of level 0")
            .known("mipCount", FieldType.U32, "levels, the largest first")
            .known("flags4", FieldType.FLAGS32, "0x20 in nearly all textures with more than one level")
            .known("flags5", FieldType.FLAGS32, "bit 24: alpha surface; bit 25: single-colour fade")
            .add("unk6", FieldType.FLAGS32, 4, FieldRole.UNKNOWN, "a colour left by the exporter; never read")
            .known("format", FieldType.U32, "channel widths as one decimal number")
            .build(SIZE);

    /** Where each word lies. */
    static final int WIDTH_AT = 4;

    static final int HEIGHT_AT = 8;
    static final int MIP_COUNT_AT = 12;
    static final int FLAGS4_AT = 16;
    static final int FLAGS5_AT = 20;
    static final int FORMAT_AT = 28;

    /** {@return the header of a new texture: flags4 as the game's textures have it, no other flags} */
    public static TextureHeader of(PixelFormat format, int width, int height, int mipCount) {
        return new TextureHeader(width, height, mipCount, mipCount > 1 ? MIP_MAPPED : 0, 0, 0, format.code());
    }

    static TextureHeader read(ByteView words) {
        int width = words.i32(WIDTH_AT);
        int height = words.i32(HEIGHT_AT);
        int mipCount = words.i32(MIP_COUNT_AT);
        int flags4 = words.i32(FLAGS4_AT);
        int flags5 = words.i32(FLAGS5_AT);
        int unk6 = words.i32(24);
        int format = words.i32(FORMAT_AT);
        return new TextureHeader(width, height, mipCount, flags4, flags5, unk6, format);
    }

    void write(ByteSink sink) {
        sink.i32(MAGIC);
        sink.i32(width);
        sink.i32(height);
        sink.i32(mipCount);
        sink.i32(flags4);
        sink.i32(flags5);
        sink.i32(unk6);
        sink.i32(format);
    }

    /** {@return how the pixels are stored, where the code is a known one} */
    public Optional<PixelFormat> pixelFormat() {
        return PixelFormat.ofCode(format);
    }

    /** {@return whether the 1,024 bytes of a palette stand behind the header} */
    public boolean hasPalette() {
        return format == PixelFormat.INDEXED.code();
    }

    /** {@return the same header with another {@code flags4}} */
    public TextureHeader withFlags4(int bits) {
        return new TextureHeader(width, height, mipCount, bits, flags5, unk6, format);
    }

    /** {@return the same header with another {@code flags5}} */
    public TextureHeader withFlags5(int bits) {
        return new TextureHeader(width, height, mipCount, flags4, bits, unk6, format);
    }

    /** {@return the same header with another {@code unk6}} */
    public TextureHeader withUnk6(int bits) {
        return new TextureHeader(width, height, mipCount, flags4, flags5, bits, format);
    }

    /** {@return the same header with another number of levels} */
    public TextureHeader withMipCount(int count) {
        return new TextureHeader(width, height, count, flags4, flags5, unk6, format);
    }
}

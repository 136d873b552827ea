package dev.ironkit.format.texm;

import java.util.Optional;

/**
 * How a texture stores its pixels.
 *
 * <p>The stored code writes the widths of the channels as one decimal number; it is kept raw in the header, and a code that is
 * not here is carried through without being decoded.
 */
public enum PixelFormat {
    /** An index into the palette that stands behind the header. */
    INDEXED(0, 1),
    /** An index into a palette that lies elsewhere. */
    INDEXED_ELSEWHERE(2, 1),
    /** A word of five bits red at the top, six green, five blue. */
    R5G6B5(565, 2),
    /** A word of five bits red at the top, five green, six blue. */
    R5G5B6(556, 2),
    /** A word of four bits each: alpha at the top, red, green, blue. */
    A4R4G4B4(4444, 2),
    /** A byte of luminance, then a byte of alpha. */
    L8A8(88, 2),
    /** Bytes of blue, green and red, and one that is not used and kept. */
    B8G8R8X8(888, 4),
    /** Bytes of blue, green, red and alpha. */
    B8G8R8A8(8888, 4);

    private static final int BYTES_OF_THE_UNKNOWN = 4;

    private final int code;
    private final int bytesPerPixel;

    PixelFormat(int code, int bytesPerPixel) {
        this.code = code;
        this.bytesPerPixel = bytesPerPixel;
    }

    /** {@return the number in the header} */
    public int code() {
        return code;
    }

    /** {@return how many bytes a pixel takes} */
    public int bytesPerPixel() {
        return bytesPerPixel;
    }

    /** {@return whether a pixel is an index into a palette} */
    public boolean indexed() {
        return this == INDEXED || this == INDEXED_ELSEWHERE;
    }

    /** {@return whether a pixel says how opaque it is} */
    public boolean alpha() {
        return this == A4R4G4B4 || this == L8A8 || this == B8G8R8A8;
    }

    /** {@return the format of that code} */
    public static Optional<PixelFormat> ofCode(int code) {
        for (PixelFormat format : values()) {
            if (format.code == code) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /** {@return how many bytes a pixel takes under any code, known or not} */
    public static int bytesPerPixel(int code) {
        return ofCode(code).map(PixelFormat::bytesPerPixel).orElse(BYTES_OF_THE_UNKNOWN);
    }

    @Override
    public String toString() {
        return name() + " (" + code + ")";
    }
}

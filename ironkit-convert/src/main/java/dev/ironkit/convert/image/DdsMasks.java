package dev.ironkit.convert.image;

import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Where the colours stand in the number that is a pixel of a DDS.
 *
 * @param bits how many bits the number has: 8, 16, 24 or 32
 * @param red bits of red, or of the luminance
 * @param green bits of green; none means that there is no green, and black is shown
 * @param blue bits of blue
 * @param alpha bits of alpha; none means opaque
 * @param luminance whether red stands for all three colours
 */
record DdsMasks(int bits, int red, int green, int blue, int alpha, boolean luminance) {

    /** {@return the masks of the same bits as a texture stores them; none for indices} */
    static Optional<DdsMasks> of(PixelFormat format) {
        return switch (format) {
            case R5G6B5 -> Optional.of(new DdsMasks(16, 0xF800, 0x07E0, 0x001F, 0, false));
            case R5G5B6 -> Optional.of(new DdsMasks(16, 0xF800, 0x07C0, 0x003F, 0, false));
            case A4R4G4B4 -> Optional.of(new DdsMasks(16, 0x0F00, 0x00F0, 0x000F, 0xF000, false));
            case L8A8 -> Optional.of(new DdsMasks(16, 0x00FF, 0, 0, 0xFF00, true));
            case B8G8R8X8 -> Optional.of(X8R8G8B8);
            case B8G8R8A8 -> Optional.of(new DdsMasks(32, 0xFF0000, 0xFF00, 0xFF, 0xFF000000, false));
            case INDEXED, INDEXED_ELSEWHERE -> Optional.empty();
        };
    }

    /** What 888 stores, and what a texture with a palette is decoded to. */
    static final DdsMasks X8R8G8B8 = new DdsMasks(32, 0xFF0000, 0xFF00, 0xFF, 0, false);

    /** {@return the texture format that stores the same bits} */
    Optional<PixelFormat> format() {
        for (PixelFormat format : PixelFormat.values()) {
            if (of(format).filter(this::equals).isPresent()) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /** {@return whether the masks stand apart and within the pixel, and there is something under them} */
    boolean isSound(boolean coloured) {
        boolean apart = (red & green) == 0 && ((red | green) & blue) == 0 && ((red | green | blue) & alpha) == 0;
        int all = red | green | blue | alpha;
        boolean within = bits == Integer.SIZE || all >>> bits == 0;
        return apart && within && (coloured ? red | green | blue : alpha) != 0;
    }

    /** {@return the masks in words, for messages} */
    String text() {
        return bits + " bits with the masks "
                + IntStream.of(red, green, blue, alpha)
                        .mapToObj(mask -> "0x" + Integer.toHexString(mask))
                        .collect(Collectors.joining(", "));
    }

    int bytes() {
        return bits / 8;
    }

    /** {@return the colour of a stored number} */
    int colour(int stored) {
        int opacity = alpha == 0 ? 255 : channel(stored, alpha);
        int first = channel(stored, red);
        return luminance
                ? RgbaImage.pixel(first, first, first, opacity)
                : RgbaImage.pixel(first, channel(stored, green), channel(stored, blue), opacity);
    }

    /** The bits under a mask in eight bits; few bits are repeated, so that all ones are white. */
    private static int channel(int stored, int mask) {
        if (mask == 0) {
            return 0;
        }
        int shift = Integer.numberOfTrailingZeros(mask);
        // From end to end: a mask with holes is odd but has to stay within eight bits.
        int width = Integer.SIZE - Integer.numberOfLeadingZeros(mask) - shift;
        long value = Integer.toUnsignedLong((stored & mask) >>> shift);
        if (width >= 8) {
            long top = (1L << width) - 1;
            return (int) ((value * 255 + top / 2) / top);
        }
        int bits = (int) value << (8 - width);
        for (int filled = width; filled < 8; filled *= 2) {
            bits |= bits >>> filled;
        }
        return bits;
    }
}

package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;
import java.util.Objects;

/**
 * Turns the stored pixels of a level into those of an {@link RgbaImage}.
 *
 * <p>Holds no state and allocates nothing while it decodes, if the bytes are in memory; it may be shared.
 */
public final class PixelDecoder {

    /** Pixels decoded at a time: few enough to stay in the nearest cache between the copying and the arithmetic. */
    private static final int BLOCK = 8192;

    private final PixelFormat format;
    private final PaletteColours colours;

    private PixelDecoder(PixelFormat format, PaletteColours colours) {
        this.format = format;
        this.colours = colours;
    }

    /** {@return the decoder of a format whose pixels are colours} */
    public static PixelDecoder of(PixelFormat format) {
        if (format.indexed()) {
            throw new IllegalArgumentException(format + " needs colours for its indices");
        }
        return new PixelDecoder(format, null);
    }

    /** {@return the decoder of any format; the colours are for one whose pixels are indices} */
    public static PixelDecoder of(PixelFormat format, PaletteColours colours) {
        return format.indexed() ? new PixelDecoder(format, Objects.requireNonNull(colours)) : of(format);
    }

    /** {@return the format it decodes} */
    public PixelFormat format() {
        return format;
    }

    /** {@return a level as a picture of its own} */
    public RgbaImage decode(ByteView level, int width, int height) {
        requireSize(level, (long) width * height);
        RgbaImage image = new RgbaImage(width, height);
        decode(level, image.pixels());
        return image;
    }

    /**
     * Decodes a level into the caller's pixels, row by row from the top.
     *
     * @param level exactly the bytes of the pixels
     * @param target takes them from its start; may be longer
     */
    public void decode(ByteView level, int[] target) {
        int count = level.length() / format.bytesPerPixel();
        requireSize(level, count);
        Objects.checkFromIndexSize(0, count, target.length);
        for (int first = 0; first < count; first += BLOCK) {
            decodeBlock(level, target, first, Math.min(BLOCK, count - first));
        }
    }

    /** {@return the pixel that a stored value means: a byte, a word or four bytes as a little-endian number} */
    public int decode(int stored) {
        return switch (format) {
            case INDEXED, INDEXED_ELSEWHERE -> colours.pixel(stored & 0xFF);
            case R5G6B5 -> PixelChannels.fromR5G6B5(stored);
            case R5G5B6 -> PixelChannels.fromR5G5B6(stored);
            case A4R4G4B4 -> PixelChannels.fromA4R4G4B4(stored);
            case L8A8 -> PixelChannels.fromL8A8(stored);
            case B8G8R8X8 -> PixelChannels.fromBgrx(stored);
            case B8G8R8A8 -> PixelChannels.fromBgra(stored);
        };
    }

    private void requireSize(ByteView level, long pixels) {
        if (level.length() != pixels * format.bytesPerPixel()) {
            throw new IllegalArgumentException(level.length() + " bytes are not " + pixels + " pixels of " + format);
        }
    }

    private void decodeBlock(ByteView level, int[] target, int first, int count) {
        switch (format.bytesPerPixel()) {
            case 1 -> level.lookUp(first, colours.table(), target, first, count);
            case 2 -> spreadWords(level, target, first, count);
            default -> level.copyInts(4 * first, target, first, count);
        }
        convert(target, first, first + count);
    }

    /**
     * Puts one word into each number. They are copied in pairs into the upper half of the place they will take, and spread from
     * there to the front: a pair is read before its place is written, so no other memory is needed.
     */
    private static void spreadWords(ByteView level, int[] target, int first, int count) {
        int pairs = count / 2;
        int from = first + count - pairs;
        level.copyInts(2 * first, target, from, pairs);
        spreadPairs(target, from, first, pairs);
        if (count % 2 != 0) {
            int last = first + count - 1;
            target[last] = level.u16(2 * last);
        }
    }

    private static void spreadPairs(int[] target, int from, int to, int pairs) {
        for (int i = 0; i < pairs; i++) {
            int pair = target[from + i];
            target[to + 2 * i] = pair;
            target[to + 2 * i + 1] = pair >>> 16;
        }
    }

    private void convert(int[] target, int from, int to) {
        switch (format) {
            case INDEXED, INDEXED_ELSEWHERE -> {
                // The look-up has done it.
            }
            case R5G6B5 -> PixelChannels.fromR5G6B5(target, from, to);
            case R5G5B6 -> PixelChannels.fromR5G5B6(target, from, to);
            case A4R4G4B4 -> PixelChannels.fromA4R4G4B4(target, from, to);
            case L8A8 -> PixelChannels.fromL8A8(target, from, to);
            case B8G8R8X8 -> PixelChannels.fromBgrx(target, from, to);
            case B8G8R8A8 -> PixelChannels.fromBgra(target, from, to);
        }
    }
}

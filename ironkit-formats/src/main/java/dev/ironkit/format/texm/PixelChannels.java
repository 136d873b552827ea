package dev.ironkit.format.texm;

/**
 * Channels of four to eight bits, and the pixels they make.
 *
 * <p>Widening repeats the upper bits of a channel below, so that nothing becomes black and the largest value white. Narrowing takes the
 * nearest value and gives back every value that was widened. The loops work on numbers in place: that is the form the virtual
 * machine turns into vector instructions.
 */
final class PixelChannels {

    private static final int OPAQUE = 0xFF00_0000;

    private PixelChannels() {}

    static int widen4(int value) {
        return value << 4 | value;
    }

    static int widen5(int value) {
        return value << 3 | value >> 2;
    }

    static int widen6(int value) {
        return value << 2 | value >> 4;
    }

    /** A channel of {@code bits} bits, four to six or eight, as one of eight. */
    static int widen(int value, int bits) {
        return switch (bits) {
            case 4 -> widen4(value);
            case 5 -> widen5(value);
            case 6 -> widen6(value);
            default -> value;
        };
    }

    /** The value of a channel of {@code bits} bits that is nearest to one of eight. */
    static int narrow(int channel, int bits) {
        int largest = (1 << bits) - 1;
        return (channel * largest + 127) / 255;
    }

    static int fromR5G6B5(int word) {
        int red = widen5(word >>> 11 & 0x1F);
        int green = widen6(word >>> 5 & 0x3F);
        int blue = widen5(word & 0x1F);
        return OPAQUE | blue << 16 | green << 8 | red;
    }

    static int fromR5G5B6(int word) {
        int red = widen5(word >>> 11 & 0x1F);
        int green = widen5(word >>> 6 & 0x1F);
        int blue = widen6(word & 0x3F);
        return OPAQUE | blue << 16 | green << 8 | red;
    }

    static int fromA4R4G4B4(int word) {
        // Each nibble into the low half of its byte, then all four doubled at once.
        int nibbles = (word >>> 8 & 0xF) | (word & 0xF0) << 4 | (word & 0xF) << 16 | (word & 0xF000) << 12;
        return nibbles << 4 | nibbles;
    }

    static int fromL8A8(int word) {
        int light = word & 0xFF;
        return (word & 0xFF00) << 16 | light << 16 | light << 8 | light;
    }

    static int fromBgra(int stored) {
        return (stored & 0xFF00_FF00) | (stored >>> 16 & 0xFF) | (stored & 0xFF) << 16;
    }

    static int fromBgrx(int stored) {
        return OPAQUE | (stored & 0xFF00) | (stored >>> 16 & 0xFF) | (stored & 0xFF) << 16;
    }

    static void fromR5G6B5(int[] values, int from, int to) {
        for (int i = from; i < to; i++) {
            values[i] = fromR5G6B5(values[i]);
        }
    }

    static void fromR5G5B6(int[] values, int from, int to) {
        for (int i = from; i < to; i++) {
            values[i] = fromR5G5B6(values[i]);
        }
    }

    static void fromA4R4G4B4(int[] values, int from, int to) {
        for (int i = from; i < to; i++) {
            values[i] = fromA4R4G4B4(values[i]);
        }
    }

    static void fromL8A8(int[] values, int from, int to) {
        for (int i = from; i < to; i++) {
            values[i] = fromL8A8(values[i]);
        }
    }

    static void fromBgra(int[] values, int from, int to) {
        for (int i = from; i < to; i++) {
            values[i] = fromBgra(values[i]);
        }
    }

    static void fromBgrx(int[] values, int from, int to) {
        for (int i = from; i < to; i++) {
            values[i] = fromBgrx(values[i]);
        }
    }
}

package dev.ironkit.format.texm;

/** Where the channels of a stored value lie, lowest first. A byte that is not used is none. */
enum PixelLayout {
    R5G6B5(new int[] {5, 6, 5}),
    R5G5B6(new int[] {6, 5, 5}),
    FOUR_BITS(new int[] {4, 4, 4, 4}),
    TWO_BYTES(new int[] {8, 8}),
    THREE_BYTES(new int[] {8, 8, 8}),
    FOUR_BYTES(new int[] {8, 8, 8, 8});

    @SuppressWarnings("ImmutableEnumChecker") // Never written to, and never handed out.
    private final int[] widths;

    PixelLayout(int[] widths) {
        this.widths = widths;
    }

    /** The layout of a format whose pixels are colours. */
    static PixelLayout of(PixelFormat format) {
        return switch (format) {
            case R5G6B5 -> R5G6B5;
            case R5G5B6 -> R5G5B6;
            case A4R4G4B4 -> FOUR_BITS;
            case L8A8 -> TWO_BYTES;
            case B8G8R8X8 -> THREE_BYTES;
            case B8G8R8A8 -> FOUR_BYTES;
            case INDEXED, INDEXED_ELSEWHERE -> throw new IllegalArgumentException(format + " stores indices");
        };
    }

    int channels() {
        return widths.length;
    }

    /** The lowest bit of a channel. */
    int shift(int channel) {
        int shift = 0;
        for (int i = 0; i < channel; i++) {
            shift += widths[i];
        }
        return shift;
    }

    /** The bits of a channel, at the bottom. */
    int mask(int channel) {
        return (1 << widths[channel]) - 1;
    }
}

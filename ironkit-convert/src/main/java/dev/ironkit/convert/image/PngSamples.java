package dev.ironkit.convert.image;

/** The numbers of a row: 1, 2, 4, 8 or 16 bits each, the first one in the highest bits. */
final class PngSamples {

    private PngSamples() {}

    /** The number at a place; rows begin with the bytes that are left of the picture. */
    static int sample(byte[] row, int first, int depth, int index) {
        return switch (depth) {
            case 8 -> row[first + index] & 0xFF;
            case 16 -> (row[first + 2 * index] & 0xFF) << 8 | (row[first + 2 * index + 1] & 0xFF);
            default -> {
                int bit = index * depth;
                int shift = 8 - depth - (bit & 7);
                yield row[first + (bit >> 3)] >> shift & ((1 << depth) - 1);
            }
        };
    }

    /** Puts the indices of a row to their places. */
    static void indices(PngHeader header, byte[] row, int y, PngPass pass, byte[] target) {
        int at = y * header.width() + pass.x();
        for (int i = 0; i < pass.width(); i++, at += pass.stepX()) {
            target[at] = (byte) sample(row, header.stride(), header.depth(), i);
        }
    }

    /** The number in eight bits: spread over the whole range, or, from 16 bits, the nearest. */
    static int toByte(int value, int depth) {
        return switch (depth) {
            case 1 -> value * 255;
            case 2 -> value * 85;
            case 4 -> value * 17;
            case 8 -> value;
            default -> (value * 255 + 32895) >> 16;
        };
    }
}

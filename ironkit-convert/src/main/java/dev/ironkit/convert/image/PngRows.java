package dev.ironkit.convert.image;

/** Writes pixels as the bytes of a PNG row; the row begins with the bytes that are left of the picture. */
final class PngRows {

    private PngRows() {}

    static void put(int[] pixels, int first, int count, PngColour colour, byte[] row) {
        int at = colour.samples();
        for (int i = first; i < first + count; i++) {
            int pixel = pixels[i];
            row[at++] = (byte) pixel;
            if (colour == PngColour.RGB || colour == PngColour.RGBA) {
                row[at++] = (byte) (pixel >> 8);
                row[at++] = (byte) (pixel >> 16);
            }
            if (colour == PngColour.RGBA || colour == PngColour.GREY_ALPHA) {
                row[at++] = (byte) (pixel >> 24);
            }
        }
    }
}

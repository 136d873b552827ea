package dev.ironkit.format.texm;

/**
 * How far two pictures of the same size differ.
 *
 * @param pixels how many pixels there are
 * @param changed how many differ
 * @param largestError the largest difference of one channel, 0 to 255
 */
public record PixelComparison(int pixels, int changed, int largestError) {

    /** {@return how two pictures differ} */
    public static PixelComparison of(RgbaImage one, RgbaImage other) {
        if (one.width() != other.width() || one.height() != other.height()) {
            throw new IllegalArgumentException(one + " and " + other + " cannot be compared");
        }
        int[] left = one.pixels();
        int[] right = other.pixels();
        int changed = 0;
        int largest = 0;
        for (int i = 0; i < left.length; i++) {
            if (left[i] != right[i]) {
                changed++;
                largest = Math.max(largest, error(left[i], right[i]));
            }
        }
        return new PixelComparison(left.length, changed, largest);
    }

    /** {@return whether they are the same} */
    public boolean exact() {
        return changed == 0;
    }

    private static int error(int one, int other) {
        int largest = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            largest = Math.max(largest, Math.abs((one >>> shift & 0xFF) - (other >>> shift & 0xFF)));
        }
        return largest;
    }
}

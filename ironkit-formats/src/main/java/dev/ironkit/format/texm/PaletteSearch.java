package dev.ironkit.format.texm;

import java.util.Arrays;

/**
 * Finds the index whose colour is nearest to a pixel.
 *
 * <p>Nearest by squared differences of red, green and blue; the lowest index wins a tie. Alpha counts four times, which is more than all
 * the rest together can differ: where index 0 is transparent it is taken for transparent pixels and for no others. Remembers what it found
 * last for pixels like these, so it belongs to one thread.
 */
final class PaletteSearch {

    private static final int ALPHA_WEIGHT = 4;
    private static final int SLOTS = 1 << 12;

    private final int[] colours;
    private final int forced;
    private final int[] asked = new int[SLOTS];
    private final int[] found = new int[SLOTS];

    PaletteSearch(PaletteColours colours) {
        this.colours = colours.table();
        // Alpha means nothing to colours that are all opaque.
        this.forced = colours.isOpaque() ? 0xFF00_0000 : 0;
        Arrays.fill(found, -1);
    }

    /** The pixel as far as the palette can tell: opaque, if all of its colours are. */
    int seen(int pixel) {
        return pixel | forced;
    }

    /** The index whose colour is nearest. */
    int nearest(int pixel) {
        int wanted = seen(pixel);
        int slot = (wanted * 0x9E37_79B1) >>> 20;
        if (found[slot] < 0 || asked[slot] != wanted) {
            found[slot] = search(wanted);
            asked[slot] = wanted;
        }
        return found[slot];
    }

    /** The lowest index of exactly that colour, or -1. */
    int exact(int pixel) {
        int index = nearest(pixel);
        return colours[index] == seen(pixel) ? index : -1;
    }

    private int search(int wanted) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < colours.length; i++) {
            int distance = distance(colours[i], wanted);
            if (distance < least) {
                least = distance;
                best = i;
            }
        }
        return best;
    }

    private static int distance(int one, int other) {
        int red = RgbaImage.red(one) - RgbaImage.red(other);
        int green = RgbaImage.green(one) - RgbaImage.green(other);
        int blue = RgbaImage.blue(one) - RgbaImage.blue(other);
        int alpha = RgbaImage.alpha(one) - RgbaImage.alpha(other);
        return red * red + green * green + blue * blue + ALPHA_WEIGHT * alpha * alpha;
    }
}

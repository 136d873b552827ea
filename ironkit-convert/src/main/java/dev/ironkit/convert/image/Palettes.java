package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PaletteColours;
import dev.ironkit.format.texm.RgbaImage;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Comparisons of palettes. */
final class Palettes {

    private Palettes() {}

    /** Whether the colours begin with these; paint programs drop those at the end that no pixel has. */
    static boolean startsWith(PaletteColours colours, int[] others) {
        for (int i = 0; i < others.length; i++) {
            if (colours.pixel(i) != others[i]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether an index of some pixel shows what another index shows as well.
     *
     * @param withAlpha whether colours that are not equally opaque are told apart
     */
    static boolean isAmbiguous(PaletteColours colours, ByteView indices, boolean withAlpha) {
        int mask = withAlpha ? -1 : 0xFF_FFFF;
        int[] uses = new int[Palette.COLOURS];
        Map<Integer, Integer> count = new HashMap<>();
        for (int i = 0; i < Palette.COLOURS; i++) {
            count.merge(colours.pixel(i) & mask, 1, Integer::sum);
        }
        for (int i = 0; i < indices.length(); i++) {
            uses[indices.u8(i)]++;
        }
        for (int i = 0; i < Palette.COLOURS; i++) {
            if (uses[i] > 0 && count.get(colours.pixel(i) & mask) > 1) {
                return true;
            }
        }
        return false;
    }

    /** How many colours a picture has. */
    static int count(RgbaImage image) {
        return (int) Arrays.stream(image.pixels()).distinct().count();
    }

    /** Whether every pixel has one of the colours. */
    static boolean holds(PaletteColours colours, RgbaImage image) {
        Set<Integer> known = new HashSet<>();
        for (int i = 0; i < Palette.COLOURS; i++) {
            known.add(colours.pixel(i));
        }
        for (int pixel : image.pixels()) {
            if (!known.contains(pixel)) {
                return false;
            }
        }
        return true;
    }
}

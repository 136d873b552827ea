package dev.ironkit.convert.image;

import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PaletteColours;
import dev.ironkit.format.texm.RgbaImage;
import java.util.Arrays;
import java.util.HashSet;
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

package dev.ironkit.convert.image;

import dev.ironkit.format.texm.Dither;
import dev.ironkit.format.texm.MipFilter;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PixelFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a picture becomes a texture, where neither the picture nor what stands beside it says so.
 *
 * @param format how pixels are stored; as before unless given
 * @param dither how steps between colours are hidden
 * @param colours what happens to colours that are not in the palette
 * @param mips where the smaller levels come from
 * @param filter how they are made anew
 * @param levels how many levels there shall be; as before unless given
 * @param resize whether the texture may get the size of the picture
 * @param palette the palette of a texture that has none of its own
 */
public record ImportOptions(
        Optional<PixelFormat> format,
        Dither dither,
        PaletteChoice colours,
        MipsIn mips,
        MipFilter filter,
        OptionalInt levels,
        boolean resize,
        Optional<Palette> palette) {

    /** Everything as it was. */
    public static final ImportOptions PLAIN = new ImportOptions(
            Optional.empty(),
            Dither.NONE,
            PaletteChoice.EXACT,
            MipsIn.AUTO,
            MipFilter.BOX,
            OptionalInt.empty(),
            false,
            Optional.empty());

    /** Where the smaller levels of a texture come from when a picture becomes its largest one. */
    public enum MipsIn {
        /** As they were if the picture is as it was; after an edit from files that were edited too, else made anew. */
        AUTO,
        /** As they were. */
        KEEP,
        /** Made anew from the picture, by the rule of shipped textures. */
        REBUILD,
        /** From the files beside the picture, or from the levels of a DDS. */
        FILES;

        /** {@return the word for it} */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What a picture with other colours than the palette of its texture does. */
    public enum PaletteChoice {
        /** It is refused. */
        EXACT,
        /** It takes the nearest colours of the palette. */
        NEAREST,
        /** It brings a palette of its own: that of the file, or the best one for its colours. */
        NEW
    }
}

package dev.ironkit.convert.image;

import dev.ironkit.format.texm.Dither;
import dev.ironkit.format.texm.MipFilter;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PixelFormat;
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
}

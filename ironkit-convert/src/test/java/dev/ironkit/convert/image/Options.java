package dev.ironkit.convert.image;

import dev.ironkit.convert.image.ImportOptions.MipsIn;
import dev.ironkit.convert.image.ImportOptions.PaletteChoice;
import dev.ironkit.format.texm.Dither;
import dev.ironkit.format.texm.MipFilter;
import dev.ironkit.format.texm.PixelFormat;
import java.util.Optional;
import java.util.OptionalInt;

/** Options that differ from the plain ones in one thing. */
final class Options {

    private Options() {}

    static ImportOptions mips(MipsIn mips) {
        return of(null, PaletteChoice.EXACT, mips, false);
    }

    static ImportOptions colours(PaletteChoice colours) {
        return of(null, colours, MipsIn.AUTO, false);
    }

    static ImportOptions format(PixelFormat format) {
        return of(format, PaletteChoice.EXACT, MipsIn.AUTO, false);
    }

    static ImportOptions resize() {
        return of(null, PaletteChoice.EXACT, MipsIn.AUTO, true);
    }

    static ImportOptions of(PixelFormat format, PaletteChoice colours, MipsIn mips, boolean resize) {
        return new ImportOptions(
                Optional.ofNullable(format),
                Dither.NONE,
                colours,
                mips,
                MipFilter.BOX,
                OptionalInt.empty(),
                resize,
                Optional.empty());
    }
}

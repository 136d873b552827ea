package dev.ironkit.runtime.texture;

import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PaletteColours;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.TextureHeader;
import java.util.Optional;

/** Which surface a texture gets. */
final class SurfaceRules {

    private SurfaceRules() {}

    /**
     * Whether the surface has alpha: two formats and two bits of flags5 ask for it, and the caller may forbid it. Format
     * 88 stores alpha, but the engine makes no alpha surface for it.
     */
    static boolean hasAlpha(TextureHeader header, LoadFlags flags) {
        boolean byFormat =
                header.format() == PixelFormat.A4R4G4B4.code() || header.format() == PixelFormat.B8G8R8A8.code();
        boolean byFlags = (header.flags5() & (TextureHeader.ALPHA_SURFACE | TextureHeader.FADE)) != 0;
        return !flags.opaque() && (byFormat || byFlags);
    }

    /** The format of the surface where the settings force one of 16 bits; nothing where the texture's own will do. */
    static Optional<PixelFormat> target(TextureHeader header, boolean alpha, RenderSettings settings) {
        if (settings.force16BitTextures()) {
            return Optional.of(alpha ? PixelFormat.A4R4G4B4 : PixelFormat.R5G6B5);
        }
        return header.pixelFormat();
    }

    /** What the indices of a texture mean; grey where no palette is at hand, nothing where pixels are no indices. */
    static Optional<PaletteColours> colours(TextureHeader header, Optional<Palette> palette) {
        return header.pixelFormat()
                .filter(PixelFormat::indexed)
                .map(format -> palette.map(known -> PaletteColours.of(known, header.flags5()))
                        .orElseGet(PaletteColours::grey));
    }
}

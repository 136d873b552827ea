package dev.ironkit.runtime.texture;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.MipBuilder;
import dev.ironkit.format.texm.MipLevels;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.texm.TextureHeader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Says how the engine would load a texture. Nothing is uploaded and no file is changed: what comes back is a plan.
 *
 * @param settings the switches of the renderer
 */
public record TextureLoader(RenderSettings settings) {

    /** {@return the plan for a texture; the texture's own flags5 decides about levels that are left out} */
    public LoadedTexture load(Texture texture, LoadFlags flags) {
        return load(texture, flags, texture.header().flags5(), Optional.empty());
    }

    /**
     * {@return the plan for a texture}
     *
     * @param texture the texture
     * @param flags what the caller asks for
     * @param detail the word whose detail bits decide about levels that are left out
     * @param elsewhere the palette of a texture whose palette lies elsewhere, where it is at hand
     */
    public LoadedTexture load(Texture texture, LoadFlags flags, int detail, Optional<Palette> elsewhere) {
        SkippedTexture view = SkippedTexture.of(texture, detail);
        boolean alpha = SurfaceRules.hasAlpha(texture.header(), flags);
        return new LoadedTexture(
                view,
                levels(view, flags, palette(texture, elsewhere)),
                PageRecords.of(view, flags.readsPages()),
                alpha,
                SurfaceRules.target(texture.header(), alpha, settings),
                flags.stage(),
                SurfaceRules.colours(texture.header(), palette(texture, elsewhere)));
    }

    private static Optional<Palette> palette(Texture texture, Optional<Palette> elsewhere) {
        return texture.header().hasPalette() ? Optional.of(Palette.of(texture.palette())) : elsewhere;
    }

    /** The stored levels that are left, or a chain made of the only one there is. */
    private List<ByteView> levels(SkippedTexture view, LoadFlags flags, Optional<Palette> palette) {
        List<ByteView> stored = new ArrayList<>();
        for (int i = 0; i < view.levelCount(); i++) {
            stored.add(view.level(i).bytes());
        }
        if (!makesLevels(view.texture(), flags, palette)) {
            return stored;
        }
        PixelFormat format = view.texture().format().orElseThrow();
        MipBuilder builder = MipBuilder.of(format, format.indexed() ? palette.orElseThrow() : null);
        int count = MipLevels.defaultCount(view.width(), view.height());
        return builder.chain(stored.get(0), view.width(), view.height(), count);
    }

    /** Only for a material, of a texture with one level, sides that are powers of two, and pixels that can be read. */
    private boolean makesLevels(Texture texture, LoadFlags flags, Optional<Palette> palette) {
        TextureHeader header = texture.header();
        boolean readable = header.pixelFormat()
                .map(format -> !format.indexed() || palette.isPresent())
                .orElse(false);
        return !settings.disableMipmap()
                && flags.isForMaterial()
                && header.mipCount() == 1
                && Integer.bitCount(header.width()) == 1
                && Integer.bitCount(header.height()) == 1
                && readable;
    }
}

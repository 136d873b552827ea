package dev.ironkit.runtime.texture;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.PaletteColours;
import dev.ironkit.format.texm.PixelFormat;
import java.util.List;
import java.util.Optional;

/**
 * How the engine would load a texture.
 *
 * @param view the texture without the levels that are left out
 * @param levels the stored pixels of all levels of the surface, the largest first; more than are stored where the engine makes
 *     levels itself
 * @param pages the parts that materials choose from
 * @param alpha whether the surface has alpha
 * @param target the format of the surface; empty where the texture's format is not known and none is forced
 * @param stage the texture stage: 0 or 1
 * @param colours what the indices of the texture mean; empty where its pixels are colours
 */
public record LoadedTexture(
        SkippedTexture view,
        List<ByteView> levels,
        PageRecords pages,
        boolean alpha,
        Optional<PixelFormat> target,
        int stage,
        Optional<PaletteColours> colours) {

    public LoadedTexture {
        levels = List.copyOf(levels);
    }

    /** {@return whether some levels are not stored but made when the texture is loaded} */
    public boolean makesLevels() {
        return levels.size() > view.levelCount();
    }
}

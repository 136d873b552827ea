package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.MipBuilder;
import dev.ironkit.format.texm.MipFilter;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.Texture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The levels of a texture, made from the first one. */
final class MipChain {

    private MipChain() {}

    /** The levels as they are stored. */
    static List<ByteView> stored(Texture texture) {
        List<ByteView> levels = new ArrayList<>();
        texture.levels().forEach(level -> levels.add(level.bytes()));
        return levels;
    }

    /** The levels that the rule of shipped textures makes of level 0. */
    static List<ByteView> of(Texture texture, Optional<Palette> elsewhere) {
        PixelFormat format = texture.format().orElseThrow();
        return of(
                format,
                TexturePictures.palette(texture, elsewhere),
                texture.level(0).bytes(),
                texture.width(),
                texture.height(),
                texture.levelCount(),
                MipFilter.BOX);
    }

    /** So many levels, the given one first. */
    static List<ByteView> of(
            PixelFormat format,
            Optional<Palette> palette,
            ByteView base,
            int width,
            int height,
            int count,
            MipFilter filter) {
        Palette colours = format.indexed() ? palette.orElseGet(MipChain::greys) : null;
        return MipBuilder.of(format, colours).with(filter).chain(base, width, height, count);
    }

    /** Stands in for a palette that is not at hand: indices next to each other are taken to look alike. */
    private static Palette greys() {
        int[] shades = new int[Palette.COLOURS];
        for (int i = 0; i < shades.length; i++) {
            shades[i] = RgbaImage.pixel(i, i, i, 255);
        }
        return Palette.ofPixels(shades);
    }
}

package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts other pictures into a texture and leaves everything else in it as it was: what encoders, palettes and levels are tried by.
 *
 * <p>Pixels that decode as before keep their stored values. The smaller levels are made anew from level 0 if that has changed, and
 * stay as they are if it has not.
 */
final class TexturePainter {

    private final Texture texture;
    private Palette elsewhere;
    private PaletteMatch match = PaletteMatch.EXACT;
    private Dither dither = Dither.NONE;
    private MipFilter filter = MipFilter.BOX;
    private boolean newPalette;
    private AssetPath path = AssetPath.UNNAMED;

    private TexturePainter(Texture texture) {
        this.texture = texture;
    }

    /** {@return a painter of a texture: its palette kept and matched exactly, no dithering, levels as shipped textures have them} */
    static TexturePainter of(Texture texture) {
        return new TexturePainter(texture);
    }

    /** Gives the palette of a texture that has none of its own. */
    TexturePainter elsewhere(Palette palette) {
        elsewhere = palette;
        return this;
    }

    /** Says which colours of a palette a pixel may take. */
    TexturePainter match(PaletteMatch which) {
        match = which;
        return this;
    }

    /** Makes a new palette for the picture, if the texture has one of its own; its unused bytes stay. */
    TexturePainter newPalette() {
        newPalette = true;
        match = PaletteMatch.NEAREST;
        return this;
    }

    /** Says how steps between stored colours are hidden. */
    TexturePainter dither(Dither way) {
        dither = way;
        return this;
    }

    /** Says how smaller levels are made. */
    TexturePainter filter(MipFilter which) {
        filter = which;
        return this;
    }

    /** Names the texture in a refusal. */
    TexturePainter path(AssetPath named) {
        path = named;
        return this;
    }

    /**
     * {@return the texture with another level 0, of any size, and as many levels as before or as that size allows}
     *
     * @throws RefusedException if the picture has colours that are not in the palette, or does not fit the pages
     */
    Texture paint(RgbaImage image) {
        Texture target = prepared(image);
        ByteView base = encoded(target, image, 0);
        boolean unchanged =
                target.equals(texture) && base.equals(texture.level(0).bytes());
        if (unchanged) {
            return texture;
        }
        int count = Math.min(texture.levelCount(), MipLevels.largestCount(image.width(), image.height()));
        PixelFormat format = target.format().orElseThrow();
        List<ByteView> chain =
                MipBuilder.of(format, paletteOf(target)).with(filter).chain(base, image.width(), image.height(), count);
        return finished(target, image, chain);
    }

    /**
     * {@return the texture with other levels, as many as are given, the largest first}
     *
     * @throws RefusedException if a picture has colours that are not in the palette, or has not the size of its level
     */
    Texture paint(List<RgbaImage> images) {
        RgbaImage image = images.get(0);
        Texture target = prepared(image);
        List<ByteView> levels = new ArrayList<>();
        for (int i = 0; i < images.size(); i++) {
            levels.add(encoded(target, images.get(i), i));
        }
        return finished(target, image, levels);
    }

    /** The texture with the palette it will have. */
    private Texture prepared(RgbaImage image) {
        if (!newPalette || !texture.header().hasPalette()) {
            return texture;
        }
        boolean clear = (texture.header().flags5() & PaletteColours.FIRST_TRANSPARENT) != 0;
        Palette made = clear ? Quantiser.paletteBesideTransparent(image) : Quantiser.palette(image);
        Palette before = Palette.of(texture.palette());
        return texture.edit().palette(made.withUnusedOf(before).raw()).apply();
    }

    private ByteView encoded(Texture target, RgbaImage image, int level) {
        PixelFormat format = target.format().orElseThrow(() -> TexturePixels.unknown(texture));
        PixelEncoder encoder = PixelEncoder.of(
                        format, TexturePixels.of(target, elsewhere).colours(), match)
                .with(dither);
        return encoder.encode(image, previous(target, image, level), path);
    }

    /** The stored level a picture takes the place of, if there is one of that size; under another palette its indices mean nothing. */
    private ByteView previous(Texture target, RgbaImage image, int level) {
        if (level >= texture.levelCount() || !target.palette().equals(texture.palette())) {
            return null;
        }
        TextureLevel stored = texture.level(level);
        boolean same = stored.width() == image.width() && stored.height() == image.height();
        return same ? stored.bytes() : null;
    }

    private Palette paletteOf(Texture target) {
        if (target.header().hasPalette()) {
            return Palette.of(target.palette());
        }
        return elsewhere == null ? Palette.grey() : elsewhere;
    }

    private static Texture finished(Texture target, RgbaImage image, List<ByteView> levels) {
        return target.edit().size(image.width(), image.height()).levels(levels).apply();
    }
}

package dev.ironkit.demo.texture;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.MipBuilder;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PaletteMatch;
import dev.ironkit.format.texm.PixelEncoder;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.Quantiser;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import java.util.List;

/** Textures of procedural pictures in the stored pixel formats, with their smaller levels. */
public final class TextureBytes {

    private TextureBytes() {}

    /** A texture of any format but that of a palette elsewhere. */
    static ByteView of(TextureRecipe recipe) {
        PixelFormat stored = recipe.format();
        RgbaImage image =
                image(recipe.width(), recipe.height(), recipe.picture().get());
        Palette palette = stored == PixelFormat.INDEXED ? Quantiser.palette(image) : null;
        ByteView first = encoder(stored, palette).encode(image);
        Texture texture = Texture.of(
                stored,
                recipe.width(),
                recipe.height(),
                palette == null ? ByteView.empty() : palette.raw(),
                MipBuilder.of(stored, palette).chain(first, recipe.width(), recipe.height(), recipe.levels()),
                recipe.pages());
        return TexmFormat.TEXM.encoded(
                recipe.flags5() == 0
                        ? texture
                        : texture.edit().flags5(recipe.flags5()).apply());
    }

    /** {@return a square texture of one level} */
    public static ByteView of(int format, int size, Picture picture) {
        return of(TextureRecipe.of("", format, size, 1, () -> picture));
    }

    /** A texture whose palette lies elsewhere. */
    public static ByteView withPaletteElsewhere(int size, Palette palette, Picture picture) {
        ByteView first = encoder(PixelFormat.INDEXED_ELSEWHERE, palette).encode(image(size, size, picture));
        return TexmFormat.TEXM.encoded(Texture.of(PixelFormat.INDEXED_ELSEWHERE, size, size, List.of(first)));
    }

    private static PixelEncoder encoder(PixelFormat format, Palette palette) {
        return PixelEncoder.of(format, palette == null ? null : palette.colours(), PaletteMatch.NEAREST);
    }

    private static RgbaImage image(int width, int height, Picture picture) {
        RgbaImage image = new RgbaImage(width, height);
        for (int i = 0; i < image.pixels().length; i++) {
            int colour = picture.at(i % width, i / width);
            image.pixels()[i] =
                    RgbaImage.pixel(colour >>> 16 & 0xFF, colour >>> 8 & 0xFF, colour & 0xFF, colour >>> 24);
        }
        return image;
    }
}

package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.MipBuilder;
import dev.ironkit.format.texm.PageRect;
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
final class TextureBytes {

    private TextureBytes() {}

    /** A texture of any format but that of a palette elsewhere. */
    static ByteView of(int format, int size, int levels, Picture picture) {
        return atlas(format, size, levels, List.of(), picture);
    }

    /** The same with rectangles. */
    static ByteView atlas(int format, int size, int levels, List<PageRect> pages, Picture picture) {
        PixelFormat stored = PixelFormat.ofCode(format).orElseThrow();
        RgbaImage image = image(size, picture);
        Palette palette = stored == PixelFormat.INDEXED ? Quantiser.palette(image) : null;
        ByteView first = encoder(stored, palette).encode(image);
        Texture texture = Texture.of(
                stored,
                size,
                size,
                palette == null ? ByteView.empty() : palette.raw(),
                MipBuilder.of(stored, palette).chain(first, size, size, levels),
                pages);
        return TexmFormat.TEXM.encoded(texture);
    }

    /** A texture whose palette lies elsewhere. */
    static ByteView withPaletteElsewhere(int size, Palette palette, Picture picture) {
        ByteView first = encoder(PixelFormat.INDEXED_ELSEWHERE, palette).encode(image(size, picture));
        return TexmFormat.TEXM.encoded(Texture.of(PixelFormat.INDEXED_ELSEWHERE, size, size, List.of(first)));
    }

    private static PixelEncoder encoder(PixelFormat format, Palette palette) {
        return PixelEncoder.of(format, palette == null ? null : palette.colours(), PaletteMatch.NEAREST);
    }

    private static RgbaImage image(int size, Picture picture) {
        RgbaImage image = new RgbaImage(size, size);
        for (int i = 0; i < image.pixels().length; i++) {
            int colour = picture.at(i % size, i / size);
            image.pixels()[i] =
                    RgbaImage.pixel(colour >>> 16 & 0xFF, colour >>> 8 & 0xFF, colour & 0xFF, colour >>> 24);
        }
        return image;
    }
}

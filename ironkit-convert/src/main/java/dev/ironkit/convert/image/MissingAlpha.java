package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PaletteColours;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Gives the pixels of a picture that cannot say how opaque they are what their colours have in the palette of a texture.
 *
 * <p>A DDS of a texture with a palette holds colours alone. A pixel that has the colour it had is as opaque as it was; one with another
 * colour is opaque, if the palette has that.
 */
final class MissingAlpha {

    private static final int RGB = 0xFF_FFFF;
    private static final int OPAQUE = 0xFF00_0000;

    private final PaletteColours colours;
    private final Map<Integer, Integer> byColour = new HashMap<>();

    private MissingAlpha(PaletteColours colours) {
        this.colours = colours;
        for (int i = 0; i < Palette.COLOURS; i++) {
            int pixel = colours.pixel(i);
            byColour.merge(pixel & RGB, pixel, (one, other) -> isOpaque(one) ? one : isOpaque(other) ? other : one);
        }
    }

    private static boolean isOpaque(int pixel) {
        return (pixel & OPAQUE) == OPAQUE;
    }

    /** A picture with the alpha that the file beside it tells; where that does not know, as it is. */
    static PictureFile complete(PictureFile picture, Sidecar sidecar) {
        Optional<PixelFormat> format = PixelFormat.ofCode(sidecar.format()).filter(PixelFormat::indexed);
        boolean knows = format.isPresent()
                && sidecar.palette().length() > 0
                && sidecar.levels().get(0).indices().length() > 0;
        return knows
                ? complete(
                        picture,
                        TexturePictures.colours(
                                format.get(), sidecar.flags5(), Optional.of(Palette.of(sidecar.palette()))),
                        level -> level < sidecar.levels().size()
                                ? sidecar.levels().get(level).indices()
                                : ByteView.empty())
                : picture;
    }

    /**
     * A picture with the alpha that its colours have in a palette.
     *
     * @param before the indices that each level had, none where that is not known
     */
    static PictureFile complete(PictureFile picture, PaletteColours colours, IntFunction<ByteView> before) {
        if (picture.saysAlpha() || colours == null || colours.isOpaque()) {
            return picture;
        }
        MissingAlpha alpha = new MissingAlpha(colours);
        List<Picture> levels = new ArrayList<>();
        for (int level = 0; level < picture.levels().size(); level++) {
            Picture one = picture.levels().get(level);
            levels.add(one.indexed().isPresent() ? one : Picture.of(alpha.complete(one.image(), before.apply(level))));
        }
        return picture.showing(levels);
    }

    private RgbaImage complete(RgbaImage image, ByteView before) {
        RgbaImage made = new RgbaImage(image.width(), image.height());
        int[] pixels = made.pixels();
        System.arraycopy(image.pixels(), 0, pixels, 0, pixels.length);
        boolean known = before != null && before.length() == pixels.length;
        for (int i = 0; i < pixels.length; i++) {
            if (isOpaque(pixels[i])) {
                int was = known ? colours.pixel(before.u8(i)) : pixels[i];
                pixels[i] = known && (was & RGB) == (pixels[i] & RGB)
                        ? was
                        : byColour.getOrDefault(pixels[i] & RGB, pixels[i]);
            }
        }
        return made;
    }
}

package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;

/**
 * Turns a picture into the stored pixels of a level.
 *
 * <p>Each pixel takes the stored value that decodes nearest to it, which gives back every value that was decoded. Where several
 * stored values decode alike, as equal colours of a palette or values with an unused byte, the level that was there before
 * decides: a pixel that decodes as before keeps its stored value, and the unused bytes of all pixels are kept.
 */
public final class PixelEncoder {

    private final PixelDecoder decoder;
    private final PaletteColours colours;
    private final PaletteMatch match;
    private final Dither dither;

    private PixelEncoder(PixelDecoder decoder, PaletteColours colours, PaletteMatch match, Dither dither) {
        this.decoder = decoder;
        this.colours = colours;
        this.match = match;
        this.dither = dither;
    }

    /** {@return the encoder of a format whose pixels are colours} */
    public static PixelEncoder of(PixelFormat format) {
        return new PixelEncoder(PixelDecoder.of(format), null, PaletteMatch.NEAREST, Dither.NONE);
    }

    /** {@return the encoder of any format; colours and match are for one whose pixels are indices} */
    public static PixelEncoder of(PixelFormat format, PaletteColours colours, PaletteMatch match) {
        if (!format.indexed()) {
            return of(format);
        }
        return new PixelEncoder(PixelDecoder.of(format, colours), colours, match, Dither.NONE);
    }

    /** {@return the same encoder with dithering, which must suit the format} */
    public PixelEncoder with(Dither way) {
        if (!way.suits(format())) {
            throw new IllegalArgumentException(way + " does not suit " + format());
        }
        if (way != Dither.NONE && match == PaletteMatch.EXACT) {
            throw new IllegalArgumentException("exact colours leave nothing to dither");
        }
        return new PixelEncoder(decoder, colours, match, way);
    }

    /** {@return the format it encodes to} */
    public PixelFormat format() {
        return decoder.format();
    }

    /** {@return the level of a new picture; unused bytes are 0} */
    public ByteView encode(RgbaImage image) {
        return encode(image, null, AssetPath.UNNAMED);
    }

    /** {@return the level of a picture that takes the place of another level of the same size} */
    public ByteView encode(RgbaImage image, ByteView previous) {
        return encode(image, previous, AssetPath.UNNAMED);
    }

    /**
     * {@return the level of a picture}
     *
     * @param image the picture
     * @param previous the level it takes the place of, of the same size; null for a new one
     * @param path the texture, for a refusal: colours that have to be in the palette and are not
     */
    public ByteView encode(RgbaImage image, ByteView previous, AssetPath path) {
        int pixels = image.pixels().length;
        byte[] level = new byte[Math.multiplyExact(pixels, format().bytesPerPixel())];
        if (previous != null && previous.length() != level.length) {
            throw new IllegalArgumentException(previous.length() + " bytes before, " + level.length + " now");
        }
        ByteView before = previous == null ? null : previous.load();
        PixelStore store = new PixelStore(decoder, colours, before, level);
        if (dither == Dither.ERROR_DIFFUSION) {
            new DitherDiffusion(image, store).run();
        } else {
            encodeEach(image, store, path);
        }
        return ByteView.of(level);
    }

    private void encodeEach(RgbaImage image, PixelStore store, AssetPath path) {
        int[] pixels = image.pixels();
        int missing = 0;
        int firstMissing = -1;
        for (int i = 0; i < pixels.length; i++) {
            if (store.keep(i, pixels[i])) {
                continue;
            }
            if (match == PaletteMatch.EXACT && !store.has(pixels[i])) {
                firstMissing = missing++ == 0 ? i : firstMissing;
                continue;
            }
            store.put(i, value(pixels[i], i % image.width(), i / image.width(), store));
        }
        if (missing > 0) {
            throw refusal(image, missing, firstMissing, path);
        }
    }

    private int value(int pixel, int x, int y, PixelStore store) {
        return dither == Dither.ORDERED ? DitherPattern.value(format(), pixel, x, y) : store.nearest(pixel);
    }

    private static RefusedException refusal(RgbaImage image, int missing, int first, AssetPath path) {
        return new RefusedException(
                PixelProblem.PALETTE_MATCH,
                path,
                missing,
                image.pixels().length,
                PixelText.of(image.pixels()[first]),
                first % image.width(),
                first / image.width());
    }
}

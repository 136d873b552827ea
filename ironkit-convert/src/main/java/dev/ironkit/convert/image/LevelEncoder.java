package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.image.ImportOptions.PaletteChoice;
import dev.ironkit.format.texm.Dither;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PaletteColours;
import dev.ironkit.format.texm.PaletteMatch;
import dev.ironkit.format.texm.PixelDecoder;
import dev.ironkit.format.texm.PixelEncoder;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.Quantiser;
import dev.ironkit.format.texm.RgbaImage;
import java.util.Optional;

/** Turns pictures into stored levels and keeps what the pictures cannot say. */
final class LevelEncoder {

    private final TextureFrame frame;
    private final AssetPath path;
    private final Optional<Palette> palette;
    private final PaletteColours colours;
    private final PixelEncoder encoder;

    private LevelEncoder(TextureFrame frame, Optional<Palette> palette, ImportOptions options, AssetPath path) {
        this.frame = frame;
        this.path = path;
        this.palette = palette;
        this.colours = TexturePictures.colours(frame.format(), frame.flags5(), palette);
        this.encoder = encoder(frame.format(), options);
    }

    static LevelEncoder of(TextureFrame frame, Picture picture, ImportOptions options, AssetPath path) {
        if (!options.dither().suits(frame.format())) {
            throw new RefusedException(
                    ConvertProblem.DITHER, path, frame.format().code());
        }
        return new LevelEncoder(frame, palette(frame, picture, options), options, path);
    }

    /** The palette of the texture: the one there is, or, if there is none or another is asked for, that of the picture. */
    private static Optional<Palette> palette(TextureFrame frame, Picture picture, ImportOptions options) {
        boolean fresh = frame.palette().isEmpty() || options.colours() == PaletteChoice.NEW;
        if (frame.format() != PixelFormat.INDEXED || !fresh) {
            return frame.palette();
        }
        if (picture.indexed().isPresent()) {
            return Optional.of(Palette.ofPixels(picture.indexed().get().palette()));
        }
        boolean clear = (frame.flags5() & PaletteColours.FIRST_TRANSPARENT) != 0;
        Palette best = clear ? Quantiser.paletteBesideTransparent(picture.image()) : Quantiser.palette(picture.image());
        boolean fits = Palettes.holds(PaletteColours.of(best, frame.flags5()), picture.image());
        // A new texture whose colours do not fit is refused like one that has a palette already, unless asked to.
        return options.colours() == PaletteChoice.EXACT && !fits ? Optional.empty() : Optional.of(best);
    }

    private PixelEncoder encoder(PixelFormat format, ImportOptions options) {
        boolean asked = options.colours() != PaletteChoice.EXACT || options.dither() != Dither.NONE;
        PixelEncoder plain = PixelEncoder.of(format, colours, asked ? PaletteMatch.NEAREST : PaletteMatch.EXACT);
        return options.dither() == Dither.NONE ? plain : plain.with(options.dither());
    }

    /** The palette the texture gets. */
    Optional<Palette> palette() {
        return palette;
    }

    /** The stored pixels of a level. */
    ByteView encode(Picture picture, int level) {
        if (frame.format().indexed()) {
            return encoder.encode(picture.image(), hints(picture, frame.indices(level)), path);
        }
        ByteView previous = frame.previous(level);
        ByteView stored = encoder.encode(picture.image(), previous, path);
        boolean hasPlane = previous == null && frame.format() == PixelFormat.B8G8R8X8;
        return hasPlane ? withUnused(stored, level) : stored;
    }

    /** A picture with what its file cannot say: how opaque the colours of the palette are. */
    PictureFile complete(PictureFile picture) {
        return MissingAlpha.complete(picture, colours, frame::indices);
    }

    /**
     * Whether a level that was there is made of colours alone, several of which are the same in the palette: which of them a pixel had is
     * not known then.
     */
    boolean guesses(PictureFile picture, int level, ByteView stored) {
        boolean told = !frame.format().indexed()
                || frame.indices(level) != null
                || isNewPalette()
                || picture.levels().get(level).indexed().isPresent();
        boolean other = frame.known(level)
                .filter(was -> !was.stored().equals(Sha256.of(stored)))
                .isPresent();
        return !told && other && Palettes.isAmbiguous(colours, stored, picture.saysAlpha());
    }

    /** What a stored level looks like. */
    RgbaImage decode(ByteView stored, int width, int height) {
        return PixelDecoder.of(frame.format(), colours).decode(stored, width, height);
    }

    /** What a level that was there looked like, under the palette there was. */
    RgbaImage decodeBefore(ByteView stored, int width, int height) {
        PaletteColours before = TexturePictures.colours(frame.format(), frame.flags5(), frame.palette());
        return PixelDecoder.of(frame.format(), before).decode(stored, width, height);
    }

    /** Whether a palette that was there gives way to another. */
    boolean isNewPalette() {
        return frame.palette().isPresent()
                && !frame.palette().get().raw().equals(palette.orElseThrow().raw());
    }

    /**
     * An index for each pixel that may be kept if it has the right colour. Where the file still has the palette of the texture
     * its indices count; where a paint program has reordered it, the index that was stored before comes first.
     */
    private ByteView hints(Picture picture, ByteView previous) {
        if (picture.indexed().isEmpty()) {
            return previous;
        }
        IndexedImage indexed = picture.indexed().get();
        boolean ours = Palettes.startsWith(colours, indexed.palette());
        if (ours) {
            return ByteView.of(indexed.indices());
        }
        byte[] hints = indexed.indices().clone();
        for (int i = 0; previous != null && i < hints.length; i++) {
            int before = previous.u8(i);
            if (colours.pixel(before) == picture.image().pixels()[i]) {
                hints[i] = (byte) before;
            }
        }
        return ByteView.of(hints);
    }

    private ByteView withUnused(ByteView stored, int level) {
        Optional<ByteView> plane =
                frame.known(level).map(Sidecar.Level::unused).filter(bytes -> 4 * bytes.length() == stored.length());
        if (plane.isEmpty()) {
            return stored;
        }
        byte[] bytes = stored.toByteArray();
        for (int i = 0; i < plane.get().length(); i++) {
            bytes[4 * i + 3] = plane.get().i8(i);
        }
        return ByteView.of(bytes);
    }
}

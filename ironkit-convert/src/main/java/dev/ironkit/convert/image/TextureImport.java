package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.image.ImportOptions.PaletteChoice;
import dev.ironkit.convert.image.Imported.ImportedLevel;
import dev.ironkit.format.texm.MipLevels;
import dev.ironkit.format.texm.PixelComparison;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.PixelProblem;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.Texture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Makes a texture of a picture.
 *
 * <p>What the picture says wins; what it cannot say comes from the file beside it, then from the texture it takes the place of.
 * A pixel that shows what it showed keeps its stored value, so an untouched picture gives the same bytes.
 */
public final class TextureImport {

    private final TextureFrame frame;
    private final PictureFile picture;
    private final ImportOptions options;
    private final AssetPath path;
    private final LevelEncoder encoder;

    private TextureImport(TextureFrame frame, PictureFile picture, ImportOptions options, AssetPath path) {
        this.frame = frame;
        this.options = options;
        this.path = path;
        this.encoder = LevelEncoder.of(frame, picture.levels().get(0), options, path);
        this.picture = encoder.complete(picture);
    }

    /**
     * {@return the texture and what became of the picture}
     *
     * @param picture the picture, perhaps with smaller levels
     * @param base the texture it takes the place of
     * @param sidecar what stands beside the picture
     * @param path the picture, for refusals
     * @throws RefusedException if something would be lost that was not asked for
     */
    public static Imported run(
            PictureFile picture,
            Optional<Texture> base,
            Optional<Sidecar> sidecar,
            ImportOptions options,
            AssetPath path) {
        TextureFrame frame = TextureFrame.of(picture, base, sidecar, options, path);
        if (base.isEmpty() || options.levels().isPresent()) {
            frame.checkLevels(path);
        }
        boolean elsewhere = frame.format() == PixelFormat.INDEXED_ELSEWHERE;
        if (elsewhere && options.colours() == PaletteChoice.NEW) {
            throw new RefusedException(ConvertProblem.NEW_PALETTE, path);
        }
        try {
            return new TextureImport(frame, picture, options, path).run();
        } catch (RefusedException e) {
            Diagnostic found = e.diagnostic();
            throw elsewhere && found.code() == PixelProblem.PALETTE_MATCH
                    ? new RefusedException(
                            ConvertProblem.OTHER_COLOURS,
                            path,
                            found.arguments().toArray())
                    : named(e, path);
        }
    }

    /** The refusal of an editor, which does not know what it edits, with the picture as its place. */
    private static RefusedException named(RefusedException refusal, AssetPath path) {
        Diagnostic found = refusal.diagnostic();
        return found.path().equals(AssetPath.UNNAMED)
                ? new RefusedException(found.code(), path, found.arguments().toArray())
                : refusal;
    }

    private Imported run() {
        if (frame.format() == PixelFormat.INDEXED && encoder.palette().isEmpty()) {
            throw new RefusedException(
                    ConvertProblem.COLOURS,
                    path,
                    Palettes.count(picture.levels().get(0).image()));
        }
        ByteView first = encoder.encode(picture.levels().get(0), 0);
        SmallerLevels.Chain chain = new SmallerLevels(frame, picture, encoder, options, path).behind(first);
        Texture texture = new TextureAssembly(frame, encoder.palette(), chain.levels()).texture();
        RgbaImage image = picture.levels().get(0).image();
        RgbaImage shown = encoder.decode(first, frame.width(), frame.height());
        return new Imported(
                texture,
                chain.how(),
                chain.lost(),
                encoder.isNewPalette(),
                report(chain),
                dropped(chain, image, shown),
                frame.defaults(),
                picture.notes(),
                SidecarCheck.of(frame, image, first, encoder, options));
    }

    private List<String> dropped(SmallerLevels.Chain chain, RgbaImage image, RgbaImage shown) {
        List<String> dropped = new ArrayList<>(DroppedChannels.of(frame.format(), image, shown));
        boolean guessed = chain.pictured().stream()
                .anyMatch(
                        level -> encoder.guesses(picture, level, chain.levels().get(level)));
        if (guessed) {
            dropped.add("identical palette colours"
                    + (picture.saysAlpha() ? "" : ", or ones that differ only in opacity,")
                    + " cannot be told apart in this image; the first one was used");
        }
        return dropped;
    }

    private List<ImportedLevel> report(SmallerLevels.Chain chain) {
        List<ImportedLevel> levels = new ArrayList<>();
        for (int i = 0; i < chain.levels().size(); i++) {
            levels.add(report(chain, i));
        }
        return levels;
    }

    private ImportedLevel report(SmallerLevels.Chain chain, int level) {
        int width = MipLevels.side(frame.width(), level);
        int height = MipLevels.side(frame.height(), level);
        ByteView stored = chain.levels().get(level);
        RgbaImage shown = encoder.decode(stored, width, height);
        ByteView before = frame.previous(level);
        OptionalInt changed = OptionalInt.empty();
        if (before != null) {
            RgbaImage was = encoder.decodeBefore(before, width, height);
            changed = OptionalInt.of(PixelComparison.of(was, shown).changed());
        }
        boolean pictured = chain.pictured().contains(level);
        PixelComparison error =
                PixelComparison.of(pictured ? picture.levels().get(level).image() : shown, shown);
        return new ImportedLevel(
                level, chain.from(level), width * height, changed, error.exact(), error.largestError());
    }

    /** What a picture has and the texture made of it has no room for: alpha, or colours. */
    private static final class DroppedChannels {

        private DroppedChannels() {}

        /** In words. */
        static List<String> of(PixelFormat format, RgbaImage picture, RgbaImage shown) {
            List<String> dropped = new ArrayList<>();
            if (hasAlpha(picture) && !holdsAlpha(format) && !hasAlpha(shown)) {
                dropped.add("alpha is dropped: format " + format.code() + " has none");
            }
            boolean greyOnly = format == PixelFormat.L8A8 || format == PixelFormat.INDEXED_ELSEWHERE;
            if (greyOnly && hasColour(picture) && !hasColour(shown)) {
                dropped.add("colours became grey: format " + format.code() + " has no other colours"
                        + (format == PixelFormat.L8A8 ? "" : " without its palette"));
            }
            return dropped;
        }

        private static boolean holdsAlpha(PixelFormat format) {
            return switch (format) {
                case A4R4G4B4, B8G8R8A8, L8A8 -> true;
                default -> false;
            };
        }

        private static boolean hasAlpha(RgbaImage image) {
            for (int pixel : image.pixels()) {
                if (RgbaImage.alpha(pixel) != 255) {
                    return true;
                }
            }
            return false;
        }

        private static boolean hasColour(RgbaImage image) {
            for (int pixel : image.pixels()) {
                if (RgbaImage.red(pixel) != RgbaImage.green(pixel) || RgbaImage.red(pixel) != RgbaImage.blue(pixel)) {
                    return true;
                }
            }
            return false;
        }
    }
}

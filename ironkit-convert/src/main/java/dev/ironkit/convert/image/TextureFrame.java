package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.image.ImportOptions.MipsIn;
import dev.ironkit.format.texm.Dither;
import dev.ironkit.format.texm.MipLevels;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.Texture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Everything a texture will be but its pixels, gathered from the file beside the picture, from the texture that was there, and
 * from the options; of two that say the same thing the earlier wins, and the options win over both.
 *
 * @param format how pixels are stored
 * @param width pixels in a row
 * @param height rows
 * @param levels how many levels
 * @param palette the colours of indices, where they are known already
 * @param base the texture that was there
 * @param sidecar what stands beside the picture
 * @param defaults what nobody said, in words
 */
record TextureFrame(
        PixelFormat format,
        int width,
        int height,
        int levels,
        Optional<Palette> palette,
        Optional<Texture> base,
        Optional<Sidecar> sidecar,
        List<String> defaults) {

    static TextureFrame of(
            PictureFile picture,
            Optional<Texture> base,
            Optional<Sidecar> sidecar,
            ImportOptions options,
            AssetPath path) {
        RgbaImage image = picture.levels().get(0).image();
        Optional<PixelFormat> known = known(base, sidecar, path);
        boolean isNew = base.isEmpty() && sidecar.isEmpty();
        if (!isNew && !options.resize()) {
            checkSize(image, base, sidecar, path);
        }
        PixelFormat format = options.format().or(() -> known).orElseGet(() -> likely(picture));
        int levels = levels(picture, base, sidecar, options);
        List<String> defaults = isNew ? DefaultsText.of(picture, format, levels, options) : List.of();
        return new TextureFrame(
                format,
                image.width(),
                image.height(),
                levels,
                palette(format, base, sidecar, options),
                base,
                sidecar,
                defaults);
    }

    private static Optional<PixelFormat> known(Optional<Texture> base, Optional<Sidecar> sidecar, AssetPath path) {
        Optional<Integer> code = sidecar.map(Sidecar::format)
                .or(() -> base.map(texture -> texture.header().format()));
        return code.map(number -> PixelFormat.ofCode(number)
                .orElseThrow(
                        () -> new RefusedException(ConvertProblem.FORMAT, path, Integer.toUnsignedString(number))));
    }

    private static void checkSize(RgbaImage image, Optional<Texture> base, Optional<Sidecar> sidecar, AssetPath path) {
        int width =
                sidecar.map(Sidecar::width).orElseGet(() -> base.orElseThrow().width());
        int height =
                sidecar.map(Sidecar::height).orElseGet(() -> base.orElseThrow().height());
        if (image.width() != width || image.height() != height) {
            throw new RefusedException(ConvertProblem.SIZE, path, 0, image.width(), image.height(), width, height);
        }
    }

    /** Indices stay indices, alpha stays alpha. */
    private static PixelFormat likely(PictureFile picture) {
        Picture first = picture.levels().get(0);
        boolean alpha = false;
        for (int pixel : first.image().pixels()) {
            alpha |= RgbaImage.alpha(pixel) != 255;
        }
        if (picture.format().isPresent()) {
            return picture.format().get();
        }
        if (alpha) {
            return PixelFormat.B8G8R8A8;
        }
        return first.indexed().isPresent() ? PixelFormat.INDEXED : PixelFormat.B8G8R8X8;
    }

    private static int levels(
            PictureFile picture, Optional<Texture> base, Optional<Sidecar> sidecar, ImportOptions options) {
        if (options.levels().isPresent()) {
            return options.levels().getAsInt();
        }
        RgbaImage image = picture.levels().get(0).image();
        int usual = MipLevels.defaultCount(image.width(), image.height());
        if (base.isEmpty() && sidecar.isEmpty()) {
            boolean given = picture.levels().size() > 1 && options.mips() != MipsIn.REBUILD;
            return given ? picture.levels().size() : usual;
        }
        int width =
                sidecar.map(Sidecar::width).orElseGet(() -> base.orElseThrow().width());
        int height =
                sidecar.map(Sidecar::height).orElseGet(() -> base.orElseThrow().height());
        int before = sidecar.map(known -> known.levels().size())
                .orElseGet(() -> base.orElseThrow().levelCount());
        boolean sameSize = width == image.width() && height == image.height();
        return sameSize || before == 1 ? before : usual;
    }

    private static Optional<Palette> palette(
            PixelFormat format, Optional<Texture> base, Optional<Sidecar> sidecar, ImportOptions options) {
        if (!format.indexed()) {
            return Optional.empty();
        }
        Optional<Palette> beside = sidecar.filter(known ->
                        known.format() == format.code() && known.palette().length() > 0)
                .map(known -> Palette.of(known.palette()));
        if (format == PixelFormat.INDEXED_ELSEWHERE) {
            return options.palette().or(() -> beside);
        }
        return beside.or(() ->
                base.filter(texture -> texture.palette().length() > 0).map(texture -> Palette.of(texture.palette())));
    }

    /** Refuses more levels than the size allows; some textures have them, but none is made so. */
    void checkLevels(AssetPath path) {
        int most = MipLevels.largestCount(width, height);
        if (levels > most) {
            throw new RefusedException(ConvertProblem.LEVEL_COUNT, path, width, height, most, levels);
        }
    }

    int flags5() {
        return sidecar.map(Sidecar::flags5)
                .or(() -> base.map(texture -> texture.header().flags5()))
                .orElse(0);
    }

    /** The stored bytes of a level as it was, if it was stored the same way; else null. */
    ByteView previous(int level) {
        boolean same = base.isPresent()
                && base.get().header().format() == format.code()
                && base.get().width() == width
                && base.get().height() == height
                && level < base.get().levelCount();
        boolean sameColours = same
                && (format != PixelFormat.INDEXED
                        || palette.filter(known -> known.raw().equals(base.get().palette()))
                                .isPresent());
        return sameColours ? base.get().level(level).bytes() : null;
    }

    /** The indices that the pixels of a level had: those that are stored, or those that stand beside the picture; null for none. */
    ByteView indices(int level) {
        ByteView stored = previous(level);
        if (stored != null || !format.indexed()) {
            return stored;
        }
        return known(level)
                .map(Sidecar.Level::indices)
                .filter(there -> there.length() > 0)
                .orElse(null);
    }

    /** What is known of a level as it was, if the texture keeps its size. */
    Optional<Sidecar.Level> known(int level) {
        return sidecar.filter(beside -> beside.format() == format.code()
                        && beside.width() == width
                        && beside.height() == height
                        && level < beside.levels().size())
                .map(beside -> beside.levels().get(level));
    }

    /** What was chosen for a texture that nobody said anything about, in words. */
    private static final class DefaultsText {

        private DefaultsText() {}

        static List<String> of(PictureFile picture, PixelFormat format, int levels, ImportOptions options) {
            List<String> chosen = new ArrayList<>();
            if (options.format().isEmpty()) {
                chosen.add("format " + format.code() + " (" + why(picture, format) + ")");
            }
            if (options.levels().isEmpty()) {
                boolean given = levels > 1 && picture.levels().size() == levels;
                chosen.add(
                        levels == 1 ? "1 level" : levels + " levels" + (given ? " (as given)" : " (down to 4 pixels)"));
            }
            if (options.dither() == Dither.NONE && format.bytesPerPixel() == 2) {
                chosen.add("no dithering");
            }
            return chosen;
        }

        private static String why(PictureFile picture, PixelFormat format) {
            if (picture.format().isPresent()) {
                return "as the DDS stores it";
            }
            return switch (format) {
                case INDEXED -> "the image has a palette";
                case B8G8R8A8 -> "the image has alpha";
                default -> "the image has no alpha";
            };
        }
    }
}

package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.texm.MipLevels;
import dev.ironkit.format.texm.RgbaImage;
import java.util.ArrayList;
import java.util.List;

/** Finds or makes the levels behind the first. */
final class SmallerLevels {

    /** What became of them: how, and the stored levels, the first among them. */
    record Chain(MipsIn how, boolean lost, List<ByteView> levels) {}

    private final TextureFrame frame;
    private final PictureFile picture;
    private final LevelEncoder encoder;
    private final ImportOptions options;
    private final AssetPath path;

    SmallerLevels(
            TextureFrame frame, PictureFile picture, LevelEncoder encoder, ImportOptions options, AssetPath path) {
        this.frame = frame;
        this.picture = picture;
        this.encoder = encoder;
        this.options = options;
        this.path = path;
    }

    Chain behind(ByteView first) {
        boolean given = picture.levels().size() >= frame.levels();
        return switch (options.mips()) {
            case REBUILD -> rebuilt(first);
            case FILES -> files(first);
            case KEEP -> kept(first, false);
            case AUTO -> {
                if (isUnchanged(first)) {
                    yield given ? files(first) : kept(first, true);
                }
                yield given && areEdited() ? files(first) : rebuilt(first);
            }
        };
    }

    private boolean isUnchanged(ByteView first) {
        if (encoder.isNewPalette()) {
            return false;
        }
        ByteView before = frame.previous(0);
        return before != null
                ? before.equals(first)
                : frame.known(0)
                        .filter(level -> level.stored().equals(ContentHash.of(first)))
                        .isPresent();
    }

    /** Whether a file of a smaller level shows something else than before; it does if nothing was before. */
    private boolean areEdited() {
        for (int i = 1; i < frame.levels(); i++) {
            RgbaImage image = picture.levels().get(i).image();
            ByteView before = frame.previous(i);
            boolean same = frame.known(i).isPresent()
                    ? frame.known(i).get().pixels().equals(ContentHash.of(image))
                    : before != null
                            && before.length()
                                    == (long) image.pixels().length
                                            * frame.format().bytesPerPixel()
                            && encoder.decode(before, image.width(), image.height())
                                    .equals(image);
            if (!same) {
                return true;
            }
        }
        return false;
    }

    private Chain files(ByteView first) {
        List<ByteView> levels = new ArrayList<>(List.of(first));
        for (int i = 1; i < frame.levels(); i++) {
            if (i >= picture.levels().size()) {
                throw new RefusedException(ConvertProblem.LEVELS, path, "there is no picture of level " + i);
            }
            RgbaImage image = picture.levels().get(i).image();
            int width = MipLevels.side(frame.width(), i);
            int height = MipLevels.side(frame.height(), i);
            if (image.width() != width || image.height() != height) {
                throw new RefusedException(ConvertProblem.SIZE, path, i, image.width(), image.height(), width, height);
            }
            levels.add(encoder.encode(picture.levels().get(i), i));
        }
        return new Chain(MipsIn.FILES, false, levels);
    }

    /** The levels there were, or the same made anew; the rest is told as a loss, or refused where they were asked for. */
    private Chain kept(ByteView first, boolean mayBeMadeAnew) {
        List<ByteView> levels = new ArrayList<>(List.of(first));
        for (int i = 1; i < frame.levels() && frame.previous(i) != null; i++) {
            levels.add(frame.previous(i));
        }
        if (levels.size() == frame.levels()) {
            return new Chain(MipsIn.KEEP, false, levels);
        }
        List<ByteView> anew = rebuilt(first).levels();
        for (int i = 1; i < anew.size(); i++) {
            int level = i;
            boolean same = frame.known(i)
                    .filter(known -> known.stored().equals(ContentHash.of(anew.get(level))))
                    .isPresent();
            if (!same && !mayBeMadeAnew) {
                throw new RefusedException(
                        ConvertProblem.LEVELS, path, "level " + i + " cannot be kept: it is not at hand");
            }
            if (!same) {
                return new Chain(MipsIn.REBUILD, true, anew);
            }
        }
        return new Chain(MipsIn.KEEP, false, anew);
    }

    private Chain rebuilt(ByteView first) {
        List<ByteView> levels = MipChain.of(
                frame.format(),
                encoder.palette(),
                first,
                frame.width(),
                frame.height(),
                frame.levels(),
                options.filter());
        return new Chain(MipsIn.REBUILD, false, levels);
    }
}

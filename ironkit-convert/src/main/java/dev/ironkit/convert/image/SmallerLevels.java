package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.image.ImportOptions.MipsIn;
import dev.ironkit.format.texm.MipLevels;
import dev.ironkit.format.texm.RgbaImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds or makes the levels behind the first. */
final class SmallerLevels {

    /**
     * What became of them.
     *
     * @param how where they came from; files also where only some did
     * @param lost whether something else was there that could not be had
     * @param levels the stored levels, the first among them
     * @param pictured which of them show a picture that was given
     */
    record Chain(MipsIn how, boolean lost, List<ByteView> levels, Set<Integer> pictured) {

        /** Levels of which only the first comes from a picture. */
        Chain(MipsIn how, boolean lost, List<ByteView> levels) {
            this(how, lost, levels, Set.of(0));
        }

        /** The word for where a level came from. */
        String from(int level) {
            if (pictured.contains(level)) {
                return level == 0 ? "picture" : "file";
            }
            return how == MipsIn.KEEP ? "kept" : "rebuilt";
        }
    }

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
                yield given ? edited(first) : rebuilt(first);
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
                        .filter(level -> level.stored().equals(Sha256.of(first)))
                        .isPresent();
    }

    /** The files that were edited as the first level was; those that still show the old picture are made anew. */
    private Chain edited(ByteView first) {
        Chain anew = rebuilt(first);
        List<ByteView> levels = new ArrayList<>(anew.levels());
        Set<Integer> pictured = new TreeSet<>(Set.of(0));
        for (int i = 1; i < frame.levels(); i++) {
            if (isEdited(i)) {
                levels.set(i, file(i));
                pictured.add(i);
            }
        }
        return pictured.size() == 1 ? anew : new Chain(MipsIn.FILES, false, levels, pictured);
    }

    /** Whether a file of a smaller level shows something else than before; it does if nothing was before. */
    private boolean isEdited(int level) {
        RgbaImage image = picture.levels().get(level).image();
        if (frame.known(level).isPresent()) {
            return !frame.known(level).get().pixels().equals(PictureHash.of(image));
        }
        ByteView before = frame.previous(level);
        return before == null
                || before.length()
                        != (long) image.pixels().length * frame.format().bytesPerPixel()
                || !encoder.decode(before, image.width(), image.height()).equals(image);
    }

    private Chain files(ByteView first) {
        List<ByteView> levels = new ArrayList<>(List.of(first));
        Set<Integer> pictured = new TreeSet<>(Set.of(0));
        for (int i = 1; i < frame.levels(); i++) {
            levels.add(file(i));
            pictured.add(i);
        }
        return new Chain(MipsIn.FILES, false, levels, pictured);
    }

    private ByteView file(int level) {
        if (level >= picture.levels().size()) {
            throw new RefusedException(ConvertProblem.LEVELS, path, "the image of level " + level + " is missing");
        }
        RgbaImage image = picture.levels().get(level).image();
        int width = MipLevels.side(frame.width(), level);
        int height = MipLevels.side(frame.height(), level);
        if (image.width() != width || image.height() != height) {
            throw new RefusedException(ConvertProblem.SIZE, path, level, image.width(), image.height(), width, height);
        }
        return encoder.encode(picture.levels().get(level), level);
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
                    .filter(known -> known.stored().equals(Sha256.of(anew.get(level))))
                    .isPresent();
            if (!same && !mayBeMadeAnew) {
                throw new RefusedException(
                        ConvertProblem.LEVELS, path, "level " + i + " cannot be kept: it is not available");
            }
            if (!same) {
                return new Chain(MipsIn.REBUILD, true, anew);
            }
        }
        return new Chain(MipsIn.KEEP, false, anew);
    }

    private Chain rebuilt(ByteView first) {
        frame.checkLevels(path);
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

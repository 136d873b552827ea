package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.format.texm.Dither;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.Texture;
import java.util.ArrayList;
import java.util.List;

/** Holds what stands beside a picture against the picture and against the texture that was there. */
final class SidecarCheck {

    private final TextureFrame frame;
    private final Sidecar sidecar;
    private final List<Diagnostic> found = new ArrayList<>();

    private SidecarCheck(TextureFrame frame, Sidecar sidecar) {
        this.frame = frame;
        this.sidecar = sidecar;
    }

    /**
     * What does not belong together; nothing where nothing stands beside the picture.
     *
     * @param picture the largest level as it was given
     * @param first the same as it is stored now
     */
    static List<Diagnostic> of(
            TextureFrame frame, RgbaImage picture, ByteView first, LevelEncoder encoder, ImportOptions options) {
        if (frame.sidecar().isEmpty()) {
            return List.of();
        }
        SidecarCheck check = new SidecarCheck(frame, frame.sidecar().get());
        check.pages();
        frame.base().ifPresent(check::base);
        boolean plain = options.dither() == Dither.NONE && !encoder.isNewPalette();
        if (frame.base().isEmpty() && plain) {
            frame.known(0).ifPresent(level -> check.hashes(level, picture, first));
        }
        return check.found;
    }

    private void pages() {
        List<PageRect> pages = sidecar.pages().orElse(List.of());
        for (int i = 0; i < pages.size() && found.size() < 10; i++) {
            if (!pages.get(i).fits(frame.width(), frame.height())) {
                report(ConvertProblem.SIDECAR_PAGE, i, pages.get(i), frame.width(), frame.height());
            }
        }
    }

    /** Of a level that was not edited both hashes are those that were written down, or neither is. */
    private void hashes(Sidecar.Level level, RgbaImage picture, ByteView first) {
        boolean samePicture = level.pixels().equals(PictureHash.of(picture));
        boolean sameBytes = level.stored().equals(Sha256.of(first));
        if (samePicture && !sameBytes) {
            report(ConvertProblem.SIDECAR_HASH, 0, "the image is unchanged, but gives other bytes");
        }
        if (sameBytes && !samePicture) {
            report(ConvertProblem.SIDECAR_HASH, 0, "the image gives the original bytes, but was changed");
        }
    }

    private void base(Texture base) {
        String said = title(
                sidecar.format(),
                sidecar.width(),
                sidecar.height(),
                sidecar.levels().size());
        String there = title(base.header().format(), base.width(), base.height(), base.levelCount());
        if (!said.equals(there)) {
            report(ConvertProblem.SIDECAR_BASE, said, there);
        } else if (!sidecar.levels()
                .get(0)
                .stored()
                .equals(Sha256.of(base.level(0).bytes()))) {
            report(ConvertProblem.SIDECAR_OLDER);
        }
    }

    private static String title(int format, int width, int height, int levels) {
        return Integer.toUnsignedString(format) + " " + width + "x" + height + " with " + levels
                + (levels == 1 ? " level" : " levels");
    }

    private void report(ProblemCode code, Object... arguments) {
        found.add(Diagnostic.of(code, sidecar.path(), arguments));
    }
}

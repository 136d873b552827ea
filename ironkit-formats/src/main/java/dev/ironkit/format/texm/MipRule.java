package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;

/** Holds the smaller levels of a texture against the rule by which most shipped ones were made. */
final class MipRule {

    private final Texture texture;
    private final PixelFormat format;

    private MipRule(Texture texture, PixelFormat format) {
        this.texture = texture;
        this.format = format;
    }

    /** Reports the first level that is not the means of level 0; says nothing where the colours are not known. */
    static void check(Texture texture, ByteView image, Problems problems) {
        boolean sized = texture.width() <= TextureEditor.LONGEST_SIDE && texture.height() <= TextureEditor.LONGEST_SIDE;
        if (!sized || texture.levelCount() < 2) {
            return;
        }
        texture.format()
                .filter(format -> format != PixelFormat.INDEXED_ELSEWHERE)
                .ifPresent(format -> new MipRule(texture, format).check(image, problems));
    }

    private void check(ByteView image, Problems problems) {
        Palette palette = format.indexed() ? Palette.of(texture.palette()) : null;
        ByteView base = texture.level(0).bytes();
        MipBox box = MipBox.of(format, palette, base, texture.width(), texture.height());
        int longest = Math.min(texture.levelCount(), texture.layout().longestChain());
        for (int i = 1; i < longest; i++) {
            TextureLevel level = texture.level(i);
            ByteView stored = level.bytes().load();
            ByteView means = box.scaledTo(level.width(), level.height());
            int first = stored.mismatch(means);
            if (first >= 0) {
                long at = texture.pixelsAt() + texture.layout().offset(i) + first;
                int pixels = level.width() * level.height();
                problems.field("levels[" + i + "]")
                        .report(
                                TexmProblem.MIPS_NOT_BOX,
                                image.range(at, 1),
                                i,
                                different(stored, means, pixels),
                                pixels);
                return;
            }
        }
    }

    private int different(ByteView stored, ByteView means, int pixels) {
        int different = 0;
        for (int i = 0; i < pixels; i++) {
            if (PixelValues.read(format, stored, i) != PixelValues.read(format, means, i)) {
                different++;
            }
        }
        return different;
    }
}

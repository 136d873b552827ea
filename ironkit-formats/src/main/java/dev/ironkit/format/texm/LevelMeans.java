package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import java.util.List;
import java.util.Optional;

/** Holds the smaller levels of a texture against the means of its largest one. */
final class LevelMeans {

    private LevelMeans() {}

    /**
     * Reports the first level that is not the means of level 0. A texture with longer sides than any writer makes is left out:
     * its means would take many times its size in memory.
     */
    static void check(Texture texture, ByteView image, Problems problems) {
        int count = Math.min(texture.levelCount(), texture.layout().longestChain());
        Optional<MipBuilder> builder = builder(texture);
        boolean longer = texture.width() > TextureEditor.LONGEST_SIDE || texture.height() > TextureEditor.LONGEST_SIDE;
        if (count < 2 || builder.isEmpty() || longer) {
            return;
        }
        TextureLevel first = texture.level(0);
        List<ByteView> means = builder.get().chain(first.bytes().load(), first.width(), first.height(), count);
        int size = PixelFormat.bytesPerPixel(texture.header().format());
        for (int i = 1; i < count; i++) {
            ByteView stored = texture.level(i).bytes().load();
            if (!stored.equals(means.get(i))) {
                long at = texture.pixelsAt() + texture.layout().offset(i);
                problems.field("levels[" + i + "]")
                        .report(
                                TexmProblem.MIPS_NOT_BOX,
                                image.range(at, stored.length()),
                                i,
                                differing(stored, means.get(i), size),
                                stored.length() / size);
                return;
            }
        }
    }

    /** What makes the means; nothing where pixels cannot be read or their palette lies elsewhere. */
    private static Optional<MipBuilder> builder(Texture texture) {
        return texture.format()
                .filter(format -> !format.indexed() || texture.header().hasPalette())
                .map(format -> MipBuilder.of(format, format.indexed() ? Palette.of(texture.palette()) : null));
    }

    private static int differing(ByteView stored, ByteView means, int size) {
        int count = 0;
        for (int at = 0; at < stored.length(); at += size) {
            count += stored.slice(at, size).equals(means.slice(at, size)) ? 0 : 1;
        }
        return count;
    }
}

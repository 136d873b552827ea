package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Makes the smaller levels of a texture from its stored level 0. */
public final class MipBuilder {

    private final PixelFormat format;
    private final Palette palette;
    private final MipFilter filter;

    private MipBuilder(PixelFormat format, Palette palette, MipFilter filter) {
        this.format = format;
        this.palette = palette;
        this.filter = filter;
    }

    /** {@return the builder that follows the rule of shipped textures; the palette is for a format with indices, else null} */
    public static MipBuilder of(PixelFormat format, Palette palette) {
        Palette needed = format.indexed() ? Objects.requireNonNull(palette) : null;
        return new MipBuilder(format, needed, MipFilter.BOX);
    }

    /** {@return the same builder with another filter} */
    public MipBuilder with(MipFilter other) {
        return new MipBuilder(format, palette, other);
    }

    /**
     * {@return a whole chain: level 0 as it is, then the smaller ones}
     *
     * @param base the stored pixels of level 0
     * @param width its pixels in a row
     * @param height its rows
     * @param count how many levels, level 0 among them
     */
    public List<ByteView> chain(ByteView base, int width, int height, int count) {
        if (count < 1 || count > MipLevels.largestCount(width, height)) {
            throw new IllegalArgumentException(width + " x " + height + " pixels cannot have " + count + " levels");
        }
        if (base.length() != (long) width * height * format.bytesPerPixel()) {
            throw new IllegalArgumentException(base.length() + " bytes are not " + width + " x " + height + " pixels");
        }
        List<ByteView> levels = new ArrayList<>();
        levels.add(base);
        if (count > 1) {
            addSmaller(levels, base, width, height, count);
        }
        return List.copyOf(levels);
    }

    private void addSmaller(List<ByteView> levels, ByteView base, int width, int height, int count) {
        MipSource source = filter == MipFilter.BOX
                ? MipBox.of(format, palette, base, width, height)
                : MipLanczos.of(format, palette, base, width, height, filter == MipFilter.LANCZOS_WEIGHTED);
        for (int level = 1; level < count; level++) {
            levels.add(source.scaledTo(MipLevels.side(width, level), MipLevels.side(height, level)));
        }
    }
}

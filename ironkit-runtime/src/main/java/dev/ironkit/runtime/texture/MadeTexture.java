package dev.ironkit.runtime.texture;

import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.TextureHeader;
import java.util.Optional;

/** Textures the engine makes itself, such as the targets of lightmaps. */
public final class MadeTexture {

    /** What is left of the size that is asked for. */
    private static final int SIZE_BITS = 0xFE0;

    private MadeTexture() {}

    /**
     * {@return the header of a texture that the engine makes; nothing where the flags name no format or the size is 0}
     *
     * @param argument the size that is asked for, with other things in its upper and lower bits
     * @param flags which format it gets
     */
    public static Optional<TextureHeader> header(int argument, LoadFlags flags) {
        int side = argument & SIZE_BITS;
        Optional<PixelFormat> format = side == 0 ? Optional.empty() : flags.madeFormat();
        return format.map(known -> new TextureHeader(side, side, 1, 0, 0, 0, known.code()));
    }
}

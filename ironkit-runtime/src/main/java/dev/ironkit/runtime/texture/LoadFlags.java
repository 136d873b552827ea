package dev.ironkit.runtime.texture;

import dev.ironkit.format.texm.PixelFormat;
import java.util.Optional;

/**
 * What the caller of the loader asks for. Not stored in the texture.
 *
 * @param bits the word
 */
public record LoadFlags(int bits) {

    /** Nothing is asked for. */
    public static final LoadFlags NONE = new LoadFlags(0);

    /** The surface is opaque whatever the format says; materials ask for this on every lit skin. */
    public static final int OPAQUE = 0x0008_0000;

    /** The texture is for the second texture stage. */
    public static final int STAGE_1 = 0x0020_0000;

    /** The page table is read. */
    public static final int PAGES = 0x0040_0000;

    /** The bits about how much detail is wanted. */
    public static final int DETAIL = 0x7200_0000;

    /** {@return what a material or a row of lightmaps asks for} */
    public static LoadFlags ofMaterial() {
        return new LoadFlags(PAGES);
    }

    /** {@return whether the surface is to be opaque} */
    public boolean opaque() {
        return (bits & OPAQUE) != 0;
    }

    /** {@return the texture stage: 0 or 1} */
    public int stage() {
        return (bits & STAGE_1) != 0 ? 1 : 0;
    }

    /** {@return whether the page table is read} */
    public boolean readsPages() {
        return (bits & PAGES) != 0;
    }

    /** {@return whether a material or a row of lightmaps asks; all of them, and only they, have the page table read} */
    public boolean isForMaterial() {
        return readsPages();
    }

    /** {@return the format of a texture that the engine makes itself; nothing where no bit names one} */
    public Optional<PixelFormat> madeFormat() {
        if ((bits & 1 << 27) != 0) {
            return Optional.of(PixelFormat.R5G6B5);
        }
        if ((bits & 1 << 29) != 0) {
            return Optional.of(PixelFormat.A4R4G4B4);
        }
        if ((bits & 1 << 23) != 0) {
            return Optional.of(PixelFormat.L8A8);
        }
        return (bits & 1 << 24) != 0 ? Optional.of(PixelFormat.R5G5B6) : Optional.empty();
    }

    /** {@return these flags and more} */
    public LoadFlags with(int more) {
        return new LoadFlags(bits | more);
    }
}

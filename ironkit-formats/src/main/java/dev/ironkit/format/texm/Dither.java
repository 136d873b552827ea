package dev.ironkit.format.texm;

/** How the steps between stored colours are hidden. A picture whose colours can all be stored is not changed by any. */
public enum Dither {
    /** Not at all: each pixel takes the nearest stored colour. */
    NONE,
    /** By a fixed pattern of 8 x 8 pixels, which stays still when a picture is changed elsewhere. */
    ORDERED,
    /** By handing what is lost at one pixel on to its neighbours: smoother, but a change runs on downwards. */
    ERROR_DIFFUSION;

    /** {@return whether pixels of that format can be dithered this way: an ordered pattern needs channels with even steps} */
    public boolean suits(PixelFormat format) {
        return switch (this) {
            case NONE -> true;
            case ORDERED -> format.bytesPerPixel() == 2 && format != PixelFormat.L8A8;
            case ERROR_DIFFUSION -> format.indexed() || ORDERED.suits(format);
        };
    }
}

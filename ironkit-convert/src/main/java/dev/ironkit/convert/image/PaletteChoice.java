package dev.ironkit.convert.image;

/** What a picture with other colours than the palette of its texture does. */
public enum PaletteChoice {
    /** It is refused. */
    EXACT,
    /** It takes the nearest colours of the palette. */
    NEAREST,
    /** It brings a palette of its own: that of the file, or the best one for its colours. */
    NEW
}

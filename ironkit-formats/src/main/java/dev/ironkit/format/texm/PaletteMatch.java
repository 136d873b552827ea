package dev.ironkit.format.texm;

/** Which colours of a palette a picture may be given. */
public enum PaletteMatch {
    /** Only its own: a colour that the palette does not have refuses the picture. */
    EXACT,
    /** The nearest there is, by the sum of squared differences; of several the one with the lowest index. */
    NEAREST
}

package dev.ironkit.render;

/** What a picture shows of alpha, which in most textures is gloss or glow and not transparency. */
public enum AlphaView {
    /** Transparency, over a checkerboard. */
    BLENDED,
    /** Nothing: all colours as if they were opaque. */
    IGNORED,
    /** Colours as if they were opaque, and alpha as grey in a corner, where there is any. */
    BESIDE
}

package dev.ironkit.demo;

/** How large the demo game is. */
public enum DemoSize {
    /** A few megabytes: one of everything. */
    SMALL,
    /** As many archives, models, materials, textures and effects as an install of the game has. */
    RETAIL
}

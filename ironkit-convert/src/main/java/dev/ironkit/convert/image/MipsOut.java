package dev.ironkit.convert.image;

/** Which levels a texture is written out with. */
public enum MipsOut {
    /** The smaller ones only if they cannot be made again from the largest. */
    AUTO,
    /** The largest alone. */
    BASE,
    /** All of them, a file each. */
    FILES
}

package dev.ironkit.format.texm;

/** How the smaller levels of a texture are made. Every level is made from level 0, none from the level before it. */
public enum MipFilter {
    /**
     * The mean of the pixels each pixel stands for, rounded down, channel by channel as they are stored: what most shipped textures
     * have, byte for byte.
     */
    BOX,
    /** Lanczos of three lobes, in linear light; alpha is one more channel, for textures that keep surface detail in it. */
    LANCZOS,
    /** The same with colours weighted by alpha, for cut-outs: what is transparent does not bleed into what is not. */
    LANCZOS_WEIGHTED
}

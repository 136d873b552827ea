package planted.dev.ironkit.format.texm;

/** Breaks: nothing is called a util, a helper or an impl. */
public final class TextureHelper {}

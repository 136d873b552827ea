package dev.ironkit.runtime.material;

/** The generator of the C runtime the engine was built with. */
public final class MsvcRandom implements RandomSource {

    private int state;

    /** A generator as a program finds it that never seeds it. */
    public MsvcRandom() {
        this(1);
    }

    /** A generator with a seed. */
    public MsvcRandom(int seed) {
        state = seed;
    }

    @Override
    public int next() {
        state = state * 214013 + 2531011;
        return state >>> 16 & 0x7FFF;
    }
}

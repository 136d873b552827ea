package dev.ironkit.format.msh.animation.reference;

/** SplitMix64: the same numbers for the same seed, on every machine. */
final class SeededNumbers {

    private long state;

    SeededNumbers(long seed) {
        this.state = seed;
    }

    long next() {
        state += 0x9E3779B97F4A7C15L;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /** A number from 0 up to, and without, the bound. */
    int below(int bound) {
        return (int) Long.remainderUnsigned(next(), bound);
    }

    int between(int low, int high) {
        return low + below(high - low + 1);
    }

    boolean oneIn(int chances) {
        return below(chances) == 0;
    }

    /** From 0 to just below 1, in steps of 2^-24. */
    float unit() {
        return (next() >>> 40) * 0x1p-24f;
    }

    float anyFloat() {
        return Float.intBitsToFloat((int) next());
    }
}

package dev.ironkit.cli.fuzz;

import java.util.List;
import java.util.SplittableRandom;

/** Draws what a case is made of. The same seed and number draw the same things. */
final class Chance {

    /** Numbers at which counts, sizes and offsets go wrong. */
    private static final long[] BOUNDARIES = {
        0,
        1,
        2,
        3,
        4,
        7,
        8,
        15,
        16,
        31,
        32,
        63,
        64,
        127,
        128,
        255,
        256,
        1000,
        4096,
        32767,
        32768,
        65535,
        65536,
        1 << 20,
        16_777_216,
        0x3FFF_FFFF,
        0x7FFF_FFFE,
        0x7FFF_FFFFL,
        0x8000_0000L,
        0x8000_0001L,
        0xFFFF_FFFEL,
        0xFFFF_FFFFL,
        0x1_0000_0000L,
        Long.MAX_VALUE,
        -1,
        -2,
        -128,
        -32768,
        Integer.MIN_VALUE,
        Long.MIN_VALUE
    };

    private final SplittableRandom random;

    private Chance(SplittableRandom random) {
        this.random = random;
    }

    /** What is drawn for a case. */
    static Chance of(long seed, long number) {
        // Mixed first, or the cases of two neighbouring seeds would be the same but for one.
        long mixed = new SplittableRandom(seed).nextLong();
        return new Chance(new SplittableRandom(mixed + number));
    }

    /** {@return a number from 0, below a bound that may be 0} */
    int below(int bound) {
        return bound <= 1 ? 0 : random.nextInt(bound);
    }

    /** {@return a number from the first to the last, both included} */
    int from(int first, int last) {
        return first + below(last - first + 1);
    }

    boolean percent(double share) {
        return random.nextDouble() * 100 < share;
    }

    boolean oneIn(int many) {
        return below(many) == 0;
    }

    int bits() {
        return random.nextInt();
    }

    <T> T of(List<T> several) {
        return several.get(below(several.size()));
    }

    @SafeVarargs
    final <T> T of(T... several) {
        return several[below(several.length)];
    }

    /** {@return a number at which something may go wrong} */
    long boundary() {
        return BOUNDARIES[below(BOUNDARIES.length)];
    }

    /** {@return bytes without any meaning} */
    byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }
}

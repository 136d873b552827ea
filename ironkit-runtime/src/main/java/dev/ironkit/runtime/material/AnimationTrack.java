package dev.ironkit.runtime.material;

import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.AnimationKey;
import dev.ironkit.format.mat0.AnimationMode;

/**
 * An animation of a material, laid out for queries: one object, its keys in one array, and a table that leads close to the key of a
 * moment, so that a query neither divides by the period nor walks all keys.
 */
final class AnimationTrack {

    /** What a material without blocks plays. */
    static final AnimationTrack NOTHING = new AnimationTrack(0, 0, new int[0], true);

    /** Numbers of a key: start, end, phase, and the phase it moves to. */
    private static final int KEY = 4;

    private static final int END = 1;
    private static final int PHASE = 2;
    private static final int NEXT = 3;

    private static final int BUCKETS = 32;

    final int mode;
    final int mask;
    final int count;

    /** All bits set where every other cycle runs back, otherwise 0. */
    final int turns;

    /** Milliseconds of a cycle. */
    final int period;

    /** One divided by the period. */
    final double inverse;

    /** The numbers of each key, one after the other. */
    private final int[] keys;

    /** Whether no key ends before the one in front of it; only then the table can be used. */
    private final boolean inOrder;

    private final double scale;
    private final char[] guesses = new char[BUCKETS + 1];

    private AnimationTrack(int mode, int mask, int[] keys, boolean inOrder) {
        this.mode = mode;
        this.mask = mask;
        turns = mode == AnimationMode.PING_PONG.number() ? -1 : 0;
        this.keys = keys;
        this.inOrder = inOrder;
        count = keys.length / KEY;
        period = count == 0 ? 0 : end(count - 1);
        inverse = 1.0 / period;
        scale = BUCKETS * inverse;
        if (inOrder && period > 0) {
            fillGuesses();
        }
    }

    /** {@return the track of a block} */
    static AnimationTrack of(AnimationBlock block, int phases) {
        int count = block.keyCount();
        int[] keys = new int[count * KEY];
        boolean inOrder = true;
        int end = 0;
        for (int i = 0; i < count; i++) {
            keys[i * KEY] = end;
            inOrder &= block.key(i).end() >= end;
            end = block.key(i).end();
            keys[i * KEY + END] = end;
            keys[i * KEY + PHASE] = phase(block.key(i), phases);
            keys[i * KEY + NEXT] = phase(block.key(i + 1 == count ? 0 : i + 1), phases);
        }
        return new AnimationTrack(block.modeNumber(), block.mask(), keys, inOrder);
    }

    /** A key for a phase that is not there keeps its interval and shows the first one. */
    private static int phase(AnimationKey key, int phases) {
        return key.phase() < phases ? key.phase() : 0;
    }

    /** For each part of the cycle a key at or before its first; a millisecond is left for rounding. */
    private void fillGuesses() {
        int key = 0;
        for (int bucket = 0; bucket <= BUCKETS; bucket++) {
            int position = bucket * period / BUCKETS - 1;
            while (end(key) <= position) {
                key++;
            }
            guesses[bucket] = (char) key;
        }
    }

    /** The start of a key in milliseconds: where the one before it ends. */
    int start(int key) {
        return keys[key * KEY];
    }

    /** The end of a key in milliseconds. */
    int end(int key) {
        return keys[key * KEY + END];
    }

    int phase(int key) {
        return keys[key * KEY + PHASE];
    }

    /** The phase a key moves to: that of the key behind it, or of the first. */
    int nextPhase(int key) {
        return keys[key * KEY + NEXT];
    }

    /** The last key whose interval holds the position, the first key where none does. */
    int segment(double position) {
        if (position >= period || !inOrder) {
            return search(position);
        }
        int key = guesses[(int) (position * scale)];
        while (end(key) <= position) {
            key++;
        }
        return key;
    }

    private int search(double position) {
        for (int key = count - 1; key > 0; key--) {
            if (start(key) <= position && position < end(key)) {
                return key;
            }
        }
        return 0;
    }
}

package dev.ironkit.runtime.material;

import dev.ironkit.format.mat0.AnimationBlock;

/**
 * When the keys of an animation end, for keys that do not last equally long: a table leads close to the key of a moment, so that a
 * query does not walk all keys.
 */
final class KeyEnds {

    private static final int BUCKETS = 32;

    /** Where each key starts, and behind them where the last one ends. */
    private final int[] starts;

    /** Whether no key ends before the one in front of it; only then the table can be used. */
    private final boolean inOrder;

    private final int period;
    private final double scale;
    private final char[] guesses = new char[BUCKETS + 1];

    KeyEnds(AnimationBlock block) {
        starts = new int[block.keyCount() + 1];
        boolean rising = true;
        for (int i = 0; i < block.keyCount(); i++) {
            starts[i + 1] = block.key(i).end();
            rising &= starts[i + 1] >= starts[i];
        }
        inOrder = rising;
        period = starts[starts.length - 1];
        scale = (double) BUCKETS / period;
        if (inOrder) {
            fillGuesses();
        }
    }

    /** For each part of the cycle a key at or before its first; a millisecond is left for rounding. */
    private void fillGuesses() {
        int key = 0;
        for (int bucket = 0; bucket <= BUCKETS; bucket++) {
            int position = bucket * period / BUCKETS - 1;
            while (starts[key + 1] <= position) {
                key++;
            }
            guesses[bucket] = (char) key;
        }
    }

    int start(int key) {
        return starts[key];
    }

    /** The last key whose interval holds the position, the first key where none does. */
    int segment(int position) {
        if (position >= period || !inOrder) {
            return search(position);
        }
        int key = guesses[(int) (position * scale)];
        while (starts[key + 1] <= position) {
            key++;
        }
        return key;
    }

    private int search(int position) {
        for (int key = starts.length - 2; key > 0; key--) {
            if (starts[key] <= position && position < starts[key + 1]) {
                return key;
            }
        }
        return 0;
    }
}

package dev.ironkit.runtime.material;

import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.AnimationKey;
import dev.ironkit.format.mat0.AnimationMode;

/**
 * An animation of a material, laid out for queries: {@link KeyRow} for each key, and behind them one for when nothing moves.
 *
 * <p>Times are divided by multiplying with an inverse that is rounded up. What it is too large by never adds up to a whole one, as long
 * as the time times the divisor stays below the power of two in the inverse: keys last less than 2^16 milliseconds, clocks hold less
 * than 2^32.
 */
final class AnimationTrack {

    private static final long UNSIGNED = 0xFFFFFFFFL;
    private static final int CYCLE_BITS = 62;
    private static final int KEY_BITS = 32;

    final int count;

    /** Milliseconds of a cycle. */
    final int period;

    /** All bits set where every other cycle runs back, otherwise 0. */
    final int turns;

    /** All bits set where there is one cycle only, otherwise 0. */
    final int once;

    /** Whether each query draws its own position. */
    final boolean random;

    /** Whether there is anything to show. */
    final boolean empty;

    /** Milliseconds of each key where all last equally long, otherwise 0. */
    private final int step;

    /** 2^62 divided by the period. */
    private final long cycleShare;

    /** 2^32 divided by the step. */
    private final long keyShare;

    private final float[] rows;

    /** When the keys end; null where they last equally long. */
    private final KeyEnds ends;

    /**
     * The track of a block.
     *
     * @param block its keys; null for a material without blocks, which shows its first phase
     * @param phases what the keys show
     */
    AnimationTrack(AnimationBlock block, LookPhases phases) {
        int mode = block == null ? AnimationMode.LOOP.number() : block.modeNumber();
        count = block == null ? 0 : block.keyCount();
        period = count == 0 ? 0 : block.key(count - 1).end();
        turns = mode == AnimationMode.PING_PONG.number() ? -1 : 0;
        once = mode == AnimationMode.ONE_SHOT.number() ? -1 : 0;
        random = mode == AnimationMode.RANDOM.number();
        empty = phases.count() == 0;
        step = period == 0 ? 0 : evenStep(block);
        cycleShare = period == 0 ? 0 : (1L << CYCLE_BITS) / period + 1;
        keyShare = step == 0 ? 0 : (1L << KEY_BITS) / step + 1;
        ends = period == 0 || step != 0 ? null : new KeyEnds(block);
        rows = KeyRow.room(count + 1);
        if (!empty) {
            fill(block, phases);
        }
    }

    private static int evenStep(AnimationBlock block) {
        int step = block.key(0).end();
        for (int i = 1; i < block.keyCount(); i++) {
            if (block.key(i).end() != (i + 1) * step) {
                return 0;
            }
        }
        return step;
    }

    private void fill(AnimationBlock block, LookPhases phases) {
        for (int key = 0; key < count; key++) {
            int next = key + 1 == count ? 0 : key + 1;
            KeyRow.write(rows, key, phases, phase(block, key, phases), phase(block, next, phases), block.mask());
        }
        // The last key after a cycle, the first one where there is no time, the first phase where there are no keys.
        int rest = count == 0 ? 0 : phase(block, period == 0 ? 0 : count - 1, phases);
        KeyRow.write(rows, count, phases, rest, rest, 0);
        KeyRow.takeNumbers(rows, phases);
    }

    /** A key for a phase that is not there keeps its interval and shows the first one. */
    private static int phase(AnimationBlock block, int key, LookPhases phases) {
        AnimationKey shown = block.key(key);
        return shown.phase() < phases.count() ? shown.phase() : 0;
    }

    /** Takes the texture slots of the phases over. */
    void takeSlots(LookPhases phases) {
        if (!empty) {
            KeyRow.takeNumbers(rows, phases);
        }
    }

    /** How many cycles have passed after a time in milliseconds, unsigned. */
    int cycles(int milliseconds) {
        return (int) Math.multiplyHigh((milliseconds & UNSIGNED) << (Long.SIZE - CYCLE_BITS), cycleShare);
    }

    /** The last key whose interval holds the position, the first key where none does. */
    int segment(int position) {
        if (step == 0) {
            return ends.segment(position);
        }
        int key = (int) ((position * keyShare) >>> KEY_BITS);
        // A turning cycle begins at its very end, which belongs to no key: then it is the first. No branch to guess.
        return key & (key - count) >> 31;
    }

    /** The start of a key in milliseconds: where the one before it ends. */
    int start(int key) {
        return step != 0 ? key * step : ends.start(key);
    }

    /** How many milliseconds a key lasts. */
    int length(int key) {
        return step != 0 ? step : ends.start(key + 1) - ends.start(key);
    }

    /** Shows the rest: nothing moves. */
    void still(PhaseScratch out) {
        show(count, 0, out);
    }

    /**
     * Fills the block.
     *
     * @param key the key, or the number of keys for the rest
     * @param alpha how far on the way to the next
     */
    void show(int key, float alpha, PhaseScratch out) {
        KeyRow.show(rows, key, alpha, out);
    }
}

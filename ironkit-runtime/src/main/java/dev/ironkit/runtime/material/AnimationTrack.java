package dev.ironkit.runtime.material;

import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.AnimationKey;
import dev.ironkit.format.mat0.AnimationMode;

/**
 * An animation of a material, laid out for queries.
 *
 * <p>What a key shows stands at the place of the key, not of its phase: the colours of a key are followed by those it moves to, so
 * that a query needs no second look-up and waits for memory once. Behind the last key come those of the first, which it moves to.
 */
final class AnimationTrack {

    /** Numbers of a key: its phase and the one it moves to in one, power, texture slot, cell. */
    private static final int NUMBERS = 4;

    private static final int PHASE_BITS = 16;
    private static final int WORD = 0xFFFF;

    /**
     * A hair above 1. An inverse that is larger by so much never lets a whole multiple fall short, and what is no multiple is
     * further away: at least 2^-32 of a time in milliseconds, 2^-24 of a float.
     */
    private static final double HAIR = 1 + 0x1p-44;

    final int mask;
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

    /** The key whose colours are shown when nothing moves: the last one after a cycle, the first one where there is no time. */
    final int rest;

    private final double cyclesPerMillisecond;

    /** Milliseconds of each key where all last equally long, otherwise 0. */
    private final int step;

    private final double keysPerMillisecond;

    private final int[] numbers;
    private final float[] colors;

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
        mask = block == null ? 0 : block.mask();
        count = block == null ? 0 : block.keyCount();
        period = count == 0 ? 0 : block.key(count - 1).end();
        turns = mode == AnimationMode.PING_PONG.number() ? -1 : 0;
        once = mode == AnimationMode.ONE_SHOT.number() ? -1 : 0;
        random = mode == AnimationMode.RANDOM.number();
        empty = phases.count() == 0;
        rest = period == 0 ? 0 : count - 1;
        cyclesPerMillisecond = HAIR / period;
        step = period == 0 ? 0 : evenStep(block);
        keysPerMillisecond = HAIR / step;
        ends = period == 0 || step != 0 ? null : new KeyEnds(block);
        numbers = new int[(count + 1) * NUMBERS];
        colors = new float[(Math.max(1, count) + 1) * PhaseScratch.COLORS];
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
            int phase = phase(block.key(key), phases);
            number(key, phase, phase(block.key(key + 1 == count ? 0 : key + 1), phases), phases);
            phases.copyColors(phase, colors, key * PhaseScratch.COLORS);
        }
        int still = count == 0 ? 0 : phase(block.key(rest), phases);
        number(count, still, still, phases);
        phases.copyColors(count == 0 ? 0 : phase(block.key(0), phases), colors, colors.length - PhaseScratch.COLORS);
        if (count == 0) {
            phases.copyColors(0, colors, 0);
        }
    }

    /** A key for a phase that is not there keeps its interval and shows the first one. */
    private static int phase(AnimationKey key, LookPhases phases) {
        return key.phase() < phases.count() ? key.phase() : 0;
    }

    private void number(int key, int phase, int next, LookPhases phases) {
        numbers[key * NUMBERS] = phase | next << PHASE_BITS;
        numbers[key * NUMBERS + 1] = phases.power(phase);
        numbers[key * NUMBERS + 2] = phases.slot(phase);
        numbers[key * NUMBERS + 3] = phases.cell(phase);
    }

    /** Takes the texture slots of the phases over. */
    void takeSlots(LookPhases phases) {
        for (int at = 0; at < numbers.length && !empty; at += NUMBERS) {
            numbers[at + 2] = phases.slot(numbers[at] & WORD);
        }
    }

    /** How many cycles have passed after a time in milliseconds, unsigned. */
    int cycles(long milliseconds) {
        return (int) (long) (milliseconds * cyclesPerMillisecond);
    }

    /** The last key whose interval holds the position, the first key where none does. */
    int segment(double position) {
        if (step == 0) {
            return ends.segment(position);
        }
        int key = (int) (position * keysPerMillisecond);
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
        show(count, rest, 0, out);
    }

    /**
     * Fills the block.
     *
     * @param shown the key, or the number of keys for the rest
     * @param key where the colours stand
     * @param alpha how far on the way to the next
     */
    void show(int shown, int key, float alpha, PhaseScratch out) {
        int at = shown * NUMBERS;
        int both = numbers[at];
        out.phase = both & WORD;
        out.nextPhase = both >>> PHASE_BITS;
        out.power = numbers[at + 1];
        out.textureSlot = numbers[at + 2];
        out.cell = numbers[at + 3];
        out.alpha = alpha;
        mix(colors, key * PhaseScratch.COLORS, mask, alpha, out.colors);
    }

    /**
     * Mixes the colours a mask names and copies the others.
     *
     * <p>What is not named moves by 0, which leaves it as it is to the bit: no branch has to guess what a mask holds. Floats are
     * computed in the engine's order: the difference of the two values, times alpha, plus the first.
     */
    private static void mix(float[] colors, int at, int mask, float alpha, float[] out) {
        three(colors, at, 0, weight(mask, 1, alpha), out);
        three(colors, at, 4, weight(mask, 0, alpha), out);
        one(colors, at, 7, weight(mask, 4, alpha), out);
        three(colors, at, 8, weight(mask, 2, alpha), out);
        three(colors, at, 12, weight(mask, 3, alpha), out);
        out[3] = colors[at + 3];
        out[11] = colors[at + 11];
        out[15] = colors[at + 15];
    }

    /** Alpha where a bit of the mask is set, otherwise 0. */
    private static float weight(int mask, int bit, float alpha) {
        return Float.intBitsToFloat(Float.floatToRawIntBits(alpha) & -(mask >> bit & 1));
    }

    private static void three(float[] colors, int at, int color, float weight, float[] out) {
        one(colors, at, color, weight, out);
        one(colors, at, color + 1, weight, out);
        one(colors, at, color + 2, weight, out);
    }

    private static void one(float[] colors, int at, int color, float weight, float[] out) {
        float from = colors[at + color];
        out[color] = (colors[at + color + PhaseScratch.COLORS] - from) * weight + from;
    }
}

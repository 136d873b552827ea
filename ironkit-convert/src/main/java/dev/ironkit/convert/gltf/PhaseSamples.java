package dev.ironkit.convert.gltf;

import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.AnimationMode;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.runtime.material.MaterialPlayer;
import dev.ironkit.runtime.material.PhaseScratch;

/**
 * What a block of a material shows over one cycle, asked of the runtime once for each millisecond.
 *
 * <p>A loop is one period, a ping-pong there and back, a one-shot one pass. Colours are as they are stored, from 0 to 1.
 */
final class PhaseSamples {

    /** Components of a colour. */
    static final int RGB = 3;

    /** Components of a colour with its opacity. */
    static final int RGBA = 4;

    private static final int DIFFUSE = 4;
    private static final int AMBIENT = 20;
    private static final int AMBIENT_ALPHA = 32;
    private static final int SPECULAR = 36;

    /** Diffuse colour, or the ambient one of what is not lit, with the opacity. */
    final float[] base;

    /** Ambient colour. */
    final float[] glow;

    /** Specular colour. */
    final float[] shine;

    /** The phase that is shown. */
    final int[] phases;

    private PhaseSamples(int count) {
        base = new float[count * RGBA];
        glow = new float[count * RGB];
        shine = new float[count * RGB];
        phases = new int[count];
    }

    static PhaseSamples of(Material material, int block, boolean unlit) {
        AnimationBlock keys = material.blocks().get(block);
        boolean back = keys.modeNumber() == AnimationMode.PING_PONG.number();
        int length = keys.period() * (back ? 2 : 1);
        PhaseSamples samples = new PhaseSamples(length + 1);
        MaterialPlayer player = new MaterialPlayer(material, () -> 0);
        PhaseScratch scratch = new PhaseScratch();
        for (int time = 0; time <= length; time++) {
            player.atTime(block, time, scratch);
            colour(scratch, unlit ? AMBIENT : DIFFUSE, samples.base, time * RGBA);
            samples.base[time * RGBA + RGB] = within(scratch.floatAt(AMBIENT_ALPHA));
            colour(scratch, AMBIENT, samples.glow, time * RGB);
            colour(scratch, SPECULAR, samples.shine, time * RGB);
            samples.phases[time] = scratch.phase();
        }
        return samples;
    }

    private static void colour(PhaseScratch scratch, int offset, float[] out, int at) {
        for (int i = 0; i < RGB; i++) {
            out[at + i] = within(scratch.floatAt(offset + i * Float.BYTES));
        }
    }

    private static float within(float stored) {
        return Math.max(0, Math.min(1, stored));
    }
}

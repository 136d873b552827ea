package dev.ironkit.runtime.material;

import dev.ironkit.format.mat0.Material;

/**
 * Plays one material by itself, without libraries: for tools that show what its animations do.
 *
 * <p>The rules are those of {@link MaterialManager}. No textures are loaded, so all slots are -1; the phase that is shown says which
 * texture it is.
 */
public final class MaterialPlayer {

    private final MaterialLook look;
    private final RandomSource random;
    private int startTime;

    /** Plays a material from the start time 0. */
    public MaterialPlayer(Material material, RandomSource random) {
        this.look = new MaterialLook("", material, new MaterialMetadata(material.meta(), material.flags(), 0));
        this.random = random;
    }

    /** {@return the block that is played where this one is asked for: one that is not there counts as the first} */
    public int block(int asked) {
        return look.block(asked);
    }

    /** {@return when the animation started; a random one changes it with every query} */
    public int startTime() {
        return startTime;
    }

    /** Lets the animation start at another time. */
    public void start(int milliseconds) {
        startTime = milliseconds;
    }

    /** Fills a block with the look at a time, and returns whether there is anything to show. */
    public boolean atTime(int block, int gameTime, PhaseScratch out) {
        if (look.phaseCount() == 0) {
            out.clear();
            return false;
        }
        startTime = PhaseSelector.atTime(look.track(block), gameTime, startTime, random, out);
        return true;
    }

    /** Fills a block with the look at a fraction of the cycle, and returns whether there is anything to show. */
    public boolean atFraction(int block, float fraction, PhaseScratch out) {
        if (look.phaseCount() == 0) {
            out.clear();
            return false;
        }
        PhaseSelector.atFraction(look.track(block), fraction, random, out);
        return true;
    }
}

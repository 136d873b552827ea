package dev.ironkit.runtime.effect;

import dev.ironkit.format.fxid.BoltCommand;

/** A bolt of a running effect: sprites in a row, from its start to where the effect is. */
public final class BoltState extends CommandState {

    private final float fadeStart;
    private final float fadeEnd;
    private final float widthStart;
    private final float widthEnd;
    private final float phaseStart;
    private final float phaseEnd;
    private final float segmentLength;
    private final float textureRepeat;
    private final long maxSprites;
    private final float[] start = new float[3];
    private final float[] end = new float[3];
    private float fade;
    private float width;
    private float phase;
    private float length;

    BoltState(int index, BoltCommand bolt) {
        super(index, bolt);
        fadeStart = bolt.fadeStart();
        fadeEnd = bolt.fadeEnd();
        widthStart = bolt.widthStart();
        widthEnd = bolt.widthEnd();
        phaseStart = bolt.phaseStart();
        phaseEnd = bolt.phaseEnd();
        segmentLength = bolt.segmentLength();
        textureRepeat = bolt.textureRepeat();
        maxSprites = bolt.maxSprites();
    }

    /** {@return where it starts} */
    public float start(int axis) {
        return start[axis];
    }

    /** {@return where it ends: where the effect is} */
    public float end(int axis) {
        return end[axis];
    }

    /** {@return its opacity} */
    public float fade() {
        return fade;
    }

    /** {@return how wide it is, all along} */
    public float width() {
        return width;
    }

    /** {@return the position in the material's animation, in cycles} */
    public float phase() {
        return phase;
    }

    /** {@return the fraction of the material's animation that is shown} */
    public float fraction() {
        return Curve.fraction(phase);
    }

    /** {@return how often the texture is repeated along it} */
    public float repeats() {
        return length / textureRepeat;
    }

    /** {@return how many sprites it is made of: one for each whole segment, at least one, at most as many as it says} */
    public long sprites() {
        // Saturates, and a number that is none becomes 0.
        long whole = (long) Math.floor(length / segmentLength);
        return Math.max(1, Math.min(whole, maxSprites));
    }

    @Override
    void update(Moment now) {
        float x = progress();
        fade = Curve.between(fadeStart, fadeEnd, x, 1);
        width = Curve.between(widthStart, widthEnd, x, 1);
        phase = Curve.phase(phaseStart, phaseEnd, 1, x, now.seconds());
        float squares = 0;
        for (int axis = 0; axis < 3; axis++) {
            start[axis] = now.origin(axis);
            end[axis] = now.position(axis);
            float way = end[axis] - start[axis];
            squares += way * way;
        }
        length = (float) Math.sqrt(squares);
    }
}

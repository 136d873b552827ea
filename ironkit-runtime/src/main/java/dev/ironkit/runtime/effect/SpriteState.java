package dev.ironkit.runtime.effect;

import dev.ironkit.format.fxid.SpriteCommand;
import dev.ironkit.format.fxid.Triple;

/** A sprite of a running effect, of opcode 3, 4 or 9. */
public final class SpriteState extends CommandState {

    private static final int NO_FLAG = 0x0800_0000;

    private final SpriteCommand sprite;
    private final Triple positionLow;
    private final Triple positionHigh;
    private final Triple positionExp;
    private final Triple directionLow;
    private final Triple directionHigh;
    private final Triple sizeLow;
    private final Triple sizeHigh;
    private final Triple sizeExp;
    private final float fadeStart;
    private final float fadeEnd;
    private final float fadePower;
    private final float phaseStart;
    private final float phaseEnd;
    private final float phasePower;
    private final float[] position = new float[3];
    private final float[] direction = new float[3];
    private final float[] size = new float[3];
    private float fade;
    private float phase;

    SpriteState(int index, SpriteCommand sprite) {
        super(index, sprite);
        this.sprite = sprite;
        positionLow = sprite.positionLow();
        positionHigh = sprite.positionHigh();
        positionExp = sprite.positionExp();
        directionLow = sprite.directionLow();
        directionHigh = sprite.directionHigh();
        sizeLow = sprite.sizeLow();
        sizeHigh = sprite.sizeHigh();
        sizeExp = sprite.sizeExp();
        fadeStart = sprite.fadeStart();
        fadeEnd = sprite.fadeEnd();
        fadePower = sprite.fadePower();
        phaseStart = sprite.phaseStart();
        phaseEnd = sprite.phaseEnd();
        phasePower = sprite.phasePower();
    }

    /** {@return where it is, in the frame of the effect} */
    public float position(int axis) {
        return position[axis];
    }

    /** {@return where it points; only oriented sprites look at it} */
    public float direction(int axis) {
        return direction[axis];
    }

    /** {@return its size} */
    public float size(int axis) {
        return size[axis];
    }

    /** {@return its opacity, in place of the material's; 0 draws nothing} */
    public float fade() {
        return fade;
    }

    /** {@return whether there is anything to draw} */
    public boolean isDrawn() {
        return isActive() && fade != 0;
    }

    /** {@return the position in the material's animation, in cycles} */
    public float phase() {
        return phase;
    }

    /** {@return the fraction of the material's animation that is shown} */
    public float fraction() {
        return Curve.fraction(phase);
    }

    /** {@return the code a sprite of opcode 9 is drawn with; 0 for others and for a quality that has none} */
    public int drawCode() {
        if (sprite.domeQuality().isEmpty()) {
            return 0;
        }
        int code = switch ((int) Math.min(sprite.domeQuality().getAsLong(), 3)) {
            case 0 -> 3;
            case 1 -> 5;
            case 2 -> 6;
            default -> 0;
        };
        return sprite.drawFlag().orElse(0) == 0 ? code + NO_FLAG : code;
    }

    /** {@return a distance as a sprite of opcode 4 sees it; the distance itself for others} */
    public float normalised(float distance) {
        return sprite.distanceBase().isPresent()
                ? distance * (1 / (float) sprite.distanceBase().getAsDouble())
                : distance;
    }

    @Override
    void update(Moment now) {
        float x = progress();
        Curve.between(positionLow, positionHigh, positionExp, x, position, 0);
        Curve.between(directionLow, directionHigh, Triple.ONE, x, direction, 0);
        Curve.between(sizeLow, sizeHigh, sizeExp, x, size, 0);
        fade = Curve.between(fadeStart, fadeEnd, x, fadePower);
        phase = Curve.phase(phaseStart, phaseEnd, phasePower, x, now.seconds());
    }
}

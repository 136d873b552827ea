package dev.ironkit.runtime.effect;

import dev.ironkit.format.fxid.LightCommand;
import dev.ironkit.format.fxid.LightKind;
import dev.ironkit.format.fxid.Triple;

/** A light of a running effect. */
public final class LightState extends CommandState {

    /** A light reaches at least this far. */
    public static final float LEAST_RANGE = 0.01f;

    private static final int CHANNELS = 4;

    private final LightCommand light;
    private final Triple positionStart;
    private final Triple positionEnd;
    private final Triple directionStart;
    private final Triple directionEnd;
    private final float[] colourStart = new float[CHANNELS];
    private final float[] colourEnd = new float[CHANNELS];
    private final float[] colourJitter = new float[CHANNELS];
    private final float[] position = new float[3];
    private final float[] direction = new float[3];
    private final float[] colour = new float[CHANNELS];
    private final float rangeStart;
    private final float rangeEnd;
    private final float rangeJitter;
    private float range;

    LightState(int index, LightCommand light) {
        super(index, light);
        this.light = light;
        positionStart = light.positionStart();
        positionEnd = light.positionEnd();
        directionStart = light.directionStart();
        directionEnd = light.directionEnd();
        for (int i = 0; i < CHANNELS; i++) {
            colourStart[i] = channel(light.colourStart(), i);
            colourEnd[i] = channel(light.colourEnd(), i);
            colourJitter[i] = channel(light.colourJitter(), i);
        }
        rangeStart = light.rangeStart();
        rangeEnd = light.rangeEnd();
        rangeJitter = light.rangeJitter();
    }

    /** {@return what kind of light it is} */
    public LightKind kind() {
        return LightKind.ofNumber(light.kind());
    }

    /** {@return where it is, in the frame of the effect} */
    public float position(int axis) {
        return position[axis];
    }

    /** {@return where it points} */
    public float direction(int axis) {
        return direction[axis];
    }

    /** {@return red, green, blue or alpha, by number; may be above 1 and, with jitter, below 0} */
    public float colour(int channel) {
        return colour[channel];
    }

    /** {@return how far it reaches} */
    public float range() {
        return range;
    }

    @Override
    void update(Moment now) {
        float x = progress();
        Curve.between(positionStart, positionEnd, Triple.ONE, x, position, 0);
        Curve.between(directionStart, directionEnd, Triple.ONE, x, direction, 0);
        for (int i = 0; i < CHANNELS; i++) {
            colour[i] = Curve.between(colourStart[i], colourEnd[i], x, 1)
                    + now.random().spread(colourJitter[i]);
        }
        range = Curve.between(rangeStart, rangeEnd, x, 1) + now.random().spread(rangeJitter);
        range = range > LEAST_RANGE ? range : LEAST_RANGE;
    }

    private static float channel(dev.ironkit.format.fxid.Rgba colour, int channel) {
        return switch (channel) {
            case 0 -> colour.red();
            case 1 -> colour.green();
            case 2 -> colour.blue();
            default -> colour.alpha();
        };
    }
}

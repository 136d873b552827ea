package dev.ironkit.format.msh.animation.reference;

/** Seeded cases for poses: models, and times and weights that fall on the edges of the rules as often as between them. */
public final class PoseCases {

    private static final float[] EDGES = {
        0.0f,
        -0.0f,
        0.5f,
        -0.5f,
        -0.25f,
        -1.0f,
        -1.5f,
        -2.0f,
        Float.NaN,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.MAX_VALUE,
        -Float.MAX_VALUE,
        Float.MIN_VALUE,
        -Float.MIN_VALUE,
        Float.MIN_NORMAL,
        0x1p31f,
        -0x1p31f,
        0x1p32f,
        -0x1p32f,
        0x1.000004p32f,
        0x1p33f,
        0x1p62f,
        0x1p63f,
        -0x1p63f,
        0x1p64f,
        0x1.fffffep62f,
        8388607.5f,
        16777216.0f
    };
    private static final float[] WEIGHTS = {
        0.0f,
        -0.0f,
        1.0f,
        0.5f,
        -0.5f,
        2.0f,
        Float.MIN_VALUE,
        0x1.fffffep-1f,
        0x1.000002p0f,
        Float.NaN,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY
    };

    private final SeededNumbers numbers;
    private final PoseModels models;

    public PoseCases(long seed) {
        this.numbers = new SeededNumbers(seed);
        this.models = new PoseModels(numbers);
    }

    /** A model all of whose keys and words are there, laid out well or not. */
    public PoseModel sound() {
        return models.sound();
    }

    /** A model in which some references may lead out of their tables; a tolerant runtime still poses it. */
    public PoseModel damaged() {
        return models.damaged();
    }

    /** A time to sample this model at. */
    public float time(PoseModel model) {
        float length = Math.min(model.frameCount(), 100);
        return switch (numbers.below(16)) {
            case 0 -> EDGES[numbers.below(EDGES.length)];
            case 1, 2 -> keyTime(model);
            case 3 -> Math.nextUp(keyTime(model));
            case 4 -> Math.nextDown(keyTime(model));
            case 5 -> frame(length);
            case 6 -> frame(length) + 0.5f;
            case 7 -> Math.nextUp(frame(length) + 0.5f);
            case 8 -> Math.nextDown(frame(length) + 0.5f);
            case 9 -> frame(length) - 0.5f;
            case 10 -> length + 3 * numbers.unit() - 1.5f;
            case 11 -> numbers.oneIn(2) ? -3 * numbers.unit() : numbers.anyFloat();
            default -> numbers.unit() * length;
        };
    }

    /** A weight to blend with. */
    public float weight() {
        return numbers.oneIn(4) ? WEIGHTS[numbers.below(WEIGHTS.length)] : numbers.unit();
    }

    /** A weight with which both samples count. */
    public float unitWeight() {
        return numbers.between(1, (1 << 24) - 1) * 0x1p-24f;
    }

    /** A node of this model. */
    public int node(PoseModel model) {
        return numbers.below(model.nodeCount());
    }

    private float keyTime(PoseModel model) {
        return model.keyCount() == 0 ? 0 : model.time(numbers.below(model.keyCount()));
    }

    private float frame(float length) {
        return numbers.below((int) length + 2);
    }
}

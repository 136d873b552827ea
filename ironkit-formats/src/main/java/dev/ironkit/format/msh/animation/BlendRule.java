package dev.ironkit.format.msh.animation;

/** Which samples a blend is made of. */
public enum BlendRule {
    /** Only the first: the weight is 0 or below, or the second time is below 0. */
    ONLY_FIRST("only-first"),
    /** Only the second: the weight is 1 or above, or the first time is below 0. */
    ONLY_SECOND("only-second"),
    /** Both. */
    BOTH("both");

    private final String id;

    BlendRule(String id) {
        this.id = id;
    }

    /** {@return the name in JSON} */
    public String id() {
        return id;
    }

    /**
     * {@return which samples take part}
     *
     * @throws IllegalArgumentException if none does, which the engine leaves undefined; a weight that is no number is such a case
     */
    public static BlendRule of(float firstTime, float secondTime, float weight) {
        boolean first = weight < 1.0f && firstTime >= 0.0f;
        boolean second = weight > 0.0f && secondTime >= 0.0f;
        if (first) {
            return second ? BOTH : ONLY_FIRST;
        }
        if (second) {
            return ONLY_SECOND;
        }
        throw new IllegalArgumentException("No sample takes part in a blend of the times " + firstTime + " and "
                + secondTime + " with the weight " + weight + '.');
    }
}

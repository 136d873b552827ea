package dev.ironkit.format.fxid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The bits of the flags of an effect that mean something, some with the name another reading gives them. */
public enum EffectFlag {
    /** Up to half of {@code timeJitter} is added to effect time or taken away. */
    JITTER_TIME(0x00001, "random phase jitter"),
    /** The instance goes when effect time is over. */
    DELETE_AT_END(0x00002, ""),
    /** From its second tick on the instance stays where it is. */
    DETACH(0x00004, ""),
    /** The instance is shifted by up to half of {@code randomOffset}. */
    RANDOM_OFFSET(0x00008, "random position shift"),
    /** A hidden attach point does not stop the effect. */
    RUN_WHEN_HIDDEN(0x00010, "visibility branches"),
    /** Effect time goes forward and back. */
    PING_PONG(0x00020, "triangular remap"),
    /** The instance is off until it is started. */
    START_OFF(0x00040, "inverts the first state"),
    /** Effect time is 0 while bit 0 of the manager is clear. */
    HOLD_IF_CLEAR(0x00080, "day and night filter"),
    /** Effect time is 0 while bit 0 of the manager is set. */
    HOLD_IF_SET(0x00100, "day and night filter, inverse"),
    /** Effect time is multiplied by linear progress. */
    TIMES_LINEAR(0x00200, "coefficient times progress"),
    /** The instance is not shown while its test point is hidden. */
    HIDE_OCCLUDED(0x00400, "sets bit 1 of the manager, and 0x0110 of the instance"),
    /** The instance is skipped by draw calls whose pass argument is 0. */
    PASS_ONLY(0x00800, "alters the gating of emission"),
    /** The manager's target point goes to the commands; a bolt starts there. */
    TARGET_POINT(0x01000, "sets bit 0x10 of the manager"),
    /** Sprites keep a fog factor of 1. */
    NO_FOG(0x02000, ""),
    /** The attach point's second visibility test is left out. */
    SKIP_SECOND_TEST(0x08000, ""),
    /** Nothing reads it. */
    UNREAD(0x10000, "");

    private final int mask;
    private final String alternative;

    EffectFlag(int mask, String alternative) {
        this.mask = mask;
        this.alternative = alternative;
    }

    /** {@return the bit} */
    public int mask() {
        return mask;
    }

    /** {@return what another reading of the engine calls it, where it does} */
    public Optional<String> alternative() {
        return alternative.isEmpty() ? Optional.empty() : Optional.of(alternative);
    }

    /** {@return whether the bit is set} */
    public boolean isIn(int flags) {
        return (flags & mask) != 0;
    }

    /** {@return the flags that are set, lowest bit first} */
    public static List<EffectFlag> in(int flags) {
        List<EffectFlag> set = new ArrayList<>();
        for (EffectFlag flag : values()) {
            if (flag.isIn(flags)) {
                set.add(flag);
            }
        }
        return set;
    }

    /** {@return the bits that have no name} */
    public static int unnamed(int flags) {
        int left = flags;
        for (EffectFlag flag : values()) {
            left &= ~flag.mask;
        }
        return left;
    }
}

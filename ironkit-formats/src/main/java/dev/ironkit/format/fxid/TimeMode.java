package dev.ironkit.format.fxid;

import java.util.Locale;
import java.util.Optional;

/** Where the time of an effect comes from. */
public enum TimeMode {
    /** The caller says it; 0 before that. */
    MANUAL(0),
    /** Linear progress from start to end. */
    ONCE(1),
    /** The fraction of linear progress. */
    LOOP(2),
    /** 1 less linear progress. */
    REVERSE(3),
    /** The animation value of a node of the owner. */
    NODE_VALUE(4),
    /** The owner's speed, as a part of its top speed. */
    SPEED(5),
    /** The same along x. */
    SPEED_X(6),
    /** The same along y. */
    SPEED_Y(7),
    /** The same along z. */
    SPEED_Z(8),
    /** The owner's spin, as a part of its top spin. */
    SPIN(9),
    /** The same about x. */
    SPIN_X(10),
    /** The same about y. */
    SPIN_Y(11),
    /** The same about z. */
    SPIN_Z(12),
    /** 1 less the value of the attach point. */
    ATTACH_INVERSE(13),
    /** 1 less the life that is left to the owner. */
    DAMAGE(14),
    /** The larger of speed and spin. */
    MOTION(15),
    /** The node's value where it rose or is exactly 0; otherwise as before. */
    NODE_RISING(16),
    /** The node's value where it fell or is exactly 1; otherwise as before. */
    NODE_FALLING(17);

    private final int number;

    TimeMode(int number) {
        this.number = number;
    }

    /** {@return the mode of a number; nothing above 17} */
    public static Optional<TimeMode> ofNumber(long number) {
        for (TimeMode mode : values()) {
            if (mode.number == number) {
                return Optional.of(mode);
            }
        }
        return Optional.empty();
    }

    /** {@return the stored number} */
    public int number() {
        return number;
    }

    /** {@return the name for people} */
    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

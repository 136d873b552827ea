package dev.ironkit.format.mat0;

import java.util.Optional;

/** How the keys of an animation block follow each other. The place in this list is the stored number. */
public enum AnimationMode {
    /** From the last key on to the first. */
    LOOP("loop"),
    /** Forward and back. */
    PING_PONG("ping-pong"),
    /** Once, and then the last key. */
    ONE_SHOT("one-shot"),
    /** Anywhere, drawn anew each time. */
    RANDOM("random");

    private final String title;

    AnimationMode(String title) {
        this.title = title;
    }

    /** {@return the mode of a number; nothing for 4 to 7, which the engine does not define} */
    public static Optional<AnimationMode> ofNumber(int number) {
        return number >= 0 && number < values().length ? Optional.of(values()[number]) : Optional.empty();
    }

    /** {@return the stored number} */
    public int number() {
        return ordinal();
    }

    /** {@return the name for people} */
    public String title() {
        return title;
    }
}

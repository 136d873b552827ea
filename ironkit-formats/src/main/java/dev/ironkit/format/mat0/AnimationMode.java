package dev.ironkit.format.mat0;

import java.util.Optional;

/** How the keys of an animation block follow each other. */
public enum AnimationMode {
    /** From the last key on to the first. */
    LOOP(0, "loop"),
    /** Forward and back. */
    PING_PONG(1, "ping-pong"),
    /** Once, and then the last key. */
    ONE_SHOT(2, "one-shot"),
    /** Anywhere, drawn anew each time. */
    RANDOM(3, "random");

    private final int number;
    private final String title;

    AnimationMode(int number, String title) {
        this.number = number;
        this.title = title;
    }

    /** {@return the mode of a number; nothing for 4 to 7, which the engine does not define} */
    public static Optional<AnimationMode> ofNumber(int number) {
        for (AnimationMode mode : values()) {
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
        return title;
    }
}

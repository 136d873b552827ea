package dev.ironkit.format.msh.edit;

import java.util.List;

/**
 * A derived value that stays as it was though it does not fit.
 *
 * @param value which one
 * @param numbers of what has it; the model itself has number 0
 * @param why it stays
 * @param detail what more there is to say; may be empty
 */
public record Left(Derived value, List<Integer> numbers, Why why, String detail) {

    /** Why a value stays as it was. */
    public enum Why {
        /** It was another before the edit too. */
        NOT_HELD("did not match before"),
        /** What it is made of is not finite. */
        NOT_FINITE("cannot be computed from numbers that are not finite"),
        /** What it is made of is not laid out as usual. */
        LAYOUT("cannot be computed"),
        /** Nobody knows how it is made in the game's own files. */
        OPEN("is not length times width of the box, and the formula of the game is unknown"),
        /** The engine goes by it, whatever it would be made. */
        MEANT("does not match the keys, which may be intended"),
        /** The user wants it so. */
        ASKED("would be updated");

        private final String words;

        Why(String words) {
            this.words = words;
        }
    }

    public Left {
        numbers = List.copyOf(numbers);
    }

    /** {@return why it stays, as the end of a sentence about it} */
    public String reason() {
        return why.words + (detail.isEmpty() ? "" : ", because " + detail);
    }
}

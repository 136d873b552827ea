package dev.ironkit.workspace.diff;

import java.util.Locale;

/** What became of a file or an entry from the one side to the other. */
public enum Change {
    /** It is on both sides with the same content under the same name. */
    SAME,
    /** It is on both sides under the same name; its content or its attributes differ. */
    CHANGED,
    /** Only the second side has it. */
    ADDED,
    /** Only the first side has it. */
    REMOVED,
    /** The same content has another name. */
    RENAMED;

    /** {@return the lower-case word used in reports and JSON} */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

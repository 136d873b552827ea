package dev.ironkit.workspace.diff;

/** What is to be said about two archives, folders or files as a whole. */
public enum Verdict {
    /** All bytes are the same. */
    IDENTICAL("identical"),
    /** The same entries, in another order. */
    ORDER("order"),
    /** The same entries in the same order; bytes around them differ: gaps, padding, the lookup table, ends of name fields. */
    LAYOUT("layout"),
    /** Content differs. */
    DIFFERENT("different");

    private final String word;

    Verdict(String word) {
        this.word = word;
    }

    /** {@return the word used in JSON} */
    public String word() {
        return word;
    }
}

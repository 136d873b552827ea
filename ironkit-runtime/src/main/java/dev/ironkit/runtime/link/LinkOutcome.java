package dev.ironkit.runtime.link;

/** What comes of a name. */
public enum LinkOutcome {
    /** It leads to the asset of that name. */
    FOUND("found", ""),
    /** It is not there, and the material DEFAULT stands in for it. */
    DEFAULT("fallback-default", "missing: DEFAULT is used instead"),
    /** It is not there, nor is DEFAULT, and the first material stands in for it. */
    FIRST("fallback-first", "missing, as is DEFAULT: the first entry is used instead"),
    /** It is not there, and nothing stands in for it. */
    MISSING("missing", "missing"),
    /** It is there, and cannot be read as what it should be, so that the way ends at it. */
    UNREADABLE("unreadable", "exists, but cannot be read"),
    /** No texture can have this name. */
    BAD_NAME("bad-name", "not a texture name: it has no dot"),
    /** The file it should be in is not in the folder. */
    NO_LIBRARY("no-library", "its library is not in the folder");

    private final String word;
    private final String sentence;

    LinkOutcome(String word, String sentence) {
        this.word = word;
        this.sentence = sentence;
    }

    /** {@return the word in JSON} */
    public String word() {
        return word;
    }

    /** {@return what is to be said about it; nothing where all is well} */
    public String sentence() {
        return sentence;
    }

    /** {@return whether something else stands in for what was named} */
    public boolean isFallback() {
        return this == DEFAULT || this == FIRST;
    }
}

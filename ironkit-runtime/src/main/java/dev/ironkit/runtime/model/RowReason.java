package dev.ironkit.runtime.model;

/** Why the rows of a model's batches are read where they are. */
public enum RowReason {
    /** The caller said so. */
    FORCED("forced", "as requested"),
    /** At least one batch has something in the word at 2. */
    WORD_AT_2("word-at-2", "a batch has a value in the word at offset 2"),
    /** No batch has anything in the word at 2. */
    NO_WORD_AT_2("no-word-at-2", "no batch has a value in the word at offset 2");

    private final String id;
    private final String sentence;

    RowReason(String id, String sentence) {
        this.id = id;
        this.sentence = sentence;
    }

    /** {@return the name in JSON} */
    public String id() {
        return id;
    }

    /** {@return the reason in words, to stand behind a colon or in brackets} */
    public String sentence() {
        return sentence;
    }
}

package dev.ironkit.base.json;

/** Text that is not JSON, or JSON that is not what was wanted. */
public final class JsonException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Says what is wrong at a place in the text, both counted from 1. */
    public JsonException(String message, int line, int column) {
        super("line " + line + ", column " + column + ": " + message);
    }

    /** Says what is wrong at a place in the value. */
    public JsonException(String message, String where) {
        super(where + ": " + message);
    }
}

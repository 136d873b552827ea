package dev.ironkit.base.json;

/** Text that is not JSON, or JSON that is not what was wanted. */
public final class JsonException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;

    /** Says what is wrong at a place in the text, both counted from 1. */
    public JsonException(String message, int line, int column) {
        super("line " + line + ", column " + column + ": " + message);
        this.line = line;
        this.column = column;
    }

    /** Says what is wrong at a place in the value. */
    public JsonException(String message, String where) {
        super(where + ": " + message);
        line = 0;
        column = 0;
    }

    /** {@return the line of the text, from 1; 0 where it is about a value} */
    public int line() {
        return line;
    }

    /** {@return the character of the line, from 1; 0 where it is about a value} */
    public int column() {
        return column;
    }
}

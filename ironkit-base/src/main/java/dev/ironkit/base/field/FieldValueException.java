package dev.ironkit.base.field;

/** A value that does not fit its field, or a path that names none. The message says what would fit. */
public final class FieldValueException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** Says what is wrong. */
    public FieldValueException(String message) {
        super(message);
    }
}

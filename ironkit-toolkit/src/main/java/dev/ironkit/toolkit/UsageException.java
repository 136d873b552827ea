package dev.ironkit.toolkit;

/** A request that cannot be done as it is asked; the message says what to ask instead. */
public final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public UsageException(String message) {
        super(message);
    }
}

package dev.ironkit.cli;

/** A command line that cannot be meant as it is written. */
final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}

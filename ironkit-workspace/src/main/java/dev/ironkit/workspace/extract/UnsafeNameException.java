package dev.ironkit.workspace.extract;

/** A file name in a manifest that does not name a file in its own folder. */
final class UnsafeNameException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Carries the name. */
    UnsafeNameException(String name) {
        super(name);
    }
}

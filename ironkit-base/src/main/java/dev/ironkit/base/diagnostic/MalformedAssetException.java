package dev.ironkit.base.diagnostic;

/** Data that cannot be read any further. The only exception a decoder lets out. */
public final class MalformedAssetException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Diagnostic diagnostic;

    /** Carries the finding that ended the reading. */
    public MalformedAssetException(Diagnostic diagnostic) {
        super(diagnostic.toString());
        this.diagnostic = diagnostic;
    }

    /** {@return the finding that ended the reading} */
    public Diagnostic diagnostic() {
        return diagnostic;
    }
}

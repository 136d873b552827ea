package dev.ironkit.base.diagnostic;

/** An edit that is not done because it would make, or lose, something it must not. Nothing has changed. */
public final class RefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Diagnostic diagnostic;

    /** Carries the reason. */
    public RefusedException(Diagnostic diagnostic) {
        super(diagnostic.message());
        this.diagnostic = diagnostic;
    }

    /** Carries a reason that is about no byte in particular. */
    public RefusedException(ProblemCode code, AssetPath path, Object... arguments) {
        this(Diagnostic.of(code, path, arguments));
    }

    /** {@return the reason} */
    public Diagnostic diagnostic() {
        return diagnostic;
    }
}

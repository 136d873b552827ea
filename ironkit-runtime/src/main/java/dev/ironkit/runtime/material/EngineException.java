package dev.ironkit.runtime.material;

/** Ends an operation of the runtime; what it had taken is given back. */
public final class EngineException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final EngineMessage reason;

    /**
     * Carries the reason.
     *
     * @param about the name that fills the blank of the message
     */
    public EngineException(EngineMessage reason, String about) {
        super(reason.text(about));
        this.reason = reason;
    }

    /** {@return what it is} */
    public EngineMessage reason() {
        return reason;
    }
}

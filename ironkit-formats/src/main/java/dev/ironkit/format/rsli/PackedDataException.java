package dev.ironkit.format.rsli;

/** Packed data that does not give the bytes its entry promises. */
final class PackedDataException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What is wrong with the packed data. */
    enum Reason {
        /** The stream ends before all bytes are unpacked, or is too short to hold that many at all. */
        TRUNCATED_INPUT,
        /** The stream breaks the rules of its method. */
        BAD_STREAM,
        /** The stream ends itself, but only after more bytes than promised. */
        TOO_MUCH_OUTPUT,
        /** The promised size is more than an array holds. */
        TOO_LARGE
    }

    private final Reason reason;
    private final int at;

    PackedDataException(Reason reason, int at) {
        this(reason, at, null);
    }

    PackedDataException(Reason reason, int at, Throwable cause) {
        super(reason + " at packed byte " + at, cause);
        this.reason = reason;
        this.at = at;
    }

    /** {@return what is wrong} */
    Reason reason() {
        return reason;
    }

    /** {@return where it showed, in packed bytes from the start of the stream; its end if that comes too early} */
    int at() {
        return at;
    }
}

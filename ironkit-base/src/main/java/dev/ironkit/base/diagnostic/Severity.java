package dev.ironkit.base.diagnostic;

/** How much a finding matters, most serious first. */
public enum Severity {
    /** The engine refuses or misreads the data, or a part of it cannot be read at all. */
    ERROR,
    /** The data can be used, but something in it is not as its format wants it. */
    WARNING,
    /** Worth knowing; nothing is wrong. */
    INFO;

    /** {@return whether this severity is as serious as {@code other} or more} */
    public boolean atLeast(Severity other) {
        return compareTo(other) <= 0;
    }

    /** {@return the lower-case word used in reports and JSON} */
    public String word() {
        return switch (this) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case INFO -> "info";
        };
    }
}

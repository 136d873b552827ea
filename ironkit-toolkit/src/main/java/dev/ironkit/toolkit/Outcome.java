package dev.ironkit.toolkit;

/** How something ended that was asked for. */
public enum Outcome {

    /** Done; identical; no finding at the chosen level. */
    DONE,

    /** The answer is no: findings, differences, nothing found. */
    NO,

    /** The request cannot be done as it is asked. */
    USAGE,

    /** Some inputs failed, the others are done. */
    PARTLY,

    /** Input missing, unreadable or of unknown kind. */
    NO_INPUT,

    /** Refused to write. */
    REFUSED
}

package dev.ironkit.cli;

import dev.ironkit.toolkit.Outcome;

/** What the process tells its caller. The numbers are a contract. */
final class ExitCode {

    /** Done; identical; no finding at the chosen level. */
    static final int DONE = 0;

    /** The answer is no: findings, differences, nothing found. */
    static final int NO = 1;

    /** Wrong use. */
    static final int USAGE = 2;

    /** Some inputs failed, the others are done. */
    static final int PARTLY = 3;

    /** Input missing, unreadable or of unknown kind. */
    static final int NO_INPUT = 4;

    /** Refused to write. */
    static final int REFUSED = 5;

    /** A bug in the tool. */
    static final int BUG = 70;

    /** Stopped by the user; what was finished is complete. */
    static final int INTERRUPTED = 130;

    private ExitCode() {}

    /** {@return what the process answers for something that ended so} */
    static int of(Outcome outcome) {
        return switch (outcome) {
            case DONE -> DONE;
            case NO -> NO;
            case USAGE -> USAGE;
            case PARTLY -> PARTLY;
            case NO_INPUT -> NO_INPUT;
            case REFUSED -> REFUSED;
        };
    }
}

package dev.ironkit.cli.command;

import dev.ironkit.toolkit.Outcome;

/** What the process tells its caller. The numbers are a contract. */
public final class ExitCode {

    /** Done; identical; no finding at the chosen level. */
    public static final int DONE = 0;

    /** The answer is no: findings, differences, nothing found. */
    public static final int NO = 1;

    /** Wrong use. */
    public static final int USAGE = 2;

    /** Some inputs failed, the others are done. */
    public static final int PARTLY = 3;

    /** Input missing, unreadable or of unknown kind. */
    public static final int NO_INPUT = 4;

    /** Refused to write. */
    public static final int REFUSED = 5;

    /** A bug in the tool. */
    public static final int BUG = 70;

    /** Stopped by the user; what was finished is complete. */
    public static final int INTERRUPTED = 130;

    private ExitCode() {}

    /** {@return what the process answers for something that ended so} */
    public static int of(Outcome outcome) {
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

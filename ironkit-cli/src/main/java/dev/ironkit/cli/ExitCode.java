package dev.ironkit.cli;

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

    /** {@return the code of a batch in which {@code failed} of {@code all} inputs failed} */
    static int ofBatch(int failed, int all) {
        if (failed == 0) {
            return DONE;
        }
        return failed == all ? NO_INPUT : PARTLY;
    }
}

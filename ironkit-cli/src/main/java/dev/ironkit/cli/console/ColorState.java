package dev.ironkit.cli.console;

import java.util.function.UnaryOperator;

/** Whether output to a stream is coloured, and why. */
public enum ColorState {
    ASKED_FOR(true, "--color=always"),
    REFUSED(false, "--color=never"),
    FORCED(true, "CLICOLOR_FORCE is set"),
    NO_COLOR(false, "NO_COLOR is set"),
    DUMB(false, "TERM is dumb"),
    TERMINAL(true, ""),
    NO_TERMINAL(false, "");

    private final boolean colored;
    private final String reason;

    ColorState(boolean colored, String reason) {
        this.colored = colored;
        this.reason = reason;
    }

    public boolean colored() {
        return colored;
    }

    /** The reason in brackets, where it is not that the stream is a terminal or none. */
    public String why() {
        return reason.isEmpty() ? "" : " (" + reason + ")";
    }

    static ColorState of(Console.ColorChoice choice, boolean terminal, UnaryOperator<String> environment) {
        if (choice != Console.ColorChoice.AUTO) {
            return choice == Console.ColorChoice.ALWAYS ? ASKED_FOR : REFUSED;
        }
        String force = environment.apply("CLICOLOR_FORCE");
        if (force != null && !force.equals("0")) {
            return FORCED;
        }
        String no = environment.apply("NO_COLOR");
        if (no != null && !no.isEmpty()) {
            return NO_COLOR;
        }
        if (!terminal) {
            return NO_TERMINAL;
        }
        return "dumb".equalsIgnoreCase(environment.apply("TERM")) ? DUMB : TERMINAL;
    }
}

package dev.ironkit.cli.console;

import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.WorkspaceException;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where output goes: results to {@code out}, everything said to people to {@code err}. UTF-8 and line feeds everywhere, so that
 * output does not depend on the machine.
 */
public final class Console {

    /** Where systems show what stdin leads to; where there is no such thing, nothing is lost. */
    private static final Path STDIN = Path.of("/dev/stdin");

    private final PrintStream out;
    private final PrintStream err;
    private final boolean outIsTerminal;
    private final boolean errIsTerminal;
    private ResultStream result;
    private InputStream in = System.in;
    private ColorChoice color = ColorChoice.AUTO;
    private boolean programsOnly;

    /** When to colour. */
    public enum ColorChoice {
        AUTO,
        ALWAYS,
        NEVER
    }

    public Console(OutputStream out, OutputStream err, boolean outIsTerminal, boolean errIsTerminal) {
        this.out = new PrintStream(out, false, StandardCharsets.UTF_8);
        this.err = new PrintStream(err, true, StandardCharsets.UTF_8);
        this.outIsTerminal = outIsTerminal;
        this.errIsTerminal = errIsTerminal;
    }

    /** The process's own streams. The launcher knows which of them are terminals; Java does not say it per stream. */
    public static Console ofProcess() {
        ResultStream result = new ResultStream(new FileOutputStream(FileDescriptor.out));
        Console console = new Console(
                new BufferedOutputStream(result, 1 << 16),
                new FileOutputStream(FileDescriptor.err),
                isTerminal("ironkit.stdout.terminal"),
                isTerminal("ironkit.stderr.terminal"));
        console.result = result;
        return console;
    }

    /** One that nobody listens to. */
    public static Console nowhere() {
        return new Console(OutputStream.nullOutputStream(), OutputStream.nullOutputStream(), false, false);
    }

    private static boolean isTerminal(String property) {
        return Boolean.getBoolean(property);
    }

    /** Where input comes from that is named {@code -}. */
    public InputStream in() {
        if (in == System.in) {
            if (ClosedStdin.isClosed()) {
                throw new WorkspaceException(IoProblem.READ, "-", "stdin is closed");
            }
            // It may come from a file, which then is read.
            RunFiles.read(STDIN);
        }
        return in;
    }

    public void in(InputStream other) {
        in = other;
    }

    public PrintStream out() {
        return out;
    }

    public PrintStream err() {
        return err;
    }

    /** Writes a line of the result. */
    public void line(String text) {
        out.print(text);
        out.print('\n');
    }

    /** Writes text of the result that ends anywhere; encoded at once, since there may be much of it. */
    public void print(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.write(bytes, 0, bytes.length);
    }

    /** Says something to people. */
    public void say(String text) {
        if (!programsOnly) {
            err.print(text + "\n");
        }
    }

    /** Writes an event for programs, a line of its own. */
    void event(String json) {
        err.print(json + "\n");
    }

    /** From now on a program reads stderr, line by line: words for people would be no event. */
    public void tellProgramsOnly() {
        programsOnly = true;
    }

    public boolean outIsTerminal() {
        return outIsTerminal;
    }

    public boolean errIsTerminal() {
        return errIsTerminal;
    }

    public void color(ColorChoice choice) {
        color = choice;
    }

    /** The text in a colour for its state, where colours are wanted. */
    public String paint(Style style, String text, boolean terminal) {
        return colorState(terminal).colored() ? "\u001B[" + style.code + "m" + text + "\u001B[0m" : text;
    }

    /** Whether text for a stream is coloured, and why. */
    public ColorState colorState(boolean terminal) {
        return ColorState.of(color, terminal, System::getenv);
    }

    /** {@return why the result could not be written, if it could not, after writing what was held back} */
    public Optional<String> flush() {
        out.flush();
        err.flush();
        return result == null ? Optional.empty() : result.failure();
    }

    /** Colours stand for a state, never for decoration. */
    public enum Style {
        ERROR("31"),
        WARNING("33"),
        INFO("36"),
        GOOD("32"),
        FAINT("2");

        private final String code;

        Style(String code) {
            this.code = code;
        }
    }
}

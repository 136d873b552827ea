package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;

/**
 * What all commands share: their options, the console, a workspace.
 *
 * <p>A command returns its exit code; what it throws becomes one in {@link Main}.
 */
abstract class ToolCommand implements Callable<Integer> {

    @Mixin
    CommonOptions common = new CommonOptions();

    private String name;
    private Console console;

    void attach(String calledBy, Console to) {
        name = calledBy;
        console = to;
    }

    Console console() {
        return console;
    }

    @Override
    public final Integer call() {
        console.color(common.colorChoice());
        FaultInjection.beforeCommand();
        try {
            return run();
        } catch (OutOfMemoryError e) {
            // Only exceptions reach those who tell what went wrong.
            throw new WorkspaceException(
                    Failures.of(e).orElseThrow().found().code(),
                    "",
                    Failures.of(e).orElseThrow().found().arguments().toArray());
        }
    }

    /** Does the work and returns the exit code. */
    abstract int run();

    /** {@return the name the command is called by} */
    String name() {
        return name;
    }

    /** {@return a way on that this command knows after such a failure} */
    Optional<String> advice(Diagnostic found) {
        return Optional.empty();
    }

    /** {@return the line of a file that was being followed, where one was} */
    Optional<InputLine> following() {
        return Optional.empty();
    }

    Workspace workspace() {
        return new Workspace(common.readOptions());
    }

    /** A collector in the mode the user chose, or in the one that suits the command. */
    Problems problems(Problems.Mode otherwise) {
        return Problems.in(common.mode(otherwise), AssetPath.UNNAMED);
    }

    /** {@return whether stderr carries events for a program, and nothing else} */
    boolean tellsPrograms() {
        return false;
    }

    /** Says something that goes with the result, unless nobody is to hear it. */
    void note(String text) {
        if (!common.quiet && !tellsPrograms()) {
            console.say("note: " + text);
        }
    }

    /** Hears of a save of an earlier command that was interrupted and is settled now. */
    void hear(Diagnostic found) {
        if (!tellsPrograms()) {
            say(List.of(found), Severity.INFO);
        }
    }

    /** Says findings at or above a severity to people. */
    void say(Iterable<Diagnostic> found, Severity least) {
        for (Diagnostic diagnostic : found) {
            if (diagnostic.severity().atLeast(least)) {
                console.say(ProblemText.of(diagnostic, console, console.errIsTerminal()));
            }
        }
    }
}

package dev.ironkit.cli.command;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.console.RepeatedProblems;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;

/**
 * What all commands share: their options, the console, a workspace.
 *
 * <p>A command returns its exit code; what it throws becomes one in {@code Main}.
 */
public abstract class ToolCommand implements Callable<Integer> {

    @Mixin
    public CommonOptions common = new CommonOptions();

    private String name;
    private Console console;
    private List<String> given = List.of();

    public void attach(String calledBy, Console to) {
        name = calledBy;
        console = to;
    }

    public Console console() {
        return console;
    }

    /** Hears which options the user gave, by their longest names. */
    public void given(List<String> options) {
        given = List.copyOf(options);
    }

    /** {@return whether the user gave an option, even if with the value that it has anyway} */
    public final boolean isGiven(String option) {
        return given.contains(option);
    }

    /** {@return those of some options that the user gave, in their order} */
    public final List<String> given(String... options) {
        return Arrays.stream(options).filter(this::isGiven).toList();
    }

    /**
     * Refuses options that cannot act.
     *
     * @param why what they would need, or what is there instead
     * @throws UsageException if one of them was given
     */
    public final void refuseIdle(String why, String... options) {
        List<String> idle = given(options);
        if (!idle.isEmpty()) {
            throw new UsageException(String.join(", ", idle) + " has no effect here: " + why);
        }
    }

    /** {@return what the options that all commands have can act on here} */
    public SharedUse shared() {
        return SharedUse.NONE;
    }

    @Override
    public final Integer call() {
        console.color(common.colorChoice());
        FaultInjection.beforeCommand();
        try {
            if (tellsPrograms()) {
                console.tellProgramsOnly();
            }
            IdleOptions.check(this);
            int code = run();
            tellBackups();
            progressOption().ifPresent(option -> option.end(this, code));
            return code;
        } catch (OutOfMemoryError e) {
            // Only exceptions reach those who tell what went wrong.
            throw new WorkspaceException(
                    Failure.of(e).orElseThrow().found().code(),
                    "",
                    Failure.of(e).orElseThrow().found().arguments().toArray());
        }
    }

    /** Backups in a folder are no content of it; who named the folder hears that they are there. */
    private void tellBackups() {
        int backups = RunFiles.backupsLeftOut();
        if (backups > 0) {
            note(Printable.count(backups, "backup", "backups") + " (NAME.bak) " + (backups == 1 ? "was" : "were")
                    + " left out; name one to include it");
        }
    }

    /** Does the work and returns the exit code. */
    public abstract int run();

    /** {@return the name the command is called by} */
    public String name() {
        return name;
    }

    /** {@return a way on that this command knows after such a failure} */
    public Optional<String> advice(Diagnostic found) {
        return Optional.empty();
    }

    /** {@return the line of a file that was being followed, where one was} */
    public Optional<InputLine> following() {
        return Optional.empty();
    }

    public Workspace workspace() {
        return new Workspace(common.readOptions());
    }

    /** A collector in the mode the user chose, or in the one that suits the command. */
    public Problems problems(Problems.Mode otherwise) {
        return Problems.in(common.mode(otherwise), AssetPath.UNNAMED);
    }

    /** {@return how progress is told, for a command that may take long} */
    public Optional<ProgressOption> progressOption() {
        return Optional.empty();
    }

    /** {@return whether stderr carries events for a program, and nothing else} */
    public final boolean tellsPrograms() {
        return progressOption().filter(ProgressOption::isForPrograms).isPresent();
    }

    /** Says something that goes with the result, unless nobody is to hear it. */
    public void note(String text) {
        if (!common.quiet && !tellsPrograms()) {
            console.say("note: " + text);
        }
    }

    /** Hears of a save of an earlier command that was interrupted and is settled now. */
    public void hear(Diagnostic found) {
        if (!tellsPrograms()) {
            say(List.of(found), Severity.INFO);
        }
    }

    /** Says findings at or above a severity: to people in words, many of a kind as one; to programs as events. */
    public void say(Iterable<Diagnostic> found, Severity least) {
        List<Diagnostic> worth = new ArrayList<>();
        for (Diagnostic diagnostic : found) {
            if (diagnostic.severity().atLeast(least)) {
                worth.add(diagnostic);
            }
        }
        if (tellsPrograms()) {
            worth.forEach(progressOption().orElseThrow().progress(this)::warnOnce);
        } else {
            RepeatedProblems.texts(worth, common.verbose, console).forEach(console::say);
        }
    }
}

package dev.ironkit.cli.look;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.Interruption;
import dev.ironkit.cli.command.ProgressOption;
import dev.ironkit.cli.command.ThreadsOption;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.Progress;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.toolkit.input.BatchItem;
import dev.ironkit.toolkit.report.SurveyPart;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.survey.AssetWalk;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Looks over everything that files, entries and folders hold, on several threads; what is found arrives in their order. */
final class Survey {

    /** How many findings are kept in all, so that hostile files cannot fill the memory. */
    private static final int MOST_PROBLEMS = 100_000;

    private final ToolCommand command;
    private final ThreadsOption threads;
    private final ProgressOption progressOption;
    private final List<Diagnostic> problems = new ArrayList<>();
    private int done;
    private int opened;
    private boolean stopped;
    private Progress progress;

    Survey(ToolCommand command, ThreadsOption threads, ProgressOption progressOption) {
        this.command = command;
        this.threads = threads;
        this.progressOption = progressOption;
    }

    /**
     * Looks.
     *
     * @param inputs what the user named
     * @param begin makes what looks at one file; it is used by one thread
     * @param take gets what it found, file after file
     */
    <P extends SurveyPart> void run(List<String> inputs, Supplier<P> begin, Consumer<P> take) {
        ReadOptions options = command.common.readOptions();
        Interruption interruption = Interruption.listen();
        List<BatchItem> items;
        try (Workspace workspace = new Workspace(options)) {
            items = BatchItem.of(workspace, inputs, command::note);
        }
        progress = progressOption.open(command.console(), command.common.quiet);
        progress.start(command.name(), items.size(), 0);
        threads.workers(interruption).inOrder(items, item -> look(item, options, begin.get()), part -> {
            add(part);
            take.accept(part);
            return true;
        });
        stopped = interruption.isRequested();
        if (stopped && !progress.isForPrograms()) {
            command.console()
                    .say("interrupted after " + done + " of " + Printable.count(items.size(), "file", "files")
                            + "; the result covers only those");
        }
    }

    private static <P extends SurveyPart> P look(BatchItem item, ReadOptions options, P part) {
        part.at(item.path());
        if (item.failure() != null) {
            part.note(item.failure());
            return part;
        }
        // A workspace of its own: what one thread closes no other reads.
        try (Workspace workspace = new Workspace(options)) {
            Located found = workspace.locate(item.address(), Problems.tolerant());
            part.at(found.path());
            AssetWalk.over(workspace, found, part);
        } catch (RuntimeException | OutOfMemoryError e) {
            part.note(Failure.known(e, item.path()).found());
        }
        return part;
    }

    private void add(SurveyPart part) {
        done++;
        opened += part.isOpened() ? 1 : 0;
        for (Diagnostic found : part.problems()) {
            progress.warning(found);
            if (problems.size() < MOST_PROBLEMS) {
                problems.add(found);
            }
        }
        progress.item(part.path().text(), part.size(), part.problems().isEmpty());
    }

    /** What could not be read. */
    List<Diagnostic> problems() {
        return problems;
    }

    /** The exit code, where all that could be read is well. */
    int exitCode(int otherwise) {
        if (stopped) {
            return ExitCode.INTERRUPTED;
        }
        if (problems.isEmpty()) {
            return otherwise;
        }
        return opened == 0 ? ExitCode.NO_INPUT : ExitCode.PARTLY;
    }

    /** Ends the telling of progress. */
    void end() {
        progress.done();
    }

    /** Whether findings may be told to people. */
    boolean isForPeople() {
        return !progress.isForPrograms();
    }
}

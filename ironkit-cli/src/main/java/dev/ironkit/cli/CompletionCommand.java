package dev.ironkit.cli;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.completion.CompletionModel;
import dev.ironkit.cli.completion.Shell;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.Workspace;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "completion",
        header = {
            "Print a completion script for your shell: commands, options, files and archive entries.",
            "",
            "  ironkit completion bash > ~/.ironkit-completion",
            "  ironkit completion fish > ~/.config/fish/completions/ironkit.fish"
        },
        description = {"The first lines of each script say where to put it."},
        footer = {"  0 done", "  2 usage error"})
final class CompletionCommand extends ToolCommand {

    @Parameters(arity = "0..1", paramLabel = "bash|zsh|fish|powershell", description = "The shell.")
    String shell;

    @Option(names = "--entries", paramLabel = "WORD", hidden = true, description = "Used by the scripts.")
    String word;

    @Override
    public SharedUse shared() {
        return word == null ? SharedUse.NONE : SharedUse.of(List.of(word), SharedUse.Acts.GAME);
    }

    @Override
    public int run() {
        if (word != null) {
            if (shell != null) {
                throw new UsageException(
                        "--entries prints the entries of an archive for any shell: leave out " + shell);
            }
            return entries();
        }
        Shell wanted = Optional.ofNullable(shell)
                .flatMap(Shell::ofWord)
                .orElseThrow(() -> new UsageException(
                        "name the shell: bash, zsh, fish or powershell" + (shell == null ? "" : ", not " + shell)));
        String script = wanted.script(CompletionModel.of(CommandModels.all()));
        if (common.json) {
            JsonDocument.print(
                    console(),
                    "ironkit.completion",
                    ExitCode.DONE,
                    List.of(),
                    out -> out.field("shell", wanted.word()).field("script", script));
        } else {
            console().out().print(script);
        }
        return ExitCode.DONE;
    }

    private int entries() {
        try (Workspace workspace = workspace()) {
            List<String> found = EntryCompletion.of(workspace, word);
            found.forEach(console()::line);
            return found.isEmpty() ? ExitCode.NO : ExitCode.DONE;
        } catch (RuntimeException e) {
            if (Failure.of(e).isEmpty()) {
                throw e;
            }
            // Nobody wants to hear about a missing file in the middle of a line that is being typed.
            return ExitCode.NO;
        }
    }
}

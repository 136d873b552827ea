package dev.ironkit.cli.check;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.toolkit.report.DiffJson;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.diff.AssetComparer;
import dev.ironkit.workspace.diff.Change;
import dev.ironkit.workspace.diff.Depth;
import dev.ironkit.workspace.diff.Difference;
import dev.ironkit.workspace.diff.FolderComparer;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "diff",
        header = {
            "Show the differences between two archives, files or folders; finds renames by content.",
            "",
            "  ironkit diff disc/Textures.lib steam/Textures.lib",
            "  ironkit diff --depth byte 'old.rlb!/robot.msh' 'new.rlb!/robot.msh'"
        },
        footer = {"  0 identical", "  1 something differs", "  2 usage error", "  4 input missing or unreadable"})
public final class DiffCommand extends ToolCommand {

    @Parameters(index = "0", paramLabel = "A", description = "A file, an entry or a folder.")
    String a;

    @Parameters(index = "1", paramLabel = "B", description = "What to compare it with.")
    String b;

    @Option(
            names = "--depth",
            paramLabel = "LEVEL",
            defaultValue = "entry",
            description = "entry, field (also each directory field) or byte (also each byte range).")
    String depth;

    /** What was found out. */
    private record Result(Difference root, List<Diagnostic> problems) {}

    @Override
    public SharedUse shared() {
        return SharedUse.of(List.of(a, b), SharedUse.Acts.OVERLAY, SharedUse.Acts.KIND);
    }

    @Override
    public int run() {
        Depth level = level();
        ReadOptions options = common.readOptions();
        try (Workspace workspace = new Workspace(options)) {
            Address left = Inputs.around(workspace, a, this::note);
            Address right = Inputs.around(workspace, b, this::note);
            boolean folders = Inputs.isFolder(workspace, left);
            if (folders != Inputs.isFolder(workspace, right)) {
                throw unlike(workspace, folders ? right : left, folders ? b : a, folders ? a : b);
            }
            Result result = folders ? folders(workspace, left, right, level) : assets(workspace, left, right, level);
            int code = exitCode(result);
            if (common.json) {
                JsonDocument.print(console(), "ironkit.diff", code, result.problems(), out -> {
                    out.field("depth", level.name().toLowerCase(Locale.ROOT));
                    new DiffJson(out).writeRoot(result.root());
                });
            } else {
                new DiffText(console()).print(result.root());
            }
            say(result.problems(), Severity.ERROR);
            return code;
        }
    }

    /** What is wrong with a folder and something else; what is not there is missing, whatever it would be. */
    private static UsageException unlike(Workspace workspace, Address other, String text, String folder) {
        workspace.locate(other, Problems.tolerant());
        return new UsageException(
                "'" + folder + "' is a folder and '" + text + "' is not; a folder can only be compared with a folder");
    }

    private Depth level() {
        try {
            return Depth.valueOf(depth.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new UsageException("--depth takes entry, field or byte, not " + depth);
        }
    }

    private static Result assets(Workspace workspace, Address a, Address b, Depth level) {
        Located left = workspace.locate(a, Problems.tolerant());
        Located right = workspace.locate(b, Problems.tolerant());
        AssetComparer comparer = new AssetComparer(level, workspace.options().rsliOverlay());
        Difference root = comparer.compare(left, right);
        return new Result(root, comparer.problems());
    }

    private static Result folders(Workspace workspace, Address a, Address b, Depth level) {
        FolderComparer comparer = new FolderComparer(workspace.options(), level);
        Difference root = comparer.compare(path(a), files(workspace, a), path(b), files(workspace, b));
        return new Result(root, comparer.problems());
    }

    private static AssetPath path(Address folder) {
        return new AssetPath((folder.inGame() ? Address.GAME + "/" : "") + folder.root());
    }

    private static List<FolderComparer.FolderFile> files(Workspace workspace, Address folder) {
        String root = folder.root();
        int prefix = root.isEmpty() || root.endsWith("/") ? root.length() : root.length() + 1;
        return Inputs.filesBelow(workspace, folder).stream()
                .map(file -> new FolderComparer.FolderFile(file.root().substring(prefix), file))
                .toList();
    }

    /** A difference is an answer; a file that cannot be read leaves none. */
    private static int exitCode(Result result) {
        boolean differs = result.root().change() != Change.SAME;
        boolean onlyUnread = result.root()
                .inside()
                .map(inside ->
                        inside.differences().isEmpty() && !result.problems().isEmpty())
                .orElse(false);
        return !differs ? ExitCode.DONE : onlyUnread ? ExitCode.NO_INPUT : ExitCode.NO;
    }
}

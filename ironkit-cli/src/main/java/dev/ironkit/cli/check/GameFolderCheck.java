package dev.ironkit.cli.check;

import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.GameFolderSetting;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Looks at the game folder: whether one is set, by whom, whether it is there and holds archives. */
public final class GameFolderCheck {

    private static final String NAME = "game";

    private GameFolderCheck() {}

    public static HealthCheck of(Optional<GameFolderSetting> said) {
        if (said.isEmpty()) {
            return HealthCheck.note(
                    NAME,
                    "no game folder is set, so addresses cannot start with game:",
                    "Use --game DIR, set IRONKIT_GAME=DIR, or put game=DIR into the config file.");
        }
        String by = " (set " + by(said.get().source()) + ")";
        Optional<Path> folder = said.get().folder();
        if (folder.isEmpty()) {
            return HealthCheck.problem(
                    NAME, said.get().text() + " is not a valid folder name here" + by, "See names above.");
        }
        return look(folder.get(), by).at(folder.get());
    }

    private static HealthCheck look(Path folder, String by) {
        if (!Files.isDirectory(folder)) {
            return HealthCheck.problem(
                    NAME, (Files.exists(folder) ? "not a folder" : "no such folder") + by, "Correct the setting.");
        }
        try (Workspace workspace = new Workspace(ReadOptions.PLAIN);
                Stream<Path> files = Files.list(folder)) {
            List<Path> inside = files.filter(Files::isRegularFile).sorted().toList();
            long archives =
                    inside.stream().filter(file -> isArchive(workspace, file)).count();
            return archives > 0
                    ? HealthCheck.ok(NAME, inside.size() + " files, " + archives + " of them archives" + by)
                    : HealthCheck.note(
                            NAME,
                            inside.size() + " files, none of them an archive" + by,
                            "Set the folder that holds the game's .lib and .rlb files.");
        } catch (IOException | UncheckedIOException e) {
            return HealthCheck.problem(NAME, "the folder cannot be read" + by, "Check its access rights.");
        }
    }

    private static boolean isArchive(Workspace workspace, Path file) {
        try {
            var mounted = workspace.mount(file, file.toString());
            boolean archive = AssetKind.sniff(mounted.bytes()).isArchive();
            workspace.release(mounted);
            return archive;
        } catch (WorkspaceException e) {
            return false;
        }
    }

    private static String by(GameFolderSetting.Source source) {
        return switch (source) {
            case COMMAND_LINE -> "by --game";
            case ENVIRONMENT -> "by " + GameFolderSetting.VARIABLE;
            case CONFIG_FILE -> "in the config file";
        };
    }
}

package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the user keeps the game: said on the command line, in the environment or in the config file, in this order.
 *
 * @param text what was said
 * @param source where it was said
 */
public record GameFolderSetting(String text, Source source) {

    /** The environment variable. */
    public static final String VARIABLE = "IRONKIT_GAME";

    /** The key in the config file. */
    public static final String KEY = "game";

    /** Where it can be said. */
    public enum Source {
        COMMAND_LINE,
        ENVIRONMENT,
        CONFIG_FILE
    }

    /** {@return the folder, or null where none is set} */
    public static Path find(Path given) {
        return said(given).flatMap(GameFolderSetting::folder).orElse(null);
    }

    /**
     * {@return the setting that counts}
     *
     * @param given what the command line says, or null
     */
    public static Optional<GameFolderSetting> said(Path given) {
        if (given != null) {
            return Optional.of(new GameFolderSetting(given.toString(), Source.COMMAND_LINE));
        }
        String variable = System.getenv(VARIABLE);
        if (variable != null && !variable.isBlank()) {
            return Optional.of(new GameFolderSetting(variable, Source.ENVIRONMENT));
        }
        return inConfig(ConfigFile.path());
    }

    /** {@return the setting as a path; empty where this system cannot have a file of that name} */
    public Optional<Path> folder() {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    static Optional<GameFolderSetting> inConfig(Path file) {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(ConfigFile.load(file).get(KEY))
                    .filter(text -> !text.isEmpty())
                    .map(text -> new GameFolderSetting(text, Source.CONFIG_FILE));
        } catch (IOException e) {
            // Not a reason to stop a command that may not need the game; ironkit doctor tells about it.
            return Optional.empty();
        }
    }
}

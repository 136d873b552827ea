package dev.ironkit.workspace;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/** Where the user keeps the game: said on the command line, in the environment or in the config file, in this order. */
public final class GameFolderSetting {

    /** The environment variable. */
    public static final String VARIABLE = "IRONKIT_GAME";

    private GameFolderSetting() {}

    /** {@return the folder, or null where none is set} */
    public static Path find(Path given) {
        if (given != null) {
            return given;
        }
        String variable = System.getenv(VARIABLE);
        if (variable != null && !variable.isBlank()) {
            return Path.of(variable);
        }
        return fromConfig(configFile());
    }

    /** {@return the config file, which need not exist} */
    public static Path configFile() {
        String config = System.getenv("XDG_CONFIG_HOME");
        Path base = config != null && !config.isBlank()
                ? Path.of(config)
                : Path.of(System.getProperty("user.home"), ".config");
        return base.resolve("ironkit").resolve("config.properties");
    }

    static Path fromConfig(Path file) {
        if (!Files.isRegularFile(file)) {
            return null;
        }
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            return null;
        }
        String game = properties.getProperty("game");
        return game == null || game.isBlank() ? null : Path.of(game);
    }
}

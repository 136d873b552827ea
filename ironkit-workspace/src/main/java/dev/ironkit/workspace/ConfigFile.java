package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the user has settled once and for all: a text file with a {@code key=value} on each line; lines that start with
 * {@code #} are remarks.
 *
 * <p>Not read as Java properties, where a backslash has a meaning: a path of Windows is to be written as it is.
 */
public final class ConfigFile {

    private static final int MOST_BYTES = 1 << 20;

    private ConfigFile() {}

    /** {@return where the file is looked for; it need not exist} */
    public static Path path() {
        return UserFolder.CONFIG.path().resolve("config.properties");
    }

    /**
     * {@return what the file says, in its order}
     *
     * @throws IOException if it cannot be read as text
     */
    public static Map<String, String> load(Path file) throws IOException {
        Map<String, String> settings = new LinkedHashMap<>();
        RunFiles.open(file);
        // A pipe would be waited for.
        if (!Files.isRegularFile(file)) {
            throw new IOException("it is not a file");
        }
        String text = LimitedText.read(file, MOST_BYTES);
        // Some editors put a byte order mark before the first line.
        for (String line : text.replaceFirst("^\uFEFF", "").split("\\R", -1)) {
            int equals = line.indexOf('=');
            if (equals > 0 && !line.stripLeading().startsWith("#")) {
                settings.put(
                        line.substring(0, equals).strip(),
                        line.substring(equals + 1).strip());
            }
        }
        return settings;
    }
}

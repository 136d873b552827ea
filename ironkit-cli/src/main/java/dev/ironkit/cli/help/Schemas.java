package dev.ironkit.cli.help;

import dev.ironkit.toolkit.convert.AssetSchemas;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The JSON Schemas of all outputs. They are resources; the folder of a jar cannot be listed everywhere, so {@code index.txt}
 * beside them names all, and a test compares it with the folder.
 */
public final class Schemas {

    private static final String FOLDER = "/dev/ironkit/cli/schemas/";

    /** Leads every id; may be left out where a user names one. */
    private static final String PREFIX = "ironkit.";

    private Schemas() {}

    /** {@return the ids of all schemas, sorted} */
    public static List<String> ids() {
        return read("index.txt").lines().filter(line -> !line.isBlank()).toList();
    }

    /** {@return the id that a name stands for} */
    static Optional<String> find(String name) {
        return ids().stream()
                .filter(id -> id.equalsIgnoreCase(name) || id.equalsIgnoreCase(PREFIX + name))
                .findFirst();
    }

    /** {@return the names of all schemas in the form the user chose: with the word in front, or without} */
    static Stream<String> likelyNames(String name) {
        boolean withPrefix = name.toLowerCase(Locale.ROOT).startsWith(PREFIX);
        return Stream.concat(ids().stream(), AssetSchemas.ids().stream())
                .map(id -> withPrefix ? id : id.substring(PREFIX.length()));
    }

    /** {@return the text of a schema, which ends with a line feed} */
    public static String text(String id) {
        return read(id + ".json");
    }

    private static String read(String name) {
        try (InputStream in = Schemas.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its resource " + FOLDER + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package dev.ironkit.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The golden files of one module. */
final class GoldenFolder {

    private final Path golden;
    private final Path testSources;
    private final boolean update;
    private final boolean guarded;
    private final Map<Class<?>, Set<String>> asked = new ConcurrentHashMap<>();

    /**
     * The files of a module.
     *
     * @param module its folder
     * @param update whether to write files instead of comparing
     * @param guarded whether writing is refused
     */
    GoldenFolder(Path module, boolean update, boolean guarded) {
        this.golden = module.resolve("src/test/resources/golden");
        this.testSources = module.resolve("src/test/java");
        this.update = update;
        this.guarded = guarded;
    }

    void check(Class<?> owner, String name, String actual) {
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]*")) {
            throw new IllegalArgumentException("'" + name + "' is not the name of a golden file");
        }
        asked.computeIfAbsent(owner, none -> ConcurrentHashMap.newKeySet()).add(name + ".txt");
        Path file = golden.resolve(owner.getSimpleName()).resolve(name + ".txt");
        if (update) {
            write(file, actual);
        } else if (!Files.exists(file)) {
            throw new AssertionError("there is no " + file + "; write it with -Dgolden=update and read it");
        } else {
            assertThat(actual).as("%s (rewritten by -Dgolden=update)", file).isEqualTo(read(file));
        }
    }

    void noOrphans(Class<?> owner) {
        Set<String> wanted = asked.getOrDefault(owner, Set.of());
        assertThat(names(golden.resolve(owner.getSimpleName())))
                .as("golden files that a test of %s asked for", owner.getSimpleName())
                .allMatch(wanted::contains);
        for (String folder : names(golden)) {
            assertThat(hasSource(folder + ".java"))
                    .as("a test class for the golden folder %s", folder)
                    .isTrue();
        }
    }

    private void write(Path file, String text) {
        if (guarded) {
            throw new AssertionError("golden files are not written where CI is set: " + file);
        }
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            // A checkout may have turned the line ends.
            return Files.readString(file, StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> names(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private boolean hasSource(String fileName) {
        if (!Files.isDirectory(testSources)) {
            return false;
        }
        try (Stream<Path> files = Files.walk(testSources)) {
            return files.anyMatch(file -> file.endsWith(fileName));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

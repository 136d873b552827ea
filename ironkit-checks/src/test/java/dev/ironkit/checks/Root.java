package dev.ironkit.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The folder of the whole project. */
final class Root {

    static final Path FOLDER = Path.of(System.getProperty("ironkit.root"));

    private Root() {}

    /** All pages: those beside the README and those in docs. */
    static List<Path> pages() {
        try (Stream<Path> top = Files.list(FOLDER);
                Stream<Path> docs = Files.walk(FOLDER.resolve("docs"))) {
            return Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The source files of the modules that are shipped. */
    static List<Path> sources() {
        try (Stream<Path> modules = Files.list(FOLDER)) {
            return modules.filter(module -> module.getFileName().toString().startsWith("ironkit-"))
                    .filter(module -> !module.endsWith("ironkit-testkit"))
                    .map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .sorted()
                    .flatMap(Root::javaFiles)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> javaFiles(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How a file is called in messages. */
    static String name(Path file) {
        return FOLDER.relativize(file).toString().replace('\\', '/');
    }
}

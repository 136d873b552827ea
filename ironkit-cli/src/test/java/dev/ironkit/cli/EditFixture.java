package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A folder with an archive to change, and short ways to look at what became of it. */
final class EditFixture {

    static final byte[] INNER = archive()
            .with(entry(1, "deep").attrs(3, 0, 38).payload("down"))
            .with(entry(2, "deep").payload("below"))
            .build();

    static final byte[] ARCHIVE = archive()
            .with(entry("DATA", "Beta.bin").attrs(1, 2, 3).payload("HELLO"))
            .with(entry("Texm", "A_A").payload("Texm and more"))
            .with(entry("MESH", "inner").payload(INNER))
            .lead(new byte[] {1, 2, 3, 4, 5, 6, 7, 8})
            .build();

    private EditFixture() {}

    /** Writes the archive: two plain entries, and an archive inside, behind eight bytes that no entry claims. */
    static Path write(Path folder) {
        return write(folder.resolve("a.lib"), ARCHIVE);
    }

    static Path write(Path file, byte[] bytes) {
        try {
            return Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Path write(Path file, String text) {
        return write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> names(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rows of a listing: type, size, attributes and name. */
    static List<String> list(Object archive) {
        return CommandRun.of("ls", "-l", archive).lines().stream()
                .map(line -> line.split("\t", -1))
                .map(cells -> String.join(" ", cells[1], cells[2], cells[4], cells[5], cells[6], cells[7]))
                .toList();
    }
}

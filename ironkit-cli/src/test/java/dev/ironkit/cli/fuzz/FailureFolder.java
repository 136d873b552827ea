package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A case on disk, so that it can be looked at and run again: {@code command.txt}, {@code files/}, {@code found.txt}. */
final class FailureFolder {

    static final String COMMAND = "command.txt";
    static final String FOUND = "found.txt";
    private static final String FILES = "files";
    private static final String STDIN = "stdin";
    private static final String PROGRAM = "ironkit ";
    private static final String TERMINAL = "# on a terminal";

    private FailureFolder() {}

    static void write(Path folder, Case one, Finding found) throws IOException {
        Path files = Files.createDirectories(folder.resolve(FILES));
        for (String name : one.folders()) {
            Files.createDirectories(files.resolve(name));
        }
        for (PlacedFile file : one.files()) {
            try {
                Path path = files.resolve(file.path());
                Files.createDirectories(path.getParent());
                Files.write(path, file.bytes().toByteArray());
            } catch (IOException e) {
                // It could not be there when the command ran either.
            }
        }
        List<String> lines = new ArrayList<>();
        lines.add("# " + found.signature().replaceAll("\\s+", " "));
        lines.add("# seed " + one.seed() + ", command " + one.number() + "; run in the folder files");
        if (one.request().terminal()) {
            lines.add(TERMINAL);
        }
        if (one.request().stdin().length() > 0) {
            Files.write(folder.resolve(STDIN), one.request().stdin().toByteArray());
            lines.add("# with the file " + STDIN + " as its input");
        }
        lines.add(PROGRAM + ShellLine.of(one.request().args()));
        Files.write(folder.resolve(COMMAND), lines);
        Files.writeString(folder.resolve(FOUND), found.signature() + "\n\n" + found.detail() + "\n");
    }

    /** {@return a case that was written; any path in its folder will do} */
    static Case read(Path path) throws IOException {
        Path folder = Files.isDirectory(path) ? path : path.toAbsolutePath().getParent();
        List<String> lines = Files.readAllLines(folder.resolve(COMMAND));
        List<String> words = lines.stream()
                .filter(line -> line.startsWith(PROGRAM.strip()))
                .findFirst()
                .map(line -> ShellLine.words(line.substring(PROGRAM.length() - 1)))
                .orElseThrow(() -> new IOException("no command in " + folder.resolve(COMMAND)));
        List<PlacedFile> files = new ArrayList<>();
        List<String> folders = new ArrayList<>();
        Path base = folder.resolve(FILES);
        if (Files.isDirectory(base)) {
            try (Stream<Path> all = Files.walk(base)) {
                for (Path one : all.sorted().toList()) {
                    String name = base.relativize(one).toString();
                    if (Files.isRegularFile(one)) {
                        // What it was before is not known; what is damaged may break promises, so all of it may.
                        files.add(new PlacedFile(name, ByteView.of(Files.readAllBytes(one)), ByteView.empty()));
                    } else if (!name.isEmpty()) {
                        folders.add(name);
                    }
                }
            }
        }
        Path input = folder.resolve(STDIN);
        ByteView stdin = Files.exists(input) ? ByteView.of(Files.readAllBytes(input)) : ByteView.empty();
        return new Case(0, 0, files, folders, new Request(words, stdin, lines.contains(TERMINAL)));
    }

    /** {@return what a failure was, for the summary} */
    static String title(Path folder) throws IOException {
        return Files.readString(folder.resolve(FOUND), StandardCharsets.UTF_8)
                .lines()
                .findFirst()
                .orElse("");
    }
}

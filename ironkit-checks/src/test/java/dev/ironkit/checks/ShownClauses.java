package dev.ironkit.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The clauses that tests have shown, by what the modules noted when their tests ran: {@code target/clauses/*.txt}. */
final class ShownClauses {

    private final Map<String, Set<String>> testsOfClause = new TreeMap<>();

    private ShownClauses() {}

    /** What the modules below a folder noted. */
    static ShownClauses below(Path root) {
        return in(files(root));
    }

    /** What wants a row of its test that did not run, or does not say which: {@code target/clauses/*.rowless}. */
    static ShownClauses withoutARow(Path root) {
        return in(files(root, ".rowless"));
    }

    private static ShownClauses in(List<Path> files) {
        ShownClauses shown = new ShownClauses();
        for (Path file : files) {
            for (String line : Root.read(file).lines().toList()) {
                int blank = line.indexOf(' ');
                shown.testsOfClause
                        .computeIfAbsent(line.substring(0, blank), none -> new TreeSet<>())
                        .add(line.substring(blank + 1));
            }
        }
        return shown;
    }

    /** The notes there are; none if the tests of no module have run. */
    static List<Path> files(Path root) {
        return files(root, ".txt");
    }

    private static List<Path> files(Path root, String ending) {
        try (Stream<Path> modules = Files.list(root)) {
            // The testkit shows how clauses are noted, with ids of no page.
            return modules.filter(module -> !module.endsWith("ironkit-testkit"))
                    .map(module -> module.resolve("target/clauses"))
                    .filter(Files::isDirectory)
                    .flatMap(folder -> notes(folder, ending))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> notes(Path folder, String ending) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Set<String> clauses() {
        return testsOfClause.keySet();
    }

    Set<String> testsOf(String clause) {
        return testsOfClause.getOrDefault(clause, Set.of());
    }
}

package dev.ironkit.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every clause has a test that ran and passed, and no test is tied to a clause that does not exist. */
class CoverageTest {

    private static final String WHOLE_BUILD =
            "run the whole build, `mvn verify`: each module notes what its tests have shown";

    private final CoveragePage page = CoveragePage.of(Root.read(Root.FOLDER.resolve("docs/coverage.md")));

    private ShownClauses shown;

    @BeforeEach
    void readNotes() {
        assertThat(ShownClauses.files(Root.FOLDER))
                .as("notes of modules; " + WHOLE_BUILD)
                .isNotEmpty();
        shown = ShownClauses.below(Root.FOLDER);
    }

    @Test
    void noIdStandsThereTwice() {
        assertThat(page.clauses()).hasSizeGreaterThan(150).doesNotHaveDuplicates();
    }

    @Test
    void everyClauseIsShownByATest() {
        Set<String> missing = new TreeSet<>(page.clauses());
        missing.removeAll(shown.clauses());
        missing.removeAll(page.open());

        assertThat(missing)
                .as("clauses without a test that passed; " + WHOLE_BUILD)
                .isEmpty();
    }

    @Test
    void everyClauseOfATestWithManyHasARowThatRan() {
        ShownClauses rowless = ShownClauses.withoutARow(Root.FOLDER);
        List<String> missing = rowless.clauses().stream()
                .map(clause -> clause + ", in " + rowless.testsOf(clause))
                .toList();

        assertThat(missing)
                .as("clauses whose test does not say which of its rows shows them, @Clause(value = ID, rows = NAME),"
                        + " or has no such row")
                .isEmpty();
    }

    @Test
    void everyTestIsTiedToAClauseThatExists() {
        Set<String> unknown = new TreeSet<>(shown.clauses());
        page.clauses().forEach(unknown::remove);

        assertThat(unknown)
                .as("ids of tests that docs/coverage.md does not have")
                .isEmpty();
    }

    @Test
    void onlyClausesWithoutATestAreListedAsSuch() {
        Set<String> wrong = new TreeSet<>(page.open());
        wrong.removeIf(id -> page.clauses().contains(id) && !shown.clauses().contains(id));

        assertThat(wrong).as("to be taken off the list \"Not shown yet\"").isEmpty();
    }

    @Test
    void writesWhichTestShowsWhat() throws IOException {
        StringBuilder text = new StringBuilder("# Which test shows what\n\n| clause | tests |\n|---|---|\n");
        for (String clause : page.clauses()) {
            text.append("| ")
                    .append(clause)
                    .append(" | ")
                    .append(String.join("<br>", shown.testsOf(clause)))
                    .append(" |\n");
        }
        Path file = Root.FOLDER.resolve("ironkit-checks/target/coverage.md");
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);

        assertThat(text.toString().lines())
                .anyMatch(line -> line.matches("\\| nres\\.10-vector \\| .*#readsTheVector.*"));
    }

    @Test
    void theNotesAndThePageAreRead(@TempDir Path root) throws IOException {
        Path notes = Files.createDirectories(root.resolve("ironkit-x/target/clauses"));
        Files.writeString(notes.resolve("ironkit-x.txt"), "a.1 x.T#one\na.1 x.T#two\nb.2 x.T#one\n");
        ShownClauses read = ShownClauses.below(root);
        CoveragePage small = CoveragePage.of(
                "| id | clause | from |\n|---|---|---|\n| `a.1` | A. | x |\n| `b.2` | B. | x |\n## Not shown yet\n| `b.2` | no |\n");

        Files.writeString(notes.resolve("ironkit-x.rowless"), "c.3 x.T#three\n");

        assertThat(ShownClauses.withoutARow(root).clauses()).containsExactly("c.3");
        assertThat(read.clauses()).containsExactly("a.1", "b.2");
        assertThat(read.testsOf("a.1")).containsExactly("x.T#one", "x.T#two");
        assertThat(small.clauses()).containsExactly("a.1", "b.2");
        assertThat(small.open()).containsExactly("b.2");
        assertThat(ShownClauses.files(root.resolve("ironkit-x"))).isEmpty();
    }
}

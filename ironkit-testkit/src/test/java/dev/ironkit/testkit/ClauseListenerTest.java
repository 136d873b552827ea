package dev.ironkit.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClauseListenerTest {

    @TempDir
    Path folder;

    /** Tests that others inherit. */
    abstract static class Parent {
        @Test
        @Clause("z.inherited")
        void inherited() {}
    }

    /** Of each kind one; not named as a test, so that only the tests here run it. */
    @Clause("z.class")
    static class Examples extends Parent {

        static boolean sound;

        @Test
        @Clause({"a.two", "a.one"})
        void succeeds() {}

        @Test
        @Clause("b.fails")
        void fails() {
            assertThat(sound).isTrue();
        }

        @Test
        @Clause("b.aborts")
        void aborts() {
            Assumptions.abort();
        }

        @Test
        @Disabled("on purpose")
        @Clause("b.disabled")
        void isDisabled() {}

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        @Clause("c.parameters")
        void allParametersSucceed(int value) {
            assertThat(value).isPositive();
        }

        @ParameterizedTest
        @ValueSource(ints = {1, -2})
        @Clause("b.one-parameter")
        void oneParameterFails(int value) {
            assertThat(sound || value > 0).isTrue();
        }

        @ParameterizedTest
        @ValueSource(strings = {"red", "green"})
        @Clause(value = "e.red", rows = "red")
        @Clause(
                value = "e.both",
                rows = {"red", "green"})
        @Clause(value = "f.blue", rows = "blue")
        @Clause(
                value = "f.one-of-two",
                rows = {"red", "blue"})
        void namesItsRows(String colour) {
            assertThat(colour).isNotBlank();
        }

        @ParameterizedTest
        @ValueSource(strings = {"red", "green"})
        @Clause({"f.1", "f.2", "f.3", "f.4"})
        @Clause(value = "e.many", rows = "green")
        void hasManyClausesAndNamesOneRow(String colour) {
            assertThat(colour).isNotBlank();
        }

        @Test
        @Clause({"e.1", "e.2", "e.3", "e.4", "e.5"})
        void hasManyClausesAndNoRows() {}

        @TestFactory
        @Clause("c.factory")
        Stream<DynamicTest> factory() {
            return Stream.of(DynamicTest.dynamicTest("one", () -> {}));
        }

        @TestFactory
        @Clause("b.factory")
        Stream<DynamicTest> factoryWithAFailure() {
            return Stream.of(
                    DynamicTest.dynamicTest("one", () -> {}),
                    DynamicTest.dynamicTest("two", () -> assertThat(sound).isTrue()));
        }

        @Nested
        class Inner {
            @Test
            @Clause("d.nested")
            void succeeds() {}
        }
    }

    private List<String> clausesAfterRun(boolean sound) throws IOException {
        Examples.sound = sound;
        Path file = folder.resolve("target/clauses/module.txt");
        TestRun.of(Examples.class, new ClauseListener(file));
        return Files.readAllLines(file);
    }

    private static String line(String clause, String test) {
        return clause + " " + Examples.class.getName() + test;
    }

    @Test
    void listsClausesOfTestsThatSucceededSorted() throws IOException {
        List<String> lines = clausesAfterRun(false);
        assertThat(lines)
                .isSorted()
                .contains(
                        line("a.one", "#succeeds"),
                        line("a.two", "#succeeds"),
                        line("c.parameters", "#allParametersSucceed"),
                        line("c.factory", "#factory"),
                        line("d.nested", "$Inner#succeeds"),
                        line("z.class", "#succeeds"),
                        line("z.class", "$Inner#succeeds"),
                        line("z.class", "#inherited"),
                        line("z.inherited", "#inherited"))
                .noneMatch(line -> line.startsWith("b."));
    }

    @Test
    void aClauseIsShownByTheRowsItNames() throws IOException {
        assertThat(clausesAfterRun(true))
                .contains(
                        line("e.red", "#namesItsRows"),
                        line("e.both", "#namesItsRows"),
                        line("e.many", "#hasManyClausesAndNamesOneRow"),
                        line("e.5", "#hasManyClausesAndNoRows"))
                .noneMatch(line -> line.startsWith("f."));
        assertThat(Files.readAllLines(folder.resolve("target/clauses/module.rowless")))
                .containsExactly(
                        line("f.1", "#hasManyClausesAndNamesOneRow"),
                        line("f.2", "#hasManyClausesAndNamesOneRow"),
                        line("f.3", "#hasManyClausesAndNamesOneRow"),
                        line("f.4", "#hasManyClausesAndNamesOneRow"),
                        line("f.blue", "#namesItsRows"),
                        line("f.one-of-two", "#namesItsRows"));
    }

    @Test
    void replacesTheLinesOfTestsThatRanAgain() throws IOException {
        assertThat(clausesAfterRun(true)).contains(line("b.fails", "#fails"));
        assertThat(clausesAfterRun(false)).doesNotContain(line("b.fails", "#fails"));
    }

    @Test
    void keepsTheLinesOfOtherProcessesWhileTheyAreTrue() throws IOException {
        Path file = folder.resolve("target/clauses/module.txt");
        Files.createDirectories(file.getParent());
        String fromElsewhere = "t.listed " + ClauseListenerTest.class.getName() + "#isTiedToAClause";
        Files.write(
                file,
                List.of(
                        fromElsewhere,
                        "t.other " + ClauseListenerTest.class.getName() + "#isTiedToAClause",
                        "t.listed " + ClauseListenerTest.class.getName() + "#wasRemoved",
                        "t.listed dev.ironkit.testkit.Gone#test",
                        "scribble"));
        assertThat(clausesAfterRun(false))
                .contains(fromElsewhere, line("a.one", "#succeeds"))
                .noneMatch(line -> line.contains("t.other") || line.contains("Gone") || line.contains("wasRemoved"))
                .doesNotContain("scribble");
    }

    @Test
    @Clause("t.listed")
    void isTiedToAClause() throws NoSuchMethodException {
        assertThat(ClausesOf.test(getClass(), getClass().getDeclaredMethod("isTiedToAClause")))
                .containsExactly("t.listed");
    }

    @Test
    void writesNothingWithoutAModule() {
        assertThat(TestRun.of(Examples.class, new ClauseListener(null)).succeeded)
                .isPositive();
        assertThat(folder).isEmptyDirectory();
    }
}

package dev.ironkit.base.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.json.JsonWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProblemsTest {

    private static final ByteRange HERE = new ByteRange(16, 4);

    @Test
    void strictEndsAtTheFirstError() {
        Problems problems = Problems.strict();
        problems.report(TestProblem.NOTE, HERE);
        assertThatThrownBy(() -> problems.report(TestProblem.LOCAL, HERE, 3))
                .isInstanceOfSatisfying(MalformedAssetException.class, e -> {
                    assertThat(e.diagnostic().code()).isEqualTo(TestProblem.LOCAL);
                    assertThat(e.diagnostic().severity()).isEqualTo(Severity.ERROR);
                    assertThat(e).hasMessage("error test.local - at 0x10+0x4: entry 3");
                });
        assertThat(problems.all()).hasSize(2);
        assertThat(problems.hasErrors()).isTrue();
    }

    @Test
    void tolerantReadsOnAndJudgesMildly() {
        Problems problems = Problems.tolerant();
        problems.report(TestProblem.LOCAL, HERE, 3);
        assertThat(problems.all()).extracting(Diagnostic::severity).containsExactly(Severity.WARNING);
        assertThat(problems.hasErrors()).isFalse();
        problems.report(TestProblem.FATAL, HERE, 1, 2);
        assertThat(problems.hasErrors()).isTrue();
    }

    @Test
    void auditReadsOnAndJudgesStrictly() {
        Problems problems = Problems.audit();
        problems.report(TestProblem.LOCAL, HERE, 3);
        problems.report(TestProblem.LOCAL, HERE, 4);
        assertThat(problems.all()).extracting(Diagnostic::severity).containsExactly(Severity.ERROR, Severity.ERROR);
    }

    @Test
    void fatalIsAnErrorInEveryMode() {
        for (Problems.Mode mode : Problems.Mode.values()) {
            Problems problems = Problems.in(mode, AssetPath.UNNAMED);
            MalformedAssetException end = problems.fatal(TestProblem.LOCAL, HERE, 3);
            assertThat(end.diagnostic().severity()).isEqualTo(Severity.ERROR);
            assertThat(problems.all()).containsExactly(end.diagnostic());
            assertThat(problems.hasErrors()).isTrue();
        }
    }

    @Test
    void keepsTheFirstFindingsOfARuleAndCountsTheRest() {
        Problems problems = Problems.tolerant();
        for (int i = 0; i < Problems.KEPT_PER_CODE + 5; i++) {
            problems.report(TestProblem.LOCAL, HERE, i);
        }
        problems.report(TestProblem.NOTE, HERE);
        assertThat(problems.all()).hasSize(Problems.KEPT_PER_CODE + 1);
        assertThat(problems.all().get(0).arguments()).isEqualTo(List.of(0));
        assertThat(problems.beyondKept()).isEqualTo(Map.of(TestProblem.LOCAL, 5));
    }

    @Test
    void anErrorThatIsOnlyCountedIsStillAnError() {
        Problems problems = Problems.tolerant();
        for (int i = 0; i < Problems.KEPT_PER_CODE; i++) {
            problems.report(TestProblem.LOCAL, HERE, i);
        }
        assertThat(problems.hasErrors()).isFalse();
        assertThat(problems.fatal(TestProblem.LOCAL, HERE, 3).diagnostic().severity())
                .isEqualTo(Severity.ERROR);
        assertThat(problems.hasErrors()).isTrue();
    }

    @Test
    void findingsCarryTheAssetAndTheFieldTheyAreAbout() {
        Problems problems = Problems.in(Problems.Mode.TOLERANT, new AssetPath("a.lib"));
        Problems inner = problems.at(problems.path().entry("x.msh")).field("entries[0]");
        inner.report(TestProblem.NOTE, HERE);
        inner.at(new AssetPath("b")).report(TestProblem.NOTE, HERE);
        problems.report(TestProblem.NOTE, HERE);
        assertThat(problems.all())
                .extracting(found -> found.path().text())
                .containsExactly("a.lib!/x.msh", "b", "a.lib");
        assertThat(problems.all()).extracting(Diagnostic::field).containsExactly("entries[0]", "", "");
        assertThat(inner.mode()).isEqualTo(Problems.Mode.TOLERANT);
    }

    @Test
    void knowsWhichRulesWereBroken() {
        Problems problems = Problems.tolerant();
        problems.report(TestProblem.NOTE, HERE);
        assertThat(problems.has(TestProblem.NOTE)).isTrue();
        assertThat(problems.has(TestProblem.FATAL)).isFalse();
    }

    @Test
    void takesOverFindingsAsTheyAre() {
        Problems from = Problems.audit();
        from.report(TestProblem.LOCAL, HERE, 3);
        Problems to = Problems.strict();
        from.all().forEach(to::add);
        assertThat(to.all()).isEqualTo(from.all());
        assertThat(to.hasErrors()).isTrue();
    }

    @Test
    void findingsCannotBeTakenAway() {
        Problems problems = Problems.tolerant();
        problems.report(TestProblem.NOTE, HERE);
        assertThatThrownBy(() -> problems.all().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void findingsAreTheSameJsonEverywhere() {
        Problems problems = Problems.in(Problems.Mode.AUDIT, new AssetPath("a.lib"));
        problems.field("entries[3]").report(TestProblem.LOCAL, HERE, 3);
        JsonWriter out = JsonWriter.compact();
        DiagnosticJson.write(problems.all().get(0), out);
        assertThat(out)
                .hasToString(
                        "{\"code\":\"test.local\",\"severity\":\"error\",\"message\":\"entry 3\","
                                + "\"address\":\"a.lib\",\"offset\":16,\"length\":4,\"field\":\"entries[3]\",\"fix\":\"look at 3\"}");
    }

    @Test
    void severitiesAreOrdered() {
        assertThat(Severity.ERROR.atLeast(Severity.WARNING)).isTrue();
        assertThat(Severity.WARNING.atLeast(Severity.WARNING)).isTrue();
        assertThat(Severity.INFO.atLeast(Severity.WARNING)).isFalse();
        assertThat(Severity.values()).extracting(Severity::word).containsExactly("error", "warning", "info");
    }
}

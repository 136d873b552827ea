package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.toolkit.check.ProblemCatalogue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExplainCommandTest {

    static List<String> ids() {
        return ProblemCatalogue.all().stream().map(ProblemCode::id).toList();
    }

    @Test
    void saysRuleEngineExampleFixAndRelatedRules() {
        CommandRun run = CommandRun.of("explain", "nres.sort-order");

        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .containsExactly(
                        "nres.sort-order   error when writing or validating, warning when only reading",
                        "",
                        "  rule     The lookup table must list the names in ascending order, ignoring case.",
                        "  engine   A binary search may miss entries.",
                        "  example  lookup cell 3 points to AAB, which sorts before Beta.bin in the previous cell",
                        "  fix      Any edit that adds, removes or renames an entry rebuilds the table.",
                        "  related  nres.sort-range, nres.sort-permutation, nres.sort-stable",
                        "  more     ironkit explain --list nres");
    }

    @ParameterizedTest
    @MethodSource("ids")
    void explainsEveryRuleWithoutALooseEnd(String id) {
        CommandRun run = CommandRun.of("explain", id);

        assertThat(run.code()).isZero();
        assertThat(run.out()).doesNotContainPattern("\\{[0-9]}").contains("  rule ", "  example ", "  fix ");
        assertThat(run.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }

    @Test
    void takesAnIdInAnyCase() {
        assertThat(CommandRun.of("explain", "NRES.Magic").out()).startsWith("nres.magic ");
    }

    @Test
    void anUnknownRuleGetsTheClosestAndTheAnswerNo() {
        CommandRun run = CommandRun.of("explain", "nres.magik");

        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("unknown rule: nres.magik", "similar: nres.magic");
    }

    @Test
    void explainsWhatItKnowsBesideWhatItDoesNot() {
        CommandRun run = CommandRun.of("explain", "io.read", "nope");

        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        assertThat(run.out()).startsWith("io.read ");
        assertThat(run.err()).contains("nope");
    }

    @Test
    void listsAllRulesOrThoseOfAnArea() {
        assertThat(CommandRun.of("explain", "--list").lines()).hasSize(ids().size());
        List<String> ofIo = CommandRun.of("explain", "--list", "io").lines();
        assertThat(ofIo).isNotEmpty().allMatch(line -> line.startsWith("io."));
        assertThat(CommandRun.of("explain", "io").lines()).isEqualTo(ofIo);
    }

    @Test
    void wantsARuleOrTheList() {
        assertThat(CommandRun.of("explain").code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void jsonHoldsTheSame() {
        Map<?, ?> rule = (Map<?, ?>) ((List<?>) CommandRun.of("explain", "--json", "nres.overlap")
                        .json()
                        .get("rules"))
                .get(0);

        assertThat(rule.get("id")).isEqualTo("nres.overlap");
        assertThat(rule.get("area")).isEqualTo("nres");
        assertThat(rule.get("strict")).isEqualTo("error");
        assertThat(rule.get("tolerant")).isEqualTo("warning");
        assertThat(rule.get("example")).isEqualTo("the payload shares bytes with entry HULL02.0");
    }
}

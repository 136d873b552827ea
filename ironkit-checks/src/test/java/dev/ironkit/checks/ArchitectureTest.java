package dev.ironkit.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArchitectureTest {

    static List<HouseRule> rules() {
        return HouseRules.all();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void holds(HouseRule rule) {
        assertThat(rule.rule().evaluate(Production.CLASSES).getFailureReport().getDetails())
                .as(rule.name())
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void isBrokenByThePlantedClass(HouseRule rule) {
        assertThat(rule.planted()).isNotEmpty();
        assertThat(rule.rule()
                        .evaluate(rule.plantedClasses())
                        .getFailureReport()
                        .getDetails())
                .as(rule.name())
                .isNotEmpty();
    }

    /** A rule that is lost on the way, or looks at nothing, would be green for ever. */
    @Test
    void twentyTwoRulesRanOverAllModules() {
        long ran = rules().stream()
                .filter(rule -> !rule.rule().evaluate(Production.CLASSES).hasViolation())
                .count();

        assertThat(ran).isEqualTo(22);
        assertThat(modules())
                .contains(
                        "base",
                        "format",
                        "runtime",
                        "workspace",
                        "validate",
                        "render",
                        "convert",
                        "demo",
                        "toolkit",
                        "cli");
    }

    @Test
    void testsAreNotJudged() {
        assertThat(Production.CLASSES)
                .extracting(JavaClass::getPackageName)
                .noneMatch(name -> name.startsWith("dev.ironkit.testkit") || name.startsWith("dev.ironkit.checks"));
    }

    private static Set<String> modules() {
        Set<String> modules = new TreeSet<>();
        Production.CLASSES.forEach(type -> modules.add(type.getPackageName().split("\\.", -1)[2]));
        return modules;
    }
}

package dev.ironkit.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.cli.help.ProblemExamples;
import dev.ironkit.toolkit.check.ProblemArea;
import dev.ironkit.toolkit.check.ProblemCatalogue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import planted.dev.ironkit.format.texm.ForgottenProblem;

class ProblemCatalogueTest {

    private static final Pattern PLACE = Pattern.compile("\\{([0-9])}");

    private final ProblemExamples examples = ProblemExamples.load();

    static List<ProblemCode> rules() {
        return ProblemCatalogue.all();
    }

    @Test
    void listsEveryRuleThatIsShipped() {
        List<ProblemCode> shipped = rulesIn(Production.CLASSES);

        assertThat(shipped).hasSizeGreaterThan(50);
        assertThat(ProblemCatalogue.all()).containsExactlyInAnyOrderElementsOf(shipped);
    }

    @Test
    void aForgottenEnumIsSeen() {
        assertThat(rulesIn(new ClassFileImporter().importClasses(ForgottenProblem.class)))
                .containsExactly(ForgottenProblem.NEVER_LISTED);
    }

    @Test
    void noIdIsUsedTwice() {
        assertThat(rules().stream().map(ProblemCode::id)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void idStandsInAKnownArea(ProblemCode rule) {
        assertThat(rule.id()).matches("[a-z0-9]+\\.[a-z0-9]+(-[a-z0-9]+)*");
        assertThat(ProblemArea.of(rule.id())).isPresent();
        assertThat(ProblemCatalogue.find(rule.id())).contains(rule);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void textsAreThereAndAreSentences(ProblemCode rule) {
        assertThat(rule.rule()).matches("[A-Z].*\\.");
        assertThat(rule.engine()).matches("-|[A-Z].*\\.");
        assertThat(rule.template()).isNotBlank().doesNotEndWith(".");
        assertThat(rule.fix()).isNotBlank();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void tolerantIsNotSternerThanStrict(ProblemCode rule) {
        assertThat(rule.strict().atLeast(rule.tolerant())).isTrue();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void exampleHasAValueForEachPlace(ProblemCode rule) {
        Set<Integer> places = new LinkedHashSet<>();
        Matcher place = PLACE.matcher(rule.template() + rule.fix());
        while (place.find()) {
            places.add(Integer.valueOf(place.group(1)));
        }
        int most = places.stream().mapToInt(number -> number + 1).max().orElse(0);

        assertThat(examples.arguments(rule))
                .as("the line %s in problem-examples.properties", rule.id())
                .hasSize(most);
    }

    @Test
    void thereIsNoExampleOfARuleThatIsNot() {
        assertThat(rules().stream().map(ProblemCode::id).toList()).containsAll(examples.ids());
    }

    private static List<ProblemCode> rulesIn(JavaClasses classes) {
        List<ProblemCode> rules = new ArrayList<>();
        for (JavaClass type : classes) {
            if (type.isEnum() && type.isAssignableTo(ProblemCode.class)) {
                for (Object constant : type.reflect().getEnumConstants()) {
                    rules.add((ProblemCode) constant);
                }
            }
        }
        return rules;
    }
}

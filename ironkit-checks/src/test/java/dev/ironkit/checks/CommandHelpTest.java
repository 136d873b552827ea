package dev.ironkit.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.ironkit.cli.CommandModels;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Help is the first page anybody reads: it starts with two examples that work and ends with the exit codes. */
class CommandHelpTest {

    private static final Pattern EXIT_CODE = Pattern.compile("(?:^ {2}| {3})(\\d+) (?=[a-z])");

    static Set<String> names() {
        return CommandModels.all().keySet();
    }

    @Test
    void thereAreCommands() {
        assertThat(names()).hasSizeGreaterThan(15);
    }

    @ParameterizedTest
    @MethodSource("names")
    void startsWithWhatItDoesAndTwoExamples(String name) {
        List<String> header = header(name);

        assertThat(header.get(0)).matches("[A-Z].*\\.").hasSizeLessThanOrEqualTo(110);
        assertThat(header.get(1)).isEmpty();
        assertThat(examples(name)).hasSize(2).doesNotHaveDuplicates();
        assertThat(header).hasSize(4);
    }

    @ParameterizedTest
    @MethodSource("names")
    void examplesAreCommandLinesItTakes(String name) {
        for (String example : examples(name)) {
            List<String> words = ShellWords.firstCommand(example.strip());

            assertThat(words).startsWith("ironkit", name);
            String[] args = words.subList(2, words.size()).toArray(String[]::new);
            CommandLine line = CommandModels.all().get(name).commandLine();
            assertThatCode(() -> line.parseArgs(args)).as(example).doesNotThrowAnyException();
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void endsWithTheExitCodes(String name) {
        Set<Integer> codes = new TreeSet<>();
        for (String line : spec(name).usageMessage().footer()) {
            Matcher code = EXIT_CODE.matcher(line);
            while (code.find()) {
                codes.add(Integer.valueOf(code.group(1)));
            }
        }

        assertThat(codes).contains(0, 2).isSubsetOf(0, 1, 2, 3, 4, 5, 70, 130);
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyOptionAndArgumentIsDescribed(String name) {
        assertThat(spec(name).args()).allSatisfy(arg -> {
            assertThat(arg.description()).as(arg.toString()).isNotEmpty();
            assertThat(arg.description()[0]).as(arg.toString()).matches("(?s)[A-Za-z*].*[.)]");
        });
    }

    @Test
    void anOptionMeansTheSameWhereverItTakesAValue() {
        // cli names what it is the depth of: levels of a tree, or how deep a comparison goes.
        Set<String> known = Set.of("--depth");
        for (var one : CommandModels.all().entrySet()) {
            for (var other : CommandModels.all().entrySet()) {
                one.getValue().optionsMap().forEach((option, arg) -> {
                    var same = other.getValue().optionsMap().get(option);
                    if (same != null && !known.contains(option)) {
                        assertThat(same.arity().max() > 0)
                                .as("%s of %s and %s", option, one.getKey(), other.getKey())
                                .isEqualTo(arg.arity().max() > 0);
                    }
                });
            }
        }
    }

    private static CommandSpec spec(String name) {
        return CommandModels.all().get(name);
    }

    private static List<String> header(String name) {
        return Arrays.asList(spec(name).usageMessage().header());
    }

    private static List<String> examples(String name) {
        return header(name).stream()
                .filter(line -> line.startsWith("  ironkit " + name))
                .toList();
    }
}

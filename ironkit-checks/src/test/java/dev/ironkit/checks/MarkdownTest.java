package dev.ironkit.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.CommandModels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pages lead only to what is there. */
class MarkdownTest {

    private static final Pattern LINK = Pattern.compile("\\[[^\\]]*\\]\\(([^)\\s]+)\\)");
    private static final Pattern CODE = Pattern.compile("(?ms)^```[a-z]*\\n(.*?)^```|`([^`\\n]+)`");
    private static final Pattern CALL = Pattern.compile("(?m)(?:^|&&|\\||\\$\\()\\s*(?:\\./)?(ironkit [^\\n]*)");

    /** Words that stand for a command where all are meant. */
    private static final Set<String> PLACEHOLDERS = Set.of("COMMAND", "help", "--help", "--version");

    static List<Path> pages() {
        return Root.pages();
    }

    @Test
    void thePagesOfTheProjectAreThere() {
        assertThat(pages().stream().map(Root::name))
                .contains(
                        "README.md",
                        "ARCHITECTURE.md",
                        "CONTRIBUTING.md",
                        "CHANGELOG.md",
                        "docs/problems.md",
                        "docs/coverage.md",
                        "docs/glossary.md",
                        "docs/decisions/README.md");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksLeadToFilesAndHeadings(Path page) {
        assertThat(deadLinks(page, Root.read(page))).as(Root.name(page)).isEmpty();
    }

    @Test
    void aDeadLinkIsSeen() {
        Path page = Root.FOLDER.resolve("README.md");

        assertThat(deadLinks(page, "# Here\n[a](gone.md) [b](README.md#nowhere) [c](#here) [d](https://x.org)"))
                .containsExactly("gone.md", "README.md#nowhere");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void commandsAndOptionsExist(Path page) {
        assertThat(wrongCalls(Root.read(page))).as(Root.name(page)).isEmpty();
    }

    @Test
    void aCommandThatIsNotThereIsSeen() {
        String text = """
                Run `ironkit fly` or `ironkit ls --wings a.lib`, but `ironkit ls -l a.lib` is fine:
                ```sh
                ./ironkit demo -o demo && ./ironkit soar demo   # up
                ironkit help ls
                ```
                """;

        assertThat(wrongCalls(text))
                .containsExactly(
                        "ironkit fly: no command fly",
                        "ironkit ls --wings a.lib: no option --wings",
                        "ironkit soar demo   # up: no command soar");
    }

    private static List<String> deadLinks(Path page, String text) {
        List<String> dead = new ArrayList<>();
        Matcher link = LINK.matcher(withoutCode(text));
        while (link.find()) {
            String target = link.group(1);
            if (!target.matches("[a-z]+:.*") && !leadsSomewhere(page, text, target)) {
                dead.add(target);
            }
        }
        return dead;
    }

    private static boolean leadsSomewhere(Path page, String text, String target) {
        int hash = target.indexOf('#');
        String file = hash < 0 ? target : target.substring(0, hash);
        Path there = file.isEmpty() ? page : page.resolveSibling(file);
        if (!Files.exists(there)) {
            return false;
        }
        return hash < 0 || anchors(file.isEmpty() ? text : Root.read(there)).contains(target.substring(hash + 1));
    }

    private static Set<String> anchors(String text) {
        return text.lines()
                .filter(line -> line.matches("#+ .*"))
                .map(line -> line.replaceFirst("#+ ", "")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .replace(' ', '-'))
                .collect(Collectors.toSet());
    }

    private static String withoutCode(String text) {
        return text.replaceAll("(?ms)^```.*?^```", "");
    }

    private static List<String> wrongCalls(String text) {
        List<String> wrong = new ArrayList<>();
        Matcher code = CODE.matcher(text);
        while (code.find()) {
            Matcher call = CALL.matcher(code.group(1) != null ? code.group(1) : code.group(2));
            int from = 0;
            // Several calls may stand on a line.
            while (call.find(from)) {
                check(call.group(1), wrong);
                from = call.start(1) + "ironkit".length();
            }
        }
        return wrong;
    }

    private static void check(String call, List<String> wrong) {
        List<String> words = ShellWords.firstCommand(call);
        if (words.size() < 2 || PLACEHOLDERS.contains(words.get(1))) {
            return;
        }
        var spec = CommandModels.all().get(words.get(1));
        if (spec == null) {
            wrong.add(call + ": no command " + words.get(1));
            return;
        }
        for (String word : words.subList(2, words.size())) {
            String option = word.replaceFirst("=.*", "");
            if (option.matches("-{1,2}[A-Za-z0].*") && !spec.optionsMap().containsKey(option)) {
                wrong.add(call + ": no option " + option);
            }
        }
    }
}

package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.demo.BrokenGame;
import dev.ironkit.demo.DemoFile;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.testkit.Golden;
import dev.ironkit.toolkit.check.ProblemCatalogue;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The damaged files of the demo game: what is found, where, and which rules nothing in a file can break. */
class BrokenDemoTest {

    /** A finding as text: severity, code, address and the first byte it is about, if there is one. */
    private static final Pattern FINDING = Pattern.compile("(error|warning|info)  (\\S+)  (\\S+)(?:  at (0x.+))?");

    @TempDir
    static Path folder;

    @AfterAll
    static void everyGoldenFileIsUsed() {
        Golden.noOrphans(BrokenDemoTest.class);
    }

    private static List<Matcher> findings() throws IOException {
        if (!Files.exists(folder.resolve("broken"))) {
            assertThat(CommandRun.of("demo", "-o", folder, "--broken", "-q").code())
                    .isZero();
        }
        return CommandRun.of("validate", folder, "--progress", "none")
                .out()
                .lines()
                .map(FINDING::matcher)
                .filter(Matcher::matches)
                .toList();
    }

    private static String place(Matcher finding) {
        return finding.group(3).replace(folder + "/", "").replaceFirst("^broken/", "");
    }

    @Test
    void findsExactlyWhatIsBroken() throws IOException {
        String report = findings().stream()
                .map(found -> found.group(2) + " " + found.group(1) + " " + place(found) + " "
                        + (found.group(4) == null ? "-" : found.group(4)))
                .collect(Collectors.joining("\n", "", "\n"));

        Golden.check(BrokenDemoTest.class, "report", report);
    }

    @Test
    void eachThingBreaksTheRuleItIsNamedAfter() throws IOException {
        Set<String> broken = findings().stream()
                .map(found -> place(found).replaceFirst("\\?.*", "") + " " + found.group(2))
                .collect(Collectors.toCollection(TreeSet::new));

        for (DemoFile file : BrokenGame.files()) {
            String name = file.name().replace("broken/", "");
            if (name.matches("[a-z0-9]+\\.[a-z0-9-]+\\.lib")) {
                String rule = name.replace(".lib", "");
                assertThat(broken).as(name).anyMatch(each -> each.startsWith(name) && each.endsWith(" " + rule));
            } else {
                assertThat(broken).as(name).containsAll(expected(name, file));
            }
        }
    }

    private static List<String> expected(String name, DemoFile file) {
        return NresFormat.NRES.decode(file.content(), Problems.strict()).entries().stream()
                .map(entry -> entry.name().toString())
                .filter(entry -> !entry.startsWith("SUFFIX"))
                // Beside each model stands a list, which is sound unless the rule is about the list.
                .filter(entry -> !entry.endsWith(".wea") || entry.startsWith("wear."))
                .map(entry -> name + "!/" + entry + " " + entry.replaceFirst("\\.(msh|wea|pal)$", ""))
                .toList();
    }

    @Test
    void everyRuleIsBrokenButThoseOnTheReviewedList() throws IOException {
        Set<String> found = findings().stream().map(each -> each.group(2)).collect(Collectors.toSet());
        List<Pattern> reviewed = reviewed();

        Set<String> missing = ProblemCatalogue.all().stream()
                .map(ProblemCode::id)
                .filter(id -> !found.contains(id))
                .filter(id -> reviewed.stream()
                        .noneMatch(pattern -> pattern.matcher(id).matches()))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(missing)
                .as("rules that nothing breaks and that are not on the list")
                .isEmpty();
        assertThat(found)
                .as("rules on the list that something breaks")
                .noneMatch(id -> reviewed.stream()
                        .anyMatch(pattern -> pattern.matcher(id).matches()));
    }

    @Test
    void infoRefusesStrictlyWhatCatRefuses() throws IOException {
        findings();
        for (DemoFile file : BrokenGame.files()) {
            Path path = folder.resolve(file.name());
            CommandRun cat = CommandRun.of("cat", "--json", "--read", "strict", path);
            CommandRun info = CommandRun.of("info", "--json", "--read", "strict", path);

            boolean hasNoFields = cat.out().contains("\"cli.no-fields\"");
            if (cat.code() != ExitCode.DONE && !hasNoFields) {
                assertThat(info.code()).as(file.name() + "\n" + info.out()).isEqualTo(cat.code());
            }
        }
    }

    /** Whoever looks with hex, which counts from the start of an asset, sees the byte that a hex editor shows in the file. */
    @Test
    void aPlaceInAnAssetAndInTheFileAreTheSameByte() throws IOException {
        findings();
        Map<?, ?> report = (Map<?, ?>) JsonReader.read(CommandRun.of("validate", folder, "--json", "--progress", "none")
                .out());
        List<?> problems = (List<?>) report.get("problems");
        int compared = 0;
        try (Workspace workspace = new Workspace(ReadOptions.PLAIN)) {
            for (Object each : problems) {
                Map<?, ?> problem = (Map<?, ?>) each;
                if (!problem.containsKey("asset")) {
                    continue;
                }
                String asset = (String) problem.get("asset");
                long start = workspace
                        .locate(workspace.parse(asset), Problems.tolerant())
                        .bytes()
                        .origin();
                assertThat(((Number) problem.get("offset")).longValue())
                        .as("%s in %s", problem.get("code"), asset)
                        .isEqualTo(start + ((Number) problem.get("assetOffset")).longValue());
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(100);
    }

    /** The rules that no file of the demo can break, each with the reason behind it. */
    private static List<Pattern> reviewed() throws IOException {
        try (var list = BrokenDemoTest.class.getResourceAsStream("rules-no-file-breaks.txt")) {
            return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.substring(0, line.indexOf("  ")))
                    .map(id -> Pattern.compile(id.replace(".", "\\.").replace("*", "[a-z0-9-]*")))
                    .toList();
        }
    }
}

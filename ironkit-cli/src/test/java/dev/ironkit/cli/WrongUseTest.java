package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** A command line that cannot be meant is told by the command's name and the word that is wrong. */
class WrongUseTest {

    @TempDir
    static Path folder;

    private static UsualLines lines;

    @BeforeAll
    static void writeGame() throws IOException {
        lines = new UsualLines(folder);
    }

    @TestFactory
    Stream<DynamicTest> everyCommandNamesAnOptionThatItDoesNotHave() {
        return CommandTable.NAMES.stream()
                .map(name -> DynamicTest.dynamicTest(
                        name, () -> refuses(lines.usual(name, "--zzzzzz"), name, "'--zzzzzz'")));
    }

    @TestFactory
    Stream<DynamicTest> everyCommandNamesTheInputThatIsNotSaid() {
        return CommandModels.all().entrySet().stream()
                .filter(command ->
                        command.getValue().positionalParameters().stream().anyMatch(parameter -> parameter.required()))
                .map(command -> DynamicTest.dynamicTest(
                        command.getKey(),
                        () -> refuses(
                                List.of(command.getKey()),
                                command.getKey(),
                                command.getValue().positionalParameters().get(0).paramLabel())));
    }

    @TestFactory
    Stream<DynamicTest> everyCommandNamesTheOptionWithAWrongValue() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Map.Entry<String, CommandSpec> command : CommandModels.all().entrySet()) {
            for (OptionSpec option : command.getValue().options()) {
                if (takesCertainWords(option)) {
                    String name = option.longestName();
                    tests.add(DynamicTest.dynamicTest(
                            command.getKey() + " " + name,
                            () -> refuses(lines.usual(command.getKey(), name, "zz-wrong"), command.getKey(), name)));
                }
            }
        }
        assertThat(tests).hasSizeGreaterThan(100);
        return tests.stream();
    }

    private static boolean takesCertainWords(OptionSpec option) {
        boolean number = option.type() == int.class || option.type() == Integer.class;
        return option.arity().max() > 0
                && !option.hidden()
                && (number
                        || option.paramLabel().contains("|")
                        || option.paramLabel().equals("N"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "diff {game} {game}/Textures.lib|Textures.lib",
                "diff {game} {game} {game}|{game}",
                "diff {game}|'B'",
                "diff {game} {game} --depth deep|deep",
                "ls {game} --type Texm|--type",
                "ls {game}/Textures.lib --type toolong|--type",
                "cat {game}/Material.lib!/STEEL?phase=9|phase",
                "cat {game}/Material.lib!/STEEL?nonsense=9|?nonsense",
                "cat --raw --json {game}/Textures.lib|--raw",
                "get {game}/Textures.lib!/HULL.0 header.widht|widht",
                "get {game}/Textures.lib entry.attr1|Textures.lib",
                "set {game}/Textures.lib!/HULL.0 entry.attr1 -o {out}|entry.attr1",
                "set {game}/Textures.lib!/HULL.0 entry.attr1=x -o {out}|attr1",
                "set {game}/Textures.lib!/HULL.0 entry.attr1=1|-o",
                "set {game}/Textures.lib!/HULL.0 -o {out}|PATH=VALUE",
                "set -o {out}|--batch",
                "set {game}/Textures.lib!/HULL.0 entry.attr1=1 -o {out} --in-place|--in-place",
                "rm {game}/Textures.lib -o {out}|Textures.lib",
                "rm {game} -o {out}|folder",
                "rm {game}/Textures.lib!/HULL.0|-o",
                "mv {game}/Textures.lib!/HULL.0 -o {out}|--to",
                "mv {game}/Textures.lib!/HULL.0 --to 99 -o {out}|--to",
                "mv {game}/Textures.lib!/HULL.0 A.0 --no-backup -o {out}|--no-backup",
                "replace {game}/Textures.lib!/HULL.0 -o {out}|FILE",
                "replace {game}/Textures.lib!/HULL.0 {texture}|-o",
                "add {game}/Textures.lib -o {out}|FILE",
                "add {game}/Textures.lib {texture}|-o",
                "pack {x}|-o",
                "pack {x} --compact --base {game}/Textures.lib -o {out}|--compact",
                "pack {game}/Textures.lib -o {out}|Textures.lib",
                "extract {game}/Textures.lib|-o",
                "convert {game}/Textures.lib!/HULL.0|-o",
                "render {game}/Textures.lib|-o",
                "render {game}/Textures.lib!/HULL.0 --columns 3 -o {out}.png|--columns",
                "render {game}/Textures.lib -o - --json|--json",
                "verify|--roundtrip",
                "verify --roundtrip|--roundtrip",
                "verify --roundtrip {game} --receipt a|--receipt",
                "stats|'X'",
                "stats {game} mat0.phazes|phazes",
                "find|--text",
                "find HULL --value texm.widht==4|widht",
                "find HULL --bytes zz|zz",
                "refs {game} --dot --json|--dot",
                "pick {game}/units.rlb!/tank.msh|--ray",
                "pick {game}/units.rlb!/tank.msh --ray 1,2|--ray",
                "pose {game}/units.rlb!/tank.msh --node nobody|nobody",
                "play {game}/Material.lib!/STEEL --fraction --start 5|--start",
                "hex {game}/Textures.lib --range zz|--range",
                "tree {game}/Textures.lib --depth -1|--depth",
                "tree {game}/Textures.lib --nodes|--nodes",
                "validate {game} --rule no.such|no.such",
                "validate {game} --fail-on zz|--fail-on",
                "demo|-o",
                "demo -o {out} --size zz|--size",
                "explain|--list",
                "completion|bash",
                "completion tcsh|tcsh",
                "recompute {game}/units.rlb!/tank.msh --only zz -o {out}|--only",
                "recompute {game}/units.rlb!/tank.msh|-o",
                "stats texm.width|nothing to count",
                "ls @{game}|@{game}"
            })
    void namesTheCommandAndTheWord(String line, String word) {
        List<String> words = lines.words(line);

        refuses(words, words.get(0), String.join(" ", lines.words(word)));
    }

    private static void refuses(List<String> words, String command, String word) {
        CommandRun run = CommandRun.of(words.toArray());

        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).startsWith("ironkit " + command + ": ");
        assertThat(run.err().lines().findFirst().orElseThrow().substring(("ironkit " + command + ": ").length()))
                .contains(word);
        assertThat(run.err().lines().toList()).contains("  ironkit " + command + " --help shows the options");
        List<String> asDocument = new ArrayList<>(words);
        asDocument.add(1, "--json");
        CommandRun document = CommandRun.of(asDocument.toArray());
        assertThat(document.code()).as(document.err()).isEqualTo(ExitCode.USAGE);
        Map<?, ?> problem = (Map<?, ?>) ((List<?>) document.json().get("problems")).get(0);
        assertThat(problem.get("code")).isEqualTo("cli.usage");
        assertThat(problem.get("message").toString()).startsWith("ironkit " + command + ": ");
    }
}

package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.help.ProblemExamples;
import dev.ironkit.format.texm.PixelProblem;
import dev.ironkit.testkit.FxidBytes;
import dev.ironkit.toolkit.check.ProblemCatalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.CommandSpec;

/** Every command line that the program prints can be run as it is printed. */
class PrintedCommandsTest {

    private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]+");

    @TempDir
    Path folder;

    @Test
    void aTextIsReadLikeAPersonReadsIt() {
        assertThat(PrintedLines.in("They are kept; ironkit pack --compact drops them."))
                .containsExactly(new PrintedLines.Line("pack", List.of("--compact"), false));
        assertThat(PrintedLines.in("Repack the archive: ironkit pack --compact."))
                .containsExactly(new PrintedLines.Line("pack", List.of("--compact"), true));
        assertThat(PrintedLines.in("so: ironkit extract 'a b.lib' -o DIR, then ironkit pack DIR -o NEW.lib"))
                .containsExactly(
                        new PrintedLines.Line("extract", List.of("a b.lib", "-o", "DIR"), true),
                        new PrintedLines.Line("pack", List.of("DIR", "-o", "NEW.lib"), true));
        assertThat(PrintedLines.in("The next ironkit command finishes it.")).isEmpty();
        assertThat(broken("Repack the archive: ironkit pack --compact.")).isNotEmpty();
        assertThat(broken("ironkit recompute 'ADDRESS'")).isNotEmpty();
        assertThat(broken("ironkit unpack tells.")).isNotEmpty();
        assertThat(broken("ironkit ls --long shows it.")).isNotEmpty();
        assertThat(broken("Say --nosuch to go on.")).isNotEmpty();
    }

    @Test
    void whatIsToBeDoneAboutAProblem() {
        ProblemExamples examples = ProblemExamples.load();
        Map<String, List<String>> wrong = new LinkedHashMap<>();
        int lines = 0;
        for (ProblemCode code : ProblemCatalogue.all()) {
            String text = examples.fix(code);
            lines += PrintedLines.in(text).size();
            List<String> found = new ArrayList<>(broken(text));
            found.addAll(broken(examples.message(code)));
            found.addAll(broken(code.rule()));
            if (!found.isEmpty()) {
                wrong.put(code.id(), found);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(lines).isGreaterThan(50);
    }

    @Test
    void theWayOutOfTooManyColoursIsTakenByTheCommandsThatAreNamed() {
        String fix = PixelProblem.PALETTE_MATCH.fix();

        assertThat(fix).contains("--quantize nearest", "--quantize new");
        assertThat(PrintedLines.in(fix))
                .extracting(PrintedLines.Line::command)
                .containsExactly("convert", "replace", "add")
                .allSatisfy(name -> assertThat(CommandModels.all()
                                .get(name)
                                .findOption("--quantize")
                                .paramLabel())
                        .contains("nearest", "new"));
    }

    @Test
    void whatHelpShows() {
        Map<String, List<String>> wrong = new LinkedHashMap<>();
        CommandModels.all().forEach((name, model) -> {
            List<String> found = new ArrayList<>();
            texts(model).forEach(text -> found.addAll(broken(text)));
            if (!found.isEmpty()) {
                wrong.put(name, found);
            }
        });
        assertThat(wrong).isEmpty();
    }

    private static List<String> texts(CommandSpec model) {
        List<String> texts = new ArrayList<>();
        texts.addAll(List.of(model.usageMessage().header()));
        texts.add(String.join(" ", model.usageMessage().description()));
        texts.addAll(List.of(model.usageMessage().footer()));
        model.options().forEach(option -> texts.add(String.join(" ", option.description())));
        model.positionalParameters().forEach(parameter -> texts.add(String.join(" ", parameter.description())));
        return texts;
    }

    @Test
    void whatIsSaidToWordsOfOtherPrograms() {
        List<String> wrong = new ArrayList<>();
        OtherWords.all()
                .forEach(word -> wrong.addAll(broken(OtherWords.hint(word).orElseThrow())));

        assertThat(wrong).isEmpty();
    }

    @Test
    void whatToDoNextWithAThing() throws IOException {
        Path game = MadeGame.sound().effect("BANG", FxidBytes.effect()).write(folder.resolve("it's a game"));
        int lines = 0;
        for (String thing : List.of(
                "Textures.lib",
                "Textures.lib!/HULL.0",
                "Material.lib!/STEEL",
                "units.rlb!/tank.msh",
                "units.rlb!/tank.wea",
                "units.rlb!/tank.msh!/@0",
                "effects.rlb!/BANG")) {
            CommandRun info = CommandRun.of("info", game + "/" + thing);
            for (String line : info.lines()) {
                for (PrintedLines.Line printed : PrintedLines.in(line)) {
                    CommandRun run = CommandRun.of(PrintedLines.words(line, folder.resolve("next" + lines++))
                            .toArray());
                    assertThat(run.code()).as("%s\n%s", printed, run.err()).isZero();
                }
            }
        }
        assertThat(lines).isGreaterThan(10);
    }

    @Test
    void whatToTryWithTheMadeUpGame() {
        Path game = folder.resolve("it's #1 game");
        CommandRun demo = CommandRun.of("demo", "-o", game);
        List<String> lines =
                demo.err().lines().filter(line -> line.contains("ironkit ")).toList();

        assertThat(lines).hasSize(7);
        for (String line : lines) {
            CommandRun run = CommandRun.of(PrintedLines.words(line, folder).toArray());
            assertThat(run.code()).as("%s\n%s", line, run.err()).isZero();
        }
    }

    @Test
    void whatIsToBeDoneAboutTheFilesOfABrokenGame() {
        Path game = folder.resolve("broken");
        assertThat(CommandRun.of("demo", "--broken", "-o", game).code()).isZero();
        CommandRun validate = CommandRun.of("validate", "--json", game);
        List<String> wrong = new ArrayList<>();
        Set<String> seen = new TreeSet<>();
        int run = 0;
        for (Object problem : (List<?>) validate.json().get("problems")) {
            Map<?, ?> found = (Map<?, ?>) problem;
            String fix = found.get("fix").toString();
            if (PrintedLines.in(fix).isEmpty() || !seen.add(found.get("code").toString())) {
                continue;
            }
            for (PrintedLines.Line line : PrintedLines.in(fix)) {
                run += line.complete() ? 1 : 0;
            }
            broken(fix).forEach(text -> wrong.add(found.get("code") + " " + found.get("address") + ": " + text));
        }
        assertThat(wrong).isEmpty();
        assertThat(run).isGreaterThan(5);
    }

    /** What is wrong with the command lines and options in a text. */
    private List<String> broken(String text) {
        List<String> wrong = new ArrayList<>();
        Set<String> known = CommandModels.all().values().stream()
                .flatMap(model -> model.options().stream())
                .flatMap(option -> Stream.of(option.names()))
                .collect(Collectors.toCollection(TreeSet::new));
        known.addAll(List.of("--help", "--version"));
        for (Matcher option = OPTION.matcher(text); option.find(); ) {
            if (!known.contains(option.group())) {
                wrong.add("no command has " + option.group() + ": " + text);
            }
        }
        for (PrintedLines.Line line : PrintedLines.in(text)) {
            CommandSpec model = CommandModels.all().get(line.command());
            if (model == null) {
                wrong.add("there is no command " + line.command() + ": " + text);
                continue;
            }
            line.options().stream()
                    .filter(name -> model.findOption(name) == null && !name.equals("--help"))
                    .forEach(name -> wrong.add(line.command() + " has no " + name + ": " + text));
            if (line.complete() && wrong.isEmpty()) {
                CommandRun run = CommandRun.of(filled(line).toArray());
                if (run.code() == ExitCode.USAGE || run.code() == ExitCode.BUG) {
                    wrong.add(line + " ends with " + run.code() + ": " + run.err());
                }
            }
        }
        return wrong;
    }

    private int places;

    /** The words of a line, with files of the test for what stands for any file. */
    private List<String> filled(PrintedLines.Line line) {
        Path place = folder.resolve("place" + places++);
        Path game;
        try {
            game = MadeGame.sound().write(place);
            Files.createDirectories(place.resolve("x"));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        CommandRun.of("extract", game + "/Textures.lib", "-o", place.resolve("DIR"));
        List<String> words = new ArrayList<>(List.of(line.command()));
        for (String word : line.words()) {
            boolean target = List.of("-o", "--receipt", "--write-baseline").contains(words.get(words.size() - 1));
            words.add(
                    switch (word) {
                        case "ADDRESS", "X" -> game + "/units.rlb!/tank.msh";
                        case "FILE" -> game + "/units.rlb!/lamp.msh";
                        case "PATH=VALUE" -> "entry.attr1=1";
                        case "DIR" -> place.resolve(target ? "NEW" : "DIR").toString();
                        default ->
                            target && !word.equals("-")
                                    ? place.resolve("x").resolve(word).toString()
                                    : word;
                    });
        }
        return words;
    }
}

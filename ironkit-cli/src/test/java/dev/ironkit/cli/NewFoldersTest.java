package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Whatever is written may go into folders that are not there yet; what is refused leaves none behind. */
class NewFoldersTest {

    /** Every option that takes a place to write to; {new} is in folders that are not there. */
    private static final List<String> LINES = List.of(
            "extract -o {game}/Textures.lib -o {new}",
            "pack -o {x} -o {new}.lib",
            "pack -o {many} -o {new}",
            "pack --receipt {x} -o {new}.lib --receipt {new}.json",
            "convert -o {game}/Textures.lib!/HULL.0 -o {new}.png",
            "convert -o {game}/units.rlb!/tank.msh -o {new}.glb",
            "convert -o {game}/Textures.lib -o {new}/",
            "add -o {game}/Textures.lib {texture} --name N.0 -o {new}.lib",
            "add --receipt {game}/Textures.lib {texture} --name N.0 -o {new}.lib --receipt {new}.json",
            "replace -o {game}/Textures.lib!/HULL.0 {texture} --raw -o {new}.lib",
            "replace --receipt {game}/Textures.lib!/HULL.0 {texture} --raw -o {new}.lib --receipt {new}.json",
            "rm -o {game}/Textures.lib!/HULL.0 -o {new}.lib",
            "rm --receipt {game}/Textures.lib!/HULL.0 --in-place --receipt {new}.json",
            "mv -o {game}/Textures.lib!/HULL.0 NEW.0 -o {new}.lib",
            "mv --receipt {game}/Textures.lib!/HULL.0 NEW.0 -o {new}.lib --receipt {new}/r.json",
            "set -o {game}/Textures.lib!/HULL.0 entry.attr1=1 -o {new}.lib",
            "set -o --batch {edits} -o {new}/",
            "set --receipt {game}/Textures.lib!/HULL.0 entry.attr1=1 -o {new}.lib --receipt {new}.json",
            "recompute -o {game}/units.rlb!/tank.msh -o {new}.rlb",
            "recompute --receipt {game}/units.rlb!/tank.msh -o {new}.rlb --receipt {new}.json",
            "validate -o {game} -o {new}.txt",
            "validate --write-baseline {game} --write-baseline {new}.json",
            "render -o {game}/Textures.lib -o {new}.png",
            "demo -o -o {new}");

    @TempDir
    Path folder;

    private UsualLines lines;
    private Path place;

    @BeforeEach
    void writeGame() throws IOException {
        lines = new UsualLines(folder);
        place = folder.resolve("not/there");
        CommandRun.of(
                "extract", folder + "/game/Textures.lib", folder + "/game/Material.lib", "-o", folder.resolve("many"));
        Files.writeString(folder.resolve("edits"), """
                {"address": "%1$s/game/Textures.lib!/HULL.0", "path": "entry.attr1", "value": 1}
                {"address": "%1$s/game/Material.lib!/STEEL", "path": "entry.attr3", "value": 1}
                """.formatted(folder));
    }

    static List<String> all() {
        return LINES;
    }

    private List<String> words(String line) {
        String[] parts = line.split(" ", 3);
        return lines.words((parts[0] + " " + parts[2])
                .replace("{new}", place.resolve("new").toString())
                .replace("{many}", folder.resolve("many").toString())
                .replace("{edits}", folder.resolve("edits").toString()));
    }

    @ParameterizedTest
    @MethodSource("all")
    void areMade(String line) throws IOException {
        CommandRun run = CommandRun.of(words(line).toArray());

        assertThat(run.code()).as(run.err()).isZero();
        try (var made = Files.walk(place)) {
            assertThat(made.filter(Files::isRegularFile)).isNotEmpty();
        }
    }

    /** The same commands, where a file is in the way of the folder. */
    @ParameterizedTest
    @MethodSource("all")
    void areRefusedWhereAFileIsInTheWay(String line) throws IOException {
        Files.writeString(folder.resolve("not"), "a file");

        CommandRun run = CommandRun.of(words(line).toArray());

        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.REFUSED);
        assertThat(folder.resolve("not")).hasContent("a file");
    }

    /** The same commands, where nothing can be read. */
    @ParameterizedTest
    @MethodSource("all")
    void areNotMadeIfThereIsNothingToWrite(String line) throws IOException {
        // The first needs no input, the second tells what could not be read.
        if (line.startsWith("demo") || line.startsWith("validate")) {
            return;
        }
        CommandRun run = CommandRun.of(words(line.replace("{game}", "{out}")
                        .replace("{x}", "{out}")
                        .replace("{many}", "{out}")
                        .replace("{edits}", "{out}"))
                .toArray());

        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(folder.resolve("not")).doesNotExist();
    }

    @ParameterizedTest
    @MethodSource("all")
    void areNotMadeToTry(String line) throws IOException {
        String[] command = line.split(" ", -1);
        if (CommandModels.all().get(command[0]).findOption("--dry-run") == null || command[1].equals("--receipt")) {
            return;
        }
        List<String> words = words(line);
        words.add("--dry-run");

        CommandRun run = CommandRun.of(words.toArray());

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(folder.resolve("not")).doesNotExist();
    }

    @Test
    void everyOptionThatWritesIsAmongThem() {
        Set<String> known = new TreeSet<>();
        LINES.forEach(line -> known.add(line.split(" ", -1)[0] + " " + line.split(" ", -1)[1]));
        Set<String> there = new TreeSet<>();
        for (Map.Entry<String, CommandSpec> command : CommandModels.all().entrySet()) {
            for (OptionSpec option : command.getValue().options()) {
                boolean receipt = option.longestName().equals("--receipt")
                        && !command.getKey().equals("verify");
                if (Set.of("-o", "--write-baseline").contains(option.longestName()) || receipt) {
                    there.add(command.getKey() + " " + option.longestName());
                }
            }
        }
        assertThat(known).isEqualTo(there);
    }
}

package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is not there is missing input, whichever of the inputs it is and whatever it would have to be. */
class MissingInputTest {

    @TempDir
    static Path folder;

    private static UsualLines lines;

    @BeforeAll
    static void writeGame() throws IOException {
        lines = new UsualLines(folder);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "diff {game} nosuch",
                "diff nosuch {game}",
                "diff nosuch nosuch",
                "diff {game} nosuch/",
                "diff {game}/Textures.lib nosuch",
                "diff nosuch {game}/Textures.lib",
                "diff {game} {game}/Textures.lib!/nosuch",
                "diff {game}/Textures.lib!/nosuch {game}",
                "diff {game} nosuch.lib!/HULL.0",
                "diff {game} {game}!/HULL.0",
                "diff {game}/Textures.lib {game}/Textures.lib!/nosuch",
                "diff {game} game:/nosuch --game {game}",
                "replace {game}/Textures.lib!/HULL.0 nosuch -o {out}",
                "replace nosuch {texture} -o {out}",
                "replace nosuch!/HULL.0 {texture} -o {out}",
                "replace {game}/Textures.lib!/nosuch {texture} -o {out}",
                "add {game}/Textures.lib nosuch -o {out}",
                "add nosuch {texture} -o {out}",
                "rm nosuch -o {out}",
                "rm {game}/Textures.lib!/nosuch -o {out}",
                "mv nosuch NEW.0 -o {out}",
                "mv nosuch!/HULL.0 NEW.0 -o {out}",
                "set nosuch entry.attr1=1 -o {out}",
                "set --batch nosuch -o {out}",
                "recompute nosuch -o {out}",
                "pack nosuch -o {out}",
                "pack {x} --base nosuch -o {out}",
                "convert nosuch -o {out}.png",
                "convert {game}/Textures.lib!/HULL.0 --palette nosuch -o {out}.png",
                "render {game}/Textures.lib --palette nosuch -o {out}.png",
                "verify --receipt nosuch",
                "validate {game} --baseline nosuch",
                "refs {game} --game nosuch",
                "refs --to nosuch",
                "find HULL --in nosuch"
            })
    void isToldAsMissing(String line) {
        List<String> words = lines.words(line);

        CommandRun run = CommandRun.of(words.toArray());

        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).containsPattern("io\\.(missing|no-entry|read) ");
        words.add(1, "--json");
        CommandRun document = CommandRun.of(words.toArray());
        assertThat(document.code()).as(document.err()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(((Number) document.json().get("exitCode")).intValue()).isEqualTo(ExitCode.NO_INPUT);
        assertThat((List<?>) document.json().get("problems"))
                .anySatisfy(
                        problem -> assertThat(((Map<?, ?>) problem).get("code").toString())
                                .matches("io\\.(missing|no-entry|read)"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"diff {game} {game}/Textures.lib", "diff {game}/Textures.lib!/HULL.0 {game}"})
    void whatIsThereAndNoFolderIsWrongUse(String line) {
        CommandRun run = CommandRun.of(lines.words(line).toArray());

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("is a folder and", "Textures.lib", "is not;");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pack {game}/Textures.lib -o {out}", "pack --compact {game}/Textures.lib -o {out}"})
    void anArchiveIsNoFolderToPackAndTheWayIsTold(String line) {
        CommandRun run = CommandRun.of(lines.words(line).toArray());

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err())
                .contains("Textures.lib' is a file", "ironkit extract '", " -o DIR")
                .doesNotContain("similar");
    }
}

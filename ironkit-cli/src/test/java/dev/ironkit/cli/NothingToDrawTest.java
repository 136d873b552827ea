package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.FxidBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What render cannot draw is told by its kind and the command that shows it, and that command works. */
class NothingToDrawTest {

    @TempDir
    static Path folder;

    @BeforeAll
    static void writeGame() throws IOException {
        MadeGame.sound().effect("BANG", FxidBytes.effect()).archive("empty.lib").write(folder);
        Files.writeString(folder.resolve("readme.txt"), "no asset");
        Files.write(Files.createDirectory(folder.resolve("docs")).resolve("a.txt"), new byte[3]);
        assertThat(CommandRun.of("convert", folder + "/Textures.lib!/HULL.0", "-o", folder.resolve("hull.png"))
                        .code())
                .isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "units.rlb!/tank.msh|1|kind \"model\"|ironkit convert '{}' -o model.glb",
                "units.rlb|1|\"NRes archive\" of 2 MESH, 2 WEAR|ironkit convert '{}' --to glb -o DIR/",
                "Material.lib|1|\"NRes archive\" of 2 MAT0|ironkit ls -l '{}'",
                "empty.lib|1|\"NRes archive\" without entries|ironkit ls -l '{}'",
                "Material.lib!/STEEL|4|kind \"material\"|ironkit play '{}'",
                "effects.rlb!/BANG|4|kind \"effect\"|ironkit play '{}'",
                "units.rlb!/tank.wea|4|kind \"material list\"|ironkit cat '{}'",
                "readme.txt|4|kind \"data\"|ironkit hex '{}'",
                "hull.png|4|kind \"data\"|ironkit convert '{}' --to texm -o NAME.0",
                "docs|1|no texture found|ironkit ls '{}'"
            })
    void isToldWithTheCommandThatShowsIt(String input, int code, String kind, String command) {
        String address = folder + "/" + input;
        String line = command.replace("{}", address);

        CommandRun run = CommandRun.of("render", address, "-o", folder.resolve("out.png"));

        assertThat(run.code()).as(run.err()).isEqualTo(code);
        assertThat(run.err()).contains(kind, line);
        assertThat(folder.resolve("out.png")).doesNotExist();
        CommandRun document = CommandRun.of("render", "--json", address, "-o", folder.resolve("out.png"));
        Map<?, ?> problem = (Map<?, ?>) ((List<?>) document.json().get("problems")).get(0);
        assertThat(problem.get("fix").toString()).contains(line);
        List<String> words = PrintedLines.words(line, folder.resolve("made"));
        assertThat(CommandRun.of(words.toArray()).code()).as(line).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "play,Textures.lib!/HULL.0,ironkit render",
        "play,units.rlb!/tank.msh,ironkit convert",
        "pose,Material.lib!/STEEL,ironkit play",
        "pose,Textures.lib!/HULL.0,ironkit render"
    })
    void otherCommandsTellTheSameOfAnotherKind(String command, String input, String suited) {
        CommandRun run = CommandRun.of(command, folder + "/" + input);

        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains(suited + " '" + folder + "/" + input + "'");
    }
}

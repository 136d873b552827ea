package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.console.Console;
import dev.ironkit.testkit.ModelBytes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Models that lack something: all commands tell the same of them. */
class DamagedModelsTest {

    @TempDir
    Path folder;

    @Test
    void treeOfATruncatedFileIsAFailure() throws IOException {
        byte[] whole = ModelBytes.quad().build();
        Path cut = Files.write(folder.resolve("cut.msh"), Arrays.copyOf(whole, whole.length - 40));
        CommandRun run = CommandRun.of("tree", cut);

        assertThat(run.code()).isEqualTo(4);
        assertThat(run.err()).contains("error  nres.");
        assertThat(run.out()).contains("cut.msh");
        assertThat(CommandRun.of("tree", cut, Files.write(folder.resolve("x.msh"), whole))
                        .code())
                .isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 13})
    void aTableThatIsMissingIsToldByAllCommands(int type) throws IOException {
        Path model = Files.write(
                folder.resolve("x.msh"), ModelBytes.quad().without(type).build());
        for (String command : new String[] {"info", "pose", "validate"}) {
            CommandRun run = CommandRun.of(command, model);
            assertThat(run.code()).as(command).isEqualTo(command.equals("validate") ? 1 : 4);
            assertThat(run.out() + run.err()).as(command).contains("msh.missing-stream");
        }
        CommandRun pick = CommandRun.of("pick", model, "--ray", "0,0,9,0,0,-1");
        assertThat(pick.code()).isEqualTo(4);
        assertThat(pick.err()).contains("msh.missing-stream");
        assertThat(CommandRun.of("tree", "--nodes", model).code()).isEqualTo(4);
        assertThat(CommandRun.of("tree", model).code()).isZero();
    }

    @Test
    void takesAModelFromStdin() throws IOException {
        byte[] model = ModelBytes.quad().build();
        Path library = Files.write(
                folder.resolve("x.rlb"),
                archive().with(entry("MESH", "quad.msh").payload(model)).build());
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(new ByteArrayOutputStream(), err, false, false);
        console.in(new ByteArrayInputStream(ModelBytes.animated().build()));
        int code = Main.run(
                console,
                "replace",
                library + "!/quad.msh",
                "-",
                "-o",
                folder.resolve("y.rlb").toString());
        console.flush();

        assertThat(code).as(err.toString(StandardCharsets.UTF_8)).isZero();
    }

    @Test
    void refusedEditsNameRuleAndPlace() throws IOException {
        Path model = Files.write(folder.resolve("x.msh"), ModelBytes.quad().build());
        CommandRun run = CommandRun.of("set", model, "batches[0].indexStart=999", "-o", folder.resolve("y.msh"));

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err())
                .contains("io.edit-asset")
                .contains("msh.batch-indices")
                .containsPattern("at 0x[0-9A-F]+");
    }
}

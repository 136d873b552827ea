package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models as {@code validate} shows them, by themselves and in archives. */
class ValidateModelTest {

    @TempDir
    Path folder;

    private Path sound;
    private Path odd;
    private Path broken;
    private Path archive;

    @BeforeEach
    void writeFiles() throws IOException {
        byte[] lying = ModelBytes.quad()
                .payload(13)
                .batch(0, 0, 0xFF00, 0xFFFF, 6, 0, 9, 0)
                .build();
        sound = write("sound.msh", ModelBytes.animated().build());
        odd = write("odd.msh", lying);
        broken = write(
                "broken.msh",
                ModelBytes.quad()
                        .payload(13)
                        .batch(0, 0, 0xFF00, 0xFFFF, 6, 3, 4, 0)
                        .build());
        archive = write(
                "units.rlb",
                NresBytes.archive()
                        .with(NresBytes.entry("MESH", "tank.msh").payload(lying))
                        .build());
    }

    private Path write(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }

    @Test
    void nothingIsFoundInASoundModel() {
        CommandRun run = CommandRun.of("validate", "--fail-on", "info", sound);

        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("checked 1 file, 1 asset").endsWith("no findings\n");
    }

    @Test
    void modelsInsideModelsAreCheckedToo() throws IOException {
        byte[] around = ModelBytes.quad()
                .entry(NresBytes.entry(99, "inner.msh").payload(Files.readAllBytes(broken)))
                .build();

        CommandRun run = CommandRun.of("validate", write("around.msh", around));

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("around.msh!/inner.msh");
    }

    @Test
    void theLevelDecidesTheExitCode() {
        assertThat(CommandRun.of("validate", odd).code()).isZero();
        assertThat(CommandRun.of("validate", "--fail-on", "warning", odd).code())
                .isEqualTo(1);
        assertThat(CommandRun.of("validate", broken).code()).isEqualTo(1);
        assertThat(CommandRun.of("validate", "--rule", "msh.twin", broken).code())
                .isZero();
    }

    @Test
    void findingsHaveTheAddressOfThePartAndOffsetsOfTheFile() {
        assertThat(CommandRun.of("validate", odd).lines().get(0))
                .startsWith("warning  msh.batch-vertex-count  " + odd + "?batch=0  at 0x");
        assertThat(CommandRun.of("validate", archive).lines().get(0))
                .startsWith("warning  msh.batch-vertex-count  " + archive + "!/tank.msh?batch=0  at 0x");
    }

    @Test
    void eachRuleCanBeExplained() {
        assertThat(CommandRun.of("explain", "msh.twin").code()).isZero();
        assertThat(CommandRun.of("explain", "msh.key-order").out()).contains("msh.key-order");
    }
}

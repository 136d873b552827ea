package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of other programs whose edits would make others read the model in another way. */
class ModelImportReadingTest {

    private static final String SENTENCE = "rotations are now interpreted as w-last, previously as w-first";

    @TempDir
    Path folder;

    private String model;
    private Path file;
    private Path changed;

    @BeforeEach
    void turnTheOnlyNodeHalfAround() throws IOException {
        Path library = folder.resolve("x.rlb");
        Files.write(
                library,
                archive()
                        .with(entry("MESH", "quad.msh")
                                .payload(ModelBytes.quad().build()))
                        .build());
        model = library + "!/quad.msh";
        changed = folder.resolve("changed.rlb");
        file = folder.resolve("quad.gltf");
        assertThat(CommandRun.of("convert", model, "-o", file).code()).isZero();
        // Half a turn about the engine's z is stored like a rotation of the other order that turns nothing.
        turn("0, 1, 0, 0");
    }

    private void turn(String rotation) throws IOException {
        String json = Files.readString(file);
        String turned = json.replaceFirst("\"rotation\": \\[[^]]*]", "\"rotation\": [" + rotation + "]");
        assertThat(turned).isNotEqualTo(json);
        Files.writeString(file, turned);
    }

    @Test
    void replaceRefusesAnotherReading() {
        CommandRun run = CommandRun.of("replace", model, file, "-o", changed);

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err())
                .contains("msh.edit-reading", "rotations would be interpreted as w-last")
                .contains("--confirm-reading")
                .doesNotContain("msh.merge-refused");
        assertThat(changed).doesNotExist();
    }

    @Clause({"msh.11-confirm", "D62"})
    @Test
    void replaceWritesAnotherReadingThatIsConfirmedAndSaysSo() {
        CommandRun run = CommandRun.of("replace", "--json", model, file, "-o", changed, "--confirm-reading");

        assertThat(run.code()).as(run.err() + run.out()).isZero();
        SchemaCheck.assertFits(run, "ironkit.receipt");
        assertThat(run.out()).contains("\"action\": \"reading\"").contains(SENTENCE);
        assertThat(CommandRun.of("info", changed + "!/quad.msh").out()).contains("rotations w-last");
    }

    @Test
    void convertRefusesAnotherReading() {
        Path target = folder.resolve("back.msh");
        CommandRun run = CommandRun.of("convert", file, "--base", model, "-o", target);

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err()).contains("msh.edit-reading", "--confirm-reading");
        assertThat(target).doesNotExist();
    }

    @Test
    void convertWritesAnotherReadingThatIsConfirmedAndSaysSo() {
        Path target = folder.resolve("back.msh");
        CommandRun run = CommandRun.of("convert", file, "--base", model, "-o", target, "--confirm-reading");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("reading", SENTENCE);
        CommandRun again =
                CommandRun.of("convert", file, "--base", model, "-o", target, "--confirm-reading", "--force", "--json");
        SchemaCheck.assertFits(again, "ironkit.convert");
        assertThat(again.out()).contains("\"readings\": [", SENTENCE);
    }

    @Test
    void nothingIsSaidOfReadingsThatStay() throws IOException {
        turn("1, 0, 0, 0");
        CommandRun run = CommandRun.of("replace", model, file, "-o", changed, "--confirm-reading");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("1 key changed").doesNotContain("reading");
    }

    @Test
    void convertTakesTheWordForModelsThatComeBackOnly() {
        CommandRun run = CommandRun.of("convert", model, "-o", folder.resolve("y.glb"), "--confirm-reading");

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("--confirm-reading");
    }
}

package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.ModelBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an edit makes odd is said beside its receipt; what was odd before is not. */
class CausedFindingsTest {

    @TempDir
    Path folder;

    private Path model;
    private Path changed;

    @BeforeEach
    void writeModel() throws IOException {
        model = Files.write(folder.resolve("quad.msh"), ModelBytes.quad().build());
        changed = folder.resolve("changed.msh");
    }

    @Test
    void saysWhatASetFieldCauses() {
        CommandRun run = CommandRun.of("set", model, "positions[0].x=0x7F800000", "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("set ").contains("warning  msh.non-finite  " + changed);
    }

    @Test
    void theReceiptHoldsWhatTheEditCauses() {
        CommandRun run = CommandRun.of("set", model, "positions[0].x=0x7F800000", "-o", changed, "--json");

        assertThat(run.code()).as(run.err()).isZero();
        SchemaCheck.assertFits(run, "ironkit.receipt");
        assertThat(run.out()).contains("\"code\": \"msh.non-finite\"");
    }

    @Test
    void saysWhatAReplacedTableCauses() throws IOException {
        Path table = Files.write(folder.resolve("table.bin"), new byte[12]);
        CommandRun run = CommandRun.of("replace", model + "!/type:4", table, "--raw", "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("warning  msh.vertex-count");
    }

    @Test
    void saysWhatEditedJsonCauses() throws IOException {
        Path library = Files.write(
                folder.resolve("x.rlb"),
                archive()
                        .with(entry("MESH", "quad.msh")
                                .payload(ModelBytes.quad().build()))
                        .build());
        String text = CommandRun.of("cat", model).out();
        Path json = Files.writeString(
                folder.resolve("quad.json"), text.replaceFirst("\"x\": 0\\.0", "\"x\": \"0x7F800000\""));
        CommandRun run = CommandRun.of("replace", library + "!/quad.msh", json, "-o", folder.resolve("y.rlb"));

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("warning  msh.");
    }

    @Test
    void saysNothingOfWhatWasThereBefore() throws IOException {
        Files.write(model, ModelBytes.quad().payload(4, new byte[12]).build());
        CommandRun run = CommandRun.of("set", model, "batches[0].flags=0x0100", "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).doesNotContain("warning");
    }

    @Test
    void saysOnlySomeOfMany() {
        CommandRun run = CommandRun.of("set", model, "positions[*].x=0x7FC00000", "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err().lines().filter(line -> line.startsWith("warning")).count())
                .isLessThanOrEqualTo(5);
    }
}

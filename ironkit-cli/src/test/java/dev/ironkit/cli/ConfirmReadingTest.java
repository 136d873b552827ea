package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens to a model that an edit would make others read in another way. */
class ConfirmReadingTest {

    @TempDir
    Path folder;

    private Path library;
    private String model;
    private Path changed;

    @BeforeEach
    void writeModel() throws IOException {
        library = folder.resolve("x.rlb");
        changed = folder.resolve("changed.rlb");
        Files.write(
                library,
                archive()
                        .with(entry("MESH", "quad.msh")
                                .payload(ModelBytes.quad().build()))
                        .build());
        model = library + "!/quad.msh";
    }

    @Test
    void refusesAnotherReading() {
        CommandRun run = CommandRun.of("set", model, "batches[0].materialIndex=3", "-o", changed);

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err()).contains("msh.edit-reading").contains("--confirm-reading");
        assertThat(changed).doesNotExist();
    }

    @Clause({"msh.11-confirm", "D62"})
    @Test
    void writesAnotherReadingThatIsConfirmedAndSaysSo() {
        CommandRun run =
                CommandRun.of("set", "--json", model, "batches[0].materialIndex=3", "-o", changed, "--confirm-reading");

        assertThat(run.code()).as(run.err()).isZero();
        SchemaCheck.assertFits(run, "ironkit.receipt");
        assertThat(run.out())
                .contains("\"action\": \"reading\"")
                .contains("materials are now interpreted as documented, previously as retail");
        assertThat(CommandRun.of("get", changed + "!/quad.msh", "batches[0].materialIndex")
                        .out())
                .contains("3");
        assertThat(CommandRun.of("info", changed + "!/quad.msh").out()).contains("materials documented");
    }

    @Test
    void saysNothingOfReadingsThatStay() {
        CommandRun run = CommandRun.of("set", model, "batches[0].flags=0x0100", "-o", changed, "--confirm-reading");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).doesNotContain("reading");
    }

    @Test
    void damagedModelsAreMendedAndNotDamagedMore() throws IOException {
        ModelBytes lost = ModelBytes.quad();
        lost.node(0, 700, 0xFFFF, 0).nodeName("lost").label("");
        Path damaged = Files.write(folder.resolve("damaged.msh"), lost.build());

        assertThat(CommandRun.of("set", damaged, "nodes[1].parent=0", "-o", folder.resolve("mended.msh"))
                        .code())
                .isZero();
        assertThat(CommandRun.of("validate", folder.resolve("mended.msh")).code())
                .isZero();
        assertThat(CommandRun.of("set", damaged, "batches[0].indexStart=99", "-o", changed)
                        .code())
                .isEqualTo(5);
    }

    @Test
    void aTableThatIsRemovedIsNotReadInAnotherWay() throws IOException {
        ModelBytes lit = ModelBytes.quad().payload(18, new byte[16]);
        lit.batch(0x2000, 0, 0x0000, 0xFFFF, 0, 6, 0, 4);
        Path model18 = Files.write(folder.resolve("lit.msh"), lit.build());
        CommandRun run = CommandRun.of("rm", model18 + "!/type:18", "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).doesNotContain("msh.edit-reading");
    }

    @Test
    void refusesTheLossOfATableAModelNeeds() {
        CommandRun run = CommandRun.of("rm", model + "!/type:13", "-o", changed);

        assertThat(run.code()).isEqualTo(5);
        assertThat(changed).doesNotExist();
    }
}

package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelInfoTest {

    @TempDir
    Path folder;

    private Path file(ModelBytes model) throws IOException {
        return Files.write(folder.resolve("x.msh"), model.build());
    }

    @Clause({"msh.4.2-shown", "msh.6-shown", "msh.7-shown"})
    @Test
    void tellsWhatAModelHoldsAndHowItIsRead() throws IOException {
        assertThat(CommandRun.of("info", file(ModelBytes.animated())).out())
                .contains("nodes     2, one moves")
                .contains("geometry  2 slots, 2 batches, 4 triangles, 8 vertices")
                .contains("motion    4 frames, 3 keys")
                .contains("materials retail: no batch has a value in the word at offset 2")
                .contains("rotations w-first: more keys are the identity in this order")
                .contains("table 18  none: the model has no table 18")
                .contains("ironkit tree --nodes");
        assertThat(CommandRun.of("info", file(ModelBytes.animated()), "--quat-order", "w-last")
                        .out())
                .contains("rotations w-last: as requested");
    }

    @Test
    void takesOtherReadings() throws IOException {
        Path model = file(ModelBytes.animated());
        CommandRun run =
                CommandRun.of("info", "--json", model, "--quat-order", "w-last", "--batch-material", "documented");

        SchemaCheck.assertFits(run, "ironkit.info");
        assertThat(run.out())
                .contains("\"batchMaterial\": {\"value\": \"documented\", \"reason\": \"forced\"}")
                .contains("\"quatOrder\": {\"value\": \"w-last\", \"reason\": \"forced\"}");
    }

    @Clause("msh.12-reported")
    @Test
    void saysThatNodesCannotBeRead() throws IOException {
        ModelBytes model = ModelBytes.quad();
        model.payload(1, new byte[48]).attrs(1, 2, 0, 24);

        CommandRun run = CommandRun.of("info", file(model));

        assertThat(run.out())
                .contains("nodes     2, 24 bytes each")
                .contains("geometry  1 slot, 1 batch, 2 triangles, 4 vertices");
    }

    @Test
    void countsWhatIsWrong() throws IOException {
        ModelBytes model = ModelBytes.quad();
        model.append(13, 0, 0);
        CommandRun run = CommandRun.of("info", file(model));

        assertThat(run.out()).doesNotContain("problems  none").contains("ironkit validate");
    }
}

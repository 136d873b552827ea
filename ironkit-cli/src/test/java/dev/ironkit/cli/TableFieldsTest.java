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

/** Tables of a model that are named by their type have the fields they have in the model. */
class TableFieldsTest {

    @TempDir
    Path folder;

    private String model;
    private Path changed;

    @BeforeEach
    void writeModel() throws IOException {
        Path library = folder.resolve("x.rlb");
        changed = folder.resolve("changed.rlb");
        Files.write(
                library,
                archive()
                        .with(entry("MESH", "quad.msh")
                                .payload(ModelBytes.animated().build()))
                        .build());
        model = library + "!/quad.msh";
    }

    @Test
    void dumpsTheFieldsOfATable() {
        CommandRun run = CommandRun.of("hex", model + "!/type:13");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.lines().get(0)).startsWith("00000000  ").contains("batches[0].flags = 0x0000");
        assertThat(run.err()).contains("100.0 % explained");
        assertThat(CommandRun.of("hex", model + "!/type:15", "--unknown").out()).contains("unnamed15[0]");
    }

    @Test
    void readsAndPrintsFieldsOfATable() {
        assertThat(CommandRun.of("get", model + "!/type:13", "batches[1].indexCount")
                        .out()
                        .strip())
                .isEqualTo(CommandRun.of("get", model, "batches[1].indexCount")
                        .out()
                        .strip())
                .isNotEmpty();
        assertThat(CommandRun.of("cat", model + "!/type:2", "--field", "slots[0].triCount")
                        .out())
                .contains("2");
    }

    @Test
    void setsFieldsOfATableAsThoseOfTheModel() {
        CommandRun run = CommandRun.of("set", model + "!/type:13", "batches[0].flags=0x0100", "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("batches[0].flags 0x0000 -> 0x0100");
        assertThat(CommandRun.of("get", changed + "!/quad.msh", "batches[0].flags")
                        .out())
                .contains("0x0100");
    }

    @Test
    void checksWhatIsSetInATable() {
        CommandRun lost = CommandRun.of("set", model + "!/type:13", "batches[0].indexStart=999", "-o", changed);
        assertThat(lost.code()).isEqualTo(5);
        CommandRun other = CommandRun.of("set", model + "!/type:13", "nodes[0].parent=1", "-o", changed);
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err()).contains("nodes");
        assertThat(changed).doesNotExist();
    }

    @Test
    void setsLabelsOfAnotherLength() {
        CommandRun run =
                CommandRun.of("set", model, "labels[0].text=e_tur_bb", "labels[1].text=central_bc", "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("labels[0].text  -> e_tur_bb");
        assertThat(CommandRun.of("get", changed + "!/quad.msh", "labels[*].text")
                        .out())
                .contains("labels[0].text\te_tur_bb")
                .contains("labels[1].text\tcentral_bc");
        assertThat(CommandRun.of("validate", changed).code()).isZero();
        CommandRun back = CommandRun.of(
                "set",
                changed + "!/quad.msh!/type:10",
                "labels[0].text=",
                "labels[1].text=",
                "-o",
                folder.resolve("back.rlb"));
        assertThat(back.code()).as(back.err()).isZero();
        assertThat(CommandRun.of("get", folder.resolve("back.rlb") + "!/quad.msh", "labels[*].text")
                        .out())
                .doesNotContain("central");
    }

    @Test
    void readsEmptyLabelsAsEmpty() {
        CommandRun run = CommandRun.of("get", model, "labels[0].text");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out().strip()).isEmpty();
    }

    @Test
    void labelsComeBackFromJsonWithTheLengthTheyNeed() throws IOException {
        String text = CommandRun.of("cat", model).out();
        Path json = folder.resolve("quad.json");
        Files.writeString(json, text);
        assertThat(CommandRun.of("replace", model, json, "-o", changed).code()).isZero();
        String edited = text.replaceFirst("\"length\": 0,\\s*\"text\": \"\"", "\"text\": \"\"");
        assertThat(edited).isNotEqualTo(text);
        Files.writeString(json, edited);
        CommandRun run = CommandRun.of("replace", model, json, "-o", changed, "--force");
        assertThat(run.code()).as(run.err()).isZero();
    }

    @Test
    void refusesNamesWithoutRoomForTheirNul() throws IOException {
        String long31 = "n".repeat(31);
        assertThat(CommandRun.of("set", model, "nodeNames[0]=" + long31, "-o", changed)
                        .code())
                .isZero();
        for (String way : new String[] {long31 + "n", long31 + "nn", "hex:" + "6e".repeat(32)}) {
            CommandRun run = CommandRun.of("set", model, "nodeNames[0]=" + way, "-o", folder.resolve("long.rlb"));
            assertThat(run.code()).as(way).isEqualTo(5);
            assertThat(run.err()).contains("error  msh.").contains("31");
        }
        String text = CommandRun.of("cat", model).out();
        String name = CommandRun.of("get", model, "nodeNames[0]").out().strip();
        Path json = Files.writeString(
                folder.resolve("quad.json"), text.replaceFirst("\"" + name + "\"", "\"" + long31 + "n\""));
        CommandRun run = CommandRun.of("replace", model, json, "-o", folder.resolve("long.rlb"));
        assertThat(run.code()).isEqualTo(5);
        assertThat(folder.resolve("long.rlb")).doesNotExist();
    }
}

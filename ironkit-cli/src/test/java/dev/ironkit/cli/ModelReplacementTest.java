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

/** What may come in the place of a model: the model itself after an edit, or another one that can be read. */
class ModelReplacementTest {

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
                                .payload(ModelBytes.quad().build()))
                        .build());
        model = library + "!/quad.msh";
    }

    private Path json(String old, String other) throws IOException {
        String text = CommandRun.of("cat", model).out();
        assertThat(text).contains(old);
        return Files.writeString(folder.resolve("quad.json"), text.replace(old, other));
    }

    private Path other(ModelBytes bytes) throws IOException {
        return Files.write(folder.resolve("other.msh"), bytes.build());
    }

    @Test
    void refusesAnotherReadingFromJson() throws IOException {
        Path json = json("\"materialIndex\": 0", "\"materialIndex\": 3");
        CommandRun run = CommandRun.of("replace", model, json, "-o", changed);

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err()).contains("msh.edit-reading").contains("quad.msh").contains("--confirm-reading");
        assertThat(changed).doesNotExist();
    }

    @Test
    void writesAnotherReadingFromJsonThatIsConfirmedAndSaysSo() throws IOException {
        Path json = json("\"materialIndex\": 0", "\"materialIndex\": 3");
        CommandRun run = CommandRun.of("replace", "--json", model, json, "-o", changed, "--confirm-reading");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("\"action\": \"reading\"")
                .contains("materials are now interpreted as documented, previously as retail");
    }

    @Test
    void takesJsonThatLeavesTheReading() throws IOException {
        Path json = json("\"fallbackKey\": 0", "\"fallbackKey\": 0");
        assertThat(CommandRun.of("replace", model, json, "-o", changed).code()).isZero();
    }

    @Test
    void takesAnotherModelWhateverItsReading() throws IOException {
        CommandRun run = CommandRun.of("replace", model, other(ModelBytes.animated()), "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).doesNotContain("reading");
    }

    @Test
    void refusesAnotherModelThatCannotBeReadStrictly() throws IOException {
        Path broken = other(
                ModelBytes.quad().node(0, 9, 0xFFFF, 9, 9).nodeName("lost").label(""));
        CommandRun run = CommandRun.of("replace", model, broken, "-o", changed);

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err()).contains("error  msh.").contains("other.msh").contains("--read tolerant");
        assertThat(changed).doesNotExist();
        assertThat(CommandRun.of("replace", model, broken, "-o", changed, "--raw")
                        .code())
                .isZero();
        assertThat(CommandRun.of("replace", model, broken, "-o", changed, "--force", "--read", "tolerant")
                        .code())
                .isZero();
    }

    @Test
    void refusesToMakeNodesUnreadable() {
        CommandRun run = CommandRun.of("set", model + "!/type:1", "entry.attr3=24", "-o", changed);

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err()).contains("msh.edit-broken").contains("24-byte records");
        assertThat(changed).doesNotExist();
    }

    @Test
    void refusesToSetNodesThatNobodyCanRead() throws IOException {
        Path odd = other(ModelBytes.quad()
                .payload(1, new byte[24])
                .attrs(1, 1, 0, 24)
                .payload(9, new byte[32])
                .payload(10, new byte[4]));
        String nodes = CommandRun.of("get", odd, "nodes").out().strip();
        assertThat(nodes).startsWith("00");
        CommandRun run = CommandRun.of("set", odd, "nodes=01" + nodes.substring(2), "-o", changed);

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err()).contains("msh.edit-stride-24");
        assertThat(changed).doesNotExist();
        assertThat(CommandRun.of("set", odd, "batches[0].flags=0x0100", "-o", changed)
                        .code())
                .isZero();
    }
}

package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tables of a model are its fields; as an archive it stays what it is. */
class ModelFieldsTest {

    @TempDir
    Path folder;

    private Path file;
    private Path archive;

    @BeforeEach
    void writeModels() throws IOException {
        byte[] model = ModelBytes.animated().build();
        file = Files.write(folder.resolve("turn.msh"), model);
        archive = Files.write(
                folder.resolve("units.rlb"),
                NresBytes.archive()
                        .with(
                                NresBytes.entry("DATA", "note").payload("hello"),
                                NresBytes.entry("MESH", "turn.msh").payload(model))
                        .build());
    }

    private String get(Object asset, String path) {
        return CommandRun.of("get", asset, path).out().strip();
    }

    @Test
    void getsFieldsOfTables() {
        for (Object model : new Object[] {file, archive + "!/turn.msh"}) {
            assertThat(get(model, "nodes[1].parent")).isEqualTo("0");
            assertThat(get(model, "slots[1].aabbMax")).isEqualTo("2.0 2.0 0.0");
            assertThat(get(model, "entries[10].attr2")).isEqualTo("4");
        }
        assertThat(get(archive + "!/turn.msh!/type:8", "entry.attr3")).isEqualTo("4");
    }

    @Test
    void setsFieldsOfTablesAndLeavesEveryOtherByte() throws IOException {
        for (Object model : new Object[] {file, archive + "!/turn.msh"}) {
            Path target = model.equals(file) ? file : archive;
            byte[] before = Files.readAllBytes(target);
            CommandRun run = CommandRun.of(
                    "set", "--in-place", "--keep-derived", model, "batches[1].unk4=0xFF07", "keys[1].position=0 0 1.5");

            assertThat(run.code()).as(run.err()).isZero();
            assertThat(run.err()).contains(model.equals(file) ? "12 entries unchanged" : "13 entries unchanged");
            assertThat(get(model, "batches[1].unk4")).isEqualTo("0xFF07");
            assertThat(get(model, "keys[1].position")).isEqualTo("0.0 0.0 1.5");
            assertThat(differences(before, Files.readAllBytes(target))).isEqualTo(2);
            assertThat(CommandRun.of("verify", "--roundtrip", target).code()).isZero();
        }
    }

    @Test
    void setsAnAttributeAndAFieldOfATableTogether() {
        CommandRun run = CommandRun.of("set", "--in-place", file, "entries[0].attr2=7", "nodes[0].flags=0x0020");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(get(file, "entries[0].attr2")).isEqualTo("7");
        assertThat(get(file, "nodes[0].flags")).isEqualTo("0x0020");
        assertThat(run.err()).contains("13 entries unchanged");
    }

    @Test
    void refusesALabelWithoutItsNul() {
        CommandRun run = CommandRun.of("set", "--in-place", file, "labels[1].text=hex:655f7475725f");

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("the label of node 1 ends with 0x5F");
    }

    @Test
    void isStillAnArchiveWhereItIsCalledOne() {
        assertThat(CommandRun.of("get", "--as", "nres", file, "data[0].payload").out())
                .hasSize(2 * 76 + 1);
        assertThat(CommandRun.of("ls", file).lines()).hasSize(14);
    }

    @Test
    void printsJsonThatReplaceTakes() throws IOException {
        String json = CommandRun.of("cat", archive + "!/turn.msh").out();
        Path edited = Files.writeString(folder.resolve("turn.json"), json.replace("o01_0_turn", "o01_0_spin"));
        CommandRun run = CommandRun.of("replace", "--in-place", archive + "!/turn.msh", edited);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(get(archive + "!/turn.msh", "nodeNames[1]")).isEqualTo("o01_0_spin");
    }

    @Test
    void annotatesBytesByTable() {
        assertThat(CommandRun.of("hex", file).out()).contains("nodes[0].parent", "entries[13].sortIndex");
    }

    private static int differences(byte[] before, byte[] after) {
        assertThat(after).hasSameSizeAs(before);
        int count = 0;
        for (int i = 0; i < before.length; i++) {
            count += before[i] != after[i] ? 1 : 0;
        }
        return count;
    }
}

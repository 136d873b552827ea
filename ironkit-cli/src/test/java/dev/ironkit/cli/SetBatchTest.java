package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many edits in several files and entries: all or none, and one receipt. */
class SetBatchTest {

    @TempDir
    Path folder;

    private Path materials;
    private Path robots;

    @BeforeEach
    void makeAGame() {
        CommandRun.of("demo", "-o", folder.resolve("demo"));
        materials = folder.resolve("demo/Material.lib");
        robots = folder.resolve("demo/robots.rlb");
    }

    private Path batch(String... lines) throws IOException {
        return Files.writeString(folder.resolve("edits.ndjson"), String.join("\n", lines) + "\n");
    }

    private static String line(String address, String path, String value) {
        return "{\"address\": \"" + address.replace('\\', '/') + "\", \"path\": \"" + path + "\", \"value\": " + value
                + "}";
    }

    private static String get(String address, String path) {
        return CommandRun.of("get", address, path).out().strip();
    }

    @Test
    void changesEntriesOfSeveralFilesAndTellsOfAllInOneReceipt() throws IOException {
        Path edits = batch(
                line(materials + "!/RUST", "phases[0].diffuse", "\"#102030\""),
                line(robots + "!/r_hover.wea", "rows[0].name", "\"LONGER_NAME\""),
                line(materials + "!/STEEL", "entry.attr1", "4"),
                line(robots + "!/r_walker.msh", "batches[3].flags", "\"0x0100\""));
        byte[] before = Files.readAllBytes(materials);
        Path receipt = folder.resolve("receipt.json");

        CommandRun run = CommandRun.of("set", "--batch", edits, "--in-place", "--json", "--receipt", receipt);

        assertThat(run.code()).as(run.err()).isZero();
        SchemaCheck.assertFits(run, "ironkit.receipt.batch");
        assertThat((List<?>) run.json().get("files")).hasSize(2);
        assertThat(get(materials + "!/RUST", "phases[0].diffuse")).isEqualTo("#102030");
        assertThat(get(materials + "!/STEEL", "entry.attr1")).isEqualTo("4");
        assertThat(get(robots + "!/r_hover.wea", "rows[0].name")).isEqualTo("LONGER_NAME");
        assertThat(get(robots + "!/r_walker.msh", "batches[3].flags")).isEqualTo("0x0100");
        assertThat(Files.readAllBytes(folder.resolve("demo/Material.lib.bak"))).isEqualTo(before);
        assertThat(CommandRun.of("verify", "--receipt", receipt).code()).isZero();
        Files.write(robots, new byte[] {1});
        assertThat(CommandRun.of("verify", "--receipt", receipt).code()).isEqualTo(ExitCode.NO);
    }

    @Test
    void whatTheEditsMakeOddIsSaidOfEachFile() throws IOException {
        Path edits = batch(
                line(materials + "!/RUST", "phases[0].diffuse", "\"#102030\""),
                line(robots + "!/r_walker.msh", "slots[0].sphereRadius", "-1"));

        CommandRun text = CommandRun.of("set", "--batch", edits, "--dry-run");
        CommandRun json = CommandRun.of("set", "--batch", edits, "--in-place", "--json");

        assertThat(text.err()).contains("warning  msh.slot-sphere").contains("robots.rlb!/r_walker.msh");
        assertThat(((List<?>) json.json().get("problems")).stream().map(found ->
                        (String) ((Map<?, ?>) found).get("code")))
                .containsExactly("msh.slot-sphere");
    }

    @Test
    void oneBadLineChangesNothing() throws IOException {
        byte[] before = Files.readAllBytes(materials);
        byte[] other = Files.readAllBytes(robots);
        String good = line(materials + "!/RUST", "phases[0].diffuse", "\"#102030\"");

        for (String bad : List.of(
                line(robots + "!/r_walker.msh", "batches[3].materialIndex", "70000"),
                line(robots + "!/r_walker.msh", "batches[99999].flags", "1"),
                line(robots + "!/r_walker.msh", "batches[0].indexCount", "65535"),
                line(robots + "!/r_hover.wea", "count.word", "\"9\""),
                line(robots + "!/missing.wea", "rows[0].name", "\"X\""),
                line(folder + "/demo/missing.lib", "header", "1"),
                "{\"path\": \"phases[0].cell\", \"value\": 1}",
                "no json")) {
            CommandRun run = CommandRun.of("set", "--batch", batch(good, bad), "--in-place");

            assertThat(run.code()).as(bad + "\n" + run.err()).isNotZero();
            assertThat(Files.readAllBytes(materials)).as(bad).isEqualTo(before);
            assertThat(Files.readAllBytes(robots)).as(bad).isEqualTo(other);
            assertThat(folder.resolve("demo/Material.lib.bak")).doesNotExist();
            if (!bad.contains("indexCount")) {
                // What only shows in the whole has no line of its own.
                assertThat(run.err()).as(bad).contains("edits.ndjson, line 2");
            }
        }
    }

    @Test
    void aSlipInAKeyIsRefusedWithItsLine() throws IOException {
        Path edits = batch(
                line(materials + "!/RUST", "phases[0].cell", "3"),
                "",
                line(materials + "!/RUST", "phases[0].cell", "4").replace("address", "adress"));

        CommandRun run = CommandRun.of("set", "--batch", edits, "--json", materials + "!/STEEL", "--dry-run");

        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("adress: unknown name 'adress'; known: address, path, value", "line 3");
        SchemaCheck.assertFits(run, "ironkit.failure");
        assertThat(run.json().get("input").toString()).isEqualTo("{file=" + edits + ", line=3}");
    }

    @Test
    void newFilesGoIntoAFolder() throws IOException {
        Path edits = batch(
                line(materials + "!/RUST", "phases[0].cell", "3"), line(robots + "!/r_hover.msh", "entry.attr1", "9"));
        byte[] before = Files.readAllBytes(materials);
        Path out = Files.createDirectory(folder.resolve("out"));

        assertThat(CommandRun.of("set", "--batch", edits, "-o", folder.resolve("one.lib"))
                        .code())
                .isEqualTo(ExitCode.USAGE);
        CommandRun run = CommandRun.of("set", "--batch", edits, "-o", out);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("RUST   phases[0].cell", "out/Material.lib", "out/robots.rlb");
        assertThat(get(out + "/Material.lib!/RUST", "phases[0].cell")).isEqualTo("3");
        assertThat(Files.readAllBytes(materials)).isEqualTo(before);
        Files.delete(out.resolve("Material.lib"));
        assertThat(CommandRun.of("set", "--batch", edits, "-o", out).code())
                .as("one of them is there")
                .isEqualTo(ExitCode.REFUSED);
        assertThat(out.resolve("Material.lib")).doesNotExist();
    }

    @Test
    void aDryRunShowsAllAndWritesNothing() throws IOException {
        Path edits = batch(
                line(materials + "!/RUST", "phases[0].cell", "3"), line(robots + "!/r_hover.msh", "entry.attr1", "9"));
        byte[] before = Files.readAllBytes(robots);

        CommandRun run = CommandRun.of("set", "--batch", edits, "--dry-run", "--json");

        assertThat(run.code()).isZero();
        SchemaCheck.assertFits(run, "ironkit.receipt.batch");
        assertThat(run.json()).containsEntry("dryRun", true);
        assertThat(Files.readAllBytes(robots)).isEqualTo(before);
        Map<?, ?> first = (Map<?, ?>) ((List<?>) run.json().get("files")).get(0);
        assertThat(first.get("changes").toString()).contains("phases[0].cell");
    }

    @Test
    void backupsAreLeftOutOnRequest() throws IOException {
        Path edits = batch(
                line(materials + "!/RUST", "phases[0].cell", "3"), line(robots + "!/r_hover.msh", "entry.attr1", "9"));

        CommandRun run = CommandRun.of("set", "--batch", edits, "--in-place", "--no-backup", "--json");

        assertThat(run.code()).isZero();
        assertThat(run.out()).doesNotContain("\"backup\"");
        assertThat(folder.resolve("demo/Material.lib.bak")).doesNotExist();
        assertThat(get(robots + "!/r_hover.msh", "entry.attr1")).isEqualTo("9");
    }

    @Test
    void oneFileIsWrittenAsEver() throws IOException {
        Path edits = batch(
                line(materials + "!/RUST", "phases[0].cell", "3"), line(materials + "!/STEEL", "phases[0].cell", "4"));

        CommandRun run = CommandRun.of("set", "--batch", edits, "-o", folder.resolve("new.lib"), "--json");

        SchemaCheck.assertFits(run, "ironkit.receipt");
        assertThat(get(folder + "/new.lib!/STEEL", "phases[0].cell")).isEqualTo("4");
        assertThat(CommandRun.of("set", "--in-place").code()).isEqualTo(ExitCode.USAGE);
    }
}

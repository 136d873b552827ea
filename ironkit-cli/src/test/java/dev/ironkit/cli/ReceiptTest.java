package dev.ironkit.cli;

import static dev.ironkit.cli.EditFixture.bytes;
import static dev.ironkit.cli.EditFixture.names;
import static dev.ironkit.cli.EditFixture.write;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.testkit.RsliBytes;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a write says it did. */
class ReceiptTest {

    @TempDir
    Path folder;

    private Path archive;
    private Path out;

    @BeforeEach
    void writeArchive() {
        archive = EditFixture.write(folder);
        out = folder.resolve("out.lib");
    }

    private static Map<?, ?> object(Map<?, ?> json, String key) {
        return (Map<?, ?>) json.get(key);
    }

    private static List<?> list(Map<?, ?> json, String key) {
        return (List<?>) json.get(key);
    }

    private static String hash(Path file) {
        return Sha256.of(ByteView.of(bytes(file)));
    }

    @Test
    void isSaidInAlignedLines() {
        Path file = write(folder.resolve("f"), "sevenB!");
        CommandRun run = CommandRun.of("replace", archive + "!/Beta.bin", file, "--raw", "-o", out);

        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines())
                .containsExactly(
                        "replaced  " + archive + "!/Beta.bin   5 B -> 7 B   raw: content was not checked",
                        "kept      2 entries unchanged; order and 8 unindexed bytes as they were; 4 padding bytes",
                        "derived   size of 1 entry",
                        "loss      none",
                        "file      " + out + "   " + bytes(out).length + " B",
                        "sha256    before " + hash(archive).substring(0, 12) + "...  after "
                                + hash(out).substring(0, 12) + "...");
    }

    @Test
    void namesTheBackup() {
        CommandRun run = CommandRun.of("rm", archive + "!/A_A", "--in-place");

        assertThat(run.err()).contains("   backup " + archive + ".bak");
    }

    @Test
    void isSilentWhenAskedToBe() {
        CommandRun run = CommandRun.of("rm", archive + "!/A_A", "-o", out, "-q");

        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEmpty();
    }

    @Test
    void isJsonOfItsSchema() {
        byte[] before = bytes(archive);
        CommandRun run = CommandRun.of("rm", archive + "!/Beta.bin", archive + "!/inner!/@0", "--in-place", "--json");

        SchemaCheck.assertFits(run, "ironkit.receipt");
        Map<?, ?> json = run.json();
        assertThat(run.err()).isEmpty();
        assertThat(json.get("command")).isEqualTo("rm");
        assertThat(json.get("dryRun")).isEqualTo(false);
        assertThat(object(json, "before").get("sha256")).isEqualTo(Sha256.of(ByteView.of(before)));
        assertThat(object(json, "after").get("sha256")).isEqualTo(hash(archive));
        assertThat(object(json, "after").get("size")).hasToString("" + bytes(archive).length);
        assertThat(object(json, "backup").get("path")).isEqualTo(archive + ".bak");
        assertThat(object(json, "backup").get("sha256")).isEqualTo(hash(folder.resolve("a.lib.bak")));
        assertThat(list(json, "changes").stream()
                        .map(change -> ((Map<?, ?>) change).get("action") + " "
                                + ((Map<?, ?>) change)
                                        .get("address")
                                        .toString()
                                        .substring(archive.toString().length())))
                .containsExactly("removed !/Beta.bin", "rewritten !/inner", "removed !/inner!/@0");
        assertThat(object(json, "kept").get("entries")).hasToString("2");
        assertThat(object(json, "kept").get("unindexedBytes")).hasToString("8");
        assertThat(list(json, "loss")).isEmpty();
    }

    @Test
    void countsWhatFollowed() {
        CommandRun run = CommandRun.of("mv", archive + "!/Beta.bin", "zz", "-o", out, "--json");

        SchemaCheck.assertFits(run, "ironkit.receipt");
        assertThat(list(run.json(), "derived")).hasSize(1);
        Map<?, ?> cells = (Map<?, ?>) list(run.json(), "derived").get(0);
        assertThat(cells.get("field")).isEqualTo("entries[*].sortIndex");
        int differing = 0;
        for (int i = 0; i < 3; i++) {
            differing += RawDirectory.of(bytes(archive)).field(i, RawDirectory.CELL)
                            == RawDirectory.of(bytes(out)).field(i, RawDirectory.CELL)
                    ? 0
                    : 1;
        }
        assertThat(cells.get("count")).hasToString("" + differing);
    }

    @Test
    void tellsOfBytesALibraryLoses() {
        Path library = write(
                folder.resolve("l.rlb"),
                RsliBytes.library()
                        .with(RsliBytes.stored("A.TXT", "aaaa"), RsliBytes.stored("B.TXT", "bbbb"))
                        .behindPayloads((byte) 1, (byte) 2, (byte) 3, (byte) 4, (byte) 5)
                        .build());
        Path file = write(folder.resolve("f"), "longer");

        CommandRun run = CommandRun.of("replace", library + "!/A.TXT", file, "--raw", "-o", out);

        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("loss      5 bytes of " + library + " that belong to no entry were dropped");
    }

    @Test
    void isWrittenToAFileThatCanBeChecked() {
        Path receipt = folder.resolve("r.json");
        CommandRun run = CommandRun.of("rm", archive + "!/A_A", "--in-place", "--receipt", receipt);

        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("removed ");
        String text = new String(bytes(receipt), java.nio.charset.StandardCharsets.UTF_8);
        SchemaCheck.assertFits(text);
        assertThat(text).endsWith("}\n");
    }

    @Test
    void goesToStdoutWhenAsked() {
        CommandRun run = CommandRun.of("rm", archive + "!/A_A", "-o", out, "--receipt", "-", "-q");

        SchemaCheck.assertFits(run, "ironkit.receipt");
        assertThat(names(folder)).containsExactly("a.lib", "out.lib");
    }

    @Test
    void ofADryRunIsMarked() {
        CommandRun run = CommandRun.of("rm", archive + "!/A_A", "--dry-run", "--json");

        SchemaCheck.assertFits(run, "ironkit.receipt");
        assertThat(run.json().get("dryRun")).isEqualTo(true);
        assertThat(list(run.json(), "moved")).hasSize(1);
        assertThat(names(folder)).containsExactly("a.lib");
    }

    @Test
    void namesWhatAnInterruptedSaveLeft() {
        write(folder.resolve(".out.lib.ironkit-99999999999-1.tmp"), "half");

        CommandRun run = CommandRun.of("rm", archive + "!/A_A", "-o", out, "--json");

        assertThat(list(run.json(), "leftovers")).asString().contains(".out.lib.ironkit-99999999999-1.tmp");
        assertThat(list(run.json(), "problems")).asString().contains("io.leftover");
        assertThat(names(folder)).containsExactly("a.lib", "out.lib");
        SchemaCheck.assertFits(run, "ironkit.receipt");
    }

    @Test
    void sameEditSameReceipt() {
        CommandRun first = CommandRun.of("rm", archive + "!/A_A", "-o", out, "--json");
        CommandRun second = CommandRun.of("rm", archive + "!/A_A", "-o", out, "--json", "--force");

        assertThat(second.out()).isEqualTo(first.out());
    }
}

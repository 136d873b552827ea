package dev.ironkit.cli;

import static dev.ironkit.cli.EditFixture.bytes;
import static dev.ironkit.cli.EditFixture.write;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files beside their receipts. */
class ReceiptCheckTest {

    @TempDir
    Path folder;

    private Path archive;
    private Path receipt;

    @BeforeEach
    void changeAnArchive() {
        archive = EditFixture.write(folder);
        receipt = folder.resolve("r.json");
        assertThat(CommandRun.of("rm", archive + "!/A_A", "--in-place", "--receipt", receipt)
                        .code())
                .isZero();
    }

    private static CommandRun check(Object... receipts) {
        List<Object> args = new ArrayList<>(List.of("verify", "--receipt"));
        args.addAll(List.of(receipts));
        return CommandRun.of(args.toArray());
    }

    @Test
    void saysYesWhileTheFilesAreAsTheyWere() {
        CommandRun run = check(receipt);

        assertThat(run.code()).isZero();
        assertThat(run.lines()).hasSize(2).allMatch(line -> line.startsWith("same\t"));
        assertThat(run.err()).isEmpty();
    }

    @Test
    void saysNoWhenAByteIsAnother() {
        byte[] bytes = bytes(archive);
        bytes[20] ^= 1;
        write(archive, bytes);

        CommandRun run = check(receipt);

        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.lines()).element(0).asString().startsWith("differs\t");
        assertThat(run.lines()).element(1).asString().startsWith("same\t");
        assertThat(run.err()).contains("io.receipt", archive.toString());
    }

    @Test
    void saysNoWhenTheBackupIsAnotherOrGone() throws IOException {
        Path backup = folder.resolve("a.lib.bak");
        write(backup, "something else");
        assertThat(check(receipt).code()).isEqualTo(ExitCode.NO);

        Files.delete(backup);
        CommandRun run = check(receipt);
        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.lines()).element(1).asString().startsWith("missing\t");
    }

    @Test
    void findsTheFilesBesideAReceiptThatMovedWithThem() throws IOException {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        for (String name : List.of("a.lib", "a.lib.bak", "r.json")) {
            Files.move(folder.resolve(name), elsewhere.resolve(name));
        }

        assertThat(check(elsewhere.resolve("r.json")).code()).isZero();
    }

    /** A folder with an archive in a folder below it, changed there by names that begin in the folder. */
    private Path madeHere(String... how) throws IOException {
        Path here = Files.createDirectory(folder.resolve("here"));
        EditFixture.write(Files.createDirectory(here.resolve("sub")));
        Files.createDirectory(here.resolve("papers"));
        List<String> args = new ArrayList<>(List.of("rm", "sub/a.lib!/A_A", "--in-place"));
        args.addAll(List.of(how));
        CommandRun made = new ToolProcess(here).run(args.toArray(String[]::new));
        assertThat(made.code()).as(made.err()).isZero();
        if (!made.out().isEmpty()) {
            write(here.resolve("papers/r.json"), made.out());
        }
        return here;
    }

    private CommandRun checkElsewhere(Path here, Object... more) throws IOException {
        Path elsewhere = Files.createDirectories(folder.resolve("elsewhere/sub"));
        // Another file of that name is not the one that the receipt means.
        write(elsewhere.resolve("a.lib"), "something else");
        List<String> args = new ArrayList<>(
                List.of("verify", "--receipt", here.resolve("papers/r.json").toString()));
        List.of(more).forEach(one -> args.add(one.toString()));
        return new ToolProcess(elsewhere.getParent()).run(args.toArray(String[]::new));
    }

    @Test
    void findsTheFilesAgainFromAnotherFolder() throws IOException {
        Path here = madeHere("--receipt", "papers/r.json");

        CommandRun run = checkElsewhere(here, "--json");

        assertThat(run.code()).as(run.err()).isZero();
        SchemaCheck.assertFits(run, "ironkit.verify.receipt");
        assertThat(run.json().get("files")).asString().contains("foundAt=" + here.resolve("sub/a.lib.bak"));
        SchemaCheck.assertFits(
                new CommandRun(0, Files.readString(here.resolve("papers/r.json")), ""), "ironkit.receipt");
    }

    @Test
    void findsTheFilesOfAReceiptThatWasPrintedFromAnotherFolder() throws IOException {
        Path here = madeHere("--json");

        assertThat(checkElsewhere(here).code()).isZero();
        SchemaCheck.assertFits(
                new CommandRun(0, Files.readString(here.resolve("papers/r.json")), ""), "ironkit.receipt");
    }

    @Test
    void findsTheFilesWhereAllOfThemWereMovedTo() throws IOException {
        Path here = madeHere("--receipt", "papers/r.json");
        Path there = folder.resolve("there");
        Files.move(here, there);

        assertThat(checkElsewhere(there).code()).isZero();
    }

    @Test
    void findsTheFilesOfAReceiptWhoseFolderIsMadeForIt() throws IOException {
        Path real = Files.createDirectory(folder.resolve("real"));
        EditFixture.write(real);
        Path link = Files.createSymbolicLink(folder.resolve("link"), real);

        CommandRun made = CommandRun.of(
                "rm", link.resolve("a.lib") + "!/A_A", "--in-place", "--receipt", link.resolve("new/er/r.json"));

        assertThat(made.code()).as(made.err()).isZero();
        assertThat(Files.readString(real.resolve("new/er/r.json"))).contains("\"fromReceipt\": \"../../a.lib\"");
        assertThat(check(real.resolve("new/er/r.json")).code()).isZero();
    }

    @Test
    void saysWhichFileDiffers() throws IOException {
        Path here = madeHere("--receipt", "papers/r.json");
        write(here.resolve("sub/a.lib"), "changed");

        CommandRun run = checkElsewhere(here);

        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.err()).contains("io.receipt", here.resolve("sub/a.lib").toString());
    }

    @Test
    void takesReceiptsThatSayNoWay() throws IOException {
        Path here = madeHere("--receipt", "papers/r.json");
        String old = Files.readString(here.resolve("papers/r.json")).replaceAll(",\\s*\"fromReceipt\": \"[^\"]*\"", "");
        assertThat(old).doesNotContain("fromReceipt");
        Path moved = write(here.resolve("old.json"), old);

        assertThat(new ToolProcess(folder)
                        .run("verify", "--receipt", moved.toString())
                        .code())
                .isZero();
    }

    @Test
    void cannotSayWithoutAReceipt() {
        assertThat(check(folder.resolve("none.json")).code()).isEqualTo(ExitCode.NO_INPUT);
        for (String text : List.of(
                "not json",
                "[]",
                "{}",
                "{\"schema\": \"ironkit.info\", \"schemaVersion\": 1}",
                "{\"schema\": \"ironkit.receipt\", \"schemaVersion\": 2}",
                "{\"schema\": \"ironkit.receipt\", \"schemaVersion\": 1}",
                "{\"schema\": \"ironkit.receipt\", \"schemaVersion\": 1, \"after\": {\"path\": \"a\", \"size\": 1, \"sha256\": \"x\"}}",
                "{\"schema\": \"ironkit.receipt\", \"schemaVersion\": 1, \"dryRun\": true}")) {
            CommandRun run = check(write(folder.resolve("bad.json"), text));
            assertThat(run.code()).as(text).isEqualTo(ExitCode.NO_INPUT);
            assertThat(run.err()).as(text).contains("cli.json", "bad.json");
        }
    }

    @Test
    void wantsReceiptsOrRoundTrips() {
        assertThat(CommandRun.of("verify").code()).isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("verify", archive, "--receipt", receipt).code())
                .isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("verify", "--roundtrip", "--receipt", receipt).code())
                .isEqualTo(ExitCode.USAGE);
    }

    @Test
    void checksSeveralAndLetsADifferenceWin() {
        Path bad = write(folder.resolve("bad.json"), "not json");
        assertThat(check(receipt, receipt).code()).isZero();
        assertThat(check(receipt, bad).code()).isEqualTo(ExitCode.PARTLY);

        write(archive, "changed");
        assertThat(check(bad, receipt).code()).isEqualTo(ExitCode.NO);
    }

    @Test
    void writesJsonOfItsSchema() throws IOException {
        Files.delete(folder.resolve("a.lib.bak"));

        CommandRun run = check(receipt, "--json");

        SchemaCheck.assertFits(run, "ironkit.verify.receipt");
        assertThat(run.json().get("exitCode")).hasToString("1");
        assertThat(run.json().get("files")).asString().contains("state=same", "state=missing");
    }
}

package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.ArchiveFolder;
import dev.ironkit.testkit.RsliBytes;
import dev.ironkit.testkit.WearBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {

    @TempDir
    Path folder;

    private Path write(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }

    @Test
    void printsHowManyArchivesCameBack() throws IOException {
        byte[] inner = archive().with(entry(1, "deep").payload("x")).build();
        write(
                "a.lib",
                archive()
                        .with(
                                entry("DATA", "in").payload(inner),
                                entry("DATA", "b").payload("y"))
                        .build());
        write("b.rsl", RsliBytes.library().with(RsliBytes.xor("A", "x")).build());
        write("notes.txt", new byte[] {1});

        CommandRun run = CommandRun.of("verify", "-q", "--roundtrip", folder);

        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo("roundtrip 3 of 3 archives, 4 entries, 305 B: identical; 1 file skipped\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void aMadeUpGameFolderComesBackWhateverTheThreads() throws IOException {
        ArchiveFolder.write(folder.resolve("made-up"), 1_000_000);
        CommandRun.of("demo", "-o", folder.resolve("demo"));

        CommandRun run = CommandRun.of("verify", "-q", "--roundtrip", "-v", folder);

        assertThat(run.code()).isZero();
        assertThat(run.out()).endsWith(": identical\n");
        assertThat(CommandRun.of("verify", "-q", "--roundtrip", "-v", "--threads", 1, folder)
                        .out())
                .isEqualTo(run.out());
    }

    @Test
    void aLooseListIsOneByItsName() throws IOException {
        Path list = write("a.wea", WearBytes.list("STEEL").build());
        Path other = write("a.txt", WearBytes.list("STEEL").build());

        CommandRun run = CommandRun.of("verify", "--roundtrip", list);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("1 of 1 other asset");
        assertThat(CommandRun.of("verify", "--roundtrip", other).code()).isEqualTo(ExitCode.NO_INPUT);
    }

    @Test
    void whatDoesNotDecodeIsTheAnswerNo() throws IOException {
        Path bad = write("bad.lib", archive().version(9).build());
        Path good = write("good.lib", archive().build());

        CommandRun run = CommandRun.of("verify", "--roundtrip", good, bad);

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("roundtrip 1 of 2 archives, 0 entries, 32 B: 1 unreadable\n");
        assertThat(run.err()).contains("nres.version");
        assertThat(CommandRun.of("verify", "--roundtrip", bad + "!/x").code()).isEqualTo(1);
    }

    @Test
    void whatIsMissingOrNoArchiveCannotBeVerified() throws IOException {
        Path good = write("good.lib", archive().build());
        Path notes = write("notes.txt", new byte[] {1});
        Path empty = Files.createDirectory(folder.resolve("empty"));

        assertThat(CommandRun.of("verify", "--roundtrip", "missing.lib").code()).isEqualTo(4);
        assertThat(CommandRun.of("verify", "--roundtrip", notes).code()).isEqualTo(4);
        assertThat(CommandRun.of("verify", "--roundtrip", empty).code()).isEqualTo(4);
        assertThat(CommandRun.of("verify", "--roundtrip", good, "missing.lib").code())
                .isEqualTo(3);
    }

    @Test
    void oneThingIsVerifiedAtATime() throws IOException {
        Path good = write("good.lib", archive().build());

        assertThat(CommandRun.of("verify", good).code()).isEqualTo(2);
        assertThat(CommandRun.of("verify", "--roundtrip").code()).isEqualTo(2);
        assertThat(CommandRun.of("verify", "--roundtrip", "--receipt", good, good)
                        .code())
                .isEqualTo(2);
        assertThat(CommandRun.of("verify", "--receipt", good, "--", good).code())
                .isEqualTo(2);
    }

    @Test
    void aReceiptIsChecked() throws IOException {
        Path good = write(
                "good.lib", archive().with(entry("DATA", "a").payload("x")).build());
        Path receipt = folder.resolve("receipt.json");
        Path changed = folder.resolve("new.lib");
        assertThat(CommandRun.of("mv", good + "!/a", "b", "-o", changed, "--receipt", receipt)
                        .code())
                .isZero();

        assertThat(CommandRun.of("verify", "--receipt", receipt).code()).isZero();
        Files.write(changed, new byte[] {1});
        assertThat(CommandRun.of("verify", "--receipt", receipt).code()).isEqualTo(1);
    }

    @Test
    void jsonFitsItsSchema() throws IOException {
        write("bad.lib", archive().version(9).build());
        write("good.lib", archive().build());
        write("notes.txt", new byte[] {1});

        SchemaCheck.assertFits(
                CommandRun.of("verify", "-q", "--roundtrip", "--json", folder, "missing"), "ironkit.verify");
        SchemaCheck.assertFits(CommandRun.of("verify", "--roundtrip", "--json", "missing"), "ironkit.verify");
    }

    @Test
    void aFileLargerThanOneReadComesBack() throws IOException {
        Path large = write(
                "large.lib",
                archive().with(entry("DATA", "a").payload(new byte[5_000_000])).build());

        assertThat(CommandRun.of("verify", "--roundtrip", large).out())
                .isEqualTo("roundtrip 1 of 1 archive, 1 entry, 5.0 MB: identical\n");
    }
}

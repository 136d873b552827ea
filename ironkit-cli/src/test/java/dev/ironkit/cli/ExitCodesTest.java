package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Each documented exit code, answered by the program as a process. */
class ExitCodesTest {

    @TempDir
    Path folder;

    private PackagedProgram program;

    @BeforeEach
    void writeArchives() throws IOException {
        program = new PackagedProgram(folder);
        Files.write(
                folder.resolve("good.lib"),
                archive().with(entry("DATA", "a").payload("x")).build());
        Files.write(folder.resolve("bad.lib"), archive().version(9).build());
    }

    @Test
    void doneIs0() {
        assertThat(program.run("validate", "good.lib").code()).isZero();
        assertThat(program.run("diff", "good.lib", "good.lib").code()).isZero();
    }

    @Test
    void theAnswerNoIs1() {
        assertThat(program.run("validate", "bad.lib").code()).isEqualTo(1);
        assertThat(program.run("diff", "good.lib", "bad.lib").code()).isEqualTo(1);
    }

    @Test
    void wrongUseIs2() {
        assertThat(program.run("ls", "--no-such-option").code()).isEqualTo(2);
        assertThat(program.run("no-such-command").code()).isEqualTo(2);
    }

    @Test
    void someInputsFailedIs3() {
        assertThat(program.run("validate", "good.lib", "missing.lib").code()).isEqualTo(3);
    }

    @Test
    void inputMissingUnreadableOrUnknownIs4() {
        assertThat(program.run("ls", "missing.lib").code()).isEqualTo(4);
        assertThat(program.run("ls", "bad.lib").code()).isEqualTo(4);
    }

    @Test
    void refusedToWriteIs5() {
        CommandRun run = program.run("validate", "good.lib", "-o", "bad.lib");

        assertThat(run.code()).isEqualTo(5);
        assertThat(folder.resolve("bad.lib"))
                .hasBinaryContent(archive().version(9).build());
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "there is no device that is always full")
    void aResultThatCannotBeWrittenIs5() throws Exception {
        CommandRun run = program.into(Path.of("/dev/full"), "ls", "good.lib");

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err()).contains("io.stream  stdout");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there are no named pipes to make")
    void aPipeIsNotWaitedFor() throws Exception {
        assertThat(new ProcessBuilder("mkfifo", folder.resolve("pipe").toString())
                        .start()
                        .waitFor())
                .isZero();

        CommandRun run = program.run("info", "pipe");

        assertThat(run.code()).isEqualTo(4);
        assertThat(run.err()).contains("a pipe or a device");
    }

    @Test
    void aBugIs70() {
        CommandRun run = program.with("IRONKIT_FAULT", "crash").run("ls", "good.lib");

        assertThat(run.code()).isEqualTo(70);
        assertThat(run.err()).contains("cli.bug").doesNotContain("\tat ");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no kill to send the signal with")
    void interruptedIs130AndTheSummaryIsPrinted() throws Exception {
        manyArchives();
        program.with("IRONKIT_FAULT", "slow");

        CommandRun run = program.interrupt(1, "verify", "--roundtrip", "--threads", "1", "many");

        assertThat(run.code()).isEqualTo(130);
        assertThat(run.out()).startsWith("roundtrip ").contains(": identical");
        assertThat(run.err()).containsPattern("interrupted after [0-9]+ of 200 files");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no kill to send the signal with")
    void anInterruptedReportTakesNoFilesPlace() throws Exception {
        manyArchives();
        Files.writeString(folder.resolve("report.html"), "old");
        Files.writeString(folder.resolve("known.json"), "old");
        program.with("IRONKIT_FAULT", "slow");

        CommandRun run = program.interrupt(
                1,
                "validate",
                "--threads",
                "1",
                "many",
                "-o",
                "report.html",
                "--format",
                "html",
                "--write-baseline",
                "known.json",
                "--force");

        assertThat(run.code()).isEqualTo(130);
        assertThat(run.err()).contains("no report was written").contains("no baseline was written");
        assertThat(folder.resolve("report.html")).hasContent("old");
        assertThat(folder.resolve("known.json")).hasContent("old");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no kill to send the signal with")
    void interruptedTwiceIs130AtOnce() throws Exception {
        manyArchives();
        program.with("IRONKIT_FAULT", "slow");

        CommandRun run = program.interrupt(2, "validate", "--threads", "1", "many");

        assertThat(run.code()).isEqualTo(130);
        assertThat(run.out()).isEmpty();
    }

    private void manyArchives() throws IOException {
        Path many = Files.createDirectory(folder.resolve("many"));
        for (int i = 0; i < 200; i++) {
            Files.write(many.resolve(i + ".lib"), archive().build());
        }
    }
}

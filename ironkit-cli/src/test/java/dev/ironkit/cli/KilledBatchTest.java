package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Processes that change two files and are ended just before a step that matters: by kill -9, and by Ctrl-C. */
@EnabledOnOs(OS.LINUX)
class KilledBatchTest {

    @TempDir
    Path folder;

    private Path first;
    private Path second;

    @BeforeEach
    void makeFiles() {
        restore();
        EditFixture.write(
                folder.resolve("edits"),
                "{\"address\": \"" + first + "!/A_A\", \"path\": \"entry.attr1\", \"value\": 4}\n" + "{\"address\": \""
                        + second + "!/A_A\", \"path\": \"entry.attr1\", \"value\": 4}\n");
    }

    private void restore() {
        first = EditFixture.write(folder.resolve("a.lib"), EditFixture.ARCHIVE);
        second = EditFixture.write(folder.resolve("b.lib"), EditFixture.ARCHIVE);
    }

    private Process start(String fault, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("env", "--default-signal=INT"));
        command.addAll(ToolProcess.program());
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("IRONKIT_FAULT", fault);
        return builder.start();
    }

    private Process batch(String fault) throws IOException {
        return start(fault, "set", "--batch", folder.resolve("edits").toString(), "--in-place", "--no-backup", "-q");
    }

    /** The steps of the whole command, in words. */
    private List<String> steps() throws IOException, InterruptedException {
        Process process = batch("steps");
        String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        restore();
        return said.lines().filter(line -> line.startsWith("step ")).toList();
    }

    /** The number of the first step that is described so. */
    private static int step(List<String> steps, String description) {
        return IntStream.range(0, steps.size())
                        .filter(i -> steps.get(i).matches("step \\d+: " + description))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("no " + description + " among " + steps))
                + 1;
    }

    private static void awaitStep(Process process) throws IOException {
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
        String line = said.readLine();
        while (line != null && !line.startsWith("step ")) {
            line = said.readLine();
        }
        assertThat(line).as("it comes to that step").isNotNull();
    }

    private boolean isNew(Path file) {
        return !Arrays.equals(EditFixture.bytes(file), EditFixture.ARCHIVE);
    }

    @Test
    void aKillBetweenTwoNamesIsSettledByTheNextCommand() throws Exception {
        List<String> steps = steps();
        for (int at : new int[] {step(steps, "move .*/a\\.lib"), step(steps, "move .*/b\\.lib")}) {
            restore();
            Process process = batch("stop:" + at);
            awaitStep(process);
            process.destroyForcibly();
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(isNew(second)).isFalse();

            CommandRun next = CommandRun.of("ls", first, "--json");

            assertThat(next.code()).isZero();
            assertThat(next.err()).contains("io.save-finished", "2 files", "a.lib", "b.lib");
            assertThat(next.out()).contains("io.save-finished");
            assertThat(isNew(first)).isTrue();
            assertThat(isNew(second)).isTrue();
            assertThat(EditFixture.names(folder)).containsExactly("a.lib", "b.lib", "edits");
        }
    }

    @Test
    void ctrlCLeavesNothing() throws Exception {
        List<String> steps = steps();
        Process process = batch("stop:" + step(steps, "write .*\\.new"));
        awaitStep(process);
        assertThat(EditFixture.names(folder)).contains(".ironkit-save");
        new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                .start()
                .waitFor();

        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isEqualTo(ExitCode.INTERRUPTED);
        assertThat(EditFixture.names(folder)).containsExactly("a.lib", "b.lib", "edits");
        assertThat(isNew(first)).isFalse();
    }

    @Test
    void ctrlCLeavesNothingInTheFolderOfTemporaryFiles() throws Exception {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        // A plan is tried out there: the second step there writes its bytes.
        Process process = start("stop:4", "set", first + "!/A_A", "entry.attr1=4", "--dry-run");
        awaitStep(process);
        String own = "ironkit-" + process.pid() + "-";
        assertThat(placesOf(temporary, own)).isNotEmpty();
        new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                .start()
                .waitFor();

        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(placesOf(temporary, own)).isEmpty();
    }

    private static List<Path> placesOf(Path temporary, String prefix) throws IOException {
        try (Stream<Path> all = Files.list(temporary)) {
            return all.filter(path -> path.getFileName().toString().startsWith(prefix))
                    .toList();
        }
    }
}

package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.NresBytes;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Extractions that are stopped, as processes of their own. */
@DisabledOnOs(OS.WINDOWS)
class InterruptedExtractTest {

    private static final int ENTRIES = 200;
    private static final int SIZE = 20_000;

    @TempDir
    Path temp;

    private Path lib;
    private Path out;

    @BeforeEach
    void writeAnArchive() throws IOException {
        lib = temp.resolve("big.lib");
        out = temp.resolve("out");
        NresBytes archive = archive();
        for (int i = 0; i < ENTRIES; i++) {
            archive.with(entry("DATA", "e" + i).payload(payload(i)));
        }
        Files.write(lib, archive.build());
    }

    private static byte[] payload(int index) {
        byte[] bytes = new byte[SIZE];
        Arrays.fill(bytes, (byte) index);
        return bytes;
    }

    /** Starts a slow extraction and returns when some entries are done. */
    private Process begun(String... more) throws IOException {
        List<String> command = new ArrayList<>();
        if (OS.LINUX.isCurrentOs()) {
            // A build that runs in the background ignores Ctrl-C, and its children would inherit that.
            command.addAll(List.of("env", "--default-signal=INT"));
        }
        command.addAll(ToolProcess.program());
        command.addAll(List.of("extract", lib.toString(), "-o", out.toString(), "--progress=json"));
        command.addAll(List.of(more));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("IRONKIT_FAULT", "slow");
        Process process = builder.start();
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        int items = 0;
        for (String line = said.readLine(); line != null && items < 3; line = said.readLine()) {
            items += line.contains("\"event\":\"item\"") ? 1 : 0;
        }
        return process;
    }

    private static void signal(Process process, String name) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
                .start()
                .waitFor();
    }

    /** Every file that has its real name is whole; returns how many there are. */
    private int wholeFiles() throws IOException {
        int count = 0;
        for (int i = 0; i < ENTRIES; i++) {
            Path file = out.resolve("e" + i);
            if (Files.exists(file)) {
                assertThat(Files.readAllBytes(file)).isEqualTo(payload(i));
                count++;
            }
        }
        return count;
    }

    @Test
    void ctrlCFinishesTheCurrentEntriesAndSaysSo() throws IOException, InterruptedException {
        Process process = begun("--threads", "1");
        signal(process, "INT");
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isEqualTo(ExitCode.INTERRUPTED);
        assertThat(wholeFiles()).isBetween(3, ENTRIES - 1);
        assertThat(Files.readString(out.resolve("manifest.json"))).contains("\"complete\": false");
        CommandRun packed = CommandRun.of("pack", out, "--base", lib, "-o", temp.resolve("again.lib"));
        assertThat(packed.code()).isZero();
        assertThat(temp.resolve("again.lib")).hasSameBinaryContentAs(lib);
    }

    @Test
    void aKillLeavesWholeFilesOnlyAndTheNextRunCleansUp() throws IOException, InterruptedException {
        Process process = begun();
        signal(process, "KILL");
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(wholeFiles()).isBetween(3, ENTRIES - 1);
        assertThat(out.resolve("manifest.json")).doesNotExist();
        try (Stream<Path> all = Files.list(out)) {
            assertThat(all.map(path -> path.getFileName().toString()))
                    .allMatch(name -> name.matches("e[0-9]+|\\.[a-z0-9]+\\.ironkit-[0-9]+-[0-9]+-[0-9]+\\.tmp"));
        }
        assertThat(CommandRun.of("extract", "--force", lib, "-o", out).code()).isZero();
        assertThat(wholeFiles()).isEqualTo(ENTRIES);
        try (Stream<Path> all = Files.list(out)) {
            assertThat(all.filter(path -> path.toString().endsWith(".tmp"))).isEmpty();
        }
    }
}

package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Folders as nobody would make them on purpose: whatever walks over them comes to an end, and tells of the good files. */
class HostileFolderTest {

    private static final Duration PLENTY = Duration.ofSeconds(60);

    @TempDir
    Path folder;

    @BeforeEach
    void writeFiles() throws IOException {
        Random random = new Random(5);
        byte[] noise = new byte[3000];
        random.nextBytes(noise);
        write("good.lib", archive().with(entry("DATA", "a").payload("x")).build());
        write("empty.lib");
        write("noise.lib", noise);
        write("noise.rlb", marked("NRes\0\1\0\0", noise));
        write("packed.lib", marked("NL\0\1", noise));
        write("noise.tex", marked("Texm", noise));
        Path deep = folder;
        for (int i = 0; i < 150; i++) {
            deep = deep.resolve("deeper");
        }
        Files.createDirectories(deep);
        Files.write(deep.resolve("deep.lib"), archive().build());
        Files.createSymbolicLink(folder.resolve("loop"), folder);
        Files.createSymbolicLink(folder.resolve("deeper/up"), Path.of(".."));
        Files.createSymbolicLink(folder.resolve("a"), Path.of("b"));
        Files.createSymbolicLink(folder.resolve("b"), Path.of("a"));
        Files.createSymbolicLink(folder.resolve("nowhere.lib"), Path.of("gone.lib"));
    }

    private void write(String name, byte... bytes) throws IOException {
        Files.write(folder.resolve(name), bytes);
    }

    private static byte[] marked(String mark, byte[] noise) {
        byte[] marked = noise.clone();
        byte[] start = mark.getBytes(StandardCharsets.ISO_8859_1);
        System.arraycopy(start, 0, marked, 0, start.length);
        return marked;
    }

    private CommandRun run(String command) {
        return Assertions.assertTimeoutPreemptively(
                PLENTY, () -> CommandRun.of((Object[]) (command + " " + folder).split(" ")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"validate", "refs", "refs --unused", "stats", "verify --roundtrip", "validate --together"})
    void everyWalkComesToAnEnd(String command) {
        CommandRun run = run(command);

        assertThat(run.code()).as(run.err()).isIn(0, 1, 3);
        assertThat(run.err()).doesNotContain("cli.bug");
    }

    @Test
    void goodFilesAreCheckedAndTheOthersNamed() {
        CommandRun run = run("validate -q");

        assertThat(run.out())
                .contains("noise.rlb", "packed.lib", "noise.tex")
                .contains("skipped  " + folder.resolve("empty.lib") + "  (data)")
                .contains("checked 5 files");
    }

    @Test
    void aLinkThatLeadsToItselfIsOneFailure() {
        CommandRun run = CommandRun.of("validate", folder.resolve("a"), folder.resolve("good.lib"));

        assertThat(run.code()).isEqualTo(3);
        assertThat(run.out()).contains("io.read").contains("checked 1 file");
    }
}

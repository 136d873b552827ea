package dev.ironkit.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A short share of what {@code bench/fuzz.sh} runs, so that it stays alive. */
class FuzzRunTest {

    @TempDir
    Path folder;

    @Test
    void aShortRunTriesEveryCommandItWasAskedFor() throws IOException, InterruptedException {
        Fuzz fuzz = new Fuzz(FuzzOptions.of(
                "--commands",
                "120",
                "--seed",
                "20010914",
                "--workers",
                "1",
                "--work",
                folder.resolve("work").toString(),
                "--failures",
                Path.of("target", "fuzz", "failures").toString()));
        fuzz.run();

        // What it finds is for those who run the script: which cases there are depends on every option there is.
        assertThat(fuzz.done()).isEqualTo(120);
        assertThat(fuzz.codes()).containsKeys(0, 2, 4);
    }

    /** Maven knows it, and a script does not: it runs this test alone, and then the fuzzer without Maven. */
    @Test
    void tellsTheScriptTheClassPath() throws IOException {
        Path file = Path.of("target", "fuzz", "classpath");
        Files.createDirectories(file.getParent());
        Files.writeString(file, System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));

        assertThat(file).isNotEmptyFile();
    }
}

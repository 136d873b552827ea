package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of the file beside a model that comes back when the model it was exported from is named. */
class ModelImportSidecarTest {

    private static final String PASSED_OVER = "msh.convert-sidecar-passed";

    @TempDir
    static Path folder;

    private static DemoModels demo;
    private static String address;

    private Path file;
    private Path beside;

    @BeforeAll
    static void makeTheGame() throws IOException {
        demo = DemoModels.in(folder.resolve("game"));
        address = demo.address("robots.rlb/r_hover");
    }

    @BeforeEach
    void export() {
        file = folder.resolve("h.glb");
        beside = folder.resolve("h.glb.ironkit.json");
        CommandRun run = CommandRun.of("convert", address, "-o", file, "--profile", "edit", "--force");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(beside).exists();
    }

    private CommandRun back() {
        CommandRun run =
                CommandRun.of("convert", file, "--base", address, "-o", folder.resolve("h.msh"), "--force", "--json");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("\"unchanged\": true");
        return run;
    }

    @Test
    void nothingIsSaidOfItsOwn() {
        assertThat(back().out()).contains("\"problems\": []");
    }

    @Test
    void oneThatIsBrokenIsPassedOverAndThatIsSaid() throws IOException {
        Files.writeString(beside, "{ broken");

        assertThat(back().out()).contains(PASSED_OVER, "h.glb.ironkit.json", "line 1");
        CommandRun replaced = CommandRun.of("replace", address, file, "-o", folder.resolve("x.rlb"), "--dry-run");
        assertThat(replaced.code()).as(replaced.err()).isZero();
        assertThat(replaced.err()).contains(PASSED_OVER);
    }

    @Test
    void oneOfALaterReleaseIsPassedOverAndThatIsSaid() throws IOException {
        Files.writeString(beside, Files.readString(beside).replace("\"schemaVersion\": 1", "\"schemaVersion\": 2"));

        assertThat(back().out()).contains(PASSED_OVER, "version 2");
    }

    @Test
    void oneOfAnotherModelIsPassedOverAndThatIsSaid() throws IOException {
        Path other = folder.resolve("other.glb");
        CommandRun run = CommandRun.of(
                "convert", demo.address("robots.rlb/r_walker"), "-o", other, "--profile", "edit", "--force");
        assertThat(run.code()).as(run.err()).isZero();
        Files.copy(folder.resolve("other.glb.ironkit.json"), beside, StandardCopyOption.REPLACE_EXISTING);

        assertThat(back().out()).contains(PASSED_OVER, "it belongs to another model", "r_walker.msh");
    }

    @Test
    void withoutANamedModelOneThatIsBrokenIsRefused() throws IOException {
        Files.writeString(beside, "{ broken");
        CommandRun run = CommandRun.of("convert", file, "-o", folder.resolve("n.msh"), "--force");

        assertThat(run.code()).isEqualTo(4);
        assertThat(run.err()).contains("msh.convert-sidecar", "h.glb.ironkit.json");
        assertThat(folder.resolve("n.msh")).doesNotExist();
    }
}

package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
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

/** With {@code --json} there is one document on stdout, however a command ends. */
class JsonEndingTest {

    @TempDir
    Path folder;

    private Path lib;

    @BeforeEach
    void makeArchive() throws IOException {
        lib = folder.resolve("Textures.lib");
        Files.write(
                lib,
                archive()
                        .with(
                                entry("Texm", "HULL.0")
                                        .payload(texture(565, 8, 8).build()),
                                entry("MAT0", "STEEL").payload("something else"))
                        .build());
    }

    @Test
    void anUnknownOptionIsToldAsADocument() {
        CommandRun run = CommandRun.of("ls", lib, "--json", "--bogus");

        assertFailure(run, ExitCode.USAGE, "cli.usage", "--bogus");
        assertThat(run.err()).contains("--bogus", "ironkit ls --help");
    }

    @Test
    void aMissingParameterIsToldAsADocument() {
        assertFailure(CommandRun.of("convert", "--json", lib), ExitCode.USAGE, "cli.usage", "-o");
        assertFailure(CommandRun.of("cat", "--json"), ExitCode.USAGE, "cli.usage", "X");
    }

    @Test
    void anUnknownCommandIsToldAsADocument() {
        assertFailure(CommandRun.of("nosuch", "--json"), ExitCode.USAGE, "cli.usage", "nosuch");
        assertThat(CommandRun.of("nosuch").out()).isEmpty();
    }

    @Test
    void whatStandsBehindTheEndOfOptionsIsNoOption() {
        assertThat(CommandRun.of("ls", "--bogus", "--", "--json").out()).isEmpty();
    }

    @Test
    void aBugIsToldAsADocument() {
        CommandRun run = new ToolProcess(folder).with("IRONKIT_FAULT", "crash").run("ls", "--json", lib.toString());

        assertFailure(run, ExitCode.BUG, "cli.bug", "IRONKIT_FAULT");
        assertThat(run.err()).contains("cli.bug", "--debug");
    }

    @Test
    void aSheetOfNothingIsToldAsADocument() {
        Path none = folder.resolve("none.lib");
        assertThat(CommandRun.of("rm", lib + "!/HULL.0", "-o", none).code()).isZero();

        CommandRun run = CommandRun.of("render", none, "-o", folder.resolve("sheet.png"), "--json");

        assertFailure(run, ExitCode.NO, "cli.nothing-to-show", "no texture");
    }

    @Test
    void fieldsComeInADocument() {
        CommandRun run = CommandRun.of("cat", "--json", lib + "!/HULL.0");

        assertThat(run.code()).isZero();
        SchemaCheck.assertFits(run, "ironkit.asset");
        Map<String, Object> json = run.json();
        assertThat(json).containsEntry("kind", "texm").containsEntry("field", "");
        assertThat(json.get("address").toString()).endsWith("Textures.lib!/HULL.0");
        assertThat(((Map<?, ?>) json.get("content")))
                .isEqualTo(CommandRun.of("cat", lib + "!/HULL.0").json());
        CommandRun one = CommandRun.of("cat", "--json", lib + "!/HULL.0", "--field", "header.width");
        SchemaCheck.assertFits(one, "ironkit.asset");
        assertThat(one.json().get("content").toString()).isEqualTo("8");
        assertThat(CommandRun.of("cat", "--json", "--raw", lib).code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void theDocumentOfAnAssetGoesBackIn() throws IOException {
        Path json = folder.resolve("hull.json");
        Files.writeString(json, CommandRun.of("cat", "--json", lib + "!/HULL.0").out());
        Path changed = folder.resolve("new.lib");

        assertThat(CommandRun.of("replace", lib + "!/HULL.0", json, "-o", changed)
                        .code())
                .isZero();
        assertThat(Files.mismatch(lib, changed)).isEqualTo(-1);
    }

    private static void assertFailure(CommandRun run, int code, String rule, String said) {
        assertThat(run.code()).isEqualTo(code);
        SchemaCheck.assertFits(run, "ironkit.failure");
        assertThat(((Number) run.json().get("exitCode")).intValue()).isEqualTo(code);
        Map<?, ?> problem = (Map<?, ?>) ((List<?>) run.json().get("problems")).get(0);
        assertThat(problem.get("code")).isEqualTo(rule);
        assertThat(problem.get("message").toString()).contains(said);
    }
}

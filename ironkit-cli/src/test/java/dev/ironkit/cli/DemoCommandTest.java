package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.demo.BrokenGame;
import dev.ironkit.demo.DemoFile;
import dev.ironkit.demo.DemoGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoCommandTest {

    @TempDir
    Path folder;

    @Test
    void writesTheSameBytesEachTime() throws IOException {
        Path first = folder.resolve("one");
        Path second = folder.resolve("two");

        assertThat(CommandRun.of("demo", "-o", first, "-q").code()).isZero();
        assertThat(CommandRun.of("demo", "-o", second, "-q").code()).isZero();

        for (DemoFile file : DemoGame.files()) {
            assertThat(second.resolve(file.name()))
                    .hasSameBinaryContentAs(first.resolve(file.name()))
                    .binaryContent()
                    .isEqualTo(file.content().toByteArray());
        }
    }

    @Test
    void refusesToOverwrite() throws IOException {
        Files.writeString(folder.resolve("Textures.lib"), "mine");

        assertThat(CommandRun.of("demo", "-o", folder).code()).isEqualTo(ExitCode.REFUSED);
        assertThat(folder.resolve("Textures.lib")).hasContent("mine");
        assertThat(CommandRun.of("demo", "-o", folder, "--force").code()).isZero();
    }

    @Test
    void everyLineToTryCanBePasted() {
        Path game = folder.resolve("game");
        List<String> tries = CommandRun.of("demo", "-o", game)
                .err()
                .lines()
                .filter(line -> line.startsWith("try  ironkit ") || line.startsWith("     ironkit "))
                .map(line -> line.substring("try  ironkit ".length()))
                .toList();

        assertThat(tries).hasSize(7).allMatch(line -> line.contains("# "));
        for (String line : tries) {
            String command = line.replaceFirst("#.*", "").replace("sheet.png", folder.resolve("sheet.png") + "");
            String[] words = command.strip().replace("'", "").split("\\s+", -1);
            assertThat(CommandRun.of((Object[]) words).code()).as(command).isZero();
        }
    }

    @Test
    void fitsOneScreen() {
        CommandRun run = CommandRun.of("demo", "-o", folder.resolve("game"));

        assertThat(run.lines().size() + 8).isLessThanOrEqualTo(24);
    }

    @Test
    void anotherSeedIsAnotherGame() {
        Path other = folder.resolve("other");

        assertThat(CommandRun.of("demo", "-o", other, "--seed", "2", "-q").code())
                .isZero();
        for (DemoFile file : DemoGame.files()) {
            boolean same =
                    List.of("palettes.lib", "Material.lib", "effects.rlb", "lightmap.lib", "gamefont.rlb", "system.rlb")
                                    .contains(file.name())
                            || file.name().startsWith("maps/");
            byte[] first = file.content().toByteArray();
            assertThat(other.resolve(file.name()))
                    .binaryContent()
                    .satisfies(bytes -> assertThat(Arrays.equals(bytes, first))
                            .as(file.name())
                            .isEqualTo(same));
        }
    }

    @Test
    void wantsASizeThatThereIs() {
        CommandRun run = CommandRun.of("demo", "-o", folder, "--size", "huge");

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("--size takes small or retail, not huge");
    }

    @Test
    void writesNothingIfAFileIsThere() throws IOException {
        Files.writeString(folder.resolve("sprites.lib"), "mine");

        assertThat(CommandRun.of("demo", "-o", folder).code()).isEqualTo(ExitCode.REFUSED);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(folder.resolve("sprites.lib"));
        }
    }

    @Test
    void addsDamagedFiles() {
        assertThat(CommandRun.of("demo", "-o", folder, "--broken", "-q").code()).isZero();

        assertThat(BrokenGame.files())
                .allSatisfy(file -> assertThat(folder.resolve(file.name()))
                        .binaryContent()
                        .isEqualTo(file.content().toByteArray()));
    }
}

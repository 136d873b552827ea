package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.console.ClosedStdin;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.TexmBytes;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses, lengths and names that nobody would write by hand are refused with a reason, and never end as a bug. */
class BadInputTest {

    @TempDir
    Path folder;

    private Path archive(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        return Files.write(
                file,
                NresBytes.archive()
                        .with(NresBytes.entry("Texm", "HULL.0")
                                .payload(TexmBytes.texture(565, 2, 2).build()))
                        .build());
    }

    @ParameterizedTest
    @ValueSource(strings = {"type:zz", "type:", "type:-1", "type:0x1FFFFFFFF", "type:Texture"})
    void aTypeThatIsNoneIsRefused(String step) throws IOException {
        Path lib = archive(folder.resolve("a.lib"));

        for (String command : List.of("info", "cat", "hex")) {
            CommandRun run = CommandRun.of(command, lib + "!/" + step);

            assertThat(run.code()).as(command).isEqualTo(ExitCode.NO_INPUT);
            assertThat(run.err()).contains("io.no-type").contains("a type is a number or four characters");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 4, 11, 12, 19})
    void aGlbThatSaysItIsShorterThanItsHeaderIsCut(int length) throws IOException {
        byte[] glb = new byte[32];
        glb[0] = 'g';
        glb[1] = 'l';
        glb[2] = 'T';
        glb[3] = 'F';
        glb[4] = 2;
        glb[8] = (byte) length;
        Path file = Files.write(folder.resolve("m.glb"), glb);

        CommandRun run = CommandRun.of("convert", file, "-o", folder.resolve("m.msh"));

        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("gltf.cut");
    }

    /** Elsewhere than on Windows a backslash is a letter of a name, and leads nowhere. */
    @Test
    void aBackslashInANameLeadsNowhere() throws IOException {
        assumeThat(File.separatorChar).isEqualTo('/');
        Path in = folder.resolve("in");
        archive(in.resolve("a.lib"));
        archive(in.resolve("..\\..\\..\\a.lib"));
        Path out = folder.resolve("o/deep/cv");

        CommandRun listed = CommandRun.of("ls", in);
        CommandRun converted = CommandRun.of("convert", in, "-o", out + "/");
        CommandRun extracted = CommandRun.of("extract", in, "-o", folder.resolve("o/deep/ex"));
        CommandRun verified = CommandRun.of("verify", "--roundtrip", in, "--json");

        assertThat(listed.lines()).hasSize(2).anyMatch(line -> line.contains("..\\..\\..\\a.lib"));
        assertThat(converted.code()).as(converted.err()).isZero();
        assertThat(extracted.code()).as(extracted.err()).isZero();
        assertThat(verified.code()).as(verified.err()).isZero();
        try (Stream<Path> beside = Files.list(folder)) {
            assertThat(beside.map(path -> path.getFileName().toString())).containsExactlyInAnyOrder("in", "o");
        }
        try (Stream<Path> beside = Files.list(folder.resolve("o"))) {
            assertThat(beside.map(path -> path.getFileName().toString())).containsExactly("deep");
        }
        try (Stream<Path> beside = Files.list(folder.resolve("o/deep"))) {
            assertThat(beside.map(path -> path.getFileName().toString())).containsExactlyInAnyOrder("cv", "ex");
        }
    }

    @Test
    void aSheetThatWouldBeTooLargeIsRefused() throws IOException {
        NresBytes lib = NresBytes.archive();
        for (int i = 0; i < 17; i++) {
            lib.with(NresBytes.entry("Texm", "T" + i + ".0")
                    .payload(TexmBytes.texture(565, 2, 2).build()));
        }
        Path file = Files.write(folder.resolve("many.lib"), lib.build());

        CommandRun run = CommandRun.of("render", file, "--size", "4096", "-o", folder.resolve("s.png"));

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("the sheet of 17 textures would be too large");
        assertThat(folder.resolve("s.png")).doesNotExist();
    }

    @Test
    void filesThatJavaOpensForItselfAreNoStdin() throws IOException {
        Path own = Path.of(System.getProperty("java.home"), "lib", "modules").toRealPath();

        assertThat(ClosedStdin.isOurs(own)).isTrue();
        assertThat(ClosedStdin.isOurs(folder.resolve("app.jsa"))).isTrue();
        assertThat(ClosedStdin.isOurs(Files.createFile(folder.resolve("edit.json"))))
                .isFalse();
    }
}

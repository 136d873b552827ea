package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.convert.image.PngReader;
import dev.ironkit.format.texm.RgbaImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RenderCommandTest {

    @TempDir
    Path folder;

    private Path lib;
    private Path sheet;

    @BeforeEach
    void makeArchive() throws IOException {
        lib = folder.resolve("Textures.lib");
        sheet = folder.resolve("sheet.png");
        Files.write(
                lib,
                archive()
                        .with(
                                entry("Texm", "A.0")
                                        .payload(texture(8888, 8, 4).levels(2).build()),
                                entry("Texm", "B.0").payload(texture(565, 4, 4).build()),
                                entry("MAT0", "STEEL"))
                        .build());
    }

    @Test
    void whatIsForSheetsIsRefusedForOneTexture() {
        for (String option : new String[] {"--columns=3", "--glob=A*"}) {
            CommandRun run = CommandRun.of("render", lib + "!/A.0", option, "-o", sheet);

            assertThat(run.code()).as(option).isEqualTo(ExitCode.USAGE);
            assertThat(run.err()).contains("is one texture");
            assertThat(CommandRun.of("convert", lib + "!/A.0", "--glob=A*", "-o", sheet)
                            .err())
                    .contains("--glob selects from an archive or a folder");
            assertThat(sheet).doesNotExist();
        }
    }

    @Test
    void namesAreWrittenInTheirOwnLetters() throws IOException {
        Path lib = folder.resolve("letters.lib");
        Files.write(
                lib,
                archive()
                        .with(
                                entry("Texm", "A").payload(texture(565, 4, 4).build()),
                                entry("Texm", "Z").payload(texture(565, 4, 4).build()))
                        .build());
        Path latin = folder.resolve("latin.png");
        Path russian = folder.resolve("russian.png");
        assertThat(CommandRun.of("render", lib, "-o", latin).code()).isZero();
        assertThat(CommandRun.of("mv", lib + "!/A", "\u0410", "--in-place").code())
                .isZero();

        assertThat(CommandRun.of("render", lib, "-o", russian).code()).isZero();

        // The two letters look the same.
        assertThat(Files.mismatch(latin, russian)).isEqualTo(-1);
    }

    @Test
    void anArchiveBecomesASheetOfItsTextures() throws IOException {
        CommandRun run = CommandRun.of("render", lib, "-o", sheet, "--columns", "2", "--json");

        assertThat(run.code()).isZero();
        SchemaCheck.assertFits(run, "ironkit.render");
        assertThat((List<?>) run.json().get("shown")).hasSize(2);
        assertThat(image().width()).isBetween(256, 320);
        assertThat(image().height()).isBetween(128, 256);
    }

    @Test
    void oneTextureBecomesItsPicture() throws IOException {
        assertThat(CommandRun.of("render", lib + "!/A.0", "-o", sheet).code()).isZero();
        RgbaImage plain = image();
        assertThat(CommandRun.of("render", lib + "!/A.0", "-o", sheet, "--force", "--alpha", "ignored")
                        .code())
                .isZero();
        RgbaImage opaque = image();
        assertThat(CommandRun.of("render", lib + "!/A.0?mip=1", "-o", sheet, "--force", "--size", "16")
                        .code())
                .isZero();

        assertThat(plain.width()).isEqualTo(8);
        assertThat(opaque.pixels()[5] & 0xFFFFFF).isEqualTo(plain.pixels()[5] & 0xFFFFFF);
        assertThat(RgbaImage.alpha(opaque.pixels()[5])).isEqualTo(255);
        assertThat(image().width()).isEqualTo(16);
        assertThat(image().height()).isEqualTo(8);
    }

    @Test
    void whatCannotBeShownIsCrossedOutAndNamed() throws IOException {
        Files.write(
                lib,
                archive()
                        .with(
                                entry("Texm", "A.0").payload(texture(8888, 8, 4).build()),
                                entry("Texm", "BAD.0").payload("Texm and no more"),
                                entry("Texm", "ODD.0")
                                        .payload(texture(1555, 4, 4).build()))
                        .build());

        CommandRun run = CommandRun.of("render", lib, "-o", sheet);

        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        assertThat(run.err()).contains("texm.size", "BAD.0", "texm.convert-format", "ODD.0", "1 texture");
        assertThat(sheet).exists();
    }

    @Test
    void nothingToShowIsSaid() throws IOException {
        Files.write(lib, archive().with(entry("MAT0", "STEEL")).build());

        CommandRun run = CommandRun.of("render", lib, "-o", sheet);

        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(sheet).doesNotExist();
        assertThat(CommandRun.of("render", lib, "-o", sheet, "--size", "7").code())
                .isEqualTo(ExitCode.NO);
        assertThat(CommandRun.of("render", folder.resolve("gone"), "-o", sheet).code())
                .isEqualTo(ExitCode.NO_INPUT);
    }

    @Test
    void aFileThatIsThereIsKept() throws IOException {
        Files.writeString(sheet, "mine");

        assertThat(CommandRun.of("render", lib, "-o", sheet).code()).isEqualTo(ExitCode.REFUSED);
        assertThat(sheet).hasContent("mine");
        assertThat(CommandRun.of("render", lib, "-o", sheet, "--force", "--alpha", "odd")
                        .code())
                .isEqualTo(ExitCode.USAGE);
    }

    private RgbaImage image() throws IOException {
        return PngReader.read(ByteView.of(Files.readAllBytes(sheet)), Problems.strict())
                .image();
    }
}

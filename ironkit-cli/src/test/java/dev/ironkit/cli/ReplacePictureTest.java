package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.console.Console;
import dev.ironkit.convert.image.PngColour;
import dev.ironkit.convert.image.PngReader;
import dev.ironkit.convert.image.PngWriter;
import dev.ironkit.format.texm.RgbaImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplacePictureTest {

    /** Where the payload of the first entry starts, and the pixels of a texture in it. */
    private static final int PIXELS = 16 + 32;

    @TempDir
    Path folder;

    private Path lib;
    private Path png;
    private Path changed;

    @BeforeEach
    void makeArchive() throws IOException {
        lib = folder.resolve("Textures.lib");
        png = folder.resolve("hull.png");
        changed = folder.resolve("new.lib");
        Files.write(
                lib,
                archive()
                        .with(
                                entry("Texm", "HULL.0")
                                        .payload(texture(8888, 8, 8)
                                                .levels(2)
                                                .words(32, 77, 5)
                                                .page(0, 0, 8, 8)
                                                .build()),
                                entry("MAT0", "STEEL").payload("something else"))
                        .build());
        assertThat(CommandRun.of("convert", lib + "!/HULL.0", "-o", png, "--no-sidecar", "--mips", "base")
                        .code())
                .isZero();
    }

    @Test
    void anUntouchedPictureChangesNothing() throws IOException {
        CommandRun run = CommandRun.of("replace", lib + "!/HULL.0", png, "-o", changed);

        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("the archive already holds this content", "loss      none");
        assertThat(Files.mismatch(lib, changed)).isEqualTo(-1);
    }

    @Test
    void oneChangedPixelChangesItsBytesAndTheReceiptSaysWhatElse() throws IOException {
        paint(3, 2, RgbaImage.pixel(1, 2, 3, 4));

        CommandRun kept = CommandRun.of("replace", lib + "!/HULL.0", png, "-o", changed, "--mips", "keep", "--json");

        assertThat(kept.code()).isZero();
        SchemaCheck.assertFits(kept, "ironkit.receipt");
        assertThat(differences(changed))
                .allMatch(at -> at / 4 == (PIXELS + 4 * (2 * 8 + 3)) / 4)
                .isNotEmpty();
        Map<?, ?> change = (Map<?, ?>) ((List<?>) kept.json().get("changes")).get(0);
        assertThat(change.get("note").toString()).contains("8888 8x8 2 levels 1 page", "1 of 64 pixels", "kept");
        assertThat((List<?>) change.get("levels")).hasSize(2);

        CommandRun anew = CommandRun.of("replace", lib + "!/HULL.0", png, "-o", changed, "--force");
        assertThat(anew.err()).contains("1 of 64 pixels changed; level 1 rebuilt", "loss      none");
        assertThat(differences(changed))
                .allMatch(at ->
                        at / 4 == (PIXELS + 4 * (2 * 8 + 3)) / 4 || (at >= PIXELS + 256 && at < PIXELS + 256 + 64));
    }

    @Test
    void whatIsLostIsInTheReceipt() throws IOException {
        paint(0, 0, RgbaImage.pixel(1, 2, 3, 4));

        CommandRun run = CommandRun.of("replace", lib + "!/HULL.0", png, "-o", changed, "--format", "565");

        assertThat(run.code()).isZero();
        assertThat(run.err())
                .contains("565 8x8", "loss      alpha is dropped", "level 0 differs from its image by up to");
    }

    @Test
    void whereThereIsNothingMoreToSayTheNoteEnds() throws IOException {
        Path one = folder.resolve("one.lib");
        Files.write(
                one,
                archive()
                        .with(entry("Texm", "ONE.0").payload(texture(565, 4, 4).build()))
                        .build());

        CommandRun run = CommandRun.of("replace", one + "!/ONE.0", png, "-o", changed, "--resize", "--levels", "1");

        assertThat(run.code()).isZero();
        assertThat(run.err()).containsPattern("565 8x8 1 level\n");
    }

    @Test
    void aReaderThatStopsIsNoMatterOfAccessRights() {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();

        int code = Main.run(
                new Console(closed, err, false, false), "replace", lib + "!/HULL.0", png.toString(), "-o", "-");

        assertThat(code).isEqualTo(ExitCode.REFUSED);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("io.stream").doesNotContain("access rights");
    }

    @Test
    void anotherSizeIsRefused() throws IOException {
        Files.write(png, PngWriter.write(new RgbaImage(9, 8), PngColour.RGB).toByteArray());

        CommandRun run = CommandRun.of("replace", lib + "!/HULL.0", png, "-o", changed);

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("texm.convert-size", "9 x 8", "--resize");
        assertThat(changed).doesNotExist();
    }

    @Test
    void aPictureGoesIntoNothingButATexture() {
        CommandRun run = CommandRun.of("replace", lib + "!/STEEL", png, "-o", changed);

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("cli.kind");
        assertThat(CommandRun.of("replace", lib + "!/STEEL", png, "-o", changed, "--raw")
                        .code())
                .isZero();
    }

    private void paint(int x, int y, int pixel) throws IOException {
        RgbaImage image = PngReader.read(ByteView.of(Files.readAllBytes(png)), Problems.strict())
                .image();
        image.pixels()[y * image.width() + x] = pixel;
        Files.write(png, PngWriter.write(image, PngColour.RGBA).toByteArray());
    }

    private List<Integer> differences(Path other) throws IOException {
        byte[] before = Files.readAllBytes(lib);
        byte[] after = Files.readAllBytes(other);
        assertThat(after).hasSameSizeAs(before);
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < before.length; i++) {
            if (before[i] != after[i]) {
                places.add(i);
            }
        }
        return places;
    }
}

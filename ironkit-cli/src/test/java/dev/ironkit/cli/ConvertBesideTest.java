package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.convert.image.PngColour;
import dev.ironkit.convert.image.PngWriter;
import dev.ironkit.format.texm.RgbaImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that stand beside each other: levels of a picture, other textures, inputs and what is made of them. */
class ConvertBesideTest {

    @TempDir
    Path folder;

    @Test
    void levelsLeftFromAnotherTextureAreNotTaken() throws IOException {
        Path hull = write("hull.texm", texture(8888, 16, 16).levels(3).build());
        Path plain = picture("plain.png", 16, 16, 7);
        Path water = folder.resolve("water.texm");
        assertThat(convert(plain, "-o", water).code()).isZero();
        Path png = folder.resolve("st/x.png");
        assertThat(convert(hull, "-o", png, "--mips", "files").code()).isZero();
        assertThat(convert(water, "-o", png, "--force").code()).isZero();
        Path back = folder.resolve("back.texm");

        CommandRun run = convert(png, "-o", back);

        assertThat(run.code()).isZero();
        assertThat(Files.mismatch(water, back)).isEqualTo(-1);
        assertThat(convert(png, "-o", back, "--mips", "files", "--force").err()).contains("imported from your files");
        assertThat(Files.mismatch(water, back)).isNotEqualTo(-1);
    }

    @Test
    void ofSeveralLevelsThoseThatWereEditedAreTakenAndTheOthersRebuilt() throws IOException {
        Path hull = write("hull.texm", texture(8888, 16, 16).levels(3).build());
        assertThat(convert(hull, "-o", folder.resolve("x.png"), "--mips", "files")
                        .code())
                .isZero();
        picture("x.png", 16, 16, 0x10203020);
        picture("x.mip2.png", 4, 4, 0x01010101);

        CommandRun run = convert(folder.resolve("x.png"), "-o", folder.resolve("x.texm"));

        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("level 1 rebuilt", "level 2 imported from your files", "loss      none");
        ByteView made = ByteView.of(Files.readAllBytes(folder.resolve("x.texm")));
        assertThat(made.i32(32 + 4 * (256 + 64))).isEqualTo(0x01010101);
        assertThat(made.i32(32 + 4 * 256)).isEqualTo(0x10203020);
    }

    @Test
    void aPictureIsNeverOverwrittenByWhatIsMadeOfIt() throws IOException {
        Path png = picture("h.png", 4, 4, 7);
        byte[] before = Files.readAllBytes(png);

        CommandRun run = convert(png, "-o", png, "--to", "texm", "--force");

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("io.target-is-source", "h.png");
        assertThat(png).hasBinaryContent(before);
    }

    @Test
    void aTextureWithTheNameOfALevelStaysApartFromTheTextureWithThatLevel() throws IOException {
        byte[] two = texture(8888, 8, 8).levels(2).build();
        byte[] one = texture(8888, 4, 4).build();
        Path lib = write(
                "t.lib",
                archive()
                        .with(
                                entry("Texm", "b").payload(two),
                                entry("Texm", "b.mip1").payload(one))
                        .build());

        for (int i = 0; i < 2; i++) {
            assertThat(convert(lib, "-o", folder.resolve("png"), "--mips", "files", "--force")
                            .code())
                    .isZero();
        }
        assertThat(names("png"))
                .containsExactly(
                        "b.mip1#2.png", "b.mip1#2.png.ironkit.json", "b.mip1.png", "b.png", "b.png.ironkit.json");
        assertThat(convert(folder.resolve("png"), "--to", "texm", "-o", folder.resolve("back"))
                        .code())
                .isZero();
        assertThat(folder.resolve("back/b.texm")).hasBinaryContent(two);
        assertThat(folder.resolve("back/b.mip1#2.texm")).hasBinaryContent(one);
    }

    @Test
    void picturesOfOneNameBecomeTexturesOfTheirOwn() throws IOException {
        Path first = picture("s1/x.png", 4, 4, 1);
        Path second = picture("s2/X.png", 8, 8, 2);

        CommandRun run = convert(first, second, "--to", "texm", "-o", folder.resolve("out/"), "--force");

        assertThat(run.code()).isZero();
        assertThat(names("out")).containsExactly("X#2.texm", "x.texm");
        assertThat(convert(folder.resolve("out"), "--to", "dds", "-o", folder.resolve("dds"), "--no-sidecar")
                        .code())
                .isZero();
        picture("dds/x.png", 4, 4, 1);
        assertThat(convert(folder.resolve("dds"), "--to", "texm", "-o", folder.resolve("all"))
                        .code())
                .isZero();
        assertThat(names("all")).hasSize(3);
    }

    @Test
    void aTextureWithTheNameOfALevelOrPageComesBack() throws IOException {
        byte[] bytes = texture(8888, 4, 4).build();
        Path lib = write(
                "t.lib",
                archive()
                        .with(
                                entry("Texm", "X.mip1").payload(bytes),
                                entry("Texm", "X.page0").payload(bytes))
                        .build());

        assertThat(convert(lib, "-o", folder.resolve("png")).code()).isZero();
        assertThat(convert(folder.resolve("png"), "--to", "texm", "-o", folder.resolve("back"))
                        .code())
                .isZero();

        assertThat(names("back")).containsExactly("X.mip1.texm", "X.page0.texm");
        picture("png/X.png", 8, 8, 3);
        assertThat(convert(folder.resolve("png/X.png"), "-o", folder.resolve("X.texm"))
                        .err())
                .contains("rebuilt")
                .doesNotContain("from your files");
    }

    @Test
    void aPageThatNoLongerFitsIsToldForEachFile() throws IOException {
        byte[] bytes = texture(8888, 8, 8).page(0, 0, 8, 8).build();
        for (String name : List.of("a", "b")) {
            Path texm = write(name + ".texm", bytes);
            assertThat(convert(texm, "-o", folder.resolve("png/" + name + ".png"))
                            .code())
                    .isZero();
            picture("png/" + name + ".png", 4, 4, 5);
        }

        CommandRun run = convert(folder.resolve("png"), "--to", "texm", "--resize", "-o", folder.resolve("back"));

        assertThat(run.err()).contains("texm.edit-page", "png/a.png", "png/b.png");
    }

    @Test
    void aPictureLargerThanAnyTextureIsRefusedByItsHeader() throws IOException {
        Path png = picture("wide.png", 4097, 1, 5);
        // Cut off, so that whoever reads on says something else.
        Files.write(png, Arrays.copyOf(Files.readAllBytes(png), 40));

        CommandRun run = convert(png, "-o", folder.resolve("wide.texm"));

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("texm.edit-size", "wide.png", "4097x1");
    }

    private Path write(String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, bytes);
    }

    private Path picture(String name, int width, int height, int pixel) throws IOException {
        RgbaImage image = new RgbaImage(width, height);
        Arrays.fill(image.pixels(), pixel);
        return write(name, PngWriter.write(image, PngColour.RGBA).toByteArray());
    }

    private List<String> names(String below) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(below))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static CommandRun convert(Object... args) {
        return CommandRun.of(
                Stream.concat(Stream.of("convert"), Arrays.stream(args)).toArray());
    }
}

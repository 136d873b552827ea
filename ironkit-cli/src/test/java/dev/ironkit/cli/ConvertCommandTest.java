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
import dev.ironkit.testkit.NresEntryBytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {

    private static final int[] FORMATS = {0, 2, 565, 556, 4444, 88, 888, 8888};

    @TempDir
    Path folder;

    private final Map<String, byte[]> textures = new LinkedHashMap<>();
    private Path lib;

    @BeforeEach
    void makeArchive() throws IOException {
        for (int format : FORMATS) {
            textures.put(
                    "F" + format + ".0",
                    texture(format, 12, 8).levels(3).page(0, 0, 4, 4).build());
        }
        lib = folder.resolve("Textures.lib");
        Files.write(
                lib,
                archive()
                        .with(Stream.concat(
                                        textures.entrySet().stream()
                                                .map(one -> entry("Texm", one.getKey())
                                                        .payload(one.getValue())),
                                        Stream.of(entry("MAT0", "STEEL").payload("no texture")))
                                .toArray(NresEntryBytes[]::new))
                        .build());
    }

    @Test
    void anArchiveBecomesPicturesAndTheyBecomeTheSameTextures() throws IOException {
        CommandRun out = convert(lib, "-o", folder.resolve("png"), "--json");
        CommandRun back = convert(folder.resolve("png"), "--to", "texm", "-o", folder.resolve("back"), "--json");

        assertThat(out.code()).isZero();
        assertThat(back.code()).isZero();
        SchemaCheck.assertFits(out, "ironkit.convert");
        SchemaCheck.assertFits(back, "ironkit.convert");
        assertThat((List<?>) out.json().get("skipped")).hasSize(1);
        for (Map.Entry<String, byte[]> texture : textures.entrySet()) {
            assertThat(folder.resolve("back/" + texture.getKey() + ".texm")).hasBinaryContent(texture.getValue());
            String sidecar = Files.readString(folder.resolve("png/" + texture.getKey() + ".png.ironkit.json"));
            SchemaCheck.assertFits(sidecar);
        }
    }

    @Test
    void aDdsBecomesTheSameTexture() throws IOException {
        for (String name : List.of("F565.0", "F556.0", "F4444.0", "F88.0", "F888.0", "F8888.0")) {
            Path dds = folder.resolve(name + ".dds");
            Path back = folder.resolve(name + ".texm");
            assertThat(convert(lib + "!/" + name, "-o", dds).code()).isZero();
            assertThat(convert(dds, "-o", back).code()).isZero();
            assertThat(back).hasBinaryContent(textures.get(name));
        }
        assertThat(convert(lib + "!/F2.0", "-o", folder.resolve("no.dds")).err())
                .contains("texm.convert-dds");
    }

    @Test
    void oneBadEntryOfAThousandIsNamedAndTheOthersAreWritten() throws IOException {
        NresEntryBytes[] entries = new NresEntryBytes[1000];
        for (int i = 0; i < entries.length; i++) {
            byte[] good = texture(565, 4, 4).build();
            entries[i] = entry("Texm", "T" + i + ".0").payload(i == 617 ? Arrays.copyOf(good, 50) : good);
        }
        Path many = folder.resolve("many.lib");
        Files.write(many, archive().with(entries).build());

        CommandRun run = convert(many, "-o", folder.resolve("out"), "--no-sidecar");

        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        assertThat(run.err()).contains("texm.size", "many.lib!/T617.0", "999 converted to 999 files", "1 failed");
        try (Stream<Path> files = Files.list(folder.resolve("out"))) {
            assertThat(files.filter(file -> file.toString().endsWith(".png"))).hasSize(999);
        }
    }

    @Test
    void aFileThatIsThereIsKept() throws IOException {
        Path target = folder.resolve("hull.png");
        Files.writeString(target, "mine");

        CommandRun refused = convert(lib + "!/F565.0", "-o", target);

        assertThat(refused.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(refused.err()).contains("io.target-exists");
        assertThat(target).hasContent("mine");
        assertThat(folder.resolve("hull.png.ironkit.json")).doesNotExist();
        assertThat(convert(lib + "!/F565.0", "-o", target, "--force").code()).isZero();
        assertThat(PngReader.sniff(ByteView.of(Files.readAllBytes(target)))).isTrue();
    }

    @Test
    void levelsAndPagesHaveFilesOfTheirOwn() {
        CommandRun run =
                convert(lib + "!/F8888.0", "-o", folder.resolve("a.png"), "--mips", "files", "--pages", "--dry-run");

        assertThat(run.lines())
                .extracting(line -> Path.of(line).getFileName().toString())
                .containsExactly("a.png", "a.mip1.png", "a.mip2.png", "a.page0.png", "a.png.ironkit.json");
        assertThat(folder.resolve("a.png")).doesNotExist();
    }

    @Test
    void aPartOfATextureIsTakenAlone() throws IOException {
        Path part = folder.resolve("part.png");

        assertThat(convert(lib + "!/F8888.0?mip=1", "-o", part).code()).isZero();
        assertThat(image(part).width()).isEqualTo(6);
        assertThat(convert(lib + "!/F8888.0?page=0", "-o", part, "--force").code())
                .isZero();
        assertThat(image(part).width()).isEqualTo(4);
        assertThat(folder.resolve("part.png.ironkit.json")).doesNotExist();
        CommandRun none = convert(lib + "!/F8888.0?mip=3", "-o", part, "--force");
        assertThat(none.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(none.err()).contains("texm.convert-part", "3 levels");
        assertThat(convert(lib + "!/F8888.0?node=3", "-o", part).code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void aPictureWithNothingBesideItGetsDefaultsThatAreSaid() throws IOException {
        Path png = picture("new.png", 16, 16);
        Path texm = folder.resolve("new.texm");

        CommandRun run = convert(png, "-o", texm);

        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("8888 16x16 3 levels", "chosen", "the image has alpha", "loss      none");
        CommandRun lossy =
                convert(png, "-o", texm, "--force", "--format", "565", "--dither", "ordered", "--levels", "1");
        assertThat(lossy.err()).contains("565 16x16 1 level", "level 0 differs from its image by up to");
    }

    @Test
    void aTextureLendsWhatAPictureCannotSay() throws IOException {
        Path png = picture("new.png", 12, 8);
        Files.write(folder.resolve("base.texm"), textures.get("F4444.0"));

        CommandRun run =
                convert(png, "-o", folder.resolve("new.texm"), "--base", folder.resolve("base.texm"), "--json");

        assertThat(run.code()).isZero();
        byte[] made = Files.readAllBytes(folder.resolve("new.texm"));
        assertThat(made).hasSameSizeAs(textures.get("F4444.0"));
        assertThat(ByteView.of(made).i32(28)).isEqualTo(4444);
    }

    @Test
    void oneFileMayGoToStdout() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Console console = new Console(out, new ByteArrayOutputStream(), false, false);

        int code = Main.run(console, "convert", lib + "!/F888.0", "-o", "-");
        console.flush();

        assertThat(code).isZero();
        assertThat(PngReader.read(ByteView.of(out.toByteArray()), Problems.strict())
                        .image()
                        .width())
                .isEqualTo(12);
        assertThat(convert(lib, "-o", "-").code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void whatIsNoTextureIsRefusedAndWhatHasNoneIsNothing() throws IOException {
        Path text = folder.resolve("notes.txt");
        Files.writeString(text, "nothing to see");
        Path none = folder.resolve("none.lib");
        Files.write(none, archive().with(entry("MAT0", "STEEL")).build());

        assertThat(convert(text, "-o", folder.resolve("x.png")).code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(convert(text, "-o", folder.resolve("x.texm")).err()).contains("cli.no-picture");
        assertThat(convert(none, "-o", folder.resolve("x/")).code()).isEqualTo(ExitCode.NO);
        assertThat(convert(folder.resolve("gone.lib"), "-o", folder.resolve("x/"))
                        .code())
                .isEqualTo(ExitCode.NO_INPUT);
        assertThat(convert(lib, "-o", folder.resolve("x/"), "--to", "gif").code())
                .isEqualTo(ExitCode.USAGE);
        assertThat(convert(lib, "-o", folder.resolve("x/"), "--mips", "keep").code())
                .isEqualTo(ExitCode.USAGE);
    }

    @Test
    void aPictureThatLiesAboutItsSizeIsRefused() throws IOException {
        Path png = picture("liar.png", 4, 4);
        byte[] bytes = Files.readAllBytes(png);
        bytes[18] = 0x0C;
        CRC32 sum = new CRC32();
        sum.update(bytes, 12, 17);
        for (int i = 0; i < 4; i++) {
            bytes[29 + i] = (byte) (sum.getValue() >> (24 - 8 * i));
        }
        Files.write(png, bytes);

        CommandRun run = convert(png, "-o", folder.resolve("liar.texm"));

        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("png.size", "liar.png", "at 0x");
        assertThat(folder.resolve("liar.texm")).doesNotExist();
    }

    @Test
    void aBadSidecarIsNamed() throws IOException {
        Path png = picture("new.png", 4, 4);
        Files.write(folder.resolve("new.png.ironkit.json"), "{}".getBytes(StandardCharsets.UTF_8));

        CommandRun run = convert(png, "-o", folder.resolve("new.texm"));

        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("texm.convert-sidecar", "new.png.ironkit.json");
    }

    private Path picture(String name, int width, int height) throws IOException {
        RgbaImage image = new RgbaImage(width, height);
        for (int i = 0; i < image.pixels().length; i++) {
            image.pixels()[i] = i * 0x01030507;
        }
        Path file = folder.resolve(name);
        Files.write(file, PngWriter.write(image, PngColour.RGBA).toByteArray());
        return file;
    }

    private static RgbaImage image(Path file) throws IOException {
        return PngReader.read(ByteView.of(Files.readAllBytes(file)), Problems.strict())
                .image();
    }

    private static CommandRun convert(Object... args) {
        return CommandRun.of(
                Stream.concat(Stream.of("convert"), Arrays.stream(args)).toArray());
    }
}

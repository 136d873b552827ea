package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.console.Console;
import dev.ironkit.convert.image.PngColour;
import dev.ironkit.convert.image.PngWriter;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.testkit.TexmBytes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What conversions say about themselves. */
class ConvertTextTest {

    @TempDir
    Path folder;

    @Test
    void theSizeOfAPartIsItsOwn() throws IOException {
        Path hull = texture("hull.texm", 2);

        assertThat(convert(hull + "?mip=1", "-o", folder.resolve("m.png")).err())
                .contains("mip 1 of 565 16x8", "8x4")
                .doesNotContain("2 levels");
        assertThat(convert(hull + "?page=1", "-o", folder.resolve("p.png")).err())
                .contains("page 1 of 565 16x8", "6x3");
    }

    @Test
    void onePageThatReachesOutsideIsAsLargeAsItsPicture() throws IOException {
        Path hull = Files.write(
                folder.resolve("h.texm"),
                TexmBytes.texture(565, 16, 8).page(12, 4, 10, 10).build());

        CommandRun run = convert(hull, "-o", folder.resolve("h.png"), "--pages", "--json");

        assertThat(run.out()).contains("h.page0.png", "\"width\": 4, \"height\": 4");
    }

    @Test
    void oneLevelIsNoRange() throws IOException {
        Path hull = texture("hull.texm", 2);
        Path png = folder.resolve("hull.png");
        assertThat(convert(hull, "-o", png, "--mips", "base").code()).isZero();

        CommandRun run = convert(png, "-o", folder.resolve("b.texm"), "--mips", "rebuild");

        assertThat(run.err()).contains("level 1 rebuilt").doesNotContain("1-1");
    }

    @Test
    void alphaThatIsDroppedIsNamed() throws IOException {
        RgbaImage image = new RgbaImage(4, 4);
        Arrays.fill(image.pixels(), RgbaImage.pixel(8, 8, 8, 90));
        Path png = write("a.png", image);

        CommandRun run = convert(png, "-o", folder.resolve("a.texm"), "--format", "888", "--json");

        assertThat(run.out()).contains("alpha is dropped: format 888 has none");
        assertThat(convert(png, "-o", folder.resolve("c.texm"), "--format", "8888")
                        .err())
                .contains("loss      none");
    }

    @Test
    void coloursThatBecomeGreyAreNamed() throws IOException {
        RgbaImage image = new RgbaImage(4, 4);
        Arrays.fill(image.pixels(), RgbaImage.pixel(200, 8, 8, 255));
        Path png = write("a.png", image);

        CommandRun run = convert(png, "-o", folder.resolve("a.texm"), "--format", "88");

        assertThat(run.err()).contains("colours became grey: format 88 has no other colours");
    }

    @Test
    void stdinIsTaken() throws IOException {
        byte[] png = Files.readAllBytes(write("a.png", new RgbaImage(4, 4)));
        Path target = folder.resolve("x.texm");

        CommandRun run = fed(png, "convert", "-", "-o", target);

        assertThat(run.err()).contains("wrote");
        assertThat(run.code()).isZero();
        assertThat(convert(folder.resolve("a.png"), "-o", folder.resolve("y.texm"))
                        .code())
                .isZero();
        assertThat(Files.mismatch(target, folder.resolve("y.texm"))).isEqualTo(-1);
        CommandRun back = fed(Files.readAllBytes(target), "convert", "-", "-o", folder + "/out/");
        assertThat(back.code()).isZero();
        assertThat(folder.resolve("out/stdin.png")).exists();
        assertThat(fed(Files.readAllBytes(target), "render", "-", "-o", folder.resolve("r.png"))
                        .code())
                .isZero();
    }

    private static CommandRun fed(byte[] input, Object... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(out, err, false, false);
        console.in(new ByteArrayInputStream(input));
        int code = Main.run(console, Arrays.stream(args).map(Object::toString).toArray(String[]::new));
        console.flush();
        return new CommandRun(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private Path texture(String name, int levels) throws IOException {
        return Files.write(
                folder.resolve(name),
                TexmBytes.texture(565, 16, 8)
                        .levels(levels)
                        .page(0, 0, 4, 4)
                        .page(4, 0, 6, 3)
                        .build());
    }

    private Path write(String name, RgbaImage image) throws IOException {
        return Files.write(
                folder.resolve(name), PngWriter.write(image, PngColour.RGBA).toByteArray());
    }

    private static CommandRun convert(Object... args) {
        Object[] all = new Object[args.length + 1];
        all[0] = "convert";
        System.arraycopy(args, 0, all, 1, args.length);
        return CommandRun.of(all);
    }
}

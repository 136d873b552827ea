package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.NresEntryBytes;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same finding of many things is told once, with some of their names; all of them where that is asked for. */
class RepeatedProblemsTest {

    private static final int MANY = 42;

    @TempDir
    Path folder;

    private Path lib;

    @BeforeEach
    void writeTexturesWhosePaletteLiesElsewhere() throws IOException {
        lib = Files.write(folder.resolve("a.lib"), textures(MANY));
    }

    private static byte[] textures(int count) {
        return archive()
                .with(IntStream.range(0, count)
                        .mapToObj(i -> entry("Texm", String.format("HULL%02d.0", i))
                                .payload(texture(2, 4, 4).build()))
                        .toArray(NresEntryBytes[]::new))
                .build();
    }

    private static List<String> heads(CommandRun run, String rule) {
        return run.err()
                .lines()
                .filter(line -> line.contains("  " + rule + "  "))
                .toList();
    }

    private CommandRun convert(Object... more) {
        return CommandRun.of(java.util.stream.Stream.concat(
                        java.util.stream.Stream.of("convert", lib, "--to", "png", "-o", folder.resolve("out")),
                        java.util.stream.Stream.of(more))
                .toArray());
    }

    @Test
    void manyAreOneWithSomeNames() {
        CommandRun run = convert();

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(heads(run, "texm.convert-palette"))
                .containsExactly("warning  texm.convert-palette  42 times: " + lib + "!/HULL00.0, " + lib
                        + "!/HULL01.0, " + lib + "!/HULL02.0 and 39 more");
        assertThat(run.err()).containsOnlyOnce("shown as grey").contains("(-v lists all)");
    }

    @Test
    void verboseListsAllAndJsonKeepsThem() {
        assertThat(heads(convert("-v"), "texm.convert-palette")).hasSize(MANY);

        CommandRun json = convert("--json", "--force");
        assertThat((List<?>) json.json().get("problems")).hasSize(MANY);
        assertThat(heads(json, "texm.convert-palette")).hasSize(1);
    }

    @Test
    void aFewAreToldOneByOne() throws IOException {
        Files.write(lib, textures(3));

        assertThat(heads(convert(), "texm.convert-palette")).hasSize(3);
    }

    @Test
    void aSheetTellsOnce() {
        CommandRun run = CommandRun.of("render", lib, "-o", folder.resolve("sheet.png"));

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(heads(run, "texm.convert-palette")).hasSize(1);
    }

    @Test
    void findingsInOtherWordsKeepTheirWordsWhileTheyAreFew() throws IOException {
        Path broken = Files.createDirectory(folder.resolve("broken"));
        for (int i = 0; i < 12; i++) {
            Files.writeString(broken.resolve(i + ".lib"), "NRes" + "x".repeat(i % 5));
        }
        CommandRun few = CommandRun.of("stats", broken);
        assertThat(heads(few, "nres.short")).hasSize(1);
        assertThat(few.err()).contains("has 4 bytes", "has 5 bytes", "has 6 bytes", "has 7 bytes", "has 8 bytes");

        for (int i = 0; i < 12; i++) {
            Files.writeString(broken.resolve(i + ".lib"), "NRes" + "x".repeat(i));
        }
        CommandRun many = CommandRun.of("stats", broken);
        assertThat(heads(many, "nres.short")).hasSize(1);
        assertThat(many.err()).contains("... and 9 more like these").doesNotContain("has 9 bytes");
    }

    @Test
    void failuresOfManyInputsAreToldOnceToo() throws IOException {
        Path broken = Files.createDirectory(folder.resolve("broken"));
        for (int i = 0; i < 10; i++) {
            Files.writeString(broken.resolve(i + ".lib"), "NRes");
        }
        Files.write(broken.resolve("good.lib"), textures(1));

        for (String command : List.of("stats", "extract")) {
            CommandRun run = command.equals("stats")
                    ? CommandRun.of("stats", broken)
                    : CommandRun.of("extract", broken, "-o", folder.resolve("out"));
            assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.PARTLY);
            assertThat(heads(run, "nres.short"))
                    .as(command)
                    .singleElement()
                    .asString()
                    .contains("error  nres.short  10 times: ", "0.lib", " and 7 more");
        }
        assertThat(heads(CommandRun.of("stats", broken, "-v"), "nres.short")).hasSize(10);
    }

    /** Pictures of one colour each, every one a little further from what 565 can hold. */
    private Path pictures(int count) throws IOException {
        Path pictures = Files.createDirectory(folder.resolve("pictures"));
        for (int i = 0; i < count; i++) {
            BufferedImage image = new BufferedImage(4, 4, BufferedImage.TYPE_INT_RGB);
            for (int at = 0; at < 16; at++) {
                image.setRGB(at % 4, at / 4, i == 4 ? 0x040000 : 0x010000);
            }
            ImageIO.write(image, "png", pictures.resolve("P" + i + ".png").toFile());
        }
        return pictures;
    }

    @Test
    void lossesOfManyPicturesNameTheWorst() throws IOException {
        Path pictures = pictures(6);

        CommandRun converted =
                CommandRun.of("convert", pictures, "--to", "texm", "--format", "565", "-o", folder.resolve("made"));
        assertThat(converted.code()).as(converted.err()).isZero();
        assertThat(converted.err()).contains("with losses: 6 textures, the worst ", "P4.png by 4 of 255; -v lists all");

        Path target = folder.resolve("new.lib");
        CommandRun added =
                CommandRun.of("add", lib, pictures, "--type", "Texm", "--format", "565", "-o", target, "--levels", "1");
        assertThat(added.code()).as(added.err()).isZero();
        assertThat(added.err()).contains("loss      6 textures, the worst " + lib + "!/P4 by 4 of 255; -v lists all\n");

        CommandRun all = CommandRun.of(
                "add",
                lib,
                pictures,
                "--type",
                "Texm",
                "--format",
                "565",
                "-o",
                target,
                "--levels",
                "1",
                "--force",
                "-v");
        assertThat(all.err().lines().filter(line -> line.startsWith("loss "))).hasSize(6);
    }
}

package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the file beside a picture says is held against the picture and against the texture that is there. */
class LyingSidecarTest {

    private static final Pattern STORED = Pattern.compile("(\"storedSha256\": \")[0-9a-f]{64}");
    private static final Pattern PIXELS = Pattern.compile("(\"pixelSha256\": \")[0-9a-f]{64}");

    @TempDir
    Path folder;

    private Path png;
    private Path back;
    private byte[] hull;

    @BeforeEach
    void makePicture() throws IOException {
        hull = texture(565, 8, 8).levels(2).page(0, 0, 4, 4).build();
        Files.write(folder.resolve("a.texm"), hull);
        png = folder.resolve("a.png");
        back = folder.resolve("back.texm");
        assertThat(CommandRun.of("convert", folder.resolve("a.texm"), "-o", png).code())
                .isZero();
    }

    @Test
    void aWayOfLevelsThatDoesNotExistIsRefused() throws IOException {
        edit(text -> text.replace("\"mips\": \"files\"", "\"mips\": \"evil\""));

        assertRefused("mips");
    }

    @Test
    void levelsOfOtherSizesAreRefused() throws IOException {
        edit(text -> text.replace("\"width\": 4", "\"width\": 5"));

        assertRefused("level 1");
    }

    @Test
    void whatIsNoHashIsRefused() throws IOException {
        edit(text -> STORED.matcher(text).replaceFirst("$1zz"));

        assertRefused("storedSha256");
    }

    @Test
    void anotherHashOfStoredBytesIsTold() throws IOException {
        edit(text -> STORED.matcher(text).replaceFirst("$1" + "0".repeat(64)));

        CommandRun run = convert();

        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("warning", "texm.convert-sidecar-hash", "a.png.ironkit.json", "level 0");
    }

    @Test
    void anotherHashOfThePictureIsTold() throws IOException {
        edit(text -> PIXELS.matcher(text).replaceFirst("$1" + "0".repeat(64)));

        assertThat(convert().err()).contains("texm.convert-sidecar-hash", "level 0");
        assertThat(back).hasBinaryContent(hull);
    }

    @Test
    void anHonestFileIsNotComplainedOf() {
        assertThat(convert().err()).doesNotContain("texm.convert-sidecar");
        assertThat(back).hasBinaryContent(hull);
    }

    @Test
    void pagesOutsideThePictureAreToldAndKept() throws IOException {
        edit(text -> text.replace("\"w\": 4", "\"w\": 400"));

        CommandRun run = convert();

        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("warning", "texm.convert-sidecar-page", "page 0", "8 x 8");
    }

    @Test
    void anotherTextureThanTheOneThatIsThereIsTold() throws IOException {
        Path lib = folder.resolve("t.lib");
        Files.write(
                lib,
                archive()
                        .with(entry("Texm", "A.0")
                                .payload(texture(4444, 8, 8).levels(2).build()))
                        .build());

        CommandRun run = CommandRun.of("replace", lib + "!/A.0", png, "-o", folder.resolve("new.lib"));

        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("warning", "texm.convert-sidecar-base", "565", "4444");
    }

    private void assertRefused(String about) {
        CommandRun run = convert();
        assertThat(run.err()).contains("texm.convert-sidecar", "a.png.ironkit.json", about);
        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(back).doesNotExist();
    }

    private CommandRun convert() {
        return CommandRun.of("convert", png, "-o", back);
    }

    private void edit(UnaryOperator<String> change) throws IOException {
        Path sidecar = folder.resolve("a.png.ironkit.json");
        String before = Files.readString(sidecar);
        String after = change.apply(before);
        assertThat(after).isNotEqualTo(before);
        Files.writeString(sidecar, after);
    }
}

package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.Mat0Bytes;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Content that cannot be read does not take the place of content that can. */
class ReplaceByDamagedTest {

    @TempDir
    Path folder;

    private final byte[] fire =
            Mat0Bytes.material(6).phase("FIRE.0").block(0).key(0, 100).build();
    private String address;
    private Path target;

    @BeforeEach
    void writeLibrary() throws IOException {
        Path lib = folder.resolve("Material.lib");
        Files.write(
                lib,
                archive()
                        .with(entry("MAT0", "FIRE").attrs(4, 6, 0).payload(fire))
                        .build());
        address = lib + "!/FIRE";
        target = folder.resolve("new.lib");
    }

    @Test
    void refusesAMaterialThatIsCut() throws IOException {
        Path cut = folder.resolve("cut.mat0");
        Files.write(cut, Arrays.copyOf(fire, fire.length - 4));

        CommandRun run = CommandRun.of("replace", address, cut, "--as", "mat0", "-o", target);

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("mat0.size", "cut.mat0");
        assertThat(target).doesNotExist();
        assertThat(CommandRun.of("replace", address, cut, "--raw", "-o", target).code())
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({"UTF-8", "UTF-16LE", "UTF-16BE"})
    void readsJsonWithAMarkInFront(String charset) throws IOException {
        String json = CommandRun.of("cat", "--json", address).out().replace("FIRE.0", "ASH.0");
        Path file = folder.resolve("fire.json");
        Files.write(file, ("\uFEFF" + json).getBytes(Charset.forName(charset)));

        CommandRun run = CommandRun.of("replace", address, file, "-o", target);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(CommandRun.of("get", target + "!/FIRE", "phases[0].texture").out())
                .contains("ASH.0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"kind\": \"mat0\" | \"kind\": \"wear\" | kind",
                "\"attr1\": 4 | \"attr1\": -1 | attributes.attr1",
                "\"attr1\": 4 | \"attr1\": 4.5 | attributes.attr1",
                "\"attr1\": 4 | \"attr1\": 1e300 | attributes.attr1",
                "\"type\": \"MAT0\" | \"type\": \"MATERIAL\" | attributes.type"
            })
    void namesThePlaceOfWhatCannotBe(String from, String to, String place) throws IOException {
        String json = CommandRun.of("cat", "--json", address).out();
        assertThat(json).contains(from);
        Path file = Files.writeString(folder.resolve("odd.json"), json.replace(from, to));

        CommandRun run = CommandRun.of("replace", address, file, "-o", target);

        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("odd.json", place);
        assertThat(target).doesNotExist();
    }

    @Test
    void namesTheFileWhoseJsonIsWrong() throws IOException {
        Path file = folder.resolve("bad.json");
        Files.write(file, "{\"phases\": 3".getBytes(StandardCharsets.UTF_8));

        CommandRun run = CommandRun.of("replace", address, file, "-o", target);

        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("cli.json", "bad.json");
    }

    @Test
    void printsCommandsThatCanBePasted() throws IOException {
        Path loose = folder.resolve("fire.bin");
        Files.write(loose, fire);

        assertThat(CommandRun.of("info", loose, "--as", "mat0").out())
                .contains("ironkit play '" + loose + "' --as mat0");
    }
}

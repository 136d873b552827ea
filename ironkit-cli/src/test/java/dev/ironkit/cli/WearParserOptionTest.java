package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.WearBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lists that the three parsers read differently, read by each of them. */
class WearParserOptionTest {

    @TempDir
    Path folder;

    private String list;

    /** No blank line before the lightmaps, and a name of two words. */
    @BeforeEach
    void writeGame() throws IOException {
        byte[] text = WearBytes.list("RED BRICK").lightmap("L.0").blankLines(0).build();
        Files.write(
                folder.resolve("static.rlb"),
                archive()
                        .with(entry("WEAR", "wall.wea").attrs(0, 0, 1).payload(text))
                        .build());
        Files.write(
                folder.resolve("Material.lib"),
                archive()
                        .with(entry("MAT0", "RED BRICK")
                                .attrs(0, 6, 0)
                                .payload(Mat0Bytes.material(6).phase("").build()))
                        .build());
        list = folder.resolve("static.rlb") + "!/wall.wea";
    }

    @ParameterizedTest
    @CsvSource({"tolerant, RED BRICK", "file, RED", "TOLERANT, RED BRICK"})
    @Clause({"wear.9-tolerant", "wear.9-file", "D22"})
    void tellsWhatAParserTakes(String parser, String material) {
        CommandRun run = CommandRun.of("info", list, "--wear-parser", parser, "--json");

        assertThat(run.code()).isZero();
        assertThat(run.out().replaceAll("\\s+", " ")).contains("\"materials\": [ \"" + material + "\" ]");
    }

    @Test
    @Clause("wear.9-buffer")
    void tellsThatAParserCannotReadIt() {
        CommandRun run = CommandRun.of("info", list, "--wear-parser", "buffer");

        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("wear.lightmaps");
    }

    @Test
    void saysWhichParserItWas() {
        assertThat(CommandRun.of("info", list).out()).doesNotContain("parser");
        assertThat(CommandRun.of("info", list, "--wear-parser", "file").out()).contains("parser", "file, one of");
    }

    @Test
    void followsTheNamesThatAParserTakes() {
        String missing = "for RED, which is missing";

        assertThat(CommandRun.of("refs", list).out()).contains("RED BRICK").doesNotContain(missing);
        assertThat(CommandRun.of("refs", list, "--wear-parser", "file").out()).contains(missing);
    }

    @Test
    void checksTheNamesThatAParserTakes() {
        String game = folder.toString();

        assertThat(CommandRun.of("validate", game).out()).doesNotContain("wear.material-missing");
        assertThat(CommandRun.of("validate", game, "--wear-parser", "file").out())
                .contains("wear.material-missing");
    }

    @Test
    @Clause("wear.9-buffer")
    void findsThatAParserCannotReadAList() {
        CommandRun run = CommandRun.of("validate", folder.toString(), "--wear-parser", "buffer");

        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.out()).containsOnlyOnce("error  wear.lightmaps");
    }

    @Test
    void countsListsOfAnArchiveThatAParserCannotRead() {
        String archive = folder.resolve("static.rlb").toString();

        assertThat(CommandRun.of("info", archive).out()).doesNotContain("error");
        assertThat(CommandRun.of("info", archive, "--wear-parser", "buffer").out())
                .contains("1 error");
    }

    @Test
    void looseListsAreListsByTheirEnding() throws IOException {
        Path loose = folder.resolve("land.WEA");
        Files.write(loose, WearBytes.list("RED").build());

        assertThat(CommandRun.of("info", loose.toString()).out()).contains("material list", "RED");
        CommandRun set = CommandRun.of("set", loose.toString(), "rows[0].name=BLUE", "-o", folder + "/blue.wea");
        assertThat(set.code()).as(set.err()).isZero();
        assertThat(CommandRun.of("get", folder + "/blue.wea", "rows[0].name").out())
                .contains("BLUE");
    }

    @Test
    void refusesOtherParsers() {
        CommandRun run = CommandRun.of("info", list, "--wear-parser", "strict");

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("--wear-parser takes tolerant, file or buffer, not strict");
    }
}

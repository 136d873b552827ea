package dev.ironkit.cli;

import static dev.ironkit.testkit.Mat0Bytes.material;
import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayCommandTest {

    @TempDir
    Path folder;

    private Path lib;
    private String water;

    @BeforeEach
    void writeLibrary() throws IOException {
        lib = folder.resolve("Material.lib");
        Files.write(
                lib,
                archive()
                        .with(entry("MAT0", "WATER").attrs(4, 6, 0).payload(water(0).build()))
                        .with(entry("MAT0", "RANDOM").attrs(0, 6, 0).payload(water(3).build()))
                        .with(entry("MAT0", "TURN").attrs(0, 6, 0).payload(water(1).build()))
                        .with(entry("MAT0", "BARE")
                                .attrs(0, 6, 0)
                                .payload(material(6).build()))
                        .with(entry("DATA", "x.dat").payload("1\r\n0 WATER\r\n".getBytes(StandardCharsets.US_ASCII)))
                        .build());
        water = lib + "!/WATER";
    }

    /** Black to white in 100 ms, back in 300. */
    private static Mat0Bytes water(int mode) {
        return material(6)
                .phase("WATER.0")
                .parameter(4, 0)
                .parameter(5, 0)
                .parameter(6, 0)
                .phase("FOAM.0")
                .parameter(17, 2)
                .block(mode | 2 << 3)
                .key(0, 100)
                .key(1, 400);
    }

    @Test
    void printsALineForEachMoment() {
        CommandRun run = CommandRun.of("play", water, "--to", "400", "--step", "50");

        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .hasSize(9)
                .startsWith(
                        "0\t0\t1\t0.000\t#000000\t#000000\t1.00\t#000000\t#000000\tWATER.0\t-1",
                        "50\t0\t1\t0.500\t#808080\t#000000\t1.00\t#000000\t#000000\tWATER.0\t-1",
                        "100\t1\t0\t0.000\t#ffffff\t#000000\t1.00\t#000000\t#000000\tFOAM.0\t2")
                .endsWith("400\t0\t1\t0.000\t#000000\t#000000\t1.00\t#000000\t#000000\tWATER.0\t-1");
    }

    @Test
    void namesTheColumnsOnATerminal() {
        CommandRun run = CommandRun.onTerminal("play", water, "--color", "never");

        assertThat(run.lines().get(0).split(" +"))
                .containsSubsequence("time", "phase", "next", "alpha", "diffuse", "opacity", "texture", "cell");
        assertThat(run.lines()).hasSize(42);
    }

    @Test
    void printsExactNumbersAsJson() {
        CommandRun run = CommandRun.of("play", "--json", water, "--from", "33", "--to", "33");

        SchemaCheck.assertFits(run, "ironkit.play");
        assertThat(run.json()).containsEntry("unit", "ms").containsEntry("mode", "loop");
        assertThat(run.out())
                .contains("\"block\": 0,")
                .contains("\"shownBlock\": 0,")
                .contains("\"period\": 400,");
        Map<?, ?> row = (Map<?, ?>) ((List<?>) run.json().get("rows")).get(0);
        assertThat(run.out()).contains("\"alpha\": 0.33,").contains("\"diffuse\": [0.33, 0.33, 0.33, 0.0]");
        assertThat(row.get("texture")).isEqualTo("WATER.0");
        assertThat(row.keySet().stream().map(Object::toString))
                .contains("time", "phase", "nextPhase", "alpha", "diffuse", "ambient", "texture", "cell");
    }

    @Test
    void countsFromTheStart() {
        assertThat(CommandRun.of("play", water, "--start", "1000", "--from", "1050", "--to", "1050")
                        .out())
                .startsWith("1050\t0\t1\t0.500");
        // 10 - 60 wraps to 4294967246, which leaves 46 in cycles of 400.
        assertThat(CommandRun.of("play", water, "--start", "60", "--from", "10", "--to", "10")
                        .out())
                .startsWith("10\t0\t1\t0.460");
    }

    @Test
    void playsTheLatestMomentAndStops() {
        CommandRun run = CommandRun.of("play", water, "--from", "4294967290", "--to", "4294967295", "--step", "4");
        assertThat(run.lines()).hasSize(2);
    }

    @Test
    void countsThousandthsOfTheCycle() {
        CommandRun run = CommandRun.of("play", "--json", "--fraction", water, "--to", "1200", "--step", "125");

        SchemaCheck.assertFits(run, "ironkit.play");
        assertThat(run.json()).containsEntry("unit", "thousandths");
        assertThat(run.out())
                .contains("\"time\": 125, \"startTime\": 0, \"phase\": 0, \"nextPhase\": 1, \"alpha\": 0.5,");
        assertThat(CommandRun.of("play", "--fraction", water, "--from", "1200", "--to", "1200")
                        .out())
                .startsWith("1200\t1\t0\t0.333");
    }

    @Test
    void showsColoursBeyondTheirEndsAsTheyAre() {
        CommandRun run = CommandRun.of("play", "--json", lib + "!/TURN", "--from", "400", "--to", "400");

        assertThat(run.out()).contains("\"alpha\": 4.0,").contains("\"diffuse\": [4.0, 4.0, 4.0, 0.0]");
        assertThat(CommandRun.of("play", lib + "!/TURN", "--from", "400", "--to", "400")
                        .out())
                .contains("4.000\t#ffffff");
    }

    @Test
    void drawsTheSameNumbersEachTime() {
        CommandRun run = CommandRun.of("play", "--json", lib + "!/RANDOM", "--to", "100");

        SchemaCheck.assertFits(run, "ironkit.play");
        assertThat(run.out()).contains("\"startTime\": 41,").contains("\"startTime\": 67,");
        assertThat(CommandRun.of("play", "--json", lib + "!/RANDOM", "--to", "100"))
                .isEqualTo(run);
    }

    @Test
    void saysThatABlockIsNotThere() {
        CommandRun run = CommandRun.of("play", water, "--block", "3");

        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("the material has no block 3: the engine shows block 0");
        assertThat(run.out()).isEqualTo(CommandRun.of("play", water).out());
        assertThat(CommandRun.of("play", "-q", water, "--block", "3").err()).isEmpty();
    }

    @Test
    @Clause("D41")
    void saysThatAModeIsNoneOfTheEngines() throws IOException {
        Path odd = folder.resolve("odd.mat0");
        Files.write(odd, water(5).build());

        CommandRun run = CommandRun.of("play", odd.toString(), "--as", "mat0", "--to", "0");

        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("mat0.mode");
        assertThat(CommandRun.of("play", odd.toString(), "--as", "mat0", "--to", "0", "-q")
                        .err())
                .isEmpty();
        assertThat(CommandRun.of("play", odd.toString(), "--as", "mat0", "--to", "0", "--json")
                        .out())
                .contains("\"code\": \"mat0.mode\"");
    }

    @Test
    void saysThatThereIsNothingToShow() {
        CommandRun run = CommandRun.of("play", lib + "!/BARE");

        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("has no phases");
        SchemaCheck.assertFits(CommandRun.of("play", "--json", lib + "!/BARE"), "ironkit.play");
    }

    @Test
    void playsALooseFile() throws IOException {
        Path loose = Files.write(folder.resolve("water.bin"), water(0).build());

        assertThat(CommandRun.of("play", "--as", "mat0", loose).out())
                .isEqualTo(CommandRun.of("play", water).out());
    }

    @Test
    void refusesWhatIsNoMaterial() {
        CommandRun run = CommandRun.of("play", lib + "!/x.dat");

        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("cli.no-material").contains("not a material");
        assertThat(CommandRun.of("play", lib).code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(CommandRun.of("play", lib + "!/GONE").code()).isEqualTo(ExitCode.NO_INPUT);
    }

    @ParameterizedTest
    @CsvSource({
        "--step, 0, --step takes a number above 0",
        "--step, x, '--step takes a number from 0 to 4294967295, not x'",
        "--to, -1, '--to takes a number from 0 to 4294967295, not -1'",
        "--to, 4294967295, this gives more than 100000 moments",
        "--from, 2000, --to 1000 lies before --from 2000",
        "--start, 4294967296, '--start takes a number'",
        "--block, -1, '--block takes a number'"
    })
    void refusesTimesThatCannotBe(String option, String value, String message) {
        CommandRun run = CommandRun.of("play", water, option + "=" + value);

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains(message);
    }

    @Test
    void refusesAStartForFractions() {
        CommandRun run = CommandRun.of("play", water, "--fraction", "--start", "5");

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("a fraction has no start");
    }
}

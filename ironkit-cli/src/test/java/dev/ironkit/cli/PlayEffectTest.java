package dev.ironkit.cli;

import static dev.ironkit.testkit.FxidBytes.effect;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.FxidBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayEffectTest {

    @TempDir
    Path folder;

    private Object file(FxidBytes effect) throws IOException {
        return Files.write(folder.resolve("x.fxid"), effect.build());
    }

    private CommandRun play(FxidBytes effect, Object... options) throws IOException {
        List<Object> all = new ArrayList<>(List.of("play", "--as", "fxid", file(effect)));
        all.addAll(List.of(options));
        return CommandRun.of(all.toArray());
    }

    /** A sprite that grows from 0 to 4 and fades from 1 to 0. */
    private static FxidBytes sprite(FxidBytes effect, float t0, float t1) {
        return effect.command(3)
                .f32(12, 1, 1)
                .f32(20, 1, 0, 1)
                .f32(32, t0, t1)
                .f32(64, 1, 1, 1)
                .f32(112, 4, 4, 4)
                .f32(124, 1, 1, 1)
                .reference(136, "material.lib", "FIRE");
    }

    private static FxidBytes sound(FxidBytes effect, int mode, float t0, float t1) {
        return effect.command(2).u32(4, mode).f32(8, t0, t1).f32(72, 1, 2).reference(84, "sounds.lib", "a.wav");
    }

    @Test
    @Clause("fxid.play-rows")
    void printsALineForEachCommandThatIsActive() throws IOException {
        CommandRun run = play(sound(sprite(effect(), 0.25f, 0.75f), 0, 0.5f, 0.6f), "--step", "250");

        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .containsExactly(
                        "0\t0.000\t-\t-\t-\t-\t-\t-\t-",
                        "250\t0.250\t0\tsprite\t0.00\t1\t0\t0\tfraction 0",
                        "500\t0.500\t0\tsprite\t0.50\t0.5\t0\t2\tfraction 0.5",
                        "500\t0.500\t1\tsound\t0.00\t-\t0\t-\trate 1",
                        "750\t0.750\t0\tsprite\t1.00\t0\t0\t4\tfraction 0",
                        "750\t0.750\t1\tsound\t0.00\t-\t0\t-\tplays, rate 2",
                        "1000\t1.000\t-\t-\t-\t-\t-\t-\t-");
    }

    @Test
    @Clause("fxid.play-rows")
    void showsLoopsStartAndStop() throws IOException {
        CommandRun run = play(sound(effect(), 2, 0.25f, 0.5f), "--step", "250");

        assertThat(run.lines())
                .containsExactly(
                        "0\t0.000\t-\t-\t-\t-\t-\t-\t-",
                        "250\t0.250\t0\tsound\t0.00\t-\t0\t-\tstarts, rate 1",
                        "500\t0.500\t0\tsound\t1.00\t-\t0\t-\trate 2",
                        "750\t0.750\t0\tsound\t1.00\t-\t0\t-\tstops, rate 2",
                        "1000\t1.000\t-\t-\t-\t-\t-\t-\t-");
    }

    @Test
    @Clause("fxid.play-json")
    void printsExactNumbersAsJson() throws IOException {
        FxidBytes all = sprite(effect(), 0, 1)
                .command(1)
                .f32(12, 1)
                .f32(64, 1, 0.5f, 0.25f, 1)
                .f32(112, 5, 5)
                .command(5)
                .f32(4, 1, 0)
                .f32(16, 1)
                .u32(20, 4)
                .f32(36, 1)
                .reference(48, "a", "b")
                .command(6)
                .command(7)
                .f32(24, 1, 1, 1)
                .u32(36, 2)
                .u32(40, 3)
                .reference(144, "a", "b")
                .command(8)
                .f32(20, 1, 0.1f, 0.1f, 1)
                .u32(36, 5)
                .reference(184, "a", "b");
        CommandRun run = play(sound(all, 2, 0, 1), "--json", "--from", "500", "--to", "900", "--step", "400");

        SchemaCheck.assertFits(run, "ironkit.play");
        assertThat(run.json()).containsEntry("mode", "once").containsEntry("unit", "ms");
        Map<?, ?> row = (Map<?, ?>) ((List<?>) run.json().get("rows")).get(1);
        List<?> commands = (List<?>) row.get("commands");
        assertThat(commands).hasSize(6);
        assertThat(commands.get(0).toString())
                .startsWith("{index=0, opcode=3, name=SPRITE, overlay=false, progress=0.9, fade=0.1")
                .contains("size=[3.6, 3.6, 3.6]");
        assertThat(commands.get(3).toString()).contains("name=BURST").contains("particles=6,");
        assertThat(commands.get(4).toString()).contains("name=STREAM").contains("interval=0.1");
    }

    @ParameterizedTest
    @CsvSource({
        "0, --value, 0.25..0.75",
        "4, --node, 0.25..0.75",
        "5, --speed, 0.25..0.75",
        "7, --speed, 0.25..0.75",
        "9, --spin, 0.25..0.75",
        "12, --spin, 0.25..0.75",
        "13, --attach, 0.75..0.25",
        "14, --life, 0.75..0.25",
        "15, --speed, 0.25..0.75",
        "16, --node, 0.25..0.75"
    })
    @Clause({"fxid.play-inputs", "fxid.3-source"})
    void everyModeIsFedByAnOption(int mode, String option, String values) throws IOException {
        CommandRun run = play(effect().header(4, mode), option, values, "--to", "200");

        assertThat(run.lines().stream().map(line -> line.split("\t", -1)[1]))
                .containsExactly("0.250", "0.500", "0.750");
    }

    @Test
    @Clause("fxid.play-inputs")
    void aFallingNodeIsFollowedDown() throws IOException {
        assertThat(play(effect().header(4, 17), "--node", "1..0.5", "--to", "200").lines().stream()
                        .map(line -> line.split("\t", -1)[1]))
                .containsExactly("1.000", "0.750", "0.500");
        assertThat(play(effect().header(16, 0x100), "--hold", "--to", "200").out())
                .doesNotContain("0.100");
    }

    @Test
    @Clause({"fxid.play-seed", "fxid.8-injectable"})
    void theSeedDecidesWhatIsDrawn() throws IOException {
        FxidBytes jitter = effect().header(16, 1).headerFloat(12, 0.5f);
        String first = play(jitter).out();

        assertThat(play(jitter).out()).isEqualTo(first);
        assertThat(play(jitter, "--seed", "0xDEADBEEF").out()).isEqualTo(first);
        assertThat(play(jitter, "--seed", "7").out()).isNotEqualTo(first);
    }

    @Test
    @Clause("fxid.play-inputs")
    void aBoltStartsAtTheTarget() throws IOException {
        FxidBytes bolt = effect().header(16, 0x1000)
                .command(5)
                .f32(16, 1)
                .u32(20, 9)
                .f32(36, 10)
                .reference(48, "a", "b");

        assertThat(play(bolt, "--target", "0,30,40", "--to", "0").out())
                .contains("start 0 30 40, end 0,")
                .contains("sprites 5");
        assertThat(play(bolt, "--target", "0,30").err()).contains("--target takes three numbers such as 0,10,0");
    }

    @Test
    void anEffectThatDeletesItselfEnds() throws IOException {
        CommandRun run = play(effect().header(16, 2), "--to", "3000");

        assertThat(run.lines()).hasSize(11);
        assertThat(run.err()).contains("the effect deletes itself at its end");
    }

    @Test
    void anEffectThatStartsOffIsStarted() throws IOException {
        assertThat(play(effect().header(16, 0x40), "--from", "500", "--to", "500")
                        .out())
                .startsWith("500\t0.500");
    }

    @Test
    void namesTheColumnsOnATerminal() throws IOException {
        CommandRun run =
                CommandRun.onTerminal("play", "--as", "fxid", file(sprite(effect(), 0, 1)), "--color", "never");

        assertThat(run.lines().get(0).split(" +"))
                .containsSubsequence("time", "t", "#", "command", "x", "fade", "position", "size", "what");
        assertThat(run.lines()).allMatch(line -> line.length() <= 100);
    }

    @Test
    void numbersThatAreNoneAreShownAsTheyAre() throws IOException {
        FxidBytes odd = sprite(effect().headerFloat(8, Float.NaN), 0, 1).f32(112, Float.NaN);
        CommandRun run = play(odd, "--json");

        assertThat(run.code()).isZero();
        SchemaCheck.assertFits(run, "ironkit.play");
        assertThat(play(odd).code()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "--node, x, '--node takes a number, or two as in 0..1, not x'",
        "--node, 0..y, not y",
        "--seed, -1, --seed takes a number",
        "--block, 0, this is an effect",
        "--to, 4294967295, this gives more than 100000 moments"
    })
    void refusesOptionsThatCannotBe(String option, String value, String message) throws IOException {
        CommandRun run = play(effect(), option + "=" + value);

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains(message);
    }
}

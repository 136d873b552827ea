package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.FxidBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Commands over whole folders, when any byte of any file may be wrong. */
class DamagedGameTest {

    private static final int GAMES = 40;

    @TempDir
    Path folder;

    static IntStream seeds() {
        return IntStream.range(0, GAMES);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    @Clause("links.5-damaged")
    void noDamageStopsTheOthers(int seed) throws IOException {
        Random random = new Random(seed);
        MadeGame game =
                MadeGame.sound().effect("FX", FxidBytes.effect().command(3).reference(136, "material.lib", "STEEL"));
        for (Map.Entry<String, byte[]> file : game.files().entrySet()) {
            Files.write(folder.resolve(file.getKey()), damaged(file.getValue(), random));
        }
        game.write(Files.createDirectory(folder.resolve("sound")));

        for (String[] command : new String[][] {
            {"validate"},
            {"validate", "--together"},
            {"verify", "--roundtrip"},
            {"refs"},
            {"refs", "--unused"},
            {"refs", "--dot"}
        }) {
            Object[] args = Arrays.copyOf(command, command.length + 1, Object[].class);
            args[command.length] = folder;
            CommandRun run = CommandRun.of(args);
            // What cannot be read is a finding of a check; elsewhere the answer is about the rest.
            int partly = command[0].equals("refs") ? ExitCode.PARTLY : ExitCode.NO;
            assertThat(run.code())
                    .as("seed %d: %s", seed, String.join(" ", command))
                    .isIn(ExitCode.DONE, ExitCode.NO, partly);
            assertThat(run.out() + run.err()).isNotEmpty().doesNotContain("Exception");
        }
        assertThat(CommandRun.of("refs", folder.resolve("sound") + "/units.rlb!/tank.msh")
                        .code())
                .isZero();
    }

    private static byte[] damaged(byte[] whole, Random random) {
        byte[] bytes = random.nextInt(4) == 0 ? Arrays.copyOf(whole, random.nextInt(whole.length)) : whole.clone();
        for (int i = random.nextInt(30); i > 0 && bytes.length > 0; i--) {
            // Numbers that count and lead somewhere stand at both ends.
            int near = Math.min(bytes.length, 400);
            int at = random.nextBoolean() ? random.nextInt(bytes.length) : bytes.length - 1 - random.nextInt(near);
            bytes[at] = (byte) (random.nextBoolean() ? random.nextInt() : 0xFF);
        }
        return bytes;
    }
}

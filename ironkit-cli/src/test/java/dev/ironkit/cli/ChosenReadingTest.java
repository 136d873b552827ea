package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Models that go out in a reading somebody chose, and come back in it. */
class ChosenReadingTest {

    @TempDir
    static Path folder;

    private static DemoModels demo;

    @BeforeAll
    static void makeTheGame() throws IOException {
        demo = DemoModels.in(folder.resolve("game"));
    }

    /** A reading that a model seems to have, and the other one. */
    static Stream<Arguments> choices() {
        return Stream.of(
                Arguments.of("robots.rlb/r_walker", "--quat-order", "w-first", "w-last"),
                Arguments.of("robots.rlb/r_walker", "--batch-material", "retail", "documented"),
                Arguments.of("fortif.rlb/fr_bunker", "--res18", "lightmap-uv", "colour"));
    }

    @ParameterizedTest
    @MethodSource("choices")
    @Clause("D62")
    void reachesTheFileAndBringsTheSameBytesBack(String model, String option, String seems, String other)
            throws IOException {
        String auto = Files.readString(export(model, option, "auto"));
        assertThat(withoutMark(Files.readString(export(model, option, seems)), seems))
                .isEqualTo(auto);

        Path chosen = export(model, option, other);
        assertThat(withoutMark(Files.readString(chosen), other))
                .as("shown otherwise")
                .isNotEqualTo(auto);

        Path archive = demo.game().resolve(model.replaceAll("/.*", ""));
        Path target = chosen.resolveSibling("back.rlb");
        CommandRun back = CommandRun.of("replace", demo.address(model), chosen, "-o", target, "--json");
        assertThat(back.code()).as(back.err()).isZero();
        assertThat(Files.mismatch(archive, target)).isEqualTo(-1);
    }

    @Test
    void isForModelsOnly() {
        CommandRun run = CommandRun.of(
                "convert", demo.game() + "/Textures.lib!/HULL01.0", "--quat-order", "w-first", "-o", folder + "/x.png");

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("--quat-order applies only to models");
    }

    private static Path export(String model, String option, String value) {
        String name = model.replaceAll(".*/", "") + option + "-" + value;
        Path file = folder.resolve(name).resolve("model.gltf");
        CommandRun run = CommandRun.of("convert", demo.address(model), option, value, "--no-sidecar", "-o", file);
        assertThat(run.code()).as(run.err()).isZero();
        return file;
    }

    private static String withoutMark(String json, String value) {
        return json.replaceAll(",?\\s*\"(batchMaterial|res18|quatOrder)\":\\s*\"" + value + "\"", "");
    }
}

package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.Clause;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people say about the axes and the size of a file that comes back is done, or refused. */
class ModelImportSpaceTest {

    @TempDir
    static Path folder;

    private static Path turret;

    @BeforeAll
    static void makeAFile() throws IOException {
        turret = folder.resolve("turret.glb");
        ForeignModels.turret(turret);
    }

    private static CommandRun convert(Path file, Object... options) {
        List<Object> words = new ArrayList<>(List.of("convert", file, "-o", folder.resolve("made.msh"), "--force"));
        words.addAll(List.of(options));
        return CommandRun.of(words.toArray());
    }

    private static Model made(Path file, Object... options) throws IOException {
        CommandRun run = convert(file, options);
        assertThat(run.code()).as(run.err()).isZero();
        byte[] bytes = Files.readAllBytes(folder.resolve("made.msh"));
        return MshFormat.MSH.decode(ByteView.of(bytes), Problems.strict());
    }

    @Test
    @Clause("conv.8-said-space")
    void aNewModelIsAsManyTimesSmallerAsTheFileIsLarger() throws IOException {
        Model plain = made(turret);
        Model small = made(turret, "--scale", "4");
        for (int vertex = 0; vertex < plain.positions().count(); vertex++) {
            assertThat(small.positions().x(vertex)).isEqualTo(plain.positions().x(vertex) / 4);
            assertThat(small.positions().z(vertex)).isEqualTo(plain.positions().z(vertex) / 4);
        }
        int last = plain.keys().count() - 1;
        assertThat(plain.keys().z(last)).isNotZero();
        assertThat(small.keys().z(last)).isEqualTo(plain.keys().z(last) / 4);
    }

    @Test
    void aNewModelIsReadInTheAxesThatAreSaid() throws IOException {
        Model plain = made(turret);
        Model other = made(turret, "--axes", "engine");
        for (int vertex = 0; vertex < plain.positions().count(); vertex++) {
            assertThat(other.positions().x(vertex)).isEqualTo(plain.positions().x(vertex));
            assertThat(other.positions().y(vertex)).isEqualTo(plain.positions().z(vertex));
            assertThat(other.positions().z(vertex)).isEqualTo(-plain.positions().y(vertex) + 0.0f);
        }
    }

    @Test
    void whatCannotBeDoneIsRefused() throws IOException {
        Path house = folder.resolve("house.obj");
        ForeignModels.house(house);
        for (List<String> bad : List.of(
                List.of("--scale", "0"),
                List.of("--scale", "1e9"),
                List.of("--axes", "blender"),
                List.of("--fps", "-1"))) {
            CommandRun run = convert(turret, bad.toArray());
            assertThat(run.code()).as(bad + run.err()).isEqualTo(ExitCode.USAGE);
        }
        DemoModels demo = DemoModels.in(folder.resolve("game"));
        String walker = demo.address("robots.rlb/r_walker").toString();
        Path obj = folder.resolve("walker.obj");
        assertThat(CommandRun.of("convert", walker, "-o", obj).code()).isZero();
        Path target = folder.resolve("new.rlb");
        CommandRun larger = CommandRun.of("replace", walker, obj, "--scale", "2", "-o", target);
        assertThat(larger.code()).isEqualTo(ExitCode.USAGE);
        assertThat(larger.err()).contains("--scale applies only to glTF");
        CommandRun turned = CommandRun.of("replace", walker, obj, "--axes", "engine", "-o", target);
        assertThat(turned.code()).isEqualTo(ExitCode.USAGE);
        assertThat(turned.err()).contains("states that its axes are those of glTF");
        CommandRun raw = CommandRun.of("replace", walker, obj, "--raw", "--scale", "2", "-o", target);
        assertThat(raw.code()).isEqualTo(ExitCode.USAGE);
    }

    /** A file may say anything about itself. */
    @Test
    void aSizeThatCannotBeIsPassedOver() throws IOException {
        String text = "{\"asset\":{\"version\":\"2.0\"},\"scenes\":[{\"extras\":{\"ironkit_model\":{\"s\":"
                + "\"ironkit.msh.model/1\",\"profile\":\"edit\",\"scale\":\"1e-30\",\"fps\":\"1e30\"}}}]}";
        Path odd = Files.write(folder.resolve("odd.gltf"), text.getBytes(StandardCharsets.UTF_8));
        CommandRun run = convert(odd);
        assertThat(run.err()).contains("msh.import-empty").doesNotContain("cli.bug");
    }
}

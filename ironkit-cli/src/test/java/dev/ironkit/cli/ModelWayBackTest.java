package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every model of the demo game goes out and comes back untouched: the same bytes. */
class ModelWayBackTest {

    @TempDir
    static Path folder;

    private static DemoModels demo;

    @BeforeAll
    static void makeTheGame() throws IOException {
        demo = DemoModels.in(folder.resolve("game"));
        assertThat(demo.models()).hasSizeGreaterThan(20);
    }

    static Stream<String> models() {
        return demo.models().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("models")
    void forEditingItIsTheSameBytesWithItsBase(String model) throws IOException {
        Path file = export(model, "edit", "gltf");
        assertSame(model, convert(file, "--base", demo.address(model)), demo.address(model));
    }

    @ParameterizedTest
    @MethodSource("models")
    void forLookingItIsTheSameBytesWithItsBase(String model) throws IOException {
        Path file = export(model, "view", "glb");
        assertSame(model, convert(file, "--base", demo.address(model)), demo.address(model));
    }

    @ParameterizedTest
    @MethodSource("models")
    void forKeepingItIsTheSameBytesByItself(String model) throws IOException {
        Path file = export(model, "archive", "gltf");
        assertSame(model, convert(file), file + ".ironkit.json");
    }

    @ParameterizedTest
    @MethodSource("models")
    void inPlaceOfItsEntryNothingChanges(String model) throws IOException {
        Path file = export(model, "edit", "glb");
        Path archive = demo.game().resolve(model.replaceAll("/.*", ""));
        Path target = folder.resolve("out").resolve(model + ".rlb");
        Files.createDirectories(target.getParent());

        CommandRun run = CommandRun.of(
                "replace", demo.address(model), file, "--with", "materials,textures", "-o", target, "--json");

        assertThat(run.code()).as(run.err() + run.out()).isZero();
        assertThat(Files.mismatch(archive, target)).isEqualTo(-1);
    }

    /** Its nodes have records that nobody can read. */
    @ParameterizedTest
    @Clause("msh.12-shown")
    @ValueSource(strings = {"odd-view.glb", "odd-edit.gltf", "odd-archive.gltf", "odd.obj"})
    void aModelWithoutReadableNodesIsShownWholeAndComesBackAsItWas(String name) throws IOException {
        String address = demo.game() + "/system.rlb!/MTCHECK.MSH";
        Path file = folder.resolve("odd").resolve(name);
        List<Object> words = new ArrayList<>(List.of("convert", address, "-o", file));
        if (name.contains("-")) {
            words.addAll(List.of("--profile", name.replaceAll("odd-|\\..*", "")));
        }

        CommandRun out = CommandRun.of(words.toArray());
        assertThat(out.code()).as(out.err()).isZero();
        assertThat(out.err()).contains("msh.convert-whole");
        convert(file, "--base", address);

        CommandRun same = CommandRun.of("diff", address, folder.resolve("back.msh"), "--depth", "byte");
        assertThat(same.code()).as(same.out() + same.err()).isZero();
    }

    @Test
    void ofAModelWithoutReadableNodesMovesOfAnObjAreTakenAndOtherEditsRefused() throws IOException {
        String address = demo.game() + "/system.rlb!/MTCHECK.MSH";
        Path gltf = folder.resolve("odd/edited.gltf");
        Path obj = folder.resolve("odd/moved.obj");
        CommandRun.of("convert", address, "-o", gltf);
        CommandRun.of("convert", address, "-o", obj, "--axes", "engine");
        String text = Files.readString(gltf);
        assertThat(text).as("its twelve triangles").contains("\"mesh\"").contains("\"count\": 36");
        Files.writeString(gltf, text.replaceFirst("\"mesh\"", "\"translation\": [1, 2, 3], \"mesh\""));
        List<String> lines = new ArrayList<>(Files.readAllLines(obj));
        int vertex = lines.indexOf(
                lines.stream().filter(line -> line.startsWith("v ")).findFirst().orElseThrow());
        lines.set(vertex, "v 7 8 9");
        Files.write(obj, lines);

        CommandRun refused =
                CommandRun.of("convert", gltf, "--base", address, "-o", folder.resolve("odd/x.msh"), "--force");
        CommandRun moved =
                CommandRun.of("convert", obj, "--base", address, "-o", folder.resolve("odd/y.msh"), "--force");

        assertThat(refused.code()).as(refused.err()).isEqualTo(ExitCode.REFUSED);
        assertThat(refused.err()).contains("msh.back-whole");
        assertThat(moved.code()).as(moved.err()).isZero();
        assertThat(CommandRun.of("get", folder.resolve("odd/y.msh"), "positions[0].x")
                        .out()
                        .strip())
                .isEqualTo("7.0");
    }

    private static Path export(String model, String profile, String to) {
        Path file = folder.resolve(profile).resolve(model + "." + to);
        CommandRun run = CommandRun.of("convert", demo.address(model), "--profile", profile, "-o", file, "--force");
        assertThat(run.code()).as(run.err()).isZero();
        return file;
    }

    private static CommandRun convert(Path file, Object... more) {
        Path target = folder.resolve("back.msh");
        Object[] args = Stream.concat(Stream.of("convert", file, "-o", target, "--force", "--json"), Stream.of(more))
                .toArray();
        CommandRun run = CommandRun.of(args);
        assertThat(run.code()).as(run.err() + run.out()).isZero();
        return run;
    }

    private static void assertSame(String model, CommandRun run, String base) throws IOException {
        assertThat(ByteView.of(Files.readAllBytes(folder.resolve("back.msh"))))
                .isEqualTo(MshFormat.MSH.encoded(demo.models().get(model)));
        SchemaCheck.assertFits(run, "ironkit.convert");
        Map<?, ?> item = (Map<?, ?>) ((List<?>) run.json().get("items")).get(0);
        assertThat(item.get("way")).isEqualTo("merged");
        assertThat(item.get("unchanged")).isEqualTo(true);
        assertThat(item.get("base")).isEqualTo(base);
    }
}

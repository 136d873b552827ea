package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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

    static Stream<DemoModels.One> models() {
        return demo.models().stream();
    }

    @ParameterizedTest
    @MethodSource("models")
    void forEditingItIsTheSameBytesWithItsBase(DemoModels.One model) throws IOException {
        Path file = export(model, "edit", "gltf");
        assertSame(model, convert(file, "--base", model.address()), model.address());
    }

    @ParameterizedTest
    @MethodSource("models")
    void forLookingItIsTheSameBytesWithItsBase(DemoModels.One model) throws IOException {
        Path file = export(model, "view", "glb");
        assertSame(model, convert(file, "--base", model.address()), model.address());
    }

    @ParameterizedTest
    @MethodSource("models")
    void forKeepingItIsTheSameBytesByItself(DemoModels.One model) throws IOException {
        Path file = export(model, "archive", "gltf");
        assertSame(model, convert(file), file + ".ironkit.json");
    }

    @ParameterizedTest
    @MethodSource("models")
    void inPlaceOfItsEntryNothingChanges(DemoModels.One model) throws IOException {
        Path file = export(model, "edit", "glb");
        Path archive = demo.folder().resolve(model.archive());
        Path target = folder.resolve("out").resolve(model.stem() + ".rlb");
        Files.createDirectories(target.getParent());

        CommandRun run =
                CommandRun.of("replace", model.address(), file, "--with", "materials,textures", "-o", target, "--json");

        assertThat(run.code()).as(run.err() + run.out()).isZero();
        assertThat(Files.mismatch(archive, target)).isEqualTo(-1);
    }

    private static Path export(DemoModels.One model, String profile, String to) {
        Path file = folder.resolve(profile).resolve(model.stem() + "." + to);
        CommandRun run = CommandRun.of("convert", model.address(), "--profile", profile, "-o", file, "--force");
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

    private static void assertSame(DemoModels.One model, CommandRun run, String base) throws IOException {
        assertThat(ByteView.of(Files.readAllBytes(folder.resolve("back.msh")))).isEqualTo(model.bytes());
        SchemaCheck.assertFits(run, "ironkit.convert");
        Map<?, ?> item = (Map<?, ?>) ((List<?>) run.json().get("items")).get(0);
        assertThat(item.get("way")).isEqualTo("merged");
        assertThat(item.get("unchanged")).isEqualTo(true);
        assertThat(item.get("base")).isEqualTo(base);
    }
}

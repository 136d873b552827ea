package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.ContentHash;
import dev.ironkit.convert.sidecar.ModelSidecar;
import dev.ironkit.demo.DemoFile;
import dev.ironkit.demo.DemoGame;
import dev.ironkit.testkit.Clause;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stands beside the models of the demo game after they were written out. */
class ModelSidecarFilesTest {

    @TempDir
    static Path folder;

    @BeforeAll
    static void makeTheGame() throws IOException {
        for (DemoFile file : DemoGame.files()) {
            Path target = folder.resolve("game").resolve(file.name());
            Files.createDirectories(target.getParent());
            Files.write(target, file.content().toByteArray());
        }
        assertThat(convert("game", "all/", "--to", "gltf", "--profile", "archive")
                        .code())
                .isZero();
    }

    private static CommandRun convert(String what, String to, String... more) {
        return CommandRun.of(Stream.concat(
                        Stream.of("convert", folder.resolve(what), "-o", folder + "/" + to, "--force"), Stream.of(more))
                .toArray());
    }

    private static List<Path> sidecars() throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve("all"))) {
            return files.filter(file -> file.toString().endsWith(ModelSidecar.SUFFIX))
                    .sorted()
                    .toList();
        }
    }

    private static ModelSidecar read(Path file) throws IOException {
        return ModelSidecar.read(ByteView.of(Files.readAllBytes(file)), Problems.strict());
    }

    @Test
    @Clause("conv.1-archive")
    void holdEveryModelOfTheGameToTheByte() throws IOException {
        assertThat(sidecars()).hasSizeGreaterThan(15);
        for (Path file : sidecars()) {
            ModelSidecar sidecar = read(file);
            try (Workspace workspace = new Workspace(ReadOptions.PLAIN)) {
                ByteView stored = workspace
                        .locate(sidecar.address(), Problems.strict())
                        .bytes()
                        .load();
                assertThat(sidecar.source()).contains(stored);
            }
            assertThat(sidecar.wear()).isPresent();
        }
    }

    @Test
    @Clause("conv.7-sidecar")
    void fitTheirSchemaAndKnowTheFilesBesideThem() throws IOException {
        for (Path file : sidecars()) {
            String text = Files.readString(file);
            assertThat(SchemaCheck.errors(text)).as(file.toString()).isEmpty();
            assertThat(text).endsWith("}\n").doesNotContain("\\\\");
            for (ModelSidecar.Written written : read(file).files()) {
                ByteView bytes = ByteView.of(Files.readAllBytes(file.resolveSibling(written.name())));
                assertThat(ContentHash.of(bytes)).isEqualTo(written.sha256());
            }
        }
    }

    @Test
    void areLeftOutWhereTheyAreNotWanted() {
        assertThat(convert("game/robots.rlb!/r_hover.msh", "a.gltf", "--no-sidecar")
                        .code())
                .isZero();
        assertThat(folder.resolve("a.gltf")).exists();
        assertThat(folder.resolve("a.gltf.ironkit.json")).doesNotExist();
        assertThat(convert("game/robots.rlb!/r_hover.msh", "b.glb").code()).isZero();
        assertThat(folder.resolve("b.glb.ironkit.json")).doesNotExist();
    }

    @Test
    void haveTheNameOfTheFileTheyStandBeside() throws IOException {
        assertThat(convert("game/robots.rlb!/r_hover.msh", "c.glb", "--profile", "edit")
                        .code())
                .isZero();
        assertThat(read(folder.resolve("c.glb.ironkit.json")).files().get(0).name())
                .isEqualTo("c.glb");
        assertThat(convert("game/robots.rlb!/r_hover.msh", "d.model", "--to", "gltf")
                        .code())
                .isZero();
        assertThat(read(folder.resolve("d.model.ironkit.json")).files().get(0).name())
                .isEqualTo("d.model");
    }
}

package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.sidecar.ModelSidecar;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.testkit.Clause;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stands beside the models of the demo game after they were written out. */
class ModelSidecarFilesTest {

    @TempDir
    static Path folder;

    private static DemoModels demo;

    @BeforeAll
    static void makeTheGame() throws IOException {
        demo = DemoModels.in(folder.resolve("game"));
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
        assertThat(sidecars()).hasSizeGreaterThanOrEqualTo(demo.models().size());
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
    @Clause("conv.1-archive")
    void holdEveryTextureOfEveryMaterialToTheByte() throws IOException {
        int textures = 0;
        int lightmaps = 0;
        try (Workspace workspace = new Workspace(ReadOptions.PLAIN)) {
            for (Path file : sidecars()) {
                ModelSidecar sidecar = read(file);
                Set<String> names = new TreeSet<>();
                for (ModelSidecar.Kept kept : sidecar.textures()) {
                    String library = kept.lightmap() ? "lightmap.lib" : "Textures.lib";
                    Located stored =
                            workspace.locate(demo.game().resolve(library) + "!/" + kept.name(), Problems.strict());
                    assertThat(kept.texm()).isEqualTo(stored.bytes().load());
                    assertThat(kept.attributes()).isEqualTo(stored.attributes());
                    textures += kept.lightmap() ? 0 : 1;
                    lightmaps += kept.lightmap() ? 1 : 0;
                    names.add(kept.name());
                }
                for (ModelSidecar.Worn worn : sidecar.materials()) {
                    Material material = Mat0Format.MAT0.decode(worn.mat0(), worn.attributes(), Problems.strict());
                    for (int phase = 0; phase < material.phaseCount(); phase++) {
                        String name = material.phase(phase).texture().display();
                        assertThat(name.isEmpty() || names.contains(name))
                                .as(name)
                                .isTrue();
                    }
                }
            }
        }
        assertThat(textures).isGreaterThan(50);
        assertThat(lightmaps).isPositive();
    }

    @Test
    @Clause("conv.1-archive")
    void giveBackEverythingWhereThereIsNoGame() throws IOException {
        assertThat(convert("game/robots.rlb!/r_hover.msh", "far/r_hover.gltf", "--profile", "archive")
                        .code())
                .isZero();
        CommandRun run = convert("far/r_hover.gltf", "back/r_hover.msh", "--with", "materials,textures", "--json");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("\"unchanged\": true", "materials as the file beside keeps them");
        for (String library : List.of("Material.lib", "Textures.lib")) {
            CommandRun listed = CommandRun.of("ls", folder.resolve("back").resolve(library));
            assertThat(listed.code()).isZero();
            CommandRun compared = CommandRun.of(
                    "diff", demo.game().resolve(library), folder.resolve("back").resolve(library));
            assertThat(compared.out().lines().filter(line -> line.startsWith("changed")))
                    .isEmpty();
        }
        CommandRun checked = CommandRun.of("validate", folder.resolve("back"), "--fail-on", "warning");
        assertThat(checked.code()).as(checked.out()).isZero();
    }

    @Test
    void leaveOutWhatTheGameHas() {
        CommandRun run = CommandRun.of(
                "convert",
                folder.resolve("all/robots.rlb/r_hover.gltf"),
                "-o",
                folder.resolve("beside/r_hover.msh"),
                "--with",
                "materials,textures",
                "--game",
                demo.game());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(folder.resolve("beside/r_hover.wea")).exists();
        assertThat(folder.resolve("beside/Textures.lib")).doesNotExist();
    }

    @Test
    void describeEveryChoiceInTheirSchema() throws IOException {
        Path file = folder.resolve("chosen/walker.gltf");
        Path clips = Files.writeString(folder.resolve("chosen.clips"), "walk 0 3\n");
        CommandRun run = CommandRun.of(
                "convert",
                demo.address("robots.rlb/r_walker"),
                "-o",
                file,
                "--state",
                "0",
                "--level",
                "1",
                "--scale",
                "2",
                "--fps",
                "12",
                "--clips",
                clips,
                "--phase",
                "0",
                "--quat-order",
                "w-first",
                "--res18",
                "colour",
                "--batch-material",
                "retail");
        assertThat(run.code()).as(run.err()).isZero();

        SchemaCheck.assertFits(Files.readString(Path.of(file + ModelSidecar.SUFFIX)));
    }

    @Test
    @Clause("conv.7-sidecar")
    void fitTheirSchemaAndKnowTheFilesBesideThem() throws IOException {
        for (Path file : sidecars()) {
            String text = Files.readString(file);
            SchemaCheck.assertFits(text);
            assertThat(text).endsWith("}\n").doesNotContain("\\\\");
            for (ModelSidecar.Written written : read(file).files()) {
                ByteView bytes = ByteView.of(Files.readAllBytes(file.resolveSibling(written.name())));
                assertThat(Sha256.of(bytes)).isEqualTo(written.sha256());
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

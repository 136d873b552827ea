package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.PoseBuffer;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.testkit.Clause;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The forms a glTF of a model can be asked for, each for every model of the demo game. */
class GltfFormsTest {

    private static final double FRAMES_PER_SECOND = 24;

    @TempDir
    static Path folder;

    private static DemoModels demo;

    @BeforeAll
    static void makeAllForms() throws IOException {
        demo = DemoModels.in(folder.resolve("game"));
        Files.writeString(folder.resolve("clips.txt"), "# ranges\nidle 0 10\n\nwalk on 5 20\nlong 0 100000\n");
        String clips = folder.resolve("clips.txt").toString();
        form("bones", "--rig", "armature");
        form("bones-edit", "--rig", "armature", "--profile", "edit");
        form("clips", "--clips", clips);
        form("variants", "--phases", "variants");
        form("first", "--phases", "first");
        form("phase", "--phase", "1", "--profile", "edit");
        form("none", "--phases", "none", "--profile", "edit");
        form("scaled", "--scale", "0.5", "--cutout", "--fps", "30");
        form("archive", "--profile", "archive");
    }

    private static void form(String name, String... options) {
        List<String> line = new ArrayList<>(List.of("--to", "glb"));
        line.addAll(List.of(options));
        demo.export(folder.resolve("made/" + name), line.toArray(new String[0]));
    }

    private static GltfReading read(String form, String model) throws IOException {
        return GltfReading.of(folder.resolve("made").resolve(form).resolve(model + ".glb"));
    }

    private static Model model(String name) {
        return demo.models().get(name);
    }

    private static Map<String, Object> marks(Map<String, Object> thing, String name) {
        return GltfReading.map(GltfReading.map(thing.get("extras")).get(name));
    }

    @Test
    void satisfyTheReferenceValidator() throws IOException, InterruptedException {
        GltfValidator.require();
        List<String> said = GltfValidator.check(folder.resolve("made"));
        assertThat(said.get(said.size() - 1)).matches("files\t[1-9][0-9]{2}");
        assertThat(said.subList(0, said.size() - 1)).allMatch(GltfAgreementTest::isKnownRemark);
    }

    /** As the specification of skins says: the joint's matrix, times the inverse one it was bound with, times the place. */
    @Test
    @Clause("conv.3-armature")
    void bonesCarryTheGeometryToWhereTheEngineHasIt() throws IOException {
        for (String name : List.of("robots.rlb/r_walker", "fortif.rlb/fr_turret", "animals.rlb/a_bird")) {
            Model model = model(name);
            ModelPoser poser =
                    ModelPoser.of(model, ModelReading.detectOrder(model).value());
            PoseBuffer pose = poser.newBuffer();
            GltfReading file = read("bones", name);
            double last = Math.max(0, model.frameMap().frameCount() - 1);
            for (double frame : new double[] {0, Math.floor(last / 2), last}) {
                poser.sample((float) frame, pose);
                int compared = 0;
                for (Map<String, Object> node : file.list("nodes")) {
                    if (node.containsKey("skin")) {
                        compared += compare(file, node, model, pose, frame / FRAMES_PER_SECOND);
                    }
                }
                assertThat(compared).isPositive();
            }
        }
    }

    private static int compare(
            GltfReading file, Map<String, Object> node, Model model, PoseBuffer pose, double seconds) {
        Map<String, Object> skin = file.list("skins").get(GltfReading.number(node, "skin", -1));
        double[] inverses = file.values(GltfReading.number(skin, "inverseBindMatrices", -1));
        int batch = model.slots().batchStart(GltfReading.number(marks(node, "ironkit"), "i", -1));
        int compared = 0;
        Map<String, Object> mesh = file.list("meshes").get(GltfReading.number(node, "mesh", -1));
        for (Object item : (List<?>) mesh.get("primitives")) {
            Map<String, Object> attributes =
                    GltfReading.map(GltfReading.map(item).get("attributes"));
            double[] indices = file.values(GltfReading.number(GltfReading.map(item), "indices", -1));
            double[] places = file.values(GltfReading.number(attributes, "POSITION", -1));
            double[] joints = file.values(GltfReading.number(attributes, "JOINTS_0", -1));
            double[] weights = file.values(GltfReading.number(attributes, "WEIGHTS_0", -1));
            for (int i = 0; i < indices.length; i += 7) {
                int corner = (int) indices[i];
                int joint = (int) joints[corner * 4];
                assertThat(weights[corner * 4]).isEqualTo(255);
                double[] local = product(inverses, joint * 16, places, corner * 3);
                int jointNode = ((Number) ((List<?>) skin.get("joints")).get(joint)).intValue();
                double[] world = file.world(jointNode, seconds);
                int vertex = (int) (model.batches().baseVertex(batch)
                        + model.indices().index((int) model.batches().indexStart(batch) + i));
                float[] m = pose.models();
                int at = PoseBuffer.matrixAt(joint);
                double[] wanted = new double[3];
                for (int row = 0; row < 3; row++) {
                    wanted[row] = m[at + row * 4] * model.positions().x(vertex)
                            + m[at + row * 4 + 1] * model.positions().y(vertex)
                            + m[at + row * 4 + 2] * model.positions().z(vertex)
                            + m[at + row * 4 + 3];
                }
                double[] turned = {wanted[0], wanted[2], -wanted[1]};
                for (int row = 0; row < 3; row++) {
                    double shown = world[row * 4] * local[0]
                            + world[row * 4 + 1] * local[1]
                            + world[row * 4 + 2] * local[2]
                            + world[row * 4 + 3];
                    assertThat(shown).isCloseTo(turned[row], within(1e-4));
                }
                compared++;
            }
            batch++;
        }
        return compared;
    }

    /** A matrix of glTF, column by column, times a place. */
    private static double[] product(double[] m, int at, double[] v, int from) {
        double[] out = new double[3];
        for (int row = 0; row < 3; row++) {
            out[row] = m[at + row] * v[from]
                    + m[at + 4 + row] * v[from + 1]
                    + m[at + 8 + row] * v[from + 2]
                    + m[at + 12 + row];
        }
        return out;
    }

    @Test
    @Clause("conv.3-armature")
    void bonesAreTheNodesOfTheModel() throws IOException {
        GltfReading file = read("bones-edit", "robots.rlb/r_walker");
        int nodes = model("robots.rlb/r_walker").nodeCount();
        assertThat(file.list("skins")).hasSameSizeAs(file.list("scenes"));
        assertThat(file.list("skins")).allMatch(skin -> ((List<?>) skin.get("joints")).size() == nodes);
        assertThat(file.list("nodes").stream().filter(node -> "armature".equals(node.get("name"))))
                .singleElement()
                .satisfies(node ->
                        assertThat(marks(node, "ironkit_model").get("rig")).isEqualTo("armature"));
    }

    @Test
    @Clause("conv.5-clips")
    void clipsStartAtZeroAndPlayTheirRange() throws IOException {
        String name = "robots.rlb/r_walker";
        Model model = model(name);
        ModelPoser poser = ModelPoser.of(model, ModelReading.detectOrder(model).value());
        PoseBuffer pose = poser.newBuffer();
        GltfReading file = read("clips", name);
        assertThat(file.list("animations").stream().map(one -> (String) one.get("name")))
                .contains("idle", "walk on", "long")
                .doesNotContain("timeline");
        GltfReading walk = file.playing("walk on");
        for (int frame = 5; frame <= 20; frame += 5) {
            poser.sample(frame, pose);
            for (int node = 0; node < model.nodeCount(); node++) {
                double[] world = walk.world(node, (frame - 5) / FRAMES_PER_SECOND);
                float[] m = pose.models();
                int at = PoseBuffer.matrixAt(node);
                assertThat(world[3]).isCloseTo(m[at + 3], within(1e-4));
                assertThat(world[7]).isCloseTo(m[at + 11], within(1e-4));
                assertThat(world[11]).isCloseTo(-m[at + 7], within(1e-4));
            }
        }
        assertThat(marks(file.list("scenes").get(0), "ironkit_model").get("clips"))
                .isEqualTo("idle 0 10;walk on 5 20;long 0 100000");
    }

    @Test
    @Clause("conv.6-variants")
    void variantsAreThePhasesOfMaterials() throws IOException {
        boolean any = false;
        for (String name : List.of("robots.rlb/r_hover", "robots.rlb/r_walker", "static.rlb/s_pond")) {
            GltfReading file = read("variants", name);
            assertThat(file.list("animations")).noneMatch(one -> ((String) one.get("name")).startsWith("material:"));
            for (Map<String, Object> mesh : file.list("meshes")) {
                for (Object item : (List<?>) mesh.get("primitives")) {
                    Map<String, Object> primitive = GltfReading.map(item);
                    if (!primitive.containsKey("extensions")) {
                        continue;
                    }
                    any = true;
                    List<?> mappings = (List<?>) GltfReading.map(
                                    GltfReading.map(primitive.get("extensions")).get("KHR_materials_variants"))
                            .get("mappings");
                    TreeSet<Integer> materials = new TreeSet<>();
                    mappings.forEach(one -> materials.add(GltfReading.number(GltfReading.map(one), "material", -1)));
                    assertThat(materials).hasSameSizeAs(mappings).hasSizeGreaterThan(1);
                    assertThat(materials).contains(GltfReading.number(primitive, "material", -1));
                }
            }
        }
        assertThat(any).isTrue();
    }

    @Test
    @Clause({"conv.6-strip", "conv.6-part"})
    void texturesThatChangeStandInOnePicture() throws IOException {
        GltfReading file = read("clips", "static.rlb/s_pond");
        assertThat(file.list("images").stream().map(image -> image.get("name")))
                .contains("WATER00 strip.0")
                .doesNotContain("WATER00.0");
        Map<String, Object> water = file.list("materials").get(0);
        Map<String, Object> texture = GltfReading.map(
                GltfReading.map(water.get("pbrMetallicRoughness")).get("baseColorTexture"));
        Map<String, Object> transform =
                GltfReading.map(GltfReading.map(texture.get("extensions")).get("KHR_texture_transform"));
        double[] offset = GltfReading.doubles(transform.get("offset"));
        double[] scale = GltfReading.doubles(transform.get("scale"));
        Map<String, Object> sampler = GltfReading.map(((List<?>) file.playing("material:WATER_M/0")
                        .list("animations")
                        .get(0)
                        .get("samplers"))
                .get(0));
        assertThat(sampler).containsEntry("interpolation", "STEP");
        double[] times = file.values(GltfReading.number(sampler, "input", -1));
        double[] offsets = file.values(GltfReading.number(sampler, "output", -1));
        // Ten pictures, each for 200 ms; then the first again.
        for (int frame = 0; frame < 10; frame++) {
            assertThat(times[frame]).isCloseTo(frame * 0.2, within(1e-6));
            assertThat(offsets[frame * 2] - offset[0]).isCloseTo(frame * (offsets[2] - offsets[0]), within(1e-6));
        }
        Map<String, Object> primitive =
                GltfReading.map(((List<?>) file.list("meshes").get(0).get("primitives")).get(0));
        Map<String, Object> attributes = GltfReading.map(primitive.get("attributes"));
        double[] plain = file.values(GltfReading.number(attributes, "TEXCOORD_0", -1));
        double[] put = file.values(
                GltfReading.number(attributes, "TEXCOORD_" + GltfReading.number(texture, "texCoord", -1), -1));
        for (int i = 0; i < plain.length; i++) {
            assertThat(put[i]).isCloseTo(offset[i % 2] + scale[i % 2] * plain[i], within(1e-5));
            // All of it lies in the first picture.
            assertThat(i % 2 == 1 || (put[i] >= 0 && put[i] <= offsets[2] - offsets[0] + 1e-5))
                    .isTrue();
        }
        assertThat(GltfReading.number(transform, "texCoord", -1)).isZero();
    }

    @Test
    void placesAreMultipliedAndNothingElse() throws IOException {
        GltfReading plain = read("first", "robots.rlb/r_walker");
        GltfReading scaled = read("scaled", "robots.rlb/r_walker");
        for (int node = 0; node < plain.list("nodes").size(); node++) {
            Map<String, Object> one = plain.list("nodes").get(node);
            Map<String, Object> other = scaled.list("nodes").get(node);
            assertThat(other.get("rotation")).isEqualTo(one.get("rotation"));
            // Nothing has a size of its own but what hides the coarser levels, outside of the scene.
            assertThat(other.containsKey("scale")).isEqualTo(other.get("name").equals("levels|hidden"));
            if (one.containsKey("translation")) {
                double[] a = GltfReading.doubles(one.get("translation"));
                double[] b = GltfReading.doubles(other.get("translation"));
                assertThat(b[0]).isCloseTo(a[0] / 2, within(1e-6));
                assertThat(b[1]).isCloseTo(a[1] / 2, within(1e-6));
            }
        }
        assertThat(marks(scaled.list("scenes").get(0), "ironkit_model"))
                .containsEntry("scale", "0.5")
                .containsEntry("cutout", BigDecimal.ONE);
    }

    @Test
    @Clause("conv.6-cutout")
    void whatIsThereOrNotIsCutOutOnRequest() throws IOException {
        assertThat(read("scaled", "static.rlb/s_tree_02").list("materials"))
                .anyMatch(material -> "MASK".equals(material.get("alphaMode")));
        assertThat(read("first", "static.rlb/s_tree_02").list("materials"))
                .anyMatch(material -> "BLEND".equals(material.get("alphaMode")))
                .noneMatch(material -> "MASK".equals(material.get("alphaMode")));
    }

    @Test
    @Clause("conv.6-first")
    void aPhaseIsShownWithoutTheOthers() throws IOException {
        Map<String, Object> first =
                read("first", "static.rlb/s_pond").list("materials").get(0);
        Map<String, Object> second =
                read("phase", "static.rlb/s_pond").list("materials").get(0);
        assertThat(marks(first, "ironkit").get("texture")).isEqualTo("WATER00.0");
        assertThat(marks(second, "ironkit").get("texture")).isEqualTo("WATER01.0");
        assertThat((String) GltfReading.map(second.get("extras")).get("ironkit_raw"))
                .contains("WATER09.0");
        Map<String, Object> none =
                read("none", "static.rlb/s_pond").list("materials").get(0);
        assertThat(GltfReading.map(none.get("extras"))).doesNotContainKey("ironkit_raw");
        for (String form : List.of("first", "phase", "none")) {
            assertThat(read(form, "static.rlb/s_pond").list("animations")).isEmpty();
        }
    }

    @Test
    void refusesFormsThatAreNone() throws IOException {
        Path bad = folder.resolve("bad.txt");
        List<List<String>> lines = List.of(
                List.of("--rig", "bones"),
                List.of("--scale", "0"),
                List.of("--scale", "NaN"),
                List.of("--phases", "all"),
                List.of("--phase", "-1"),
                List.of("--phase", "1", "--phases", "animate"),
                List.of("--clips", bad.toString()));
        for (String text : List.of("walk 5\n", "walk 9 5\n", "a;b 0 5\n", "# nothing\n", "a 0 1\na 2 3\n")) {
            Files.writeString(bad, text);
            for (List<String> line : lines) {
                assertThat(one(line).code()).as(line + text).isEqualTo(ExitCode.USAGE);
            }
        }
        CommandRun gone = one(List.of("--clips", folder.resolve("gone.txt").toString()));
        assertThat(gone.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(gone.err()).contains("gone.txt");
        assertThat(folder.resolve("one.glb")).doesNotExist();
    }

    private static CommandRun one(List<String> options) {
        List<Object> line = new ArrayList<>(List.of(
                "convert",
                demo.address("robots.rlb/r_hover"),
                "-o",
                folder.resolve("one.glb").toString()));
        line.addAll(options);
        return CommandRun.of(line.toArray());
    }
}

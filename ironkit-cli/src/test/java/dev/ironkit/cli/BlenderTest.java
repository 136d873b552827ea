package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every model of the demo game through Blender and out again: what the way back can count on. */
@Tag(OutsideTool.TAG)
class BlenderTest {

    /** Blender keeps normals as two angles of sixteen bits in a frame of the face. */
    private static final double NORMAL = 2e-3;

    @TempDir
    static Path folder;

    private static DemoModels demo;

    @BeforeAll
    static void takeAllThroughOneBlender() throws IOException, InterruptedException {
        Blender.require();
        demo = DemoModels.in(folder.resolve("game"));
        demo.export(folder.resolve("out"), "--to", "gltf", "--profile", "edit");
        List<Blender.Job> jobs = new ArrayList<>();
        demo.models().keySet().forEach(model -> jobs.add(new Blender.Job(ours(model), theirs(model), List.of())));
        Blender.run(folder, jobs);
    }

    private static Path ours(String model) {
        return folder.resolve("out").resolve(model + ".gltf");
    }

    private static Path theirs(String model) {
        return folder.resolve("back").resolve(model + ".gltf");
    }

    /** The whole point: nothing was touched, so nothing changes. */
    @Test
    void comesBackByteForByte() throws IOException {
        Path target = folder.resolve("back.msh");
        for (Map.Entry<String, Model> one : demo.models().entrySet()) {
            CommandRun run = CommandRun.of(
                    "convert",
                    theirs(one.getKey()),
                    "--base",
                    demo.address(one.getKey()),
                    "-o",
                    target,
                    "--force",
                    "--json");
            assertThat(run.code()).as(one.getKey() + run.err() + run.out()).isZero();
            assertThat(run.out()).as(one.getKey()).contains("\"unchanged\": true");
            assertThat(ByteView.of(Files.readAllBytes(target)))
                    .as(one.getKey())
                    .isEqualTo(MshFormat.MSH.encoded(one.getValue()));
        }
    }

    @Test
    void inPlaceOfItsEntryWithAllItWearsNothingChanges() throws IOException {
        for (String model : List.of("robots.rlb/r_walker", "fortif.rlb/fr_bunker", "fortif.rlb/fr_plant")) {
            Path archive = demo.game().resolve(model.replaceAll("/.*", ""));
            Path target = folder.resolve("in-place.rlb");
            CommandRun run = CommandRun.of(
                    "replace",
                    demo.address(model),
                    theirs(model),
                    "--with",
                    "materials,textures",
                    "-o",
                    target,
                    "--force");
            assertThat(run.code()).as(model + run.err()).isZero();
            assertThat(Files.mismatch(archive, target)).as(model).isEqualTo(-1);
        }
    }

    private static Map<String, Map<String, Object>> byName(List<Map<String, Object>> nodes) {
        Map<String, Map<String, Object>> named = new TreeMap<>();
        nodes.forEach(node -> named.put((String) node.get("name"), node));
        return named;
    }

    @Test
    void keepsNodesWithTheirParentsAndMarks() throws IOException {
        for (String model : demo.models().keySet()) {
            GltfReading before = GltfReading.of(ours(model));
            GltfReading after = GltfReading.of(theirs(model));
            assertThat(parents(after)).as(model).isEqualTo(parents(before));
            Map<String, Map<String, Object>> there = byName(after.list("nodes"));
            byName(before.list("nodes"))
                    .forEach((name, node) -> assertThat(there.get(name).get("extras"))
                            .as(model + " " + name)
                            .isEqualTo(node.get("extras")));
        }
    }

    private static Map<String, String> parents(GltfReading file) {
        List<Map<String, Object>> nodes = file.list("nodes");
        Map<String, String> parents = new TreeMap<>();
        nodes.forEach(node -> parents.putIfAbsent((String) node.get("name"), ""));
        for (Map<String, Object> node : nodes) {
            for (Object child : (List<?>) node.getOrDefault("children", List.of())) {
                parents.put((String) nodes.get(((Number) child).intValue()).get("name"), (String) node.get("name"));
            }
        }
        return parents;
    }

    @Test
    void keepsTheMarksOfMaterials() throws IOException {
        for (String model : demo.models().keySet()) {
            assertThat(marks(GltfReading.of(theirs(model))))
                    .as(model)
                    .containsExactlyInAnyOrderElementsOf(marks(GltfReading.of(ours(model))));
        }
    }

    private static List<Object> marks(GltfReading file) {
        List<Object> marks = new ArrayList<>();
        file.list("materials").forEach(material -> marks.add(material.get("extras")));
        return marks;
    }

    /** Batches of one material become one primitive; the triangles of each material stay in their order, corner by corner. */
    @Test
    void keepsTheCornersOfTrianglesInOrder() throws IOException {
        for (String model : demo.models().keySet()) {
            GltfReading before = GltfReading.of(ours(model));
            GltfReading after = GltfReading.of(theirs(model));
            Map<String, Map<String, Object>> there = byName(after.list("nodes"));
            byName(before.list("nodes")).forEach((name, node) -> {
                if (node.containsKey("mesh")) {
                    Map<Object, Corners> wanted = corners(before, node);
                    Map<Object, Corners> found = corners(after, there.get(name));
                    assertThat(found.keySet()).as(model + " " + name).isEqualTo(wanted.keySet());
                    wanted.forEach((material, one) -> one.assertSame(found.get(material), model + " " + name));
                }
            });
        }
    }

    /** What stands at the corners of triangles, one after the other. */
    private record Corners(List<Double> places, List<Double> normals, List<Double> texture) {

        private void assertSame(Corners other, String what) {
            assertThat(other.places).as(what).isEqualTo(places);
            assertThat(other.texture).as(what).isEqualTo(texture);
            assertThat(other.normals).as(what).hasSameSizeAs(normals);
            for (int i = 0; i < normals.size(); i++) {
                assertThat(other.normals.get(i)).as(what).isCloseTo(normals.get(i), within(NORMAL));
            }
        }
    }

    /** The corners of a mesh by what its materials are marked with. */
    private static Map<Object, Corners> corners(GltfReading file, Map<String, Object> node) {
        Map<String, Object> mesh = file.list("meshes").get(GltfReading.number(node, "mesh", -1));
        Map<Object, Corners> corners = new LinkedHashMap<>();
        for (Object item : (List<?>) mesh.get("primitives")) {
            Map<String, Object> primitive = GltfReading.map(item);
            Object mark = file.list("materials")
                    .get(GltfReading.number(primitive, "material", -1))
                    .get("extras");
            Corners of = corners.computeIfAbsent(
                    mark, key -> new Corners(new ArrayList<>(), new ArrayList<>(), new ArrayList<>()));
            double[] indices = file.values(GltfReading.number(primitive, "indices", -1));
            Map<String, Object> attributes = GltfReading.map(primitive.get("attributes"));
            add(of.places, file.values(GltfReading.number(attributes, "POSITION", -1)), indices, 3);
            add(of.normals, file.values(GltfReading.number(attributes, "NORMAL", -1)), indices, 3);
            add(of.texture, file.values(GltfReading.number(attributes, "TEXCOORD_0", -1)), indices, 2);
        }
        return corners;
    }

    private static void add(List<Double> to, double[] values, double[] indices, int width) {
        for (double index : indices) {
            for (int i = 0; i < width; i++) {
                // Without the sign of zero, which is not kept.
                to.add(values[((int) index) * width + i] + 0.0);
            }
        }
    }
}

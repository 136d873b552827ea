package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.PoseBlender;
import dev.ironkit.format.msh.animation.PoseBuffer;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.reading.ReadingOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every model of the demo game as three.js loads it in a browser, against the model itself and its poses at run time. */
@Tag(OutsideTool.TAG)
class ThreeAgreementTest {

    /** The ways to write a model. */
    enum Way {
        VIEW("glb", 1, "--to glb --profile view"),
        EDIT("gltf", NodeTable.STATES, "--to gltf --profile edit"),
        ARCHIVE("gltf", NodeTable.STATES, "--to gltf --profile archive"),
        ARMATURE("gltf", NodeTable.STATES, "--to gltf --profile edit --rig armature");

        private final String ending;
        private final int states;
        private final String options;

        Way(String ending, int states, String options) {
            this.ending = ending;
            this.states = states;
            this.options = options;
        }

        private boolean shows(int cell) {
            return states > 1 || cell < NodeTable.LEVELS - 1;
        }
    }

    private static final double FRAMES_PER_SECOND = 24;
    private static final double CLOSE = 1e-5;

    @TempDir
    static Path folder;

    private static DemoModels demo;
    private static final Map<String, Map<String, Object>> SHOWN = new TreeMap<>();

    @BeforeAll
    static void showAllInOneBrowser() throws IOException, InterruptedException {
        ThreeBrowser.require();
        demo = DemoModels.in(folder.resolve("game"));
        List<ThreeBrowser.Job> jobs = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (Way way : Way.values()) {
            demo.export(folder.resolve(way.name()), way.options.split(" ", -1));
            for (String model : demo.models().keySet()) {
                jobs.add(new ThreeBrowser.Job(file(way, model), true, List.of()));
                names.add(way + " " + model);
            }
        }
        List<Map<String, Object>> results = ThreeBrowser.show(folder, jobs);
        for (int i = 0; i < results.size(); i++) {
            SHOWN.put(names.get(i), results.get(i));
        }
        assertThat(SHOWN).hasSize(Way.values().length * demo.models().size());
    }

    private static Path file(Way way, String model) {
        return folder.resolve(way.name()).resolve(model + "." + way.ending);
    }

    private static Map<String, Object> shown(Way way, String model) {
        return SHOWN.get(way + " " + model);
    }

    private static List<Map<String, Object>> list(Map<String, Object> from, String name) {
        List<Map<String, Object>> maps = new ArrayList<>();
        ((List<?>) from.get(name)).forEach(item -> maps.add(GltfReading.map(item)));
        return maps;
    }

    /** What export says of a node of the file about the model; nothing of one that stands for none, as that of an armature. */
    private static Map<String, Object> mark(Map<String, Object> node) {
        Map<String, Object> extras = node.containsKey("extras") ? GltfReading.map(node.get("extras")) : Map.of();
        return extras.containsKey("ironkit") ? GltfReading.map(extras.get("ironkit")) : Map.of("s", "");
    }

    @ParameterizedTest
    @EnumSource
    void hasTheNodesAndTriangles(Way way) throws IOException {
        for (Map.Entry<String, Model> one : demo.models().entrySet()) {
            GltfReading file = GltfReading.of(file(way, one.getKey()));
            List<Map<String, Object>> nodes = list(shown(way, one.getKey()), "nodes");
            assertThat(nodes).as(one.getKey()).hasSameSizeAs(file.list("nodes"));
            Set<Integer> seen = new TreeSet<>();
            Map<String, Integer> triangles = new TreeMap<>();
            for (Map<String, Object> node : nodes) {
                Map<String, Object> mark = mark(file.list("nodes").get(GltfReading.number(node, "node", -1)));
                if (mark.get("s").equals("ironkit.msh.node/1")) {
                    seen.add(GltfReading.number(mark, "i", -1));
                } else if (mark.get("s").equals("ironkit.msh.slot/1")) {
                    triangles.merge(
                            mark.get("node") + " " + mark.get("state") + " " + mark.get("level"),
                            GltfReading.number(node, "triangles", -1),
                            Integer::sum);
                }
            }
            assertThat(seen).as(one.getKey()).hasSize(one.getValue().nodeCount());
            assertThat(triangles).as(one.getKey()).isEqualTo(trianglesOf(one.getValue(), way));
        }
    }

    private static Map<String, Integer> trianglesOf(Model model, Way way) {
        Map<String, Integer> triangles = new TreeMap<>();
        for (int node = 0; node < model.nodeCount(); node++) {
            for (int cell = 0; cell < NodeTable.CELLS; cell++) {
                int slot = model.nodes().slotWord(node, cell);
                if (way.shows(cell) && slot != NodeTable.NONE) {
                    triangles.put(
                            node + " " + cell / NodeTable.LEVELS + " " + cell % NodeTable.LEVELS,
                            model.slots().triCount(slot));
                }
            }
        }
        return triangles;
    }

    @ParameterizedTest
    @EnumSource
    void hasTheMaterials(Way way) {
        for (Map.Entry<String, Model> one : demo.models().entrySet()) {
            int materials = GltfReading.number(shown(way, one.getKey()), "materials", -1);
            assertThat(materials)
                    .as(one.getKey())
                    .isEqualTo(surfaces(one.getValue(), way).size());
        }
    }

    /** The rows of the material list that are drawn, each with the rows of the lightmaps that it is drawn with. */
    private static Set<String> surfaces(Model model, Way way) {
        ModelReading reading = ModelReading.of(model, ReadingOptions.AUTO.withLightmaps(true));
        Set<String> surfaces = new TreeSet<>();
        for (int node = 0; node < model.nodeCount(); node++) {
            for (int cell = 0; cell < NodeTable.CELLS; cell++) {
                int slot = model.nodes().slotWord(node, cell);
                if (way.shows(cell) && slot != NodeTable.NONE) {
                    int first = model.slots().batchStart(slot);
                    for (int batch = first; batch < first + model.slots().batchCount(slot); batch++) {
                        surfaces.add(reading.materials().wearRow(model.batches(), batch) + " "
                                + reading.materials().lightmapRow(model.batches(), batch));
                    }
                }
            }
        }
        return surfaces;
    }

    @ParameterizedTest
    @EnumSource
    void hasTheAnimations(Way way) throws IOException {
        int moving = 0;
        for (Map.Entry<String, Model> one : demo.models().entrySet()) {
            List<Map<String, Object>> clips = list(shown(way, one.getKey()), "animations");
            GltfReading file = GltfReading.of(file(way, one.getKey()));
            assertThat(clips.stream().map(clip -> clip.get("name")))
                    .as(one.getKey())
                    .containsExactlyElementsOf(file.list("animations").stream()
                            .map(clip -> clip.get("name"))
                            .toList());
            List<Map<String, Object>> timelines = clips.stream()
                    .filter(clip -> clip.get("name").equals("timeline"))
                    .toList();
            ModelPoser poser = ModelPoser.of(
                    one.getValue(), ModelReading.detectOrder(one.getValue()).value());
            boolean moves = false;
            for (int node = 0; node < one.getValue().nodeCount(); node++) {
                moves |= poser.sampler().tracks().isAnimated(node);
            }
            assertThat(timelines).as(one.getKey()).hasSize(moves ? 1 : 0);
            if (moves) {
                moving++;
                double frames = one.getValue().frameMap().frameCount() - 1;
                assertThat(((Number) timelines.get(0).get("seconds")).doubleValue())
                        .as(one.getKey())
                        .isCloseTo(frames / FRAMES_PER_SECOND, within(1e-6));
            }
        }
        assertThat(moving).isGreaterThan(5);
    }

    @ParameterizedTest
    @EnumSource
    void standsAtEveryKeyAsAtRunTime(Way way) throws IOException {
        int compared = 0;
        for (Map.Entry<String, Model> one : demo.models().entrySet()) {
            List<Map<String, Object>> nodes =
                    GltfReading.of(file(way, one.getKey())).list("nodes");
            ModelPoser poser = ModelPoser.of(
                    one.getValue(), ModelReading.detectOrder(one.getValue()).value());
            PoseBuffer pose = poser.newBuffer();
            for (Map<String, Object> moment : list(shown(way, one.getKey()), "poses")) {
                double frame = ((Number) moment.get("time")).doubleValue() * FRAMES_PER_SECOND;
                assertThat(frame).isCloseTo(Math.rint(frame), within(1e-4));
                poser.sample((float) Math.rint(frame), pose);
                unitLength(poser, pose);
                for (Map<String, Object> item : list(moment, "nodes")) {
                    Map<String, Object> mark = mark(nodes.get(GltfReading.number(item, "node", -1)));
                    if (mark.get("s").equals("ironkit.msh.node/1")) {
                        String what = one.getKey() + " node " + mark.get("i") + " frame " + frame;
                        same(GltfReading.doubles(item.get("matrix")), pose, GltfReading.number(mark, "i", -1), what);
                        compared++;
                    }
                }
            }
        }
        assertThat(compared).isGreaterThan(500);
    }

    /**
     * Takes the length out of all rotations of a pose and chains it again.
     *
     * <p>Sixteen bits a number keep a rotation within 3e-5 of unit length. The engine's matrices carry the rest along as a scale; viewers
     * of glTF go by the direction alone, or take it out where they glide.
     */
    private static void unitLength(ModelPoser poser, PoseBuffer pose) {
        float[] all = pose.poses();
        for (int node = 0; node < pose.nodeCount(); node++) {
            int at = PoseBuffer.poseAt(node);
            double squares = 0;
            for (int i = at; i < at + 4; i++) {
                squares += (double) all[i] * all[i];
            }
            for (int i = at; i < at + 4; i++) {
                all[i] /= (float) Math.sqrt(squares);
            }
            PoseBlender.toMatrix(all, at, pose.locals(), PoseBuffer.matrixAt(node));
        }
        poser.chain(pose);
    }

    /** Compares a matrix of columns in the axes of glTF with one of rows in the axes of the engine. */
    private static void same(double[] columns, PoseBuffer pose, int node, String what) {
        int at = PoseBuffer.matrixAt(node);
        int[] axis = {0, 2, 1};
        double[] sign = {1, 1, -1};
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 4; column++) {
                int engineColumn = column == 3 ? 3 : axis[column];
                double wanted = sign[row] * pose.models()[at + axis[row] * 4 + engineColumn];
                double turned = column == 3 ? wanted : wanted * sign[column];
                assertThat(columns[column * 4 + row]).as(what).isCloseTo(turned, within(CLOSE));
            }
        }
    }
}

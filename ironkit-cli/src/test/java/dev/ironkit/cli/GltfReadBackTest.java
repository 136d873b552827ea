package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.read.GltfReader;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.PoseSampler;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.testkit.Clause;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every model of the demo game, written out and read back, against the model itself and its poses at run time. */
class GltfReadBackTest {

    private static final double FRAMES_PER_SECOND = 24;
    private static final Map<String, Model> MODELS = new TreeMap<>();

    @TempDir
    static Path folder;

    @BeforeAll
    static void makeTheGame() throws IOException {
        DemoModels demo = DemoModels.in(folder.resolve("game"));
        MODELS.putAll(demo.models());
        for (String to : List.of("glb", "gltf")) {
            demo.export(folder.resolve(to), "--to", to);
        }
        demo.export(folder.resolve("bones"), "--to", "glb", "--rig", "armature", "--profile", "edit");
    }

    private static IncomingModel read(String model, String to) {
        Path file = folder.resolve(to).resolve(model + (to.equals("bones") ? ".glb" : "." + to));
        Problems problems = Problems.strict();
        IncomingModel read = GltfReader.read(
                model,
                bytes(file).orElseThrow(),
                beside -> bytes(file.getParent().resolve(beside)),
                problems);
        assertThat(problems.all()).as(model).allMatch(found -> found.code().id().equals("gltf.channel"));
        return read;
    }

    private static Optional<ByteView> bytes(Path file) {
        try {
            return Files.exists(file) ? Optional.of(ByteView.of(Files.readAllBytes(file))) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<IncomingNode> marked(IncomingModel model, String schema) {
        return model.nodes().stream()
                .filter(node -> node.marks().schema().equals(Optional.of(schema)))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"glb", "gltf", "bones"})
    @Clause({"gltf.nodes", "gltf.animations", "conv.2-back"})
    void nodesStandAndMoveAsAtRunTime(String to) {
        for (Map.Entry<String, Model> one : MODELS.entrySet()) {
            IncomingModel read = read(one.getKey(), to);
            Model model = one.getValue();
            PoseSampler sampler = ModelPoser.of(
                            model, ModelReading.detectOrder(model).value())
                    .sampler();
            List<IncomingNode> nodes = marked(read, "ironkit.msh.node/1");
            assertThat(nodes.size()).isGreaterThanOrEqualTo(model.nodeCount());
            int last = (int) Math.max(0, model.frameMap().frameCount() - 1);
            for (IncomingNode node : nodes) {
                int place = node.marks().number("i").orElseThrow();
                boolean isRoot = node.marks().number("p").orElseThrow() == IncomingNode.NONE && place == 0;
                IncomingCurve curve = read.clips().stream()
                        .filter(clip -> clip.name().equals("timeline"))
                        .flatMap(clip -> Optional.ofNullable(clip.curves().get(node.place())).stream())
                        .findFirst()
                        .orElse(null);
                for (int frame : new int[] {0, last / 2, last}) {
                    float[] wanted = new float[PoseSampler.POSE_FLOATS];
                    sampler.sample(place, frame, wanted, 0);
                    IncomingPose pose = curve == null ? node.rest() : curve.at(frame / FRAMES_PER_SECOND);
                    same(one.getKey() + " " + node.title() + " frame " + frame, wanted, pose, isRoot);
                }
            }
        }
    }

    private static void same(String what, float[] wanted, IncomingPose pose, boolean isRoot) {
        double sign = wanted[0] * pose.rotation().w()
                                + wanted[1] * pose.rotation().x()
                                + wanted[2] * pose.rotation().y()
                                + wanted[3] * pose.rotation().z()
                        < 0
                ? -1
                : 1;
        double length = Math.sqrt((double) wanted[0] * wanted[0]
                + (double) wanted[1] * wanted[1]
                + (double) wanted[2] * wanted[2]
                + (double) wanted[3] * wanted[3]);
        assertThat(pose.rotation().w() * sign).as(what).isCloseTo(wanted[0] / length, within(1e-5));
        assertThat(pose.rotation().x() * sign).as(what).isCloseTo(wanted[1] / length, within(1e-5));
        assertThat(pose.rotation().y() * sign).as(what).isCloseTo(wanted[2] / length, within(1e-5));
        assertThat(pose.rotation().z() * sign).as(what).isCloseTo(wanted[3] / length, within(1e-5));
        assertThat(pose.isRigid()).isTrue();
        if (!isRoot) {
            assertThat(pose.position().x()).as(what).isCloseTo(wanted[4], within(1e-5f));
            assertThat(pose.position().y()).as(what).isCloseTo(wanted[5], within(1e-5f));
            assertThat(pose.position().z()).as(what).isCloseTo(wanted[6], within(1e-5f));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"glb", "gltf", "bones"})
    @Clause({"gltf.surfaces", "gltf.skins", "gltf.marks"})
    void surfacesHoldTheVeryNumbersOfTheModel(String to) {
        for (Map.Entry<String, Model> one : MODELS.entrySet()) {
            IncomingModel read = read(one.getKey(), to);
            Model model = one.getValue();
            for (IncomingNode node : marked(read, "ironkit.msh.slot/1")) {
                int slot = node.marks().number("i").orElseThrow();
                int batch = model.slots().batchStart(slot);
                int triangles = 0;
                assertThat(read.nodes().get(owner(read, node)).marks().number("i"))
                        .isEqualTo(node.marks().number("node"));
                for (IncomingSurface surface : node.surfaces()) {
                    corners(one.getKey() + " " + node.title(), model, batch++, surface, to.equals("bones") ? 2e-5f : 0);
                    triangles += surface.triangleCount();
                    assertThat(surface.hasSources()).isEqualTo(!to.equals("glb"));
                    assertThat(read.materials().get(surface.material()).marks().schema())
                            .contains("ironkit.mat0/1");
                }
                assertThat(triangles).isEqualTo(model.slots().triCount(slot));
            }
        }
    }

    /** Coarser levels stand outside of all scenes; the finest one names them. */
    private static int owner(IncomingModel model, IncomingNode node) {
        return node.parent() != IncomingNode.NONE
                ? node.parent()
                : model.nodes().stream()
                        .filter(other -> other.coarser().contains(node.place()))
                        .findFirst()
                        .orElseThrow()
                        .parent();
    }

    /** What goes through the binding of a bone and back is rounded on the way. */
    private static void corners(String what, Model model, int batch, IncomingSurface surface, float off) {
        int[] indices = surface.indices();
        for (int i = 0; i < indices.length; i++) {
            int vertex = (int) (model.batches().baseVertex(batch)
                    + model.indices().index((int) model.batches().indexStart(batch) + i));
            int corner = indices[i];
            if (surface.hasSources()) {
                assertThat(surface.source(corner)).as(what).isEqualTo(vertex);
            }
            float[] wanted = {
                model.positions().x(vertex),
                model.positions().y(vertex),
                model.positions().z(vertex)
            };
            for (int axis = 0; axis < 3; axis++) {
                float found = surface.positions()[corner * 3 + axis];
                if (off == 0) {
                    assertThat(Float.floatToIntBits(found)).as(what).isEqualTo(Float.floatToIntBits(wanted[axis]));
                } else {
                    assertThat(found).as(what).isCloseTo(wanted[axis], within(off));
                }
            }
            assertThat(surface.uvs()[corner * 2]).isEqualTo(model.uvs().u(vertex));
            assertThat(surface.uvs()[corner * 2 + 1]).isEqualTo(model.uvs().v(vertex));
            double along =
                    (double) surface.normals()[corner * 3] * model.normals().x(vertex)
                            + (double) surface.normals()[corner * 3 + 1]
                                    * model.normals().y(vertex)
                            + (double) surface.normals()[corner * 3 + 2]
                                    * model.normals().z(vertex);
            double length = Math.sqrt((double) model.normals().x(vertex)
                            * model.normals().x(vertex)
                    + (double) model.normals().y(vertex) * model.normals().y(vertex)
                    + (double) model.normals().z(vertex) * model.normals().z(vertex));
            assertThat(along).as(what).isCloseTo(length, within(1e-4));
        }
    }
}

package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.convert.importing.merge.MergedModel;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.PoseBuffer;
import dev.ironkit.format.msh.animation.PoseSampler;
import dev.ironkit.format.msh.reading.ModelReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Edits made in Blender arrive where they were made, and nowhere else. */
@Tag(OutsideTool.TAG)
class BlenderEditsTest {

    private static final String WALKER = "robots.rlb/r_walker";
    private static final int HEAD = 2;
    private static final int ARM = 3;
    private static final int SOCKET = 13;

    @TempDir
    static Path folder;

    private static DemoModels demo;
    private static Model walker;

    @BeforeAll
    static void editInOneBlender() throws IOException, InterruptedException {
        Blender.require();
        demo = DemoModels.in(folder.resolve("game"));
        walker = demo.models().get(WALKER);
        CommandRun out = CommandRun.of("convert", demo.address(WALKER), "-o", ours());
        assertThat(out.code()).as(out.err()).isZero();
        List<Blender.Job> jobs = new ArrayList<>();
        jobs.add(job("moved", "{\"move\":\"head|s0l0\",\"by\":[0,0,0.25]}"));
        jobs.add(job("bent", "{\"move\":\"head|s0l0\",\"by\":[0,0,0.25],\"vertices\":[0,1,2]}"));
        jobs.add(job("textured", "{\"uv\":\"head|s0l0\",\"by\":[0.125,0],\"loops\":\"all\"}"));
        jobs.add(job("cut", "{\"uv\":\"head|s0l0\",\"by\":[0.125,0],\"loops\":[0,1,2]}"));
        jobs.add(job("keyed", "{\"key\":\"head\",\"frame\":20,\"by\":[0,0,0.5]}"));
        jobs.add(job("between", "{\"key\":\"head\",\"frame\":18,\"by\":[0,0,0.5]}"));
        jobs.add(job("turned", "{\"turn\":\"arm_l\",\"frame\":17,\"degrees\":20}"));
        jobs.add(job("placed", "{\"place\":\"Base_top\",\"by\":[0,0,0.5]}"));
        jobs.add(job("painted", "{\"colour\":\"DARK\",\"rgba\":[0.5,0.25,0.125,1]}"));
        jobs.add(job("deleted", "{\"delete\":\"arm_l|s0l0\"}"));
        Blender.run(folder, jobs);
    }

    private static Blender.Job job(String name, String edit) {
        return new Blender.Job(ours(), back(name), List.of(edit));
    }

    private static Path ours() {
        return folder.resolve("out").resolve(WALKER + ".gltf");
    }

    private static Path back(String name) {
        return folder.resolve("back").resolve(name + ".gltf");
    }

    private static MergedModel merged(String name) throws IOException {
        return ModelsBack.merge(walker, ours(), back(name));
    }

    private static Set<MeshTable> changed(Model now) {
        Set<MeshTable> changed = EnumSet.noneOf(MeshTable.class);
        for (MeshTable table : MeshTable.values()) {
            if (!walker.payload(table).equals(now.payload(table))) {
                changed.add(table);
            }
        }
        return changed;
    }

    /** The vertices that a node shows in a state at a level. */
    private static Set<Integer> vertices(Model model, int node, int state, int level) {
        Set<Integer> vertices = new TreeSet<>();
        int slot = model.nodes().slot(node, state, level);
        int first = model.slots().batchStart(slot);
        for (int batch = first; batch < first + model.slots().batchCount(slot); batch++) {
            for (int i = 0; i < model.batches().indexCount(batch); i++) {
                int index = model.indices().index((int) model.batches().indexStart(batch) + i);
                vertices.add((int) model.batches().baseVertex(batch) + index);
            }
        }
        return vertices;
    }

    @Test
    void aShapeThatMovesMovesItsVerticesAlone() throws IOException {
        MergedModel merged = merged("moved");
        Model now = merged.model();
        Set<Integer> moved = vertices(walker, HEAD, 0, 0);
        assertThat(moved).hasSizeGreaterThan(100);
        for (int vertex = 0; vertex < walker.positions().count(); vertex++) {
            float by = moved.contains(vertex) ? 0.25f : 0;
            assertThat(now.positions().x(vertex)).isEqualTo(walker.positions().x(vertex));
            assertThat(now.positions().y(vertex)).isEqualTo(walker.positions().y(vertex));
            assertThat(now.positions().z(vertex)).isEqualTo(walker.positions().z(vertex) + by);
        }
        // The bounds follow; normals do not change where all moves by the same.
        assertThat(changed(now)).containsExactly(MeshTable.SLOTS, MeshTable.POSITIONS);
    }

    @Test
    void verticesThatMoveTurnTheNormalsAroundThem() throws IOException {
        Model now = merged("bent").model();
        int moved = 0;
        for (int vertex = 0; vertex < walker.positions().count(); vertex++) {
            float rise = now.positions().z(vertex) - walker.positions().z(vertex);
            assertThat((double) rise).isIn(0.0, 0.25);
            assertThat(now.positions().x(vertex)).isEqualTo(walker.positions().x(vertex));
            assertThat(now.positions().y(vertex)).isEqualTo(walker.positions().y(vertex));
            moved += rise > 0 ? 1 : 0;
        }
        assertThat(moved).isEqualTo(3);
        assertThat(changed(now)).containsExactly(MeshTable.POSITIONS, MeshTable.NORMALS, MeshTable.TRIANGLES);
    }

    @Test
    void aTextureThatMovesMovesItsPlacesAlone() throws IOException {
        Model now = merged("textured").model();
        Set<Integer> moved = vertices(walker, HEAD, 0, 0);
        for (int vertex = 0; vertex < walker.positions().count(); vertex++) {
            float by = moved.contains(vertex) ? 0.125f : 0;
            assertThat(now.uvs().u(vertex)).isEqualTo(walker.uvs().u(vertex) + by);
            assertThat(now.uvs().v(vertex)).isEqualTo(walker.uvs().v(vertex));
        }
        assertThat(changed(now)).containsExactly(MeshTable.UVS);
    }

    /** Vertices that two triangles share become two where only one of the triangles changes. */
    @Test
    void cornersOfOneTriangleMoveInTheTextureAlone() throws IOException {
        Model now = merged("cut").model();
        assertThat(corners(now, false)).isEqualTo(corners(walker, false));
        List<Float> before = corners(walker, true);
        List<Float> after = corners(now, true);
        assertThat(after).hasSameSizeAs(before);
        for (int i = 0; i < before.size(); i++) {
            float by = i < 6 && i % 2 == 0 ? 0.125f : 0;
            assertThat(after.get(i)).as("number " + i).isEqualTo(before.get(i) + by);
        }
        assertThat(changed(now)).doesNotContain(MeshTable.NODES, MeshTable.SLOTS, MeshTable.KEYS, MeshTable.FRAME_MAP);
    }

    /** The places of each corner of the head's triangles, in the texture or in the model. */
    private static List<Float> corners(Model model, boolean inTexture) {
        List<Float> places = new ArrayList<>();
        int slot = model.nodes().slot(HEAD, 0, 0);
        int first = model.slots().batchStart(slot);
        for (int batch = first; batch < first + model.slots().batchCount(slot); batch++) {
            for (int i = 0; i < model.batches().indexCount(batch); i++) {
                int index = model.indices().index((int) model.batches().indexStart(batch) + i);
                int vertex = (int) model.batches().baseVertex(batch) + index;
                if (inTexture) {
                    places.add(model.uvs().u(vertex));
                    places.add(model.uvs().v(vertex));
                } else {
                    places.add(model.positions().x(vertex));
                    places.add(model.positions().y(vertex));
                    places.add(model.positions().z(vertex));
                }
            }
        }
        return places;
    }

    @Test
    void aKeyArrivesAtItsFrame() throws IOException {
        MergedModel merged = merged("keyed");
        assertThat(changed(merged.model())).containsExactly(MeshTable.KEYS);
        assertPlaces(merged.model(), HEAD, 20, 4);
    }

    @Test
    void aKeyBetweenTwoArrivesAtItsFrame() throws IOException {
        MergedModel merged = merged("between");
        assertThat(changed(merged.model())).containsExactly(MeshTable.NODES, MeshTable.KEYS, MeshTable.FRAME_MAP);
        assertPlaces(merged.model(), HEAD, 18, 2);
    }

    /** At every frame all nodes stand where they stood, but one that rises by a half towards a frame and falls again. */
    private static void assertPlaces(Model now, int node, int frame, int reach) {
        for (int at = 0; at < walker.frameMap().frameCount(); at++) {
            float[] before = poses(walker, at);
            float[] after = poses(now, at);
            double rise = Math.max(0, 0.5 * (reach - Math.abs(at - frame)) / reach);
            int height = PoseBuffer.poseAt(node) + PoseSampler.POSE_FLOATS - 1;
            for (int i = 0; i < before.length; i++) {
                double wanted = before[i] + (i == height ? rise : 0);
                assertThat((double) after[i]).as("frame " + at + " number " + i).isCloseTo(wanted, within(1e-5));
            }
        }
    }

    private static float[] poses(Model model, int frame) {
        ModelPoser poser = ModelPoser.of(model, ModelReading.detectOrder(model).value());
        PoseBuffer pose = poser.newBuffer();
        poser.sample(frame, pose);
        return pose.poses();
    }

    @Test
    void aTurnArrivesAtItsFrame() throws IOException {
        MergedModel merged = merged("turned");
        assertThat(changed(merged.model())).containsExactly(MeshTable.NODES, MeshTable.KEYS, MeshTable.FRAME_MAP);
        for (int at = 0; at < walker.frameMap().frameCount(); at++) {
            float[] before = poses(walker, at);
            float[] after = poses(merged.model(), at);
            for (int node = 0; node < walker.nodeCount(); node++) {
                int pose = PoseBuffer.poseAt(node);
                double degrees = angle(before, after, pose);
                for (int i = pose + 4; i < pose + PoseSampler.POSE_FLOATS; i++) {
                    assertThat(after[i]).as("place of " + node + " at " + at).isEqualTo(before[i]);
                }
                if (node == ARM && at == 17) {
                    assertThat(degrees).isCloseTo(20, within(0.01));
                } else if (node != ARM || at <= 16 || at >= 20) {
                    assertThat(degrees).as(node + " at " + at).isLessThan(0.01);
                }
            }
        }
    }

    private static double angle(float[] a, float[] b, int at) {
        double dot = 0;
        double squares = 0;
        double others = 0;
        for (int i = at; i < at + 4; i++) {
            dot += (double) a[i] * b[i];
            squares += (double) a[i] * a[i];
            others += (double) b[i] * b[i];
        }
        return Math.toDegrees(2 * Math.acos(Math.min(1, Math.abs(dot) / Math.sqrt(squares * others))));
    }

    @Test
    void aSocketStandsWhereItWasPut() throws IOException {
        MergedModel merged = merged("placed");
        assertThat(changed(merged.model())).containsExactly(MeshTable.KEYS);
        int height = PoseBuffer.poseAt(SOCKET) + PoseSampler.POSE_FLOATS - 1;
        for (int at = 0; at < walker.frameMap().frameCount(); at++) {
            float[] before = poses(walker, at);
            float[] after = poses(merged.model(), at);
            assertThat((double) after[height]).isCloseTo(before[height] + 0.5, within(1e-6));
            after[height] = before[height];
            assertThat(after).as("frame " + at).isEqualTo(before);
        }
    }

    /** The material is changed in its library; the model and its list stay as they are. */
    @Test
    void aColourArrivesInItsMaterial() throws IOException {
        Path game = DemoModels.in(folder.resolve("painted")).game();
        Path archive = game.resolve("robots.rlb");
        byte[] models = Files.readAllBytes(archive);
        CommandRun run = CommandRun.of(
                "replace", archive + "!/r_walker.msh", back("painted"), "--with", "materials", "--in-place");
        assertThat(run.code()).as(run.err()).isZero();

        assertThat(Files.readAllBytes(archive)).isEqualTo(models);
        byte[] before = Files.readAllBytes(demo.game().resolve("Material.lib"));
        byte[] after = Files.readAllBytes(game.resolve("Material.lib"));
        List<Integer> values = new ArrayList<>();
        for (int at = 0; at < before.length; at++) {
            if (before[at] != after[at]) {
                values.add(after[at] & 0xFF);
            }
        }
        // Half, a quarter and an eighth of the light, as bytes of colours.
        assertThat(after).hasSameSizeAs(before);
        assertThat(values).containsExactly(0xBC, 0x89, 0x63);
        assertThat(run.err()).contains("Material.lib!/DARK", "diffuse from #5C646E to #BC8963");
    }

    @Test
    void whatWasDeletedIsKept() throws IOException {
        MergedModel merged = merged("deleted");
        assertThat(changed(merged.model())).isEmpty();
        assertThat(merged.report().notes().toString()).contains("arm_l|s0l0");
    }
}

package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every model of the demo game in every form through Blender, as it is when nobody has chosen anything: no marks come back, levels lose
 * who names them, bones are aimed anew.
 */
@Tag(OutsideTool.TAG)
class BlenderFormsTest {

    /** The forms of a file. */
    enum Form {
        VIEW("glb", "--to glb"),
        EDIT("gltf", "--to gltf"),
        ARMATURE("gltf", "--to gltf --rig armature"),
        VIEW_ARMATURE("glb", "--to glb --rig armature"),
        VIEW_LEVEL("glb", "--to glb --level 0"),
        EDIT_LEVEL("gltf", "--to gltf --level 1"),
        EDIT_STATE("gltf", "--to gltf --state 1");

        private final String ending;
        private final String options;

        Form(String ending, String options) {
            this.ending = ending;
            this.options = options;
        }

        /** What other forms show already is tried on models that move. */
        private boolean isTried(String model) {
            return this != VIEW_ARMATURE || model.matches("(robots|animals|weapon)\\.rlb/.*");
        }

        private Path file(String kind, String model) {
            return folder.resolve(kind).resolve(name()).resolve(model + "." + ending);
        }
    }

    private static final String WALKER = "robots.rlb/r_walker";
    private static final int HEAD = 2;

    @TempDir
    static Path folder;

    private static DemoModels demo;

    @BeforeAll
    static void takeAllThroughOneBlender() throws IOException, InterruptedException {
        Blender.require();
        demo = DemoModels.in(folder.resolve("game"));
        List<Blender.Job> jobs = new ArrayList<>();
        for (Form form : Form.values()) {
            demo.export(folder.resolve("out").resolve(form.name()), form.options.split(" ", -1));
            for (String model : demo.models().keySet()) {
                if (Files.exists(form.file("out", model)) && form.isTried(model)) {
                    jobs.add(job(form, model, "back", List.of()));
                }
            }
        }
        String lift = "{\"move\":\"head|s0l0\",\"by\":[0,0,0.25]}";
        jobs.add(job(Form.VIEW, WALKER, "lifted", List.of(lift)));
        jobs.add(job(Form.ARMATURE, WALKER, "lifted", List.of(lift)));
        jobs.add(job(Form.EDIT_LEVEL, WALKER, "lifted", List.of("{\"move\":\"head|s0l1\",\"by\":[0,0,0.25]}")));
        String turn = "{\"bone\":\"arm_l\",\"of\":\"armature\",\"frame\":17,\"degrees\":20}";
        jobs.add(job(Form.ARMATURE, WALKER, "turned", List.of(turn)));
        jobs.add(job(Form.ARMATURE, WALKER, "placed", List.of("{\"place\":\"armature\",\"by\":[1,2,3]}")));
        Blender.run(folder, jobs);
    }

    private static Blender.Job job(Form form, String model, String kind, List<String> edits) {
        return new Blender.Job(form.file("out", model), form.file(kind, model), edits, false, "{}");
    }

    private static CommandRun replace(Form form, String model, String kind) {
        return CommandRun.of("replace", demo.address(model), form.file(kind, model), "-o", target(), "--force");
    }

    private static Path target() {
        return folder.resolve("target.rlb");
    }

    private static Path archive(String model) {
        return demo.game().resolve(model.replaceAll("/.*", ""));
    }

    @ParameterizedTest
    @EnumSource
    @Clause({"conv.3-lod", "conv.3-armature", "conv.8-untouched"})
    void whatNobodyTouchedGivesTheSameBytes(Form form) throws IOException {
        int tried = 0;
        for (String model : demo.models().keySet()) {
            if (Files.exists(form.file("back", model))) {
                CommandRun run = replace(form, model, "back");
                assertThat(run.code()).as(model + run.err()).isZero();
                assertThat(Files.mismatch(archive(model), target()))
                        .as(model + run.err())
                        .isEqualTo(-1);
                tried++;
            }
        }
        assertThat(tried).isGreaterThan(5);
    }

    private static Model merged(Form form, String kind) throws IOException {
        Path made = folder.resolve("made.msh");
        CommandRun run = CommandRun.of(
                "convert", form.file(kind, WALKER), "--base", demo.address(WALKER), "-o", made, "--force");
        assertThat(run.code()).as(run.err()).isZero();
        return MshFormat.MSH.decode(ByteView.of(Files.readAllBytes(made)), Problems.strict());
    }

    private static Set<Integer> moved(Model now) {
        Model was = demo.models().get(WALKER);
        Set<Integer> moved = new TreeSet<>();
        for (int vertex = 0; vertex < was.positions().count(); vertex++) {
            double x = now.positions().x(vertex) - was.positions().x(vertex);
            double y = now.positions().y(vertex) - was.positions().y(vertex);
            double z = now.positions().z(vertex) - was.positions().z(vertex);
            double far = Math.sqrt(x * x + y * y + z * z);
            if (far != 0) {
                assertThat(far).isCloseTo(0.25, within(1e-5));
                moved.add(vertex);
            }
        }
        return moved;
    }

    private static Set<Integer> head(int level) {
        Model model = demo.models().get(WALKER);
        int slot = model.nodes().slot(HEAD, 0, level);
        int first = model.slots().batchStart(slot);
        Set<Integer> vertices = new TreeSet<>();
        for (int batch = first; batch < first + model.slots().batchCount(slot); batch++) {
            for (int i = 0; i < model.batches().indexCount(batch); i++) {
                int index = model.indices().index((int) model.batches().indexStart(batch) + i);
                vertices.add((int) model.batches().baseVertex(batch) + index);
            }
        }
        return vertices;
    }

    @Test
    void anEditOfTheLevelThatIsShownArrivesAndOtherLevelsStay() throws IOException {
        assertThat(moved(merged(Form.VIEW, "lifted"))).isEqualTo(head(0));
        assertThat(moved(merged(Form.EDIT_LEVEL, "lifted"))).isEqualTo(head(1));
        assertThat(replace(Form.VIEW, WALKER, "lifted").err())
                .contains("hidden in the file and unchanged: state 0 at levels 1, 2 and 3")
                .contains("not in the file and kept unchanged: state 1 at levels 0, 1, 2 and 3;");
        assertThat(replace(Form.EDIT_LEVEL, WALKER, "lifted").err())
                .contains("not in the file and kept unchanged: state 0 at levels 0, 2 and 3;");
    }

    @Test
    void anEditOfWhatFollowsABoneArrives() throws IOException {
        assertThat(moved(merged(Form.ARMATURE, "lifted"))).isEqualTo(head(0));
    }

    @Test
    void aBoneThatIsTurnedTurnsItsNodeAlone() throws IOException {
        CommandRun run = replace(Form.ARMATURE, WALKER, "turned");
        assertThat(run.err()).contains("1 key changed").doesNotContain("vertices moved");
        Model was = demo.models().get(WALKER);
        Model now = merged(Form.ARMATURE, "turned");
        assertThat(now.positions().count()).isEqualTo(was.positions().count());
        assertThat(moved(now)).isEmpty();
    }

    @Test
    void anArmatureThatIsMovedAsAWholeChangesNothing() throws IOException {
        CommandRun run = replace(Form.ARMATURE, WALKER, "placed");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(Files.mismatch(archive(WALKER), target())).as(run.err()).isEqualTo(-1);
    }

    /** In Blender everything is shown that is in the file; what is of no size is not seen. */
    @Test
    @Clause("conv.3-lod")
    void blenderShowsOneLevel() throws IOException {
        for (String model : demo.models().keySet()) {
            GltfReading back = GltfReading.of(Form.VIEW.file("back", model));
            back.list("nodes").stream()
                    .filter(node -> ((String) node.get("name")).matches(".*\\|s0l[1-3]"))
                    .forEach(node -> assertThat(GltfReading.doubles(node.get("scale")))
                            .as(model + node.get("name"))
                            .containsOnly(0));
        }
    }
}

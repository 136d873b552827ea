package dev.ironkit.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.PoseBuffer;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.testkit.Allocation;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.LargeModelBytes;
import dev.ironkit.testkit.ModelBytes;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ModelInstanceTest {

    private static final int NONE = ModelInstance.NONE;

    @Test
    @Clause({"msh.4.1-composition", "msh.4.1-first-root", "D19"})
    void posesLikeThePoserOfASingleModel() {
        Model model = Made.model(Made.soup(3, 6, 2));
        ModelInstance instance = new ModelInstance(PreparedModel.of(model));
        ModelPose pose = instance.newPose();
        ModelPoser poser = ModelPoser.of(model, RotationOrder.W_FIRST);
        PoseBuffer expected = poser.newBuffer();

        instance.sample(1.75f, pose);
        poser.sample(1.75f, expected);
        assertThat(pose.buffer().models()).isEqualTo(expected.models());
        assertThat(pose.worlds()).as("placed at the origin").isEqualTo(expected.models());

        instance.blend(0.5f, 2.5f, 0.3f, pose);
        poser.blend(0.5f, 2.5f, 0.3f, expected);
        assertThat(pose.buffer().models()).isEqualTo(expected.models());

        instance.rest(pose);
        poser.rest(expected);
        assertThat(pose.buffer().locals()).isEqualTo(expected.locals());
    }

    @Test
    @Clause({"msh.4.4-rest-animated", "msh.4.4-rest-static", "D48"})
    void restsAtTheFirstKeyOfWhatMoves() {
        ModelInstance instance = new ModelInstance(Made.prepared(ModelBytes.animated()));
        ModelPose pose = instance.newPose();
        instance.rest(pose);

        assertThat(translation(pose.worlds(), 1)).containsExactly(0, 0, 1);
        assertThat(pose.worlds()[PoseBuffer.matrixAt(1)]).as("not turned").isEqualTo(1);
    }

    @Test
    @Clause("msh.4.1-placement")
    void thePlacementComesFirst() {
        ModelBytes bytes = ModelBytes.empty();
        Made.still(bytes, 0, 0, Made.NONE, 100);
        Made.still(bytes, 1, 0, 0, 3);
        ModelInstance instance = new ModelInstance(Made.prepared(bytes));
        ModelPose pose = instance.newPose();
        pose.placement()[0] = 2;
        pose.placement()[3] = 10;
        instance.rest(pose);

        assertThat(translation(pose.buffer().models(), 1)).containsExactly(3, 0, 0);
        assertThat(translation(pose.worlds(), 1)).containsExactly(16, 0, 0);
        assertThat(translation(pose.worlds(), 0)).containsExactly(10, 0, 0);
    }

    @Test
    @Clause("msh.4.3-override")
    void turnsOnePieceByAFraction() {
        ModelInstance instance = new ModelInstance(Made.prepared(ModelBytes.animated()));
        ModelPose turned = instance.newPose();
        ModelPose sampled = instance.newPose();
        instance.rest(turned);
        instance.turn(1, 1, 3, 0.5f, turned);
        instance.chain(turned);
        instance.sample(2, sampled);

        assertThat(turned.worlds()).isEqualTo(sampled.worlds());
        float[] before = turned.buffer().locals().clone();
        assertThatThrownBy(() -> instance.turn(1, -3, -1, 0.5f, turned)).isInstanceOf(IllegalArgumentException.class);
        assertThat(turned.buffer().locals()).isEqualTo(before);
    }

    @Test
    void leavesAPoseAloneThatCannotBeBlended() {
        ModelInstance instance = new ModelInstance(Made.prepared(ModelBytes.animated()));
        ModelPose pose = instance.newPose();
        instance.sample(1, pose);
        float[] before = pose.worlds().clone();

        assertThatThrownBy(() -> instance.blend(-1, -1, 0.5f, pose)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> instance.blend(1, 2, Float.NaN, pose)).isInstanceOf(IllegalArgumentException.class);
        assertThat(pose.worlds()).isEqualTo(before);
    }

    /** A chain 0 - 1 - 2 and a node 3 without a parent, each one further along x. */
    private static PreparedModel chain(float step) {
        ModelBytes bytes = ModelBytes.empty();
        Made.still(bytes, 0, 0, Made.NONE, step * 10);
        Made.still(bytes, 1, 0, 0, step);
        Made.still(bytes, 2, 0, 1, step);
        Made.still(bytes, 3, 0, Made.NONE, step * 5);
        return Made.prepared(bytes);
    }

    @Test
    @Clause({"msh.10-main", "msh.10-skip-root", "msh.10-socket", "msh.10-inner", "msh.10-none"})
    void attachesAllButTheRoot() {
        ModelInstance instance = new ModelInstance(chain(1));
        int mounted = instance.attach(chain(7), PartMaterials.NONE, 5, 2);

        assertThat(instance.pieceCount()).isEqualTo(7);
        assertThat(instance.partCount()).isEqualTo(2);
        assertThat(instance.tag(mounted)).isEqualTo(5);
        assertThat(instance.firstPiece(mounted)).isEqualTo(4);
        assertThat(parents(instance)).containsExactly(NONE, 0, 1, NONE, 2, 4, NONE);
        assertThat(new int[] {instance.node(4), instance.node(5), instance.node(6)})
                .containsExactly(1, 2, 3);
        assertThat(instance.label(4)).contains("label1");
        assertThat(instance.part(4)).isEqualTo(mounted);
    }

    @Test
    @Clause("msh.10-main")
    void shiftsTheParentsOfASecondWholeModel() {
        ModelInstance instance = new ModelInstance(chain(1));
        instance.add(chain(1), PartMaterials.NONE);

        assertThat(parents(instance)).containsExactly(NONE, 0, 1, NONE, NONE, 4, 5, NONE);
    }

    @Test
    @Clause("msh.10-root-pose")
    void placesWhatIsAttachedByTheSocketAndNotByItsRoot() {
        ModelInstance instance = new ModelInstance(chain(1));
        instance.attach(chain(7), PartMaterials.NONE, 1, 2);
        ModelPose pose = instance.newPose();
        instance.rest(pose);

        assertThat(translation(pose.worlds(), 2)).containsExactly(2, 0, 0);
        assertThat(translation(pose.worlds(), 4)).as("on the socket").containsExactly(9, 0, 0);
        assertThat(translation(pose.worlds(), 5)).containsExactly(16, 0, 0);
        assertThat(translation(pose.worlds(), 6)).as("without a parent").containsExactly(35, 0, 0);
    }

    @Test
    void attachesToWhatIsAttached() {
        ModelInstance instance = new ModelInstance(chain(1));
        instance.attach(chain(7), PartMaterials.NONE, 1, 2);
        instance.attach(chain(100), PartMaterials.NONE, 2, 5);
        ModelPose pose = instance.newPose();
        instance.rest(pose);

        assertThat(parents(instance)).containsExactly(NONE, 0, 1, NONE, 2, 4, NONE, 5, 7, NONE);
        assertThat(translation(pose.worlds(), 8)).containsExactly(216, 0, 0);
        assertThatThrownBy(() -> instance.attach(chain(1), PartMaterials.NONE, 1, 10))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Clause({"msh.4.1-tolerant-parent"})
    void parentsThatDoNotExistAndCirclesAreNone() {
        ModelBytes bytes = ModelBytes.empty();
        Made.still(bytes, 0, 0, Made.NONE, 1);
        Made.still(bytes, 1, 0, 9, 2);
        Made.still(bytes, 2, 0, 3, 3);
        Made.still(bytes, 3, 0, 2, 4);
        ModelInstance instance = new ModelInstance(Made.prepared(bytes));
        instance.attach(Made.prepared(bytes), PartMaterials.NONE, 1, 0);

        assertThat(parents(instance)).containsOnly(NONE);
    }

    @Test
    void refusesAPoseOfAnotherSize() {
        ModelInstance instance = new ModelInstance(chain(1));
        ModelPose pose = instance.newPose();
        instance.addEmpty(0);

        assertThatThrownBy(() -> instance.sample(0, pose)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ModelPicker(instance).place(pose)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> instance.addEmpty(99)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    @Clause({"msh-core.5.2.3-local", "msh-core.5.2.3-scale"})
    void theLargestScaleMakesTheSphere() {
        PreparedModel model = Made.prepared(ModelBytes.bare().slot(0, 0, 0, 0, 0, 0, 0, 2, 2, 1));
        float[] matrix = {0, 3, 0, 10, -2, 0, 0, 20, 0, 0, 1, 30, 0, 0, 0, 1};
        float[] sphere = new float[4];
        float[] box = new float[6];
        SlotBounds.sphere(model, 0, matrix, 0, sphere, 0);
        SlotBounds.box(model, 0, matrix, 0, box, 0);

        assertThat(sphere).containsExactly(13, 18, 30.5f, 1.5f * 3);
        assertThat(box).containsExactly(10, 16, 30, 16, 20, 31);
    }

    @Test
    @Clause("msh.5-scales")
    void areaGrowsWithTwoScalesAndVolumeWithThree() {
        PreparedModel model = Made.prepared(ModelBytes.bare().slot(0, 0, 0, 0, 0, 0, 0, 2, 3, 5));
        float[] matrix = {2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 1};

        assertThat(SlotBounds.area(model, 0, matrix, 0)).isEqualTo(6 * 2 * 3);
        assertThat(SlotBounds.volume(model, 0, matrix, 0)).isEqualTo(30 * 2 * 3 * 5);
    }

    @Test
    @Clause("msh-core.5.2.3-local")
    void theBoxInTheWorldHoldsAllPieces() {
        ModelBytes bytes = ModelBytes.empty();
        Made.still(bytes, 0, 0, Made.NONE, 0, 0);
        Made.still(bytes, 1, 0, 0, 10, 0);
        Made.triangleSlot(bytes, 0, 0, 0, 0, 0);
        ModelInstance instance = new ModelInstance(Made.prepared(bytes));
        ModelPose pose = instance.newPose();
        pose.placement()[11] = 5;
        instance.rest(pose);
        float[] box = new float[6];

        assertThat(instance.box(pose, 0, box, 0)).isTrue();
        assertThat(box).containsExactly(0, 0, 5, 12, 2, 5);
        float[] untouched = box.clone();
        assertThat(instance.box(pose, 4, box, 0)).isFalse();
        assertThat(box).isEqualTo(untouched);
    }

    @Test
    @Clause("msh.4.3-override")
    void allocatesNothingPerFrame() {
        ModelInstance instance = new ModelInstance(Made.prepared(LargeModelBytes.create()));
        instance.attach(Made.prepared(ModelBytes.animated()), PartMaterials.NONE, 1, 3);
        ModelPose pose = instance.newPose();
        ModelPicker picker = new ModelPicker(instance);
        DrawList drawn = new DrawList();
        TriangleHit hit = new TriangleHit();
        HitList list = new HitList();
        Ray ray = Ray.of(-50, 0, 0, 1, 0.01, 0.02);
        Ball ball = new Ball(0, 0, 3, 6);
        float[] box = new float[6];

        assertThat(Allocation.least(() -> {
                    for (int frame = 0; frame < 20; frame++) {
                        instance.sample(frame * 1.37f, pose);
                        instance.blend(frame, frame * 0.5f, 0.25f, pose);
                        instance.turn(5, 0, 10, 0.3f, pose);
                        instance.chain(pose);
                        instance.box(pose, 0, box, 0);
                        drawn.fill(instance, 0);
                        picker.place(pose);
                        picker.first(ray, HitQuery.SHOT, hit);
                        picker.all(ray, HitQuery.EVERYTHING, list);
                        picker.nearest(ball, HitQuery.COLLISION, hit);
                        picker.touched(ball, HitQuery.COLLISION, list);
                    }
                }))
                .isZero();
        assertThat(hit.found()).isTrue();
    }

    private static int[] parents(ModelInstance instance) {
        int[] parents = new int[instance.pieceCount()];
        Arrays.setAll(parents, instance::parent);
        return parents;
    }

    private static float[] translation(float[] matrices, int piece) {
        int at = PoseBuffer.matrixAt(piece);
        return new float[] {matrices[at + 3], matrices[at + 7], matrices[at + 11]};
    }
}

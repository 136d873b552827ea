package dev.ironkit.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PreparedModelTest {

    private static final int NONE = PreparedModel.NONE;

    /** Two nodes with fifteen slots each, all different. */
    private static PreparedModel fullMatrices() {
        ModelBytes model = ModelBytes.bare();
        for (int node = 0; node < 2; node++) {
            int[] slots = new int[15];
            for (int cell = 0; cell < 15; cell++) {
                slots[cell] = node * 15 + cell;
                model.slot(0, 0, 0, 0, 0, 0, 0, 1, 1, 1);
            }
            model.node(0, Made.NONE, Made.NONE, 0, slots);
        }
        return Made.prepared(model);
    }

    @Test
    @Clause({"msh-core.6.1-address", "D2"})
    void addressesACellByNodeStateAndLevel() {
        PreparedModel model = fullMatrices();
        ModelInstance instance = new ModelInstance(model);
        for (int node = 0; node < 2; node++) {
            for (int state = 0; state < 3; state++) {
                for (int level = 0; level < 5; level++) {
                    int expected = node * 15 + state * 5 + level;
                    assertThat(model.slot(node, state, level)).isEqualTo(expected);
                    assertThat(instance.slot(node, state, level)).isEqualTo(expected);
                }
            }
        }
    }

    @Test
    @Clause({"msh-core.6.1-current", "D2"})
    void minusOneIsTheCurrentStateOfThePiece() {
        ModelInstance instance = new ModelInstance(fullMatrices());

        assertThat(instance.slot(1, ModelInstance.CURRENT, 3)).isEqualTo(18);
        instance.state(1, 2);
        assertThat(instance.slot(1, ModelInstance.CURRENT, 3)).isEqualTo(28);
        assertThat(instance.slot(0, ModelInstance.CURRENT, 3))
                .as("the other piece")
                .isEqualTo(3);
        assertThat(instance.slot(1, 0, 3)).as("a state that was asked for").isEqualTo(18);
    }

    @Test
    @Clause({"msh-core.6.1-none", "D2"})
    void anEmptyCellStaysEmpty() {
        PreparedModel model = Made.prepared(ModelBytes.bare()
                .node(0, Made.NONE, Made.NONE, 0, 0, Made.NONE, 0)
                .slot(0, 0, 0, 0, 0, 0, 0, 1, 1, 1));

        assertThat(model.slot(0, 0, 0)).isZero();
        assertThat(model.slot(0, 0, 1)).isEqualTo(NONE);
        assertThat(model.slot(0, 1, 0)).isEqualTo(NONE);
    }

    @Test
    @Clause("msh-core.6.1-none")
    void aCellBeyondTheSlotsIsEmpty() {
        assertThat(Made.prepared(ModelBytes.bare().node(0, Made.NONE, Made.NONE, 0, 5))
                        .slot(0, 0, 0))
                .isEqualTo(NONE);
    }

    @Test
    void refusesLevelsAndNodesThatDoNotExist() {
        PreparedModel model = fullMatrices();

        assertThat(model.slot(0, 3, 0)).as("destroyed").isEqualTo(NONE);
        assertThatThrownBy(() -> model.slot(0, 0, 5)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> model.slot(0, -1, 0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> model.slot(2, 0, 0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> model.slot(-1, 0, 0)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    @Clause("msh-core.6.1-no-model")
    void aPieceWithoutAModelHasNoSlot() {
        ModelInstance instance = new ModelInstance();
        int piece = instance.addEmpty(ModelInstance.NONE);

        assertThat(instance.slot(piece, 0, 0)).isEqualTo(ModelInstance.NONE);
        assertThat(instance.label(piece)).isEmpty();
        assertThat(instance.node(piece)).isEqualTo(ModelInstance.NONE);
    }

    @Test
    @Clause("msh-core.6.1-slot")
    void slotsLieBehindEachOther() {
        PreparedModel model = Made.prepared(ModelBytes.bare()
                .node(0, Made.NONE, Made.NONE, 0, 1)
                .slot(0, 0, 0, 0, 0, 0, 0, 1, 1, 1)
                .slot(0, 0, 0, 0, 0, 0, 0, 4, 4, 4));
        float[] identity = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
        float[] box = new float[6];
        SlotBounds.box(model, model.slot(0, 0, 0), identity, 0, box, 0);

        assertThat(box).containsExactly(0, 0, 0, 4, 4, 4);
    }

    @Test
    @Clause("msh-core.6.2-string")
    void anEmptyLabelIsNone() {
        ModelInstance instance = new ModelInstance(Made.prepared(ModelBytes.animated()));

        assertThat(instance.label(0)).isEmpty();
        assertThat(instance.label(1)).contains("e_tur");
    }

    @Test
    @Clause("msh.3.1-socket")
    void aNodeWithoutASlotIsASocket() {
        ModelBytes bytes = ModelBytes.bare().slot(0, 0, 0, 0, 0, 0, 0, 1, 1, 1);
        int[] last = new int[15];
        Arrays.fill(last, Made.NONE);
        last[14] = 0;
        PreparedModel model =
                Made.prepared(bytes.node(0, Made.NONE, Made.NONE, 0).node(0, Made.NONE, Made.NONE, 0, last));

        assertThat(model.isSocket(0)).isTrue();
        assertThat(model.isSocket(1)).isFalse();
    }

    @Test
    @Clause("msh.3.1-stage")
    void countsDamageRowsFromTheFirst() {
        PreparedModel model = Made.prepared(ModelBytes.bare()
                .slot(0, 0, 0, 0, 0, 0, 0, 1, 1, 1)
                .node(0, Made.NONE, Made.NONE, 0, matrix(0, 5))
                .node(0, Made.NONE, Made.NONE, 0, matrix(0, 10))
                .node(0, Made.NONE, Made.NONE, 0, matrix(5, 10))
                .node(0, Made.NONE, Made.NONE, 0, matrix(0, 5, 10)));

        assertThat(model.damageRows(0)).isEqualTo(2);
        assertThat(model.damageRows(1)).isEqualTo(1);
        assertThat(model.damageRows(2)).isZero();
        assertThat(model.damageRows(3)).isEqualTo(3);
    }

    private static int[] matrix(int... filled) {
        int[] cells = new int[15];
        Arrays.fill(cells, Made.NONE);
        for (int cell : filled) {
            cells[cell] = 0;
        }
        return cells;
    }

    @Test
    @Clause("msh.3.1-stage")
    void theStageFollowsTheLifeThatIsLeft() {
        assertThat(DamageStage.of(3, 100, 100)).isZero();
        assertThat(DamageStage.of(3, 67, 100)).isZero();
        assertThat(DamageStage.of(3, 66, 100)).isEqualTo(1);
        assertThat(DamageStage.of(3, 33, 100)).isEqualTo(2);
        assertThat(DamageStage.of(3, 0, 100)).isEqualTo(3);
        assertThat(DamageStage.of(1, 1, 100)).isZero();
        assertThat(DamageStage.of(0, 50, 100)).isZero();
        assertThat(DamageStage.of(3, 500, 100)).as("more than all").isZero();
        assertThat(DamageStage.of(3, -5, 100)).as("less than nothing").isEqualTo(3);
    }

    @Test
    void refusesALifeThatSaysNothing() {
        assertThatThrownBy(() -> DamageStage.of(3, 1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> DamageStage.of(3, Float.NaN, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> DamageStage.of(3, 1, Float.NaN)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Clause("msh.12-geometry")
    void nodesThatCannotBeReadBecomeOneThatShowsAllBatches() {
        ModelBytes bytes = Made.oneTriangle(0, 0);
        Made.triangleSlot(bytes, 1, 0, 0, 5, 0);
        ModelInstance instance =
                new ModelInstance(Made.prepared(bytes.payload(1, new byte[48]).attrs(1, 2, 0, 24)));
        DrawList drawn = new DrawList();
        drawn.fill(instance, 0);
        ModelPose pose = instance.newPose();
        instance.rest(pose);
        float[] box = new float[6];

        assertThat(instance.pieceCount()).isEqualTo(1);
        assertThat(drawn.size()).isEqualTo(2);
        assertThat(instance.model(0).triangleCount(instance.slot(0, 0, 0))).isEqualTo(2);
        assertThat(instance.box(pose, 0, box, 0)).isTrue();
        assertThat(box).containsExactly(0, 0, 0, 7, 2, 0);
    }

    @Test
    @Clause("msh-core.6.3-vertex")
    void eachIndexOfABatchGivesAVertex() {
        PreparedModel model = Made.prepared(ModelBytes.animated().batch(0, 0, 0, 0, 9, 8, 0, 6));
        Model source = model.model();

        assertThat(model.vertex(1, 2)).isEqualTo(6);
        assertThat(source.positions().point(model.vertex(1, 2))).isEqualTo(new Point(2, 2, 0));
        assertThat(source.normals().z(model.vertex(1, 2))).isEqualTo(1);
        assertThat(source.uvs().u(model.vertex(1, 2))).isEqualTo(1);
        assertThat(model.vertex(2, 0)).as("base 6, index 2").isEqualTo(NONE);
        assertThat(model.vertex(2, 1)).as("base 6, index 0").isEqualTo(6);
        assertThat(model.vertex(2, 4)).as("behind the indices").isEqualTo(NONE);
        assertThatThrownBy(() -> model.vertex(1, 6)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}

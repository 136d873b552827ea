package dev.ironkit.convert.importing.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.importing.merge.MergeReport.KeptPart;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.testkit.Clause;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** What happened to all of a file, to a selection and to joined shapes is no edit of the parts. */
class FileCleanupTest {

    private static final int SEEDS = 24;
    private static final Model TANK = MergeModels.tank();
    private static final IncomingModel EDIT = Travels.out(TANK, GltfProfile.EDIT);
    private static final double FRAME = 1 / Travels.RATE;

    private static MergedModel back(IncomingModel after) {
        return Travels.back(TANK, EDIT, after);
    }

    private static ModelMerge.Options saying(Optional<Boolean> engineAxes, OptionalDouble scale) {
        return new ModelMerge.Options(
                false, Travels.RATE, 1, Origin.ORIGINAL, false, Optional.empty(), new SpaceChoice(engineAxes, scale));
    }

    private static IncomingModel bent() {
        return Other.surface(EDIT, "hull|s0l0", 0, sheet -> Other.moveAll(sheet, 3, 0, 0, 0.5f));
    }

    @Test
    @Clause("conv.8-axes")
    void aFileThatLiesOnItsBackIsSetUpright() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Model model = MergeModels.seeded(seed);
            IncomingModel before = Travels.out(model, GltfProfile.EDIT);
            IncomingModel after = Habits.onItsBack(new PretendBlender(seed, true, seed % 2 == 0).pass(before));
            MergedModel merged = Travels.back(model, before, after);
            assertThat(merged.report().changes()).as("seed " + seed).isEmpty();
            assertThat(merged.model()).as("seed " + seed).isSameAs(model);
        }
        Said.says(back(Habits.onItsBack(EDIT)), MergeProblem.TIPPED, "z up", "--axes gltf");
    }

    @Test
    void anEditArrivesFromAFileOnItsBack() {
        MergedModel merged = back(Habits.onItsBack(bent()));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.VERTICES, 1));
        assertThat(merged.model().payload(MeshTable.POSITIONS))
                .isEqualTo(back(bent()).model().payload(MeshTable.POSITIONS));
    }

    @Test
    @Clause("conv.8-axes")
    void whoSaysTheAxesIsBelieved() {
        IncomingModel tipped = Habits.onItsBack(EDIT);
        MergedModel meant = Travels.back(TANK, EDIT, tipped, saying(Optional.of(false), OptionalDouble.empty()));
        assertThat(meant.report().changes()).containsKey(MergeChange.VERTICES);
        MergedModel said = Travels.back(TANK, EDIT, tipped, saying(Optional.of(true), OptionalDouble.empty()));
        assertThat(said.model()).isSameAs(TANK);
        Said.saysNothing(said);
    }

    @Test
    @Clause("conv.8-size")
    void aFileThatIsLargerIsTakenAndTold() {
        MergedModel merged = back(Habits.enlarged(EDIT, 100));
        Said.says(merged, MergeProblem.ENLARGED, "100 times");
        assertThat(merged.report().changes()).containsKey(MergeChange.VERTICES);
        MergedModel said =
                Travels.back(TANK, EDIT, Habits.enlarged(EDIT, 100), saying(Optional.empty(), OptionalDouble.of(100)));
        assertThat(said.model()).isSameAs(TANK);
        Said.says(said, MergeProblem.SCALE_SAID, "exported 1 times", "100 times");
    }

    @Test
    void anEditIsNotTakenForASetting() {
        Said.saysNothing(back(Other.node(bent(), "gun", node -> Other.moved(node, 5, 5, 5))));
    }

    @Test
    @Clause("conv.8-selection")
    void aSelectionStaysWhereItHung() {
        for (int seed = 0; seed < SEEDS / 4; seed++) {
            Model model = MergeModels.seeded(seed);
            IncomingModel before = Travels.out(model, GltfProfile.EDIT);
            for (IncomingNode node : before.nodes()) {
                if (node.place() % 3 != seed % 3) {
                    continue;
                }
                double moment = seed % 5 * FRAME;
                MergedModel merged = Travels.back(model, before, Habits.selection(before, node.place(), moment));
                String what = "seed " + seed + " " + node.title();
                assertThat(merged.report().changes()).as(what).isEmpty();
                assertThat(merged.model()).as(what).isSameAs(model);
            }
        }
    }

    @Test
    void whatIsMissingAroundASelectionIsToldOnce() {
        IncomingModel turret = Habits.selection(EDIT, Other.node(EDIT, "turret").place(), 0);
        MergedModel merged = back(turret);
        Said.says(merged, MergeProblem.ORPHAN, "turret");
        Said.says(merged, MergeProblem.MISSING, "1 node (hull)", "--delete-missing");
        assertThat(merged.report().kept()).contains(new KeptPart(KeptPart.Kind.NODE, "hull"));
        assertThat(merged.report().notes()).hasSize(2);
    }

    @Test
    void aSelectionThatMovedMovesRelativeToWhatItHangsOn() {
        IncomingModel up = Other.node(EDIT, "gun", node -> Other.moved(node, 0, 0, 1));
        MergedModel wanted = back(up);
        MergedModel merged = back(Habits.selection(up, Other.node(up, "gun").place(), 3 * FRAME));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.KEYS, 1));
        KeyTable keys = merged.model().keys();
        assertThat(keys.key(keys.count() - 1).position().z()).isCloseTo(1.25f, within(1e-5f));
        assertThat(merged.model().payload(MeshTable.NODES))
                .isEqualTo(wanted.model().payload(MeshTable.NODES));
    }

    /** Whoever deletes an object leaves those below it with the numbers they had. */
    @Test
    void whatHungOnADeletedNodeHangsThereAgain() {
        MergedModel merged = back(Other.node(
                Other.without(Other.without(EDIT, "turret"), "turret|s0l0"),
                "gun",
                node -> node.hanging(IncomingNode.NONE)));
        assertThat(merged.model()).isSameAs(TANK);
        Said.says(merged, MergeProblem.ORPHAN, "gun");
        Said.says(merged, MergeProblem.MISSING, "1 node (turret)", "1 shape (turret|s0l0)");
    }

    @Test
    void soDoesWhatHungOnADeletedCopy() {
        MergedModel merged = back(
                Other.node(Other.without(EDIT, "turret@s0l1"), "gun@s0l1", node -> node.hanging(IncomingNode.NONE)));
        assertThat(merged.model()).isSameAs(TANK);
    }

    /** A node that was taken off another one, which is still there, hangs on nothing from now on. */
    @Test
    void aNodeThatWasTakenOffStaysOff() {
        MergedModel merged = back(Other.node(EDIT, "gun", node -> node.hanging(IncomingNode.NONE)));
        assertThat(merged.report().changes()).containsKey(MergeChange.NODES_REPARENTED);
    }

    @Test
    @Clause("conv.8-joined")
    void joinedShapesComeApart() {
        for (int frame = 0; frame < 8; frame++) {
            IncomingModel after = Habits.joined(EDIT, "gun|s0l0", "turret|s0l0", frame * FRAME);
            MergedModel merged = back(after);
            assertThat(merged.report().changes()).as("frame " + frame).isEmpty();
            assertThat(merged.model()).isSameAs(TANK);
            Said.says(merged, MergeProblem.JOINED, "gun|s0l0", "turret|s0l0");
            assertThat(merged.report().kept()).isEmpty();
        }
    }

    @Test
    void soDoThoseOfNodesThatMoveApart() {
        IncomingModel after = Habits.joined(EDIT, "turret|s0l0", "hull|s0l0", 5 * FRAME);
        assertThat(back(after).model()).isSameAs(TANK);
    }

    @Test
    void anEditOfAJoinedShapeArrivesInItsOwn() {
        IncomingModel joined = Habits.joined(EDIT, "gun|s0l0", "turret|s0l0", 0);
        int last = Other.node(joined, "turret|s0l0").surfaces().size() - 1;
        MergedModel merged =
                back(Other.surface(joined, "turret|s0l0", last, sheet -> Other.moveAll(sheet, 8, 0, 0, 0.5f)));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.VERTICES, 1));
        assertThat(merged.model().slots().count()).isEqualTo(TANK.slots().count());
    }

    @Test
    void joinedShapesStayJoinedIfWhatIsMissingIsToGo() {
        IncomingModel after = Habits.joined(EDIT, "gun|s0l0", "turret|s0l0", 0);
        MergedModel merged = Travels.back(TANK, EDIT, after, Travels.deleting());
        assertThat(merged.report().changes())
                .isEqualTo(Map.of(MergeChange.SLOTS_REBUILT, 1, MergeChange.SLOTS_REMOVED, 1));
        assertThat(merged.model().slots().triCount(merged.model().nodes().slot(1, 0, 0)))
                .isEqualTo(18 + 8);
    }

    @Test
    void aNodeThatIsGoneFromTheFirstSceneIsToldAndCanGo() {
        IncomingModel after = Other.without(Other.without(EDIT, "gun"), "gun|s0l0");
        MergedModel kept = back(after);
        assertThat(kept.model()).isSameAs(TANK);
        assertThat(kept.report().kept())
                .isEqualTo(List.of(
                        new KeptPart(KeptPart.Kind.SHAPE, "gun|s0l0"), new KeptPart(KeptPart.Kind.NODE, "gun")));
        MergedModel gone = Travels.back(TANK, EDIT, after, Travels.deleting());
        assertThat(gone.model().nodeCount()).isEqualTo(2);
    }
}

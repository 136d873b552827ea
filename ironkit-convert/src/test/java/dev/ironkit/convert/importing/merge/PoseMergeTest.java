package dev.ironkit.convert.importing.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.PoseSampler;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.format.msh.edit.Derived;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.testkit.Clause;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Poses and keys change where they came back otherwise. */
class PoseMergeTest {

    private static final Model TANK = MergeModels.tank();
    private static final IncomingModel EDIT = Travels.out(TANK, GltfProfile.EDIT);

    private static MergedModel back(IncomingModel after) {
        return Travels.back(TANK, EDIT, after);
    }

    private static IncomingPose pose(float z, double turn) {
        return new IncomingPose(
                new Point(0, 0.5f, z), new Rotation(Math.cos(turn / 2), 0, 0, Math.sin(turn / 2)), 1, 1, 1);
    }

    private static Other.Keys curve(double[] frames, IncomingPose... poses) {
        double[] seconds = new double[frames.length];
        for (int i = 0; i < frames.length; i++) {
            seconds[i] = frames[i] / Travels.RATE;
        }
        return new Other.Keys(seconds, poses, true, true);
    }

    private static float[] sample(Model model, int node, float frame) {
        float[] pose = new float[PoseSampler.POSE_FLOATS];
        ModelPoser.of(model, ModelReading.detectOrder(model).value()).sampler().sample(node, frame, pose, 0);
        return pose;
    }

    @Test
    void theFirstSceneCounts() {
        IncomingModel after = Other.node(EDIT, "gun", node -> Other.moved(node, 1, 0, 0));
        MergedModel merged = back(after);
        assertThat(merged.model().keys().x(TANK.nodes().fallbackKey(2))).isEqualTo(2);
        Said.saysNothing(merged);
    }

    @Test
    void aCopyCountsIfOnlyThatChanged() {
        MergedModel merged = back(Other.node(EDIT, "gun@s1l0", node -> Other.moved(node, 3, 0, 0)));
        assertThat(merged.model().keys().x(TANK.nodes().fallbackKey(2))).isEqualTo(4);
        Said.saysNothing(merged);
    }

    @Test
    @Clause("conv.3-copies")
    void copiesThatChangedDifferentlyAreTold() {
        IncomingModel after = Other.node(EDIT, "gun", node -> Other.moved(node, 1, 0, 0));
        MergedModel merged = back(Other.node(after, "gun@s1l0", node -> Other.moved(node, 3, 0, 0)));
        assertThat(merged.model().keys().x(TANK.nodes().fallbackKey(2))).isEqualTo(2);
        Said.says(merged, MergeProblem.CONFLICT, "\"gun\"", "\"gun@s1l0\"");
    }

    @Test
    void copiesThatChangedAlikeAreNone() {
        IncomingModel after = Other.node(EDIT, "gun", node -> Other.moved(node, 1, 0, 0));
        Said.saysNothing(back(Other.node(after, "gun@s1l0", node -> Other.moved(node, 1, 0, 0))));
    }

    @Test
    @Clause("conv.2-root-back")
    void theRootIsWrittenAndTheGameIgnoresIt() {
        MergedModel merged = back(Other.node(EDIT, "hull", node -> Other.moved(node, 0, 0, 4)));
        assertThat(merged.model().keys().z(0)).isEqualTo(4);
        Said.says(merged, MergeProblem.ROOT_PLACE, "hull");
    }

    @Test
    void aKeyThatCameIsAddedWhereItIs() {
        IncomingModel after = Other.curve(
                EDIT, "turret", curve(new double[] {0, 2, 4, 8}, pose(2, 0), pose(9, 0.25), pose(3, 0.5), pose(3, 1)));
        MergedModel merged = back(after);
        Model model = merged.model();
        assertThat(model.keys().count()).isEqualTo(TANK.keys().count() + 1);
        assertThat(model.keys().time(2)).isEqualTo(2);
        assertThat(model.keys().z(2)).isEqualTo(9);
        for (int key : new int[] {0, 1}) {
            assertThat(model.keys().key(key)).isEqualTo(TANK.keys().key(key));
        }
        for (int key : new int[] {2, 3, 4}) {
            assertThat(model.keys().key(key + 1)).isEqualTo(TANK.keys().key(key));
        }
        assertThat(sample(model, 1, 1)[6]).isCloseTo(5.5f, within(1e-4f));
    }

    @Test
    void aTimelineThatIsLongerLengthensAll() {
        IncomingModel after = Other.curve(
                EDIT, "turret", curve(new double[] {0, 4, 8, 20}, pose(2, 0), pose(3, 0.5), pose(3, 1), pose(10, 1)));
        MergedModel merged = back(after);
        assertThat(merged.model().frameMap().frameCount()).isEqualTo(21);
        assertThat(merged.report().derived()).containsKey(Derived.FRAME_COUNT);
        assertThat(sample(merged.model(), 1, 20)[6]).isEqualTo(10);
        assertThat(sample(merged.model(), 1, 14)[6]).isCloseTo(6.5f, within(1e-4f));
    }

    @Test
    void soDoesOneInAModelWhoseTimelineIsLongerThanItsKeys() {
        int map = TANK.entry(MeshTable.FRAME_MAP).orElseThrow();
        byte[] words = Arrays.copyOf(TANK.payload(MeshTable.FRAME_MAP).toByteArray(), 12 * 2);
        for (int frame = 9; frame < 12; frame++) {
            words[frame * 2] = words[8 * 2];
        }
        Attributes old = TANK.attributes(MeshTable.FRAME_MAP);
        Model idle = Model.of(TANK.archive()
                .edit()
                .replace(map, ByteView.of(words))
                .attributes(map, new Attributes(old.type(), 12, 12, old.attr3()))
                .apply());
        IncomingModel before = Travels.out(idle, GltfProfile.EDIT);
        assertThat(Travels.back(idle, before, before).model()).isSameAs(idle);
        IncomingModel after = Other.curve(
                before, "turret", curve(new double[] {0, 4, 8, 20}, pose(2, 0), pose(3, 0.5), pose(3, 1), pose(10, 1)));
        MergedModel merged = Travels.back(idle, before, after);
        assertThat(merged.model().frameMap().frameCount()).isEqualTo(21);
        assertThat(sample(merged.model(), 1, 20)[6]).isEqualTo(10);
    }

    @Test
    void aNodeThatStoodStillMayMove() {
        IncomingModel after = Other.curve(
                EDIT,
                "gun",
                curve(
                        new double[] {0, 6},
                        new IncomingPose(new Point(1, 0, 0.25f), Rotation.IDENTITY, 1, 1, 1),
                        new IncomingPose(new Point(4, 0, 0.25f), Rotation.IDENTITY, 1, 1, 1)));
        MergedModel merged = back(after);
        assertThat(sample(merged.model(), 2, 3)[4]).isCloseTo(2.5f, within(1e-5f));
        assertThat(sample(merged.model(), 2, 8)[4]).isEqualTo(4);
        assertThat(sample(merged.model(), 1, 5)).isEqualTo(sample(TANK, 1, 5));
    }

    @Test
    void anAnimationOfItsOwnIsPlayedWithTheTimeline() {
        Other.Keys keys = curve(new double[] {0, 6}, pose(2, 0), pose(5, 0));
        IncomingClip second =
                new IncomingClip("timeline_gun", Map.of(Other.node(EDIT, "gun").place(), keys));
        MergedModel merged = back(Other.clips(EDIT, List.of(EDIT.clips().get(0), second)));
        assertThat(sample(merged.model(), 2, 6)[6]).isEqualTo(5);
        assertThat(sample(merged.model(), 1, 5)).isEqualTo(sample(TANK, 1, 5));
        Said.saysNothing(merged);
    }

    @Test
    void aSecondAnimationOfAMovingNodeIsLeftOutAndTold() {
        Other.Keys keys = curve(new double[] {0, 6}, pose(2, 0), pose(5, 0));
        IncomingClip idle =
                new IncomingClip("Idle", Map.of(Other.node(EDIT, "turret").place(), keys));
        MergedModel merged = back(Other.clips(EDIT, List.of(idle, EDIT.clips().get(0))));
        assertThat(merged.model()).isSameAs(TANK);
        Said.says(merged, MergeProblem.CLIP, "Idle", "timeline");
    }

    @Test
    void anAnimationThatDidNotComeBackIsKept() {
        MergedModel merged = back(Other.clips(EDIT, List.of()));
        assertThat(merged.model()).isSameAs(TANK);
        Said.says(merged, MergeProblem.MISSING, "1 animation (");
    }

    @Test
    void orStandsStillIfThatIsAskedFor() {
        MergedModel merged = Travels.back(TANK, EDIT, Other.clips(EDIT, List.of()), Travels.deleting());
        assertThat(sample(merged.model(), 1, 8)).isEqualTo(sample(TANK, 1, 0));
        assertThat(sample(merged.model(), 1, 4)).isEqualTo(sample(TANK, 1, 0));
    }

    @Test
    void theRestOfANodeThatMovesIsNotUsedAndThatIsTold() {
        MergedModel merged = back(Other.node(EDIT, "turret", node -> Other.moved(node, 5, 0, 0)));
        assertThat(merged.model()).isSameAs(TANK);
        Said.says(merged, MergeProblem.REST, "\"turret\"");
        // Blender writes where a node is in the frame that is shown.
        Said.saysNothing(back(Other.node(EDIT, "turret", node -> Other.posed(node, pose(3, 0.5)))));
    }

    @Test
    void anAnimationThatNeverEndsIsRefused() {
        Said.refuses(
                MergeProblem.LENGTH,
                "\"turret\"",
                () -> back(Other.curve(EDIT, "turret", curve(new double[] {0, 1e9}, pose(2, 0), pose(3, 0)))));
    }

    @Test
    @Clause("conv.5-keys")
    void whateverComesBackIsPlayedFrameByFrame() {
        Random random = new Random(5);
        for (int round = 0; round < 20; round++) {
            double[] frames = new double[60];
            IncomingPose[] poses = new IncomingPose[60];
            for (int i = 0; i < frames.length; i++) {
                frames[i] = i;
                boolean rests = random.nextInt(4) > 0 && i > 0;
                poses[i] = rests ? poses[i - 1] : pose(random.nextInt(50) / 8f, random.nextDouble() * 3);
            }
            MergedModel merged = back(Other.curve(EDIT, "turret", curve(frames, poses)));
            for (int i = 0; i < frames.length; i++) {
                float[] pose = sample(merged.model(), 1, i);
                assertThat(pose[6]).isCloseTo(poses[i].position().z(), within(1e-3f));
                Rotation turn = new Rotation(pose[0], pose[1], pose[2], pose[3]);
                assertThat(Tolerance.turn(turn, poses[i].rotation())).isLessThan(1e-4);
            }
            assertThat(merged.model().payload(MeshTable.POSITIONS)).isEqualTo(TANK.payload(MeshTable.POSITIONS));
        }
    }

    /** The tank whose turret holds its first key for a frame longer, as no plain run does. */
    private static Model odd() {
        byte[] words = TANK.payload(MeshTable.FRAME_MAP).toByteArray();
        words[4 * 2] = words[0];
        return Model.of(TANK.archive()
                .edit()
                .replace(TANK.entry(MeshTable.FRAME_MAP).orElseThrow(), ByteView.of(words))
                .apply());
    }

    @Test
    void aMapOfAnotherMakingStays() {
        Model odd = odd();
        IncomingModel before = Travels.out(odd, GltfProfile.EDIT);
        assertThat(Travels.back(odd, before, before).model()).isSameAs(odd);
        assertThat(Travels.back(odd, before, new PretendBlender(1, true, true).pass(before))
                        .model())
                .isSameAs(odd);
    }

    @Test
    void evenIfItsKeysAreMovedAltogether() {
        Model odd = odd();
        IncomingModel before = Travels.out(odd, GltfProfile.EDIT);
        Other.Keys keys = Other.keys(before, "turret");
        for (int i = 0; i < keys.poses().length; i++) {
            Point at = keys.poses()[i].position();
            keys.poses()[i] =
                    new IncomingPose(new Point(at.x() + 1, at.y(), at.z()), keys.poses()[i].rotation(), 1, 1, 1);
        }
        MergedModel merged = Travels.back(odd, before, Other.curve(before, "turret", keys));
        assertThat(Bytes.changedRows(odd, merged.model())).containsOnlyKeys(MeshTable.KEYS);
        assertThat(merged.model().payload(MeshTable.FRAME_MAP)).isEqualTo(odd.payload(MeshTable.FRAME_MAP));
    }

    @Test
    void orIsMadeAnewWhereItsKeysDoNotDo() {
        Model odd = odd();
        IncomingModel before = Travels.out(odd, GltfProfile.EDIT);
        Other.Keys keys = Other.keys(before, "turret");
        keys.poses()[6] = new IncomingPose(new Point(9, 9, 9), keys.poses()[6].rotation(), 1, 1, 1);
        MergedModel merged = Travels.back(odd, before, Other.curve(before, "turret", keys));
        for (int frame = 0; frame < 9; frame++) {
            float[] pose = sample(merged.model(), 1, frame);
            assertThat(pose[4]).isCloseTo(keys.poses()[frame].position().x(), within(1e-3f));
            assertThat(pose[6]).isCloseTo(keys.poses()[frame].position().z(), within(1e-3f));
        }
    }

    @Test
    void whatGoesBackToWhereItWasStaysThere() {
        // The turret moves on its way until frame 8; here it jumps in between, behind its last key.
        IncomingModel after = Other.curve(
                EDIT,
                "turret",
                curve(
                        new double[] {0, 4, 8, 10, 12, 14, 20},
                        pose(2, 0),
                        pose(3, 0.5),
                        pose(3, 1),
                        pose(3, 1),
                        pose(9, 1),
                        pose(3, 1),
                        pose(3, 1)));
        Model model = back(after).model();
        assertThat(sample(model, 1, 9)[6]).isCloseTo(3, within(1e-4f));
        assertThat(sample(model, 1, 12)[6]).isCloseTo(9, within(1e-4f));
        assertThat(sample(model, 1, 14)[6]).isCloseTo(3, within(1e-4f));
        assertThat(sample(model, 1, 20)[6]).isCloseTo(3, within(1e-4f));
    }

    @Test
    void aModelWithoutKeysCannotBePosed() {
        Model bare = Model.of(TANK.archive()
                .edit()
                .replace(TANK.entry(MeshTable.KEYS).orElseThrow(), ByteView.empty())
                .apply());
        IncomingModel before = Travels.out(bare, GltfProfile.EDIT);
        assertThat(Travels.back(bare, before, before).model()).isSameAs(bare);
        Said.refuses(
                MergeProblem.REFUSED,
                "\"gun\": the model has no keys",
                () -> Travels.back(bare, before, Other.node(before, "gun", node -> Other.moved(node, 1, 0, 0))));
    }
}

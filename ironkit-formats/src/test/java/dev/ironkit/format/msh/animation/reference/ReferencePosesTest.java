package dev.ironkit.format.msh.animation.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.format.msh.animation.reference.ReferencePoses.Branch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReferencePosesTest {

    private static final int NONE = 0xFFFF;

    private final float[] quaternion = new float[4];
    private final float[] position = new float[3];

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, 0",
        "0.75, 0",
        "1, 0",
        "1.5, 1",
        "2, 2",
        "2.5, 2",
        "3, 2",
        "-0.25, -1",
        "-1e-10, -1",
        "-1.4e-45, 0",
        "-1.5, -2",
        "4294967296, 0",
        "4294968320, 1024",
        "NaN, 0",
        "Infinity, 0",
        "-Infinity, 0",
        "1e30, 0",
        "9223372036854775808, 0"
    })
    void roundsTimesToFrames(float t, int frame) {
        assertThat(ReferencePoses.frame(t)).isEqualTo(frame);
    }

    @ParameterizedTest
    @CsvSource({
        "0, FIRST_KEY, 10", "1.5, BETWEEN, 16", "2.25, BETWEEN, 19", "3, SECOND_KEY, 22", "3.25, BETWEEN, 26.5",
        "4, FALLBACK_WORD, 40", "5, FALLBACK_WORD, 40", "5.1, BEYOND, 40", "-0.25, BEYOND, 40", "-0.1, BEYOND, 40",
        "NaN, BETWEEN, NaN"
    })
    void samplesATrack(float t, Branch branch, float x) {
        assertThat(ReferencePoses.of(moving(true)).sample(1, t, quaternion, position))
                .isEqualTo(branch);
        assertThat(position[0]).isEqualTo(Float.valueOf(x));
    }

    @Test
    void answersRotationsWithWInFrontWhateverTheirOrder() {
        for (boolean wFirst : new boolean[] {true, false}) {
            PoseModel model = new PoseModel(1, 1, 0, 1, wFirst);
            model.node(0, NONE, NONE, 0);
            model.rotation(0, 32767, -32767, 0, -32768);
            assertThat(ReferencePoses.of(model).sample(0, 3, quaternion, position))
                    .isEqualTo(Branch.BEYOND);
            assertThat(quaternion).containsExactly(1, -1, 0, -1.0000305f);
        }
    }

    @Test
    void restsAtTheFirstFrameAndNotAtTheFallbackKey() {
        float[] matrix = new float[16];
        ReferencePoses.of(moving(true)).rest(1, matrix);
        assertThat(matrix[3]).isEqualTo(10);
        ReferencePoses.of(moving(true)).rest(0, matrix);
        assertThat(matrix[3]).isEqualTo(5);
    }

    @Test
    void placesAChildFromTheOriginWhenTheRootIsMoved() {
        PoseModel model = moving(true);
        byte[] before = model.res8().clone();
        float[] matrices = ReferencePoses.of(model).model(0);
        assertThat(matrices[3]).isZero();
        assertThat(new float[] {matrices[16 + 3], matrices[16 + 7], matrices[16 + 11]})
                .containsExactly(10, 0, 0);
        assertThat(model.res8()).isEqualTo(before);
    }

    @Test
    void turnsAChildByItsParentAndMovesOtherRoots() {
        PoseModel model = new PoseModel(3, 3, 0, 1, true);
        model.node(0, NONE, NONE, 0);
        model.node(1, 0, NONE, 1);
        model.node(2, NONE, NONE, 2);
        model.rotation(0, 0, 0, 0, 32767);
        model.position(0, 7, 7, 7);
        model.position(1, 1, 2, 3);
        model.position(2, 4, 5, 6);
        float[] m = ReferencePoses.of(model).modelRest();
        assertThat(new float[] {m[16 + 3], m[16 + 7], m[16 + 11]}).containsExactly(-1, -2, 3);
        assertThat(new float[] {m[32 + 3], m[32 + 7], m[32 + 11]}).containsExactly(4, 5, 6);
    }

    @Test
    void multipliesRowsByColumns() {
        float[] out = new float[16];
        float[] a = {1, 2, 3, 4, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
        float[] b = {1, 0, 0, 10, 0, 1, 0, 20, 5, 0, 1, 30, 0, 0, 0, 1};
        ReferenceHierarchy.multiply(a, b, out);
        assertThat(out).containsExactly(16, 2, 3, 144, 0, 1, 0, 20, 5, 0, 1, 30, 0, 0, 0, 1);
    }

    @Test
    void takesParentsAwayThatDoNotExistOrGoInCircles() {
        int[] stored = {NONE, 0, 9, 4, 3, 4, 6};
        assertThat(ReferenceHierarchy.parents(stored)).containsExactly(NONE, 0, NONE, NONE, NONE, 4, NONE);
    }

    @ParameterizedTest
    @CsvSource({"0, 3, 0.5, 16", "0, 3, 0, 10", "0, 3, 1, 22", "-1, 3, 0.5, 22", "0, -1, 0.5, 10", "0, NaN, 0.5, 10"})
    void blendsWhatCounts(float timeA, float timeB, float blend, float x) {
        float[] matrix = new float[16];
        ReferencePoses.of(moving(false)).blend(1, timeA, timeB, blend, matrix);
        assertThat(matrix[3]).isEqualTo(x);
    }

    @ParameterizedTest
    @ValueSource(floats = {Float.NaN, 1, 2})
    void refusesABlendOfNothingAndWritesNothing(float blend) {
        float[] matrix = new float[16];
        ReferencePoses poses = ReferencePoses.of(moving(true));
        assertThatThrownBy(() -> poses.blend(1, 0, -1, blend, matrix)).isInstanceOf(IllegalArgumentException.class);
        assertThat(matrix).containsOnly(0);
    }

    @Test
    void answersTheFallbackKeyThenIdentityOutOfBounds() {
        PoseModel model = moving(true);
        model.keepWords(2);
        assertThat(ReferencePoses.of(model).sample(1, 3, quaternion, position)).isEqualTo(Branch.OUT_OF_BOUNDS);
        assertThat(position).containsExactly(40, 0, 0);
        model.keepKeys(1);
        assertThat(ReferencePoses.of(model).sample(1, 3, quaternion, position)).isEqualTo(Branch.IDENTITY);
        assertThat(quaternion).containsExactly(1, 0, 0, 0);
        assertThat(position).containsOnly(0);
    }

    @Test
    void goesStraightByTheDifferenceBetweenKeysAndByTwoWeightsInABlend() {
        PoseModel model = moving(true);
        model.position(1, Float.MAX_VALUE, 0, 0);
        model.position(2, -Float.MAX_VALUE, 0, 0);
        ReferencePoses.of(model).sample(1, 1.5f, quaternion, position);
        assertThat(position[0]).isEqualTo(Float.NEGATIVE_INFINITY);
        float[] matrix = new float[16];
        ReferencePoses.of(model).blend(1, 0, 3, 0.5f, matrix);
        assertThat(matrix[3]).isZero();
    }

    @Test
    void leavesOutTheSecondSampleAtAWeightOfZero() {
        PoseModel model = moving(true);
        model.position(2, Float.POSITIVE_INFINITY, 0, 0);
        float[] matrix = new float[16];
        ReferencePoses.of(model).blend(1, 0, 3, 0, matrix);
        assertThat(matrix[3]).isEqualTo(10);
    }

    @Test
    void findsPlacesInTheMapWith32Bits() {
        PoseModel model = moving(true);
        model.setMapStart(1, 3);
        model.setFrameCount(0xFFFFFFFFL);
        assertThat(ReferencePoses.of(model).sample(1, -1.5f, quaternion, position))
                .isEqualTo(Branch.BETWEEN);
        assertThat(position[0]).isEqualTo(4);
    }

    /** A root at (5, 0, 0) and a child that moves along x: 10 at time 0, 22 at 3, 40 at 4. */
    private static PoseModel moving(boolean wFirst) {
        PoseModel model = new PoseModel(2, 4, 5, 5, wFirst);
        model.node(0, NONE, NONE, 0);
        model.node(1, 0, 0, 3);
        float[] x = {5, 10, 22, 40};
        float[] times = {0, 0, 3, 4};
        for (int key = 0; key < 4; key++) {
            model.position(key, x[key], 0, 0);
            model.setTime(key, times[key]);
            model.rotation(key, 32767, 0, 0, 0);
        }
        int[] words = {1, 1, 1, 2, 3};
        for (int frame = 0; frame < 5; frame++) {
            model.word(frame, words[frame]);
        }
        return model;
    }
}

package dev.ironkit.format.msh.animation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PoseSamplerTest {

    private final float[] out = new float[7];

    /** One node: keys at 0, 2 and 4 with x = 10, 20, 40; four frames and a fifth that holds. */
    private static MadeTracks threeKeys() {
        return new MadeTracks()
                .node(0, 2)
                .key(0, 10)
                .key(2, 20)
                .key(4, 40, 23170, 0, 0, 23170)
                .map(5, 0, 0, 1, 1, 2);
    }

    private PoseRule at(MadeTracks tracks, float time) {
        return tracks.sampler().sample(0, time, out, 0);
    }

    @ParameterizedTest(name = "{0} {1}", quoteTextArguments = false)
    @CsvSource({
        "0, AT_KEY, 10",
        "0.5, BETWEEN_KEYS, 12.5",
        "1, BETWEEN_KEYS, 15",
        "2, AT_KEY, 20",
        "2.5, BETWEEN_KEYS, 25",
        "3, BETWEEN_KEYS, 30",
        "4, HELD_BY_MAP, 40",
        "4.75, HELD_BY_MAP, 40",
        "6, OUTSIDE_TIMELINE, 40",
        "-0.25, OUTSIDE_TIMELINE, 40",
        "-1000, OUTSIDE_TIMELINE, 40"
    })
    @Clause(
            value = "msh-animation.3.2-beyond",
            rows = {"6 OUTSIDE_TIMELINE", "-0.25 OUTSIDE_TIMELINE", "-1000 OUTSIDE_TIMELINE"})
    @Clause(
            value = "msh-animation.3.2-map",
            rows = {"2 AT_KEY", "3 BETWEEN_KEYS"})
    @Clause(
            value = {"msh-animation.3.2-fallback-word", "msh-animation.3.3-fallback"},
            rows = {"4 HELD_BY_MAP", "4.75 HELD_BY_MAP"})
    @Clause(
            value = "msh-animation.3.3-first",
            rows = {"0 AT_KEY", "2 AT_KEY"})
    @Clause(
            value = {"msh-animation.3.3-between", "msh-animation.3.3-position"},
            rows = {"0.5 BETWEEN_KEYS", "2.5 BETWEEN_KEYS"})
    void followsTheMapOfAWorkedTrack(float time, PoseRule rule, float x) {
        assertThat(at(threeKeys(), time)).isEqualTo(rule);
        assertThat(out).endsWith(x, x + 1, x + 2);
    }

    @Test
    @Clause({"msh-animation.3.3-second", "msh-animation.3.3-exact"})
    void answersTheNextKeyOnlyAtItsVeryTime() {
        MadeTracks tracks =
                new MadeTracks().node(0, 2).key(0, 10).key(1.5f, 20).key(9, 40).map(10, 0, 0);
        assertThat(at(tracks, 1.5f)).isEqualTo(PoseRule.AT_NEXT_KEY);
        assertThat(out[4]).isEqualTo(20);
        assertThat(at(tracks, Math.nextDown(1.5f))).isEqualTo(PoseRule.BETWEEN_KEYS);
        assertThat(at(tracks, Math.nextUp(1.5f))).isEqualTo(PoseRule.BETWEEN_KEYS);
        assertThat(at(tracks, -0.0f)).as("zeros are equal").isEqualTo(PoseRule.AT_KEY);
    }

    @ParameterizedTest
    @CsvSource({"0.5, 3F6C837F, 3EC3EF7A", "0.25, 3F7B14C6, 3E47C622"})
    @Clause({"msh-animation.3.3-rotation", "msh.4.3-vectors", "D23"})
    void mixesRotationsOfKeysToTheBit(float time, String w, String z) {
        for (int sign = -1; sign <= 1; sign += 2) {
            MadeTracks tracks = new MadeTracks()
                    .node(0, 2)
                    .key(0, 0)
                    .key(1, 0, sign * 23170, 0, 0, sign * 23170)
                    .key(2, 0)
                    .map(3, 0, 1, 2);
            at(tracks, time);
            assertThat(Float.floatToIntBits(out[0])).isEqualTo(Integer.parseUnsignedInt(w, 16));
            assertThat(Float.floatToIntBits(out[3])).isEqualTo(Integer.parseUnsignedInt(z, 16));
        }
    }

    @Test
    @Clause({"msh-animation.4.4-near", "msh.4.3-vectors"})
    void mixesKeysThatNearlyAgreeInAStraightLine() {
        MadeTracks tracks = new MadeTracks()
                .node(0, 2)
                .key(0, 0)
                .key(1, 0, 32767, 10, 0, 0)
                .key(2, 0)
                .map(3, 0, 1, 2);
        at(tracks, 0.5f);
        assertThat(Float.floatToIntBits(out[0])).isEqualTo(0x3F800000);
        assertThat(Float.floatToIntBits(out[1])).isEqualTo(0x39200140);
    }

    @Test
    @Clause("msh-animation.3.3-position")
    void movesPositionsByTheDifferenceTimesAlpha() {
        float a = 1.1f;
        float b = 7.7e7f;
        MadeTracks tracks =
                new MadeTracks().node(0, 2).key(0, a).key(3, b).key(4, 0).map(5, 0, 0, 0);
        at(tracks, 0.7f);
        float alpha = (0.7f - 0) / (3f - 0);
        assertThat(out[4]).isEqualTo(a + (b - a) * alpha);
        assertThat(out[4]).as("another order of operations").isNotEqualTo((1 - alpha) * a + alpha * b);
    }

    @Test
    @Clause({"msh-animation.3.2-no-map", "msh.4.4-rest-static"})
    void answersTheLastKeyOfANodeWithoutAMap() {
        MadeTracks tracks =
                new MadeTracks().node(0xFFFF, 1).key(0, 10).key(1, 20).map(3, 0, 0, 0);
        assertThat(at(tracks, 1)).isEqualTo(PoseRule.NO_MAP);
        assertThat(out[4]).isEqualTo(20);
    }

    @Test
    @Clause({"msh-animation.10.1-fallback", "msh.1-fallback"})
    void answersTheLastKeyWithoutAMapTable() {
        MadeTracks tracks = new MadeTracks().node(0, 1).key(0, 10).key(1, 20);
        assertThat(at(tracks, 0)).isEqualTo(PoseRule.OUTSIDE_TIMELINE);
        assertThat(out[4]).isEqualTo(20);
        assertThat(at(tracks.map(1), 0)).isEqualTo(PoseRule.MAP_TOO_SHORT);
        assertThat(out[4]).isEqualTo(20);
    }

    @Test
    @Clause("msh-animation.3.2-beyond")
    void comparesFramesAsUnsigned() {
        MadeTracks tracks = threeKeys().map(0xFFFF_FFFFL, 0, 0, 1, 1, 2);
        assertThat(at(tracks, 2)).isEqualTo(PoseRule.AT_KEY);
        assertThat(at(tracks, 0x1p31f)).isEqualTo(PoseRule.MAP_TOO_SHORT);
        assertThat(at(tracks, -0.25f)).as("frame 0xFFFFFFFF").isEqualTo(PoseRule.OUTSIDE_TIMELINE);
    }

    @Test
    @Clause("msh-animation.3.1-low-bits")
    void addsMapStartAndFrameIn32Bits() {
        MadeTracks tracks =
                new MadeTracks().node(3, 2).key(-4, 10).key(0, 20).key(4, 40).map(0xFFFF_FFFFL, 2, 0, 2, 2);
        assertThat(at(tracks, -2)).as("frame -2 of word 3 is word 1").isEqualTo(PoseRule.BETWEEN_KEYS);
        assertThat(out[4]).isEqualTo(15);
    }

    @ParameterizedTest
    @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, 1e30f})
    @Clause("msh-animation.3.1-indefinite")
    void followsFrameZeroForTimesWithoutAFrame(float time) {
        assertThat(at(threeKeys(), time)).isEqualTo(PoseRule.BETWEEN_KEYS);
        assertThat(Float.compare(out[4], 10 + 10 * (time / 2))).isZero();
    }

    @Test
    @Clause({"msh-animation.3.4-order", "msh-animation.2.1-decode", "msh.4.2-override"})
    void answersWXYZWhateverIsStored() {
        int[] stored = {100, -200, 300, -32768};
        float unit = 1.0f / 32767.0f;
        MadeTracks tracks = new MadeTracks().node(0xFFFF, 0).key(0, 0, stored).map(1);
        at(tracks, 0);
        assertThat(out).startsWith(100 * unit, -200 * unit, 300 * unit, -1.0000305f);
        at(tracks.order(RotationOrder.W_LAST), 0);
        assertThat(out).startsWith(-1.0000305f, 100 * unit, -200 * unit, 300 * unit);
    }

    @Test
    void saysWhereEachComponentStands() {
        for (RotationOrder order : RotationOrder.values()) {
            for (int component = 0; component < 4; component++) {
                assertThat(order.component(order.place(component))).isEqualTo(component);
            }
        }
        assertThat(RotationOrder.W_LAST.place(0)).isEqualTo(3);
        assertThat(RotationOrder.W_LAST.place(1)).isZero();
    }

    @Test
    @Clause("msh.1-identity")
    void movesNothingWithoutKeys() {
        assertThat(at(new MadeTracks().node(0, 5).map(2, 0, 0), 0)).isEqualTo(PoseRule.NO_KEYS);
        assertThat(out).containsExactly(1, 0, 0, 0, 0, 0, 0);
        assertThat(at(new MadeTracks().node(0xFFFF, 0), 0)).isEqualTo(PoseRule.NO_KEYS);
    }

    @Test
    @Clause("msh.4.3-tolerant")
    void answersTheLastKeyWhereTheMapEnds() {
        MadeTracks tracks = threeKeys().map(5, 0, 0, 1);
        assertThat(at(tracks, 3.75f)).isEqualTo(PoseRule.MAP_TOO_SHORT);
        assertThat(out[4]).isEqualTo(40);
    }

    @Test
    @Clause("msh.4.3-tolerant")
    void movesNothingWhereKeysLeadNowhere() {
        MadeTracks tracks = new MadeTracks().node(0, 9).key(0, 10).key(2, 20).map(5, 0, 1, 1, 7, 9);
        assertThat(at(tracks, 0)).isEqualTo(PoseRule.AT_KEY);
        assertThat(at(tracks, 2)).as("the last key there is, met exactly").isEqualTo(PoseRule.AT_KEY);
        for (float time : new float[] {1.5f, 3.75f, 4.75f, 50}) {
            out[4] = 5;
            assertThat(at(tracks, time)).isEqualTo(PoseRule.NO_SUCH_KEY);
            assertThat(out).containsExactly(1, 0, 0, 0, 0, 0, 0);
        }
    }

    @Test
    @Clause({"msh.4.5-literal", "D49"})
    void usesZeroRotationsAsTheyAre() {
        MadeTracks tracks = new MadeTracks()
                .node(0, 2)
                .key(0, 0, 0, 0, 0, 0)
                .key(1, 0)
                .key(2, 0)
                .map(3, 0, 1, 2);
        at(tracks, 0);
        assertThat(out).startsWith(0, 0, 0, 0);
        at(tracks, 0.5f);
        float angle = (float) StrictMath.acos(0);
        float w1 = (float) StrictMath.sin(0.5f * angle) * (1 / (float) StrictMath.sin(angle));
        assertThat(out).startsWith(w1, 0, 0, 0);
    }

    @Test
    void writesOnlyTheSevenFloatsAskedFor() {
        float[] room = {9, 9, 9, 9, 9, 9, 9, 9, 9};
        threeKeys().sampler().sample(0, 1, room, 1);
        assertThat(room).startsWith(9, 1).endsWith(17, 9);
    }

    @Test
    void refusesNodesThatAreNotThere() {
        assertThatThrownBy(() -> threeKeys().sampler().sample(1, 0, out, 0))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void refusesTablesThatDoNotFit() {
        PoseTracks.Builder builder = PoseTracks.builder();
        assertThatThrownBy(() -> builder.nodes(new int[1], new int[2])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.nodes(new int[1], new int[] {0x10000}))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.keys(new float[4], new short[8], RotationOrder.W_FIRST))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.keys(new float[3], new short[3], RotationOrder.W_FIRST))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.map(new char[0], -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.map(new char[0], 1L << 32)).isInstanceOf(IllegalArgumentException.class);
    }
}

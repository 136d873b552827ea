package dev.ironkit.format.msh.animation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.PoseKey;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnimationTracksTest {

    private static final int NONE = NodeTable.NONE;

    private static AnimationTracks read(ModelBytes bytes) {
        return AnimationTracks.of(MshFormat.MSH.decode(ByteView.of(bytes.build()), Problems.tolerant()));
    }

    private static PoseKey key(float time) {
        return new PoseKey(new Point(time, 1, 2), time, (short) 1, (short) 2, (short) 3, (short) -32768);
    }

    private static List<PoseKey> keys(float... times) {
        List<PoseKey> keys = new ArrayList<>();
        for (float time : times) {
            keys.add(key(time));
        }
        return keys;
    }

    /** Nodes with one, three, one and two keys; the second and the fourth have maps over four frames. */
    private static ModelBytes fourTracks() {
        ModelBytes model = ModelBytes.empty()
                .node(0, NONE, NONE, 0)
                .node(0, 0, 0, 3)
                .node(0, 0, NONE, 4)
                .node(0, 0, 4, 6);
        for (float time : new float[] {0, 0, 2, 3, 0, 0, 1}) {
            model.key(1, 2, 3, time, 1, 2, 3, -32768);
        }
        return model.frames(4).words(1, 1, 2, 3, 5, 6, 6, 6);
    }

    @Test
    @Clause({"msh-animation.5.1-tracks", "msh-animation.6-ir", "msh-animation.7-read", "msh.4.2-raw"})
    void takesKeysAndWordsApartByNode() {
        AnimationTracks animation = read(fourTracks());

        assertThat(animation.frameCount()).isEqualTo(4);
        assertThat(animation.tracks()).extracting(NodeTrack::node).containsExactly(0, 1, 2, 3);
        assertThat(animation.tracks()).extracting(NodeTrack::firstKey).containsExactly(0, 1, 4, 5);
        assertThat(animation.tracks()).extracting(NodeTrack::keyCount).containsExactly(1, 3, 1, 2);
        assertThat(animation.tracks()).extracting(NodeTrack::hasMap).containsExactly(false, true, false, true);
        assertThat(animation.tracks()).extracting(NodeTrack::wordCount).containsExactly(0, 4, 0, 4);
        assertThat(animation.track(1).key(1))
                .isEqualTo(new PoseKey(new Point(1, 2, 3), 2, (short) 1, (short) 2, (short) 3, (short) -32768));
        assertThat(animation.track(3).word(0)).isEqualTo(5);
        assertThat(animation.tracks()).allMatch(NodeTrack::isCanonical);
        assertThat(animation.tilesKeys()).isTrue();
        assertThat(animation.tilesMap()).isTrue();
    }

    @Test
    void tellsMapsOfAnotherMaking() {
        assertThat(read(fourTracks().payload(19).words(1, 1, 2, 4, 5, 6, 6, 6))
                        .track(1)
                        .isCanonical())
                .as("held by a word above the last key")
                .isFalse();
        assertThat(read(fourTracks().payload(19).words(1, 1, 1, 3, 5, 6, 6, 6))
                        .track(1)
                        .isCanonical())
                .isFalse();
        AnimationTracks gap = read(fourTracks().words(7));
        assertThat(gap.tracks()).allMatch(NodeTrack::isCanonical);
        assertThat(gap.tilesMap()).isFalse();
    }

    @Test
    void leavesOutWhatADamagedModelDoesNotHave() {
        AnimationTracks animation = read(ModelBytes.empty()
                .node(0, NONE, 2, 9)
                .node(0, 0, 0xFFFE, 3)
                .node(0, 0, 0, 0)
                .key(0, 0, 0, 0, 0, 0, 0, 0)
                .frames(0xFFFF_FFFFL)
                .words(0, 0, 0));

        assertThat(animation.frameCount()).isEqualTo(0xFFFF_FFFFL);
        assertThat(animation.tracks()).extracting(NodeTrack::keyCount).containsExactly(1, 0, 0);
        assertThat(animation.tracks()).extracting(NodeTrack::wordCount).containsExactly(1, 0, 3);
        assertThat(animation.tracks()).noneMatch(NodeTrack::isCanonical);
        assertThat(animation.tilesKeys()).isFalse();
        assertThatThrownBy(() -> animation.track(1).key(0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> animation.track(0).word(1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    @Clause({
        "msh-animation.8-pool",
        "msh-animation.8-fallback",
        "msh-animation.8-frame-count",
        "msh-animation.8-map-start",
        "msh-animation.5.3-blocks",
        "msh-animation.5.4-segment",
        "msh-animation.5.4-outside"
    })
    void packsTracksOneBehindTheOther() {
        PackedTracks packed = TrackPacker.pack(List.of(
                TrackPlan.still(key(0)),
                TrackPlan.moving(keys(0, 2, 3)),
                TrackPlan.still(key(0)),
                TrackPlan.moving(keys(0, 1))));

        assertThat(packed.keys()).extracting(PoseKey::time).containsExactly(0f, 0f, 2f, 3f, 0f, 0f, 1f);
        assertThat(packed.fallbackKeys()).containsExactly(0, 3, 4, 6);
        assertThat(packed.frameCount()).isEqualTo(4);
        assertThat(packed.mapStarts()).containsExactly(NONE, 0, NONE, 4);
        assertThat(packed.words()).containsExactly(1, 1, 2, 3, 5, 6, 6, 6);
    }

    @Test
    @Clause({"msh-animation.5.3-static", "msh-animation.8-static-node"})
    void packsAModelWithoutMotionIntoOneFrameAndNoWords() {
        PackedTracks packed = TrackPacker.pack(List.of(TrackPlan.still(key(0)), TrackPlan.still(key(0))));
        assertThat(packed.frameCount()).isEqualTo(1);
        assertThat(packed.words()).isEmpty();
        assertThat(packed.mapStarts()).containsExactly(NONE, NONE);
        assertThat(packed.fallbackKeys()).containsExactly(0, 1);
    }

    @Test
    @Clause({"msh-animation.5.4-segment", "msh-animation.5.4-outside"})
    void namesTheKeyAtOrBeforeEachFrame() {
        Random random = new Random(54);
        for (int round = 0; round < 500; round++) {
            List<PoseKey> keys = new ArrayList<>();
            float time = random.nextInt(4);
            for (int i = 0; i < 2 + random.nextInt(6); i++) {
                keys.add(key(time));
                time += 0.25f * (1 + random.nextInt(12));
            }
            PackedTracks packed = TrackPacker.pack(List.of(new TrackPlan(keys, true, List.of())), 30);
            for (int frame = 0; frame < 30; frame++) {
                assertThat(packed.words().get(frame)).isEqualTo(expected(keys, frame));
            }
        }
    }

    private static int expected(List<PoseKey> keys, int frame) {
        for (int i = 0; i + 1 < keys.size(); i++) {
            if (keys.get(i).time() <= frame && frame < keys.get(i + 1).time()) {
                return i;
            }
        }
        return keys.size() - 1;
    }

    @Test
    @Clause("msh-animation.5.4-preserved")
    void keepsAMapThatIsGivenAndMovesItWithItsKeys() {
        List<TrackPlan> plans = new ArrayList<>();
        plans.add(TrackPlan.moving(keys(0, 1)));
        plans.add(new TrackPlan(keys(0, 2), true, List.of(0, 7)));
        assertThat(TrackPacker.pack(plans).words()).containsExactly(0, 1, 1, 2, 9, 3);
    }

    @Test
    void putsBackWhatItTookApart() {
        AnimationTracks animation = read(fourTracks());
        List<TrackPlan> plans = new ArrayList<>();
        for (NodeTrack track : animation.tracks()) {
            List<PoseKey> keys = new ArrayList<>();
            for (int i = 0; i < track.keyCount(); i++) {
                keys.add(track.key(i));
            }
            plans.add(new TrackPlan(keys, track.hasMap(), List.of()));
        }
        PackedTracks packed = TrackPacker.pack(plans);
        assertThat(packed.words()).containsExactly(1, 1, 2, 3, 5, 6, 6, 6);
        assertThat(packed.fallbackKeys()).containsExactly(0, 3, 4, 6);
    }

    @Test
    @Clause({"msh-animation.9-before-saving", "msh.11-animated", "msh-animation.8-static-node"})
    void refusesTracksThatCannotBeSampled() {
        assertThatThrownBy(() -> TrackPlan.still(key(1))).hasMessageContaining("at time 0");
        assertThatThrownBy(() -> TrackPlan.moving(keys(0))).hasMessageContaining("two keys");
        assertThatThrownBy(() -> TrackPlan.moving(keys(1, 2))).hasMessageContaining("starts at time 0");
        assertThatThrownBy(() -> TrackPlan.moving(keys(0, 1.5f))).hasMessageContaining("whole");
        assertThatThrownBy(() -> TrackPlan.moving(keys(0, 2, 2))).hasMessageContaining("go up");
        assertThatThrownBy(() -> TrackPlan.moving(keys(0, Float.NaN))).hasMessageContaining("number");
        assertThatThrownBy(() -> new TrackPlan(List.of(), false, List.of())).hasMessageContaining("has a key");
        assertThatThrownBy(() -> new TrackPlan(keys(0), false, List.of(1))).hasMessageContaining("no words");
        assertThatThrownBy(() -> TrackPacker.pack(List.of(TrackPlan.still(key(0))), 0))
                .hasMessageContaining("a frame or more");
    }

    @Test
    void refusesMoreThanTheFormatCanNumber() {
        TrackPlan longest = TrackPlan.moving(keys(0, 0xFFFD));
        assertThat(TrackPacker.pack(List.of(longest, longest)).mapStarts()).containsExactly(0, 0xFFFE);
        TrackPlan longer = TrackPlan.moving(keys(0, 0xFFFE));
        assertThatThrownBy(() -> TrackPacker.pack(List.of(longer, longer))).hasMessageContaining("starts behind word");
        assertThatThrownBy(() -> TrackPacker.pack(List.of(TrackPlan.moving(keys(0, 1e30f)))))
                .hasMessageContaining("too long");
        float[] times = new float[0xFFFF];
        for (int i = 0; i < times.length; i++) {
            times[i] = i;
        }
        TrackPlan many = new TrackPlan(keys(times), false, List.of());
        TrackPlan one = TrackPlan.still(key(0));
        assertThat(TrackPacker.pack(List.of(many, one)).fallbackKeys()).containsExactly(0xFFFE, 0xFFFF);
        assertThatThrownBy(() -> TrackPacker.pack(List.of(many, one, one))).hasMessageContaining("65537 keys");
    }

    @ParameterizedTest
    @CsvSource({"1, 32767", "-1, -32767", "0, 0", "2, 32767", "-5, -32767", "NaN, 0", "0.5, 16384", "-0.5, -16384"})
    @Clause({"msh-animation.10.4-quantise"})
    void roundsRotationsToTheNearestStoredNumber(double value, short stored) {
        assertThat(KeyTable.encode(value)).isEqualTo(stored);
    }

    @Test
    @Clause({"msh-animation.10.4-quantise"})
    void roundsHalvesToEven() {
        assertThat(KeyTable.encode(2.5 / 32767)).isEqualTo((short) 2);
        assertThat(KeyTable.encode(3.5 / 32767)).isEqualTo((short) 4);
        for (int stored = -32767; stored <= 32767; stored++) {
            assertThat(KeyTable.encode(KeyTable.decode((short) stored))).isEqualTo((short) stored);
        }
    }
}

package dev.ironkit.runtime.material;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.AnimationKey;
import dev.ironkit.format.mat0.AnimationMode;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.testkit.Mat0Bytes;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Multiplying by an inverse finds what dividing would find, for every time a file and a clock can hold. */
class AnimationTrackTest {

    private static final int LONGEST = 0xFFFF;

    private final LookPhases nothing = new LookPhases(Mat0Format.MAT0.decode(
            ByteView.of(Mat0Bytes.material(6).build()), new Attributes(0, 0, 6, 0), Problems.tolerant()));
    private final Random random = new Random(20_011);

    private AnimationTrack even(int step, int count) {
        List<AnimationKey> keys = IntStream.rangeClosed(1, count)
                .mapToObj(i -> AnimationKey.of(0, i * step))
                .toList();
        return new AnimationTrack(AnimationBlock.of(AnimationMode.LOOP, 0, keys), nothing);
    }

    @Test
    void countsCyclesAsADivisionDoes() {
        for (int period = 1; period <= LONGEST; period++) {
            AnimationTrack track = even(period, 1);
            long multiple = (0xFFFFFFFFL / period - random.nextInt(3) * 1_000L % (0xFFFFFFFFL / period)) * period;
            for (long time : new long[] {0, period - 1, period, multiple - 1, multiple, 0xFFFFFFFFL}) {
                assertThat(track.cycles((int) time))
                        .as("%d of %d", time, period)
                        .isEqualTo((int) (time / period));
            }
        }
    }

    @Test
    void findsTheKeyOfEveryMomentOfEvenKeys() {
        for (int round = 0; round < 3_000; round++) {
            int step = 1 + random.nextInt(round % 2 == 0 ? 50 : 3_000);
            int count = 1 + random.nextInt(LONGEST / step);
            AnimationTrack track = even(step, count);
            int key = random.nextInt(count);
            int edge = key * step;
            assertThat(track.segment(edge)).as("%d of %d", key, step).isEqualTo(key);
            assertThat(track.segment(Math.max(0, edge - 1))).isEqualTo(Math.max(0, key - 1));
            assertThat(track.segment(edge + step - 1)).isEqualTo(key);
            assertThat(track.segment(count * step)).as("the very end").isZero();
        }
    }
}

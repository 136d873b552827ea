package dev.ironkit.runtime.material;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Queries over tracks that are laid out for speed, against a calculation that divides and walks the keys one by one. */
class PhaseAgreementTest {

    private static final int ROUNDS = 4_000;
    private static final int PHASES = 3;
    private static final int LONGEST = 0xFFFF;

    /** How the ends of keys are drawn. */
    enum Ends {
        EVEN {
            @Override
            int[] draw(Random random, int count) {
                int step = 1 + random.nextInt(LONGEST / count);
                return IntStream.rangeClosed(1, count).map(i -> i * step).toArray();
            }
        },
        RISING {
            @Override
            int[] draw(Random random, int count) {
                int most = random.nextBoolean() ? LONGEST : 2 * count;
                return random.ints(count, 0, most + 1).sorted().toArray();
            }
        },
        ANY {
            @Override
            int[] draw(Random random, int count) {
                return random.ints(count, 0, LONGEST + 1).toArray();
            }
        };

        abstract int[] draw(Random random, int count);
    }

    private final Random random = new Random(905);
    private final PhaseScratch out = new PhaseScratch();

    @ParameterizedTest
    @EnumSource
    @Clause(
            value = {
                "mat.5.2-segment",
                "mat.5.2-no-segment",
                "mat.5.1-ping-pong",
                "mat.7.2-unsigned",
                "mat.7.3-fraction"
            },
            rows = {"EVEN", "RISING", "ANY"})
    void showWhatAPlainCalculationShows(Ends kind) {
        for (int round = 0; round < ROUNDS; round++) {
            int[] ends = kind.draw(random, 1 + random.nextInt(round % 100 == 0 ? 300 : 8));
            int mode = random.nextInt(3);
            AnimationTrack track = track(ends, mode);
            for (int time : times(ends[ends.length - 1])) {
                PhaseSelector.atTime(track, time, 0, () -> 0, out);
                assertThat(seen())
                        .as("%s mode %d at %d", Arrays.toString(ends), mode, time)
                        .isEqualTo(byTime(ends, mode, time));
            }
            float fraction = round % 10 == 0 ? 1 : random.nextFloat();
            PhaseSelector.atFraction(track, fraction, () -> 0, out);
            assertThat(seen())
                    .as("%s mode %d at %s", Arrays.toString(ends), mode, fraction)
                    .isEqualTo(byFraction(ends, mode, fraction));
        }
    }

    /** Anything, the edges of a cycle, and the last moments a clock can show. */
    private int[] times(int period) {
        int many = period * random.nextInt(50);
        return new int[] {random.nextInt(), random.nextInt(LONGEST), many, many + period - 1, many + 1, -1, -1 - period
        };
    }

    private static AnimationTrack track(int[] ends, int mode) {
        Mat0Bytes bytes = Mat0Bytes.material(6);
        for (int phase = 0; phase < PHASES; phase++) {
            bytes.phase(new byte[18]);
        }
        bytes.block(mode);
        for (int key = 0; key < ends.length; key++) {
            bytes.key(key % PHASES, ends[key]);
        }
        Material material = Mat0Format.MAT0.decode(
                ByteView.of(bytes.build()), new Attributes(Material.TYPE, 0, 6, 0), Problems.tolerant());
        return new AnimationTrack(material.blocks().get(0), new LookPhases(material));
    }

    private String seen() {
        return out.phase() + " to " + out.nextPhase() + " by " + out.alpha();
    }

    private static String byTime(int[] ends, int mode, int time) {
        int period = ends[ends.length - 1];
        if (period == 0) {
            return still(0);
        }
        long cycles = Integer.toUnsignedLong(time) / period;
        int position = (int) (Integer.toUnsignedLong(time) % period);
        if (mode == 2 && cycles != 0) {
            return still(ends.length - 1);
        }
        return at(ends, mode == 1 && cycles % 2 != 0 ? period - position : position);
    }

    private static String byFraction(int[] ends, int mode, float fraction) {
        int period = ends[ends.length - 1];
        if (period == 0) {
            return still(0);
        }
        float passed = fraction * period;
        if (passed < period) {
            return at(ends, passed);
        }
        return mode == 2 ? still(ends.length - 1) : at(ends, mode == 1 ? period : 0);
    }

    private static String still(int key) {
        return key % PHASES + " to " + key % PHASES + " by 0.0";
    }

    private static String at(int[] ends, float position) {
        int key = 0;
        for (int i = 0; i < ends.length; i++) {
            key = start(ends, i) <= position && position < ends[i] ? i : key;
        }
        int length = ends[key] - start(ends, key);
        float alpha = length == 0 ? 0 : (position - start(ends, key)) / length;
        int next = key + 1 == ends.length ? 0 : key + 1;
        return key % PHASES + " to " + next % PHASES + " by " + alpha;
    }

    private static int start(int[] ends, int key) {
        return key == 0 ? 0 : ends[key - 1];
    }
}

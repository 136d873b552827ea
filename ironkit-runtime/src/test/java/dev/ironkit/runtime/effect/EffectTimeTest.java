package dev.ironkit.runtime.effect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.fxid.TimeMode;
import dev.ironkit.testkit.Clause;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EffectTimeTest {

    private static final int TIMES_LINEAR = 0x200;
    private static final int PING_PONG = 0x20;
    private static final int JITTER = 0x1;
    private static final int HOLD_IF_CLEAR = 0x80;
    private static final int HOLD_IF_SET = 0x100;

    /** A world of numbers that are all different. */
    private static final class World implements EffectInputs {
        float node = 0.375f;
        float attach = 0.25f;
        float life = 0.875f;
        float[] velocity = {3, 4, 12};
        float[] top = {6, 16, 24};
        float[] spin = {1, 2, 2};
        float[] topSpin = {4, 4, 8};

        @Override
        public float nodeValue() {
            return node;
        }

        @Override
        public float attachValue() {
            return attach;
        }

        @Override
        public float life() {
            return life;
        }

        @Override
        public float velocity(int axis) {
            return velocity[axis];
        }

        @Override
        public float topSpeed(int axis) {
            return top[axis];
        }

        @Override
        public float spin(int axis) {
            return spin[axis];
        }

        @Override
        public float topSpin(int axis) {
            return topSpin[axis];
        }
    }

    private static float value(int mode, EffectInputs world) {
        return EffectTime.ofMode(TimeMode.ofNumber(mode).orElseThrow(), 250, 1000, 0.5f, 0.625f, world);
    }

    @Test
    @Clause({
        "fxid.3-manual",
        "fxid.3-once",
        "fxid.3-reverse",
        "fxid.3-node-value",
        "fxid.3-speed",
        "fxid.3-spin",
        "fxid.3-attach-inverse",
        "fxid.3-damage",
        "fxid.3-motion",
        "fxid.3-modes",
        "fxid.3-owner"
    })
    void everyModeHasItsValue() {
        World world = new World();
        float top = (float) Math.sqrt(6 * 6 + 16 * 16 + 24 * 24);
        float topSpin = (float) Math.sqrt(4 * 4 + 4 * 4 + 8 * 8);

        assertThat(value(0, world)).isEqualTo(0.625f);
        assertThat(value(1, world)).isEqualTo(0.25f);
        assertThat(value(2, world)).isEqualTo(0.25f);
        assertThat(value(3, world)).isEqualTo(0.75f);
        assertThat(value(4, world)).isEqualTo(0.375f);
        assertThat(value(5, world)).isEqualTo(13 / top);
        assertThat(value(6, world)).isEqualTo(0.5f);
        assertThat(value(7, world)).isEqualTo(0.25f);
        assertThat(value(8, world)).isEqualTo(0.5f);
        assertThat(value(9, world)).isEqualTo(3 / topSpin);
        assertThat(value(10, world)).isEqualTo(0.25f);
        assertThat(value(11, world)).isEqualTo(0.5f);
        assertThat(value(12, world)).isEqualTo(0.25f);
        assertThat(value(13, world)).isEqualTo(0.75f);
        assertThat(value(14, world)).isEqualTo(0.125f);
        assertThat(value(15, world)).isEqualTo(13 / top);
        world.velocity = new float[3];
        assertThat(value(15, world)).isEqualTo(3 / topSpin);
    }

    @Test
    @Clause({"fxid.3-source"})
    void aWorldInWhichNothingHappensGivesNothing() {
        for (int mode = 4; mode < 18; mode++) {
            float value =
                    EffectTime.ofMode(TimeMode.ofNumber(mode).orElseThrow(), 250, 1000, 0, 0.625f, EffectInputs.NONE);
            assertThat(value).as("mode %d", mode).isZero();
        }
        World still = new World();
        still.top = new float[3];
        still.topSpin = new float[3];
        for (int mode = 5; mode < 13; mode++) {
            assertThat(value(mode, still))
                    .as("mode %d of an owner that cannot move", mode)
                    .isZero();
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "500, 0.5, 0.5", "1000, 1, 0", "1750, 1.75, 0.75", "-250, -0.25, 0.75"})
    @Clause({"fxid.3-linear", "fxid.3-once", "fxid.3-loop"})
    void linearProgressRunsOnAndALoopStartsAgain(float elapsed, float once, float loop) {
        assertThat(EffectTime.ofMode(TimeMode.ONCE, elapsed, 1000, 0, 0, EffectInputs.NONE))
                .isEqualTo(once);
        assertThat(EffectTime.ofMode(TimeMode.LOOP, elapsed, 1000, 0, 0, EffectInputs.NONE))
                .isEqualTo(loop);
        assertThat(EffectTime.ofMode(TimeMode.REVERSE, elapsed, 1000, 0, 0, EffectInputs.NONE))
                .isEqualTo(1 - once);
    }

    @Test
    @Clause("fxid.3-no-length")
    void anEffectWithoutLengthIsOverAtOnce() {
        assertThat(EffectTime.linear(0, 0)).isEqualTo(1);
        assertThat(EffectTime.ofMode(TimeMode.ONCE, 70, 0, 0, 0, EffectInputs.NONE))
                .isEqualTo(1);
        assertThat(EffectTime.ofMode(TimeMode.LOOP, 70, 0, 0, 0, EffectInputs.NONE))
                .isZero();
        assertThat(EffectTime.ofMode(TimeMode.REVERSE, 70, 0, 0, 0, EffectInputs.NONE))
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "0.5, 0.75, 0.75, 0.5",
        "0.5, 0.25, 0.5, 0.25",
        "0.5, 0.5, 0.5, 0.5",
        "0.5, 0, 0, 0",
        "0.5, 1, 1, 1",
        "0, 1, 1, 1",
        "1, 0, 0, 0"
    })
    @Clause({"fxid.3-rising", "fxid.3-falling"})
    void aNodeIsFollowedOneWay(float before, float node, float rising, float falling) {
        World world = new World();
        world.node = node;

        assertThat(EffectTime.ofMode(TimeMode.NODE_RISING, 0, 1, before, 0, world))
                .isEqualTo(rising);
        assertThat(EffectTime.ofMode(TimeMode.NODE_FALLING, 0, 1, before, 0, world))
                .isEqualTo(falling);
    }

    @Test
    @Clause({"fxid.2-order", "fxid.2-times-linear", "fxid.2-ping-pong", "fxid.2-jitter-time"})
    void flagsAreAppliedInTheirOrder() {
        // 0.8 times 0.5 is 0.4, which forward and back makes 0.8; the other way round it would be 0.2.
        assertThat(EffectTime.flagged(0.8f, 0.5f, TIMES_LINEAR | PING_PONG, 0, false))
                .isEqualTo(0.8f);
        assertThat(EffectTime.flagged(0.75f, 0.5f, PING_PONG, 0, false)).isEqualTo(0.5f);
        assertThat(EffectTime.flagged(0.25f, 0.5f, PING_PONG, 0, false)).isEqualTo(0.5f);
        assertThat(EffectTime.flagged(0.5f, 0.5f, PING_PONG, 0, false)).isEqualTo(1);
        // Jitter comes behind the turn: 0.75 turns to 0.5, and is then shifted.
        assertThat(EffectTime.flagged(0.75f, 0, PING_PONG | JITTER, 0.25f, false))
                .isEqualTo(0.75f);
        assertThat(EffectTime.flagged(0.75f, 0, 0, 0.25f, false)).isEqualTo(0.75f);
        assertThat(EffectTime.flagged(0.9f, 0, JITTER, 0.25f, false)).isEqualTo(1);
        assertThat(EffectTime.flagged(0.1f, 0, JITTER, -0.25f, false)).isZero();
    }

    @Test
    @Clause({"fxid.2-clamp"})
    void timeIsHeldBetweenItsEnds() {
        assertThat(EffectTime.flagged(7, 1, 0, 0, false)).isEqualTo(1);
        assertThat(EffectTime.flagged(-7, 1, 0, 0, false)).isZero();
        assertThat(EffectTime.flagged(Float.NaN, 1, 0, 0, false)).isZero();
        assertThat(EffectTime.flagged(1.5f, 1, PING_PONG, 0, false)).isZero();
    }

    @Test
    @Clause({"fxid.2-hold-if-clear", "fxid.2-hold-if-set", "fxid.2-hold-last"})
    void aHoldComesLast() {
        assertThat(EffectTime.flagged(0.5f, 1, HOLD_IF_CLEAR, 0, false)).isZero();
        assertThat(EffectTime.flagged(0.5f, 1, HOLD_IF_CLEAR, 0, true)).isEqualTo(0.5f);
        assertThat(EffectTime.flagged(0.5f, 1, HOLD_IF_SET, 0, true)).isZero();
        assertThat(EffectTime.flagged(0.5f, 1, HOLD_IF_SET, 0, false)).isEqualTo(0.5f);
        assertThat(EffectTime.flagged(0.5f, 1, HOLD_IF_SET | JITTER, 0.3f, true))
                .isZero();
    }

    @Test
    @Clause("fxid.2-order")
    void agreesWithAStraightLineCalculation() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            float value = random.nextFloat() * 3 - 1;
            float linear = random.nextFloat() * 2;
            float jitter = random.nextFloat() - 0.5f;
            int flags = random.nextInt() & (TIMES_LINEAR | PING_PONG | JITTER | HOLD_IF_CLEAR | HOLD_IF_SET);
            boolean bit = random.nextBoolean();

            float t = value;
            t = (flags >> 9 & 1) == 1 ? t * linear : t;
            t = (flags >> 5 & 1) == 1 ? (t < 0.5f ? t + t : 2 - (t + t)) : t;
            t = (flags & 1) == 1 ? t + jitter : t;
            t = Math.max(0, Math.min(1, t));
            boolean held = bit ? (flags >> 8 & 1) == 1 : (flags >> 7 & 1) == 1;

            assertThat(EffectTime.flagged(value, linear, flags, jitter, bit))
                    .isEqualTo(held ? 0 : t, org.assertj.core.data.Offset.offset(1e-6f));
        }
    }
}

package dev.ironkit.runtime.effect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.EffectCommand;
import dev.ironkit.format.fxid.EffectHeader;
import dev.ironkit.format.fxid.Opcode;
import dev.ironkit.format.fxid.TimeMode;
import dev.ironkit.testkit.Clause;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bursts and streams, held against a calculation written out here. */
class ParticleStateTest {

    private static final int SEED = 0x00010000;
    private static final Offset<Float> CLOSE = Offset.offset(1e-4f);

    private static EffectInstance manual(EffectCommand... commands) {
        var editor = Effect.builder().header(EffectHeader.ofNew().withTimeMode(TimeMode.MANUAL));
        for (EffectCommand command : commands) {
            editor.add(command);
        }
        return new EffectManager(new EffectRandom(SEED)).create(editor.apply(), 0);
    }

    private static void at(EffectInstance effect, float t, int now) {
        effect.supply(t);
        effect.update(now, EffectInputs.NONE);
    }

    private static EffectCommand burst() {
        return EffectCommand.of(Opcode.BURST, "material.lib", "FIRE")
                .with("life", 2)
                .with("countA", 3)
                .with("countB", 2)
                .with("fadeStart", 1)
                .with("positionLow", 1, 0, 0)
                .with("positionHigh", 5, 0, 2)
                .with("positionJitter", 2, 4, 0)
                .with("positionExp", 1, 1, 2)
                .with("sizeHigh", 3, 3, 3)
                .with("sizeJitter", 1, 0, 0);
    }

    @Test
    @Clause({"fxid.5.6-count", "fxid.5.6-age", "fxid.5-jitter", "fxid.5-channel-age", "fxid.5.6-fade"})
    void aBurstIsBornTogetherAndGrowsOld() {
        EffectInstance effect = manual(burst());
        BurstState burst = (BurstState) effect.commands().get(0);
        at(effect, 0.5f, 1000);
        assertThat(burst.count()).isEqualTo(6);
        assertThat(burst.age(0)).isZero();
        at(effect, 0.5f, 1500);

        EffectRandom drawn = new EffectRandom(SEED);
        float age = 0.25f;
        for (int i = 0; i < 6; i++) {
            float x = 5 + (drawn.next() * 2f / 65536 - 1);
            float y = drawn.next() * 4f / 65536 - 2;
            drawn.next();
            float width = 3 + (drawn.next() * 1f / 65536 - 0.5f);
            drawn.next();
            drawn.next();
            assertThat(burst.age(i)).isEqualTo(age);
            assertThat(burst.position(i, 0)).isEqualTo(1 + (x - 1) * age);
            assertThat(burst.position(i, 1)).isEqualTo(y * age);
            assertThat(burst.position(i, 2)).isEqualTo(2 * age * age);
            assertThat(burst.size(i, 0)).isEqualTo(1 + (width - 1) * age);
            assertThat(burst.size(i, 1)).isEqualTo(1.5f);
            assertThat(burst.fade(i)).isEqualTo(0.75f);
        }
    }

    @Test
    @Clause({"fxid.5.6-age", "fxid.5.6-debris-body"})
    void aBurstIsOverAfterItsLifeAndBornAgainInItsNextWindow() {
        EffectCommand debris = EffectCommand.of(Opcode.DEBRIS, "material.lib", "RUST")
                .with("life", 0.5f)
                .withWindow(0.25f, 1);
        EffectInstance effect = manual(debris);
        BurstState burst = (BurstState) effect.commands().get(0);
        at(effect, 0.5f, 100);
        at(effect, 0.6f, 600);
        assertThat(burst.count()).isEqualTo(1);
        at(effect, 0.7f, 601);
        assertThat(burst.count()).isZero();
        at(effect, 0.1f, 700);
        assertThat(burst.isActive()).isFalse();
        at(effect, 0.5f, 800);
        at(effect, 0.5f, 900);
        assertThat(burst.age(0)).isEqualTo(0.2f, CLOSE);
        assertThat(burst.spriteMode()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        // age, rate, fraction
        "0.25, 1, 0.25",
        "0.25, 0.5, 0.5",
        "0.75, 0.5, 0.99",
        "1, 1, 0.99",
        "0.25, 3, 0.75",
        "0.5, 3, 0.5",
        "0.5, -2, 0",
        "0.5, 0, 0.99",
        "0, 0, 0"
    })
    @Clause("fxid.5.6-anim-rate")
    void aBurstAnimatesItsMaterial(float age, float rate, float fraction) {
        assertThat(BurstState.fraction(age, rate)).isEqualTo(fraction);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 3", "2, 0", "16, 0"})
    @Clause({"fxid.5.6-mode", "fxid.7-sprite-modes"})
    void modeOneOfABurstIsSpriteMode3(long mode, int sprite) {
        EffectInstance effect = manual(burst().with("mode", mode));

        assertThat(((BurstState) effect.commands().get(0)).spriteMode()).isEqualTo(sprite);
    }

    private static EffectCommand stream() {
        return EffectCommand.of(Opcode.STREAM, "material.lib", "SMOKE")
                .with("intervalStart", 0.1f)
                .with("intervalEnd", 0.05f)
                .with("ringSize", 4)
                .with("fadeStart", 1)
                .with("positionHigh", 0, 0, 8)
                .with("sizeJitter", 2, 0, 0);
    }

    @Test
    @Clause({"fxid.5.7-emission", "fxid.5.7-interval", "fxid.5.7-ring", "fxid.5.7-fade"})
    void aStreamEmitsOneParticleAfterTheOther() {
        EffectInstance effect = manual(stream());
        StreamState stream = (StreamState) effect.commands().get(0);
        List<Float> births = new ArrayList<>();
        float last = 0;
        for (int now = 0; now <= 400; now += 40) {
            at(effect, 0, now);
            float seconds = now / 1000f;
            while (last + 0.1f < seconds) {
                last += 0.1f;
                births.add(last);
            }
            births.removeIf(birth -> seconds - birth > 4 * 0.1f);
            assertThat(stream.count()).as("at %d", now).isEqualTo(births.size());
            for (int i = 0; i < births.size(); i++) {
                float age = (seconds - births.get(i)) / (4 * 0.1f);
                assertThat(stream.age(i)).isEqualTo(age, CLOSE);
                assertThat(stream.position(i, 2)).isEqualTo(8 * age, Offset.offset(1e-3f));
                assertThat(stream.fade(i)).isEqualTo(1 - age, CLOSE);
            }
        }
        assertThat(births).hasSize(3);
        at(effect, 1, 420);
        assertThat(stream.interval()).isEqualTo(0.05f);
    }

    @Test
    @Clause("fxid.5.7-ring")
    void aStreamHasNoMoreThanItsRing() {
        EffectInstance effect = manual(stream().with("intervalEnd", 0.1f));
        StreamState stream = (StreamState) effect.commands().get(0);
        at(effect, 0.5f, 0);
        at(effect, 0.5f, 5000);

        assertThat(stream.count()).isBetween(3, 4);
        assertThat(stream.age(0)).isBetween(0.7f, 1f);
        assertThat(stream.capacity()).isEqualTo(4);
    }

    @Test
    @Clause("fxid.5.7-path")
    void particlesAreBornAlongTheWay() {
        EffectInstance effect = manual(stream().with("intervalEnd", 0.1f).with("ringSize", 10));
        StreamState stream = (StreamState) effect.commands().get(0);
        effect.supply(0.5f);
        effect.update(0, moved(0));
        effect.update(450, moved(45));

        assertThat(stream.count()).isEqualTo(4);
        for (int i = 0; i < 4; i++) {
            assertThat(stream.birthplace(i, 0)).isEqualTo(10 * (i + 1), Offset.offset(0.01f));
        }
    }

    private static EffectInputs moved(float x) {
        return new EffectInputs() {
            @Override
            public float position(int axis) {
                return axis == 0 ? x : 0;
            }
        };
    }

    @Test
    @Clause("fxid.5.7-anim-rate")
    void aStreamAnimatesItsMaterialByAgeOrByANumberOfItsOwn() {
        EffectInstance effect = manual(
                stream().with("intervalEnd", 0.1f).with("animRate", 2),
                stream().with("intervalEnd", 0.1f).with("animRate", -1));
        StreamState byAge = (StreamState) effect.commands().get(0);
        StreamState drawn = (StreamState) effect.commands().get(1);
        at(effect, 0.5f, 0);
        at(effect, 0.5f, 150);

        assertThat(byAge.fraction(0)).isEqualTo((float) StrictMath.pow(byAge.age(0), 2));
        EffectRandom random = new EffectRandom(SEED);
        for (int i = 0; i < 12; i++) {
            random.next();
        }
        float kept = random.next() / 65536f;
        assertThat(drawn.fraction(0)).isEqualTo(kept);
        at(effect, 0.5f, 180);
        assertThat(drawn.fraction(0)).isEqualTo(kept);
    }

    @Test
    void aStreamWithoutAnIntervalBearsNothing() {
        EffectRandom random = new EffectRandom(SEED);
        Effect made = Effect.builder()
                .add(stream().with("intervalStart", 0).with("intervalEnd", -1))
                .apply();
        EffectInstance effect = new EffectManager(random).create(made, 0);
        effect.update(0, EffectInputs.NONE);
        effect.update(900, EffectInputs.NONE);

        assertThat(random.state()).as("nothing was drawn").isEqualTo(SEED);
    }

    @Test
    void numbersThatMakeNoSenseDoNoHarm() {
        EffectInstance effect = manual(
                stream().with("intervalStart", 0).with("intervalEnd", 0),
                stream().with("intervalStart", -1).with("intervalEnd", -1),
                stream().with("ringSize", 0),
                stream().with("intervalStart", 1e-30f).with("intervalEnd", 1e-30f),
                stream().with("ringSize", 0xFFFF_FFFFL),
                burst().with("countA", 0xFFFF_FFFFL).with("countB", 0xFFFF_FFFFL),
                burst().with("life", 0));
        for (int now = 0; now < 2000; now += 500) {
            at(effect, 0.5f, now);
        }

        for (int i = 0; i < 3; i++) {
            assertThat(((StreamState) effect.commands().get(i)).count()).isZero();
        }
        int room = 0;
        for (CommandState state : effect.commands()) {
            ParticleState particles = (ParticleState) state;
            room += particles.capacity();
            assertThat(particles.count()).isLessThanOrEqualTo(particles.capacity());
        }
        assertThat(room).isLessThanOrEqualTo(EffectInstance.MOST_PARTICLES);
    }
}

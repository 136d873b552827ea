package dev.ironkit.runtime.effect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.EffectCommand;
import dev.ironkit.format.fxid.EffectFlag;
import dev.ironkit.format.fxid.EffectHeader;
import dev.ironkit.format.fxid.LightKind;
import dev.ironkit.format.fxid.Opcode;
import dev.ironkit.format.fxid.TimeMode;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands over time, each held against a calculation written out here. */
class CommandStateTest {

    private static final int SEED = 0xDEADBEEF;

    private static EffectCommand sprite() {
        return EffectCommand.of(Opcode.SPRITE, "material.lib", "FIRE");
    }

    private static EffectInstance run(EffectHeader header, EffectCommand... commands) {
        var editor = Effect.builder().header(header);
        for (EffectCommand command : commands) {
            editor.add(command);
        }
        return new EffectManager(new EffectRandom(SEED)).create(editor.apply(), 0);
    }

    /** Effect time that is set by hand. */
    private static EffectInstance manual(EffectCommand... commands) {
        return run(EffectHeader.ofNew().withTimeMode(TimeMode.MANUAL), commands);
    }

    private static void at(EffectInstance effect, float t, int now) {
        effect.supply(t);
        effect.update(now, EffectInputs.NONE);
    }

    @ParameterizedTest
    @CsvSource({"0.2, false", "0.25, true", "0.5, true", "0.75, true", "0.76, false", "0, false", "1, false"})
    @Clause({"fxid.4-window", "fxid.4-window-ends"})
    void aCommandIsActiveInItsWindowAndBothEndsBelongToIt(float t, boolean active) {
        EffectInstance effect = manual(sprite().withWindow(0.25f, 0.75f));
        at(effect, t, 0);

        assertThat(effect.commands().get(0).isActive()).isEqualTo(active);
    }

    @Test
    @Clause({"fxid.5-progress", "fxid.5-progress-no-length"})
    void progressIsTheWayThroughTheWindow() {
        EffectInstance effect = manual(
                sprite().withWindow(0.25f, 0.75f), sprite().withWindow(0.5f, 0.5f), EffectCommand.of(Opcode.EMPTY));
        at(effect, 0.5f, 0);

        assertThat(effect.commands().get(0).progress()).isEqualTo(0.5f);
        assertThat(effect.commands().get(1).progress()).isEqualTo(1);
        assertThat(effect.commands().get(2).isActive()).isFalse();
    }

    @Test
    @Clause({"D15", "fxid.4-viewer", "fxid.4-overlay-depth"})
    void bit8NeverHidesACommand() {
        EffectInstance effect = manual(sprite(), sprite().withOverlay(true));
        at(effect, 0.5f, 0);

        assertThat(effect.commands()).allMatch(CommandState::isActive);
        assertThat(effect.commands().get(0).isOverlaid(true)).isFalse();
        assertThat(effect.commands().get(1).isOverlaid(true)).isTrue();
        assertThat(effect.commands().get(1).isOverlaid(false)).isFalse();
    }

    @Test
    @Clause({"fxid.5-channel", "fxid.5-exponent-1", "fxid.5-fade", "fxid.5.3-direction"})
    void aSpriteFollowsItsChannels() {
        EffectInstance effect = manual(sprite().withWindow(0, 0.5f)
                .with("positionLow", 1, 2, 3)
                .with("positionHigh", 5, 2, -3)
                .with("positionExp", 1, 2, 0.5f)
                .with("directionLow", 0, 0, 1)
                .with("directionHigh", 1, 0, 0)
                .with("sizeLow", 1, 1, 1)
                .with("sizeHigh", 9, 3, 1)
                .with("sizeExp", 3, 1, 1)
                .with("fadeStart", 1)
                .with("fadeEnd", 0.5f)
                .with("fadePower", 2));
        SpriteState sprite = (SpriteState) effect.commands().get(0);
        at(effect, 0.125f, 0);

        float x = 0.25f;
        assertThat(sprite.position(0)).isEqualTo(1 + 4 * x);
        assertThat(sprite.position(1)).isEqualTo(2);
        assertThat(sprite.position(2)).isEqualTo(3 - 6 * (float) StrictMath.pow(x, 0.5));
        assertThat(sprite.direction(0)).isEqualTo(x);
        assertThat(sprite.direction(2)).isEqualTo(1 - x);
        assertThat(sprite.size(0)).isEqualTo(1 + 8 * x * x * x);
        assertThat(sprite.size(1)).isEqualTo(1 + 2 * x);
        assertThat(sprite.fade()).isEqualTo(1 - 0.5f * x * x);
        assertThat(sprite.isDrawn()).isTrue();
        // 1 is the straight way also for numbers that have no power.
        assertThat(Curve.power(-0.3f, 1)).isEqualTo(-0.3f);
        assertThat(Curve.power(0.3f, 2)).isEqualTo((float) StrictMath.pow(0.3f, 2));
    }

    @Test
    @Clause("fxid.5-fade")
    void aFadeOfNothingDrawsNothing() {
        EffectInstance effect = manual(sprite().with("fadeStart", 1));
        SpriteState sprite = (SpriteState) effect.commands().get(0);
        at(effect, 1, 0);

        assertThat(sprite.isActive()).isTrue();
        assertThat(sprite.fade()).isZero();
        assertThat(sprite.isDrawn()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        // start, end, power, x, seconds, phase, fraction
        "0, 1, 1, 0.25, 9, 0.25, 0.25",
        "0.5, 2.5, 1, 0.5, 9, 1.5, 0.5",
        "0, 4, 2, 0.5, 9, 1, 0",
        "-1, 9, 1, 0.5, 0.25, 2.25, 0.25",
        "-1, 5, 1, 0.5, 2, 10, 0",
        "0, -3, 1, 0.5, 9, -1.5, 0"
    })
    @Clause({"fxid.5-phase", "fxid.5.3-phase", "fxid.5.3-phase-seconds", "fxid.5-phase-negative"})
    void aPhaseFollowsTheWindowOrTheClock(
            float start, float end, float power, float x, float seconds, float phase, float fraction) {
        EffectInstance effect =
                manual(sprite().with("phaseStart", start).with("phaseEnd", end).with("phasePower", power));
        SpriteState sprite = (SpriteState) effect.commands().get(0);
        at(effect, x, (int) (seconds * 1000));

        assertThat(sprite.phase()).isEqualTo(phase);
        assertThat(sprite.fraction()).isEqualTo(fraction);
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 3", "1, 1, 5", "2, 1, 6", "0, 0, 0x08000003", "1, 0, 0x08000005", "2, 0, 0x08000006", "3, 1, 0"})
    @Clause({"fxid.5.3-dome", "fxid.5.3-draw-flag"})
    void aDomeHasADrawCode(long quality, long flag, String code) {
        EffectInstance effect = manual(EffectCommand.of(Opcode.SPRITE_KIND, "a", "b")
                .with("domeQuality", quality)
                .with("drawFlag", flag));

        assertThat(((SpriteState) effect.commands().get(0)).drawCode()).isEqualTo(Integer.decode(code));
    }

    @Test
    @Clause("fxid.5.3-distance")
    void aSpriteByDistanceNormalisesIt() {
        EffectInstance effect =
                manual(EffectCommand.of(Opcode.SPRITE_DISTANCE, "a", "b").with("distanceBase", 8), sprite());

        assertThat(((SpriteState) effect.commands().get(0)).normalised(4)).isEqualTo(0.5f);
        assertThat(((SpriteState) effect.commands().get(1)).normalised(4)).isEqualTo(4);
        assertThat(((SpriteState) effect.commands().get(1)).drawCode()).isZero();
    }

    @Test
    @Clause({"fxid.5.1-lerp", "fxid.5.1-colour-jitter", "fxid.5.1-range", "fxid.5.1-kinds"})
    void aLightMovesAndFlickers() {
        EffectInstance effect = manual(EffectCommand.of(Opcode.LIGHT)
                .with("kind", 6)
                .with("positionEnd", 4, 8, 12)
                .with("directionEnd", 1, 0, 0)
                .with("colourStart", 2, 1, 0, 1)
                .with("colourEnd", 0, 1, 2, 1)
                .with("colourJitter", 0.5f, 0, 0, 1)
                .with("rangeStart", 10)
                .with("rangeEnd", 20)
                .with("rangeJitter", 2));
        LightState light = (LightState) effect.commands().get(0);
        EffectRandom drawn = new EffectRandom(SEED);
        for (int now = 0; now < 3; now++) {
            at(effect, 0.25f, now);

            assertThat(light.colour(0)).isEqualTo(1.5f + (drawn.next() * 0.5f / 65536 - 0.25f));
            drawn.next();
            assertThat(light.colour(1)).isEqualTo(1);
            drawn.next();
            assertThat(light.colour(2)).isEqualTo(0.5f);
            assertThat(light.colour(3)).isEqualTo(1 + (drawn.next() * 1f / 65536 - 0.5f));
            assertThat(light.range()).isEqualTo(12.5f + (drawn.next() * 2f / 65536 - 1));
        }
        assertThat(light.position(2)).isEqualTo(3);
        assertThat(light.direction(0)).isEqualTo(0.25f);
        assertThat(light.kind()).isEqualTo(LightKind.OWNER_ONLY_NOT_EMULATED);
    }

    @Test
    @Clause("fxid.5.1-range")
    void aLightReachesALittle() {
        EffectInstance effect =
                manual(EffectCommand.of(Opcode.LIGHT).with("rangeStart", -5).with("rangeEnd", -5));
        at(effect, 0.5f, 0);

        assertThat(((LightState) effect.commands().get(0)).range()).isEqualTo(0.01f);
    }

    @Test
    @Clause({"fxid.5.4-sprites", "fxid.5.4-fade", "fxid.5.4-width", "fxid.5.4-phase", "fxid.2-target-point"})
    void aBoltGoesFromItsStartToTheEffect() {
        EffectCommand bolt = EffectCommand.of(Opcode.BOLT, "material.lib", "FIRE")
                .with("fadeStart", 1)
                .with("maxSprites", 3)
                .with("widthStart", 4)
                .with("widthEnd", 2)
                .with("textureRepeat", 4)
                .with("segmentLength", 10)
                .with("phaseStart", -1)
                .with("phaseEnd", 6);
        for (boolean target : new boolean[] {false, true}) {
            EffectHeader header = EffectHeader.ofNew().withTimeMode(TimeMode.MANUAL);
            EffectInstance effect = run(target ? header.with(EffectFlag.TARGET_POINT) : header, bolt);
            BoltState state = (BoltState) effect.commands().get(0);
            effect.supply(0.25f);
            effect.update(0, inputs(100, 7));
            assertThat(state.sprites()).isEqualTo(target ? 3 : 1);
            effect.update(250, inputs(125, 7));

            assertThat(state.start(0)).isEqualTo(target ? 7 : 100);
            assertThat(state.end(0)).isEqualTo(125);
            // 25 or 118 long: two whole segments, or as many as it may have.
            assertThat(state.sprites()).isEqualTo(target ? 3 : 2);
            assertThat(state.repeats()).isEqualTo(target ? 29.5f : 6.25f);
            assertThat(state.fade()).isEqualTo(0.75f);
            assertThat(state.width()).isEqualTo(3.5f);
            assertThat(state.phase()).isEqualTo(1.5f);
            assertThat(state.fraction()).isEqualTo(0.5f);
        }
    }

    private static EffectInputs inputs(float x, float target) {
        return new EffectInputs() {
            @Override
            public float position(int axis) {
                return axis == 0 ? x : 0;
            }

            @Override
            public float target(int axis) {
                return axis == 0 ? target : 0;
            }
        };
    }

    @Test
    @Clause("fxid.7-knee")
    void coloursBendAtAKnee() {
        assertThat(Curve.knee(0.5f)).isEqualTo(0.5f);
        assertThat(Curve.knee(1)).isEqualTo(1);
        assertThat(Curve.knee(4)).isEqualTo(4f / 6 + 5f / 6);
        assertThat(Curve.knee(7)).isEqualTo(2);
        assertThat(Curve.knee(100)).isEqualTo(2);
    }
}

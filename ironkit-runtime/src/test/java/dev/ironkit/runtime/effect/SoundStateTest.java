package dev.ironkit.runtime.effect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.EffectCommand;
import dev.ironkit.format.fxid.EffectHeader;
import dev.ironkit.format.fxid.Opcode;
import dev.ironkit.format.fxid.TimeMode;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SoundStateTest {

    private static final EffectCommand SOUND = EffectCommand.of(Opcode.SOUND, "sounds.lib", "boom.wav");

    private EffectInstance effect;
    private SoundState sound;

    @BeforeEach
    void start() {
        use(SOUND.withWindow(0.5f, 0.75f));
    }

    private void use(EffectCommand command) {
        Effect made = Effect.builder()
                .header(EffectHeader.ofNew().withTimeMode(TimeMode.MANUAL))
                .add(command)
                .apply();
        effect = new EffectManager(new EffectRandom(1)).create(made, 0);
        sound = (SoundState) effect.commands().get(0);
    }

    /** Which of these moments start the sound. */
    private String starts(float... times) {
        StringBuilder starts = new StringBuilder();
        for (float t : times) {
            effect.supply(t);
            effect.update(0, EffectInputs.NONE);
            starts.append(sound.hasStarted() ? 'x' : '.');
        }
        return starts.toString();
    }

    @Test
    @Clause({"fxid.5.2-one-shot", "fxid.5.2-trigger"})
    void playsOnceWhenItsStartIsPassed() {
        assertThat(starts(0, 0.25f, 0.5f, 0.6f, 0.7f, 0.8f, 1)).isEqualTo("...x...");
        // 1 counts as 0 for the next round, so it plays again.
        assertThat(starts(0, 0.4f, 0.6f)).isEqualTo("..x");
    }

    @Test
    @Clause("fxid.5.2-one-shot")
    void playsThoughItsWindowWasJumpedOver() {
        assertThat(starts(0.25f, 0.9f)).isEqualTo(".x");
        assertThat(sound.isActive()).isFalse();
    }

    @Test
    @Clause("fxid.5.2-one-shot")
    void doesNotPlayWhenTimeGoesBack() {
        assertThat(starts(0.9f, 0.6f, 0.4f, 0.6f)).isEqualTo("x..x");
        assertThat(starts(0.6f, 0.55f, 0.7f)).isEqualTo("...");
    }

    @Test
    @Clause("fxid.5.2-one-shot")
    void aTriggerAtTheStartIsPassedWithTheFirstStep() {
        use(SOUND.withWindow(0, 1));

        assertThat(starts(0, 0.1f, 0.2f, 1, 0.1f)).isEqualTo(".x..x");
    }

    @Test
    @Clause("fxid.5.2-loop")
    void aLoopPlaysInItsWindow() {
        use(SOUND.withWindow(0.5f, 0.75f).with("mode", 2));

        assertThat(starts(0.4f, 0.5f, 0.6f)).isEqualTo(".x.");
        assertThat(sound.isPlaying()).isTrue();
        sound.ended();
        assertThat(starts(0.7f, 0.75f)).isEqualTo("x.");
        assertThat(sound.hasStopped()).isFalse();
        assertThat(starts(0.8f)).isEqualTo(".");
        assertThat(sound.hasStopped()).isTrue();
        assertThat(sound.isPlaying()).isFalse();
        assertThat(starts(0.9f, 0.6f)).isEqualTo(".x");
    }

    @Test
    @Clause({"fxid.7-off", "fxid.5.2-loop"})
    void switchingOffStopsALoop() {
        use(SOUND.with("mode", 3));
        starts(0.5f);
        effect.off(10);

        assertThat(sound.hasStopped()).isTrue();
        assertThat(sound.isPlaying()).isFalse();
        assertThat(sound.isActive()).isFalse();
        assertThat(effect.t()).isEqualTo(-1);
    }

    @ParameterizedTest
    @CsvSource({"0, false, 0", "1, false, 512", "2, true, 2", "3, true, 514", "4, false, 0", "4294967295, false, 0"})
    @Clause({"fxid.5.2-modes", "fxid.5.2-mode-map"})
    void modesLoopOrNot(long mode, boolean looped, int device) {
        use(SOUND.with("mode", mode));

        assertThat(sound.isLooped()).isEqualTo(looped);
        assertThat(sound.deviceMode()).isEqualTo(device);
    }

    @Test
    @Clause({"fxid.5.2-lerp", "fxid.5.2-rate"})
    void movesAndChangesItsRate() {
        use(SOUND.with("positionEnd", 4, 0, 0)
                .with("directionEnd", 0, 1, 0)
                .with("rateStart", 1)
                .with("rateEnd", 3));
        starts(0.25f);

        assertThat(sound.position(0)).isEqualTo(1);
        assertThat(sound.direction(1)).isEqualTo(0.25f);
        assertThat(sound.rate()).isEqualTo(1.5f);
    }
}

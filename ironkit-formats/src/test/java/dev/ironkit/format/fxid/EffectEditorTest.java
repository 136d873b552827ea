package dev.ironkit.format.fxid;

import static dev.ironkit.testkit.FxidBytes.effect;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EffectEditorTest {

    private static final EffectCommand FIRE = EffectCommand.of(Opcode.SPRITE, "material.lib", "FIRE");
    private static final EffectCommand BOOM = EffectCommand.of(Opcode.SOUND, "sounds.lib", "boom.wav");
    private static final EffectCommand NONE = EffectCommand.of(Opcode.EMPTY);

    @ParameterizedTest
    @EnumSource
    @Clause({"fxid.9-new-command", "notes.6.6-new-effects"})
    void aNewCommandIsActiveAllTheTimeAndSound(Opcode opcode) {
        EffectCommand command = EffectCommand.of(opcode);
        if (opcode.needsReference()) {
            command = command.withReference("material.lib", "FIRE");
        }
        Effect made = Effect.builder().add(command).apply();
        ByteView image = FxidFormat.FXID.encoded(made);
        Problems problems = Problems.audit();
        EffectRules.check(FxidFormat.FXID.decode(image, Effect.ATTRIBUTES, problems), image, problems);

        assertThat(problems.all()).isEmpty();
        assertThat(command.window().orElse(new TimeWindow(0, 1))).isEqualTo(new TimeWindow(0, 1));
    }

    @Test
    @Clause("fxid.9-new-command")
    void aNewCommandHasOnesWhereNothingWouldBeSeenOtherwise() {
        SpriteCommand sprite = (SpriteCommand) EffectCommand.of(Opcode.SPRITE_DISTANCE);
        assertThat(sprite.phasePower()).isEqualTo(1);
        assertThat(sprite.fadePower()).isEqualTo(1);
        assertThat(sprite.positionExp()).isEqualTo(Triple.ONE);
        assertThat(sprite.sizeLow()).isEqualTo(Triple.ONE);
        assertThat(sprite.sizeHigh()).isEqualTo(Triple.ONE);
        assertThat(sprite.sizeExp()).isEqualTo(Triple.ONE);
        assertThat(sprite.distanceBase()).hasValue(1);
        assertThat(sprite.positionHigh()).isEqualTo(Triple.ZERO);
        assertThat(sprite.fadeStart()).isZero();
        BurstCommand burst = (BurstCommand) EffectCommand.of(Opcode.DEBRIS);
        assertThat(burst.life()).isEqualTo(1);
        assertThat(burst.animRate()).isEqualTo(1);
        assertThat(burst.countA() * burst.countB()).isEqualTo(1);
        assertThat(burst.sizeJitter()).isEqualTo(Triple.ZERO);
        StreamCommand stream = (StreamCommand) EffectCommand.of(Opcode.STREAM);
        assertThat(stream.intervalStart()).isEqualTo(1);
        assertThat(stream.intervalEnd()).isEqualTo(1);
        assertThat(stream.ringSize()).isEqualTo(1);
        BoltCommand bolt = (BoltCommand) EffectCommand.of(Opcode.BOLT);
        assertThat(bolt.maxSprites()).isEqualTo(1);
        assertThat(bolt.widthStart() + bolt.widthEnd() + bolt.textureRepeat() + bolt.segmentLength())
                .isEqualTo(4);
        LightCommand light = (LightCommand) EffectCommand.of(Opcode.LIGHT);
        assertThat(light.rangeStart() + light.rangeEnd()).isEqualTo(2);
        assertThat(light.rangeJitter()).isZero();
        SoundCommand sound = (SoundCommand) EffectCommand.of(Opcode.SOUND);
        assertThat(sound.rateStart() + sound.rateEnd()).isEqualTo(2);
    }

    @Test
    @Clause({"fxid.9-edits", "fxid.9-writer", "fxid.9-size-fixed"})
    void addsRemovesReordersAndReplaces() {
        Effect made = Effect.builder().add(FIRE).add(BOOM).add(NONE).apply();
        assertThat(FxidSamples.encoded(made)).hasSize(60 + 200 + 148 + 4);
        assertThat(made.header().statedCount()).isEqualTo(3);

        Effect changed = made.edit()
                .move(2, 0)
                .replace(1, NONE)
                .insert(1, FIRE)
                .remove(2)
                .apply();

        assertThat(changed.commands()).containsExactly(NONE, FIRE, BOOM);
        assertThat(made.edit().move(0, 2).apply().commands()).containsExactly(BOOM, NONE, FIRE);
        assertThat(FxidSamples.decode(FxidSamples.encoded(changed), Problems.strict()))
                .isEqualTo(changed);
        assertThat(changed.edit().remove(0).remove(0).remove(0).apply())
                .isEqualTo(Effect.builder().apply());
    }

    @Test
    void changesFieldsByTheirNames() {
        SpriteCommand sprite = (SpriteCommand)
                FIRE.with("sizeHigh", 2, 3, 4).with("fadeStart", 1).with("mode", 7);

        assertThat(sprite.sizeHigh()).isEqualTo(new Triple(2, 3, 4));
        assertThat(sprite.fadeStart()).isEqualTo(1);
        assertThat(sprite.mode()).isEqualTo(7);
        LightCommand light = (LightCommand) EffectCommand.of(Opcode.LIGHT).with("colourEnd", 1, 2, 3, 4);
        assertThat(light.colourEnd()).isEqualTo(new Rgba(1, 2, 3, 4));
        assertThatThrownBy(() -> FIRE.with("near", 1)).hasMessage("sprite has no field 'near'");
        assertThatThrownBy(() -> FIRE.with("sizeHigh", 1f)).hasMessage("sizeHigh has no 1 floats");
        assertThatThrownBy(() -> FIRE.with("sizeHigh", 1)).hasMessage("sizeHigh is not a number");
        assertThatThrownBy(() -> FIRE.with("archive", 1, 2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> NONE.withWindow(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> NONE.withReference("a", "b")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Clause("fxid.9-edits")
    void refusesWhatAWriterMayNotWrite() {
        refuses(
                () -> FIRE.withWindow(0.5f, 0.25f),
                "t0 and t1: expected 0 to 1 in ascending order, found 0.5 and 0.25");
        refuses(() -> FIRE.withWindow(0, 1.5f), "t0 and t1");
        refuses(() -> FIRE.with("t0", Float.NaN), "t0: expected finite numbers, found NaN");
        refuses(() -> FIRE.with("positionLow", 0, 0, Float.NEGATIVE_INFINITY), "positionLow");
        refuses(() -> FIRE.withReference("", "FIRE"), "archive must be a name of 1 to 31 characters");
        refuses(() -> FIRE.withReference("material.lib", "x".repeat(32)), "member");
        refuses(() -> FIRE.withReference("material.lib", "\u4E2D"), "member");
        refuses(() -> FIRE.with("word", 7), "a command with opcode 3 cannot change to opcode 7");
        refuses(() -> FIRE.with("mode", -1), "mode: expected 0 to 4294967295, found -1");
        refuses(() -> BOOM.with("near", 10), "near and far");
        refuses(() -> Effect.builder().add(EffectCommand.of(Opcode.SPRITE)), "archive and member");
        refuses(() -> Effect.builder().add(FIRE.with("word", 0x203)), "word");
    }

    private static void refuses(org.assertj.core.api.ThrowableAssert.ThrowingCallable edit, String message) {
        assertThatThrownBy(edit).isInstanceOf(RefusedException.class).hasMessageStartingWith(message);
    }

    @Test
    void leavesWhatWasOddBefore() {
        Effect odd = FxidFormat.FXID.decode(FxidSamples.ODD.bytes(), Effect.ATTRIBUTES, Problems.strict());

        Effect changed = odd.edit()
                .replace(0, odd.commands().get(0).with("fadeStart", 0.5f))
                .apply();

        assertThat(changed.commands().get(0).window()).contains(new TimeWindow(2, -1));
        assertThat(changed.commands().get(0).word()).isEqualTo(0xFFFF_FF03);
        refuses(() -> odd.commands().get(0).with("t1", 0.5f), "t0 and t1");
    }

    @Test
    @Clause({"fxid.9-tolerant", "D47"})
    void keepsWhatCannotBeReadUntilItIsTakenAway() {
        Effect broken = FxidSamples.tolerant(
                effect().command(6).raw((byte) 77, (byte) 1, (byte) 2, (byte) 3).command(3));

        assertThat(broken.commands()).hasSize(1);
        assertThat(broken.unreadCount()).isEqualTo(2);
        assertThat(broken.remainder().length()).isEqualTo(204);
        assertThat(broken.isWhole()).isFalse();
        Effect mended = broken.edit().withoutRemainder().apply();
        assertThat(FxidSamples.encoded(mended)).isEqualTo(effect().command(6).build());
    }
}

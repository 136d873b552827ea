package dev.ironkit.format.fxid;

import static dev.ironkit.testkit.FxidBytes.effect;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.FxidBytes;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EffectHeaderTest {

    @Test
    @Clause({
        "fxid.1-header",
        "fxid.1-time-mode",
        "fxid.1-duration",
        "fxid.1-time-jitter",
        "fxid.1-flags",
        "fxid.1-settings-id",
        "fxid.1-random-offset",
        "fxid.1-test-point",
        "fxid.1-scale",
        "fxid.1-commands-at"
    })
    void hasItsFieldsWhereTheTableSays() {
        FxidBytes bytes = effect().header(4, 14)
                .headerFloat(8, 2.5f)
                .headerFloat(12, 0.1f)
                .header(16, 0x31);
        bytes.header(20, 0x106);
        for (int i = 0; i < 3; i++) {
            bytes.headerFloat(24 + 4 * i, 10 + i)
                    .headerFloat(36 + 4 * i, 20 + i)
                    .headerFloat(48 + 4 * i, 30 + i);
        }
        Effect effect = FxidSamples.strict(bytes.command(6));
        EffectHeader header = effect.header();

        assertThat(EffectHeader.SIZE).isEqualTo(60);
        assertThat(header.statedCount()).isEqualTo(1);
        assertThat(header.timeMode()).contains(TimeMode.DAMAGE);
        assertThat(header.duration()).isEqualTo(2.5f);
        assertThat(header.timeJitter()).isEqualTo(0.1f);
        assertThat(EffectFlag.in(header.flags()))
                .containsExactly(EffectFlag.JITTER_TIME, EffectFlag.RUN_WHEN_HIDDEN, EffectFlag.PING_PONG);
        assertThat(header.switchIndex()).isEqualTo(6);
        assertThat(header.randomOffset()).isEqualTo(new Triple(10, 11, 12));
        assertThat(header.testPoint()).isEqualTo(new Triple(20, 21, 22));
        assertThat(header.scale()).isEqualTo(new Triple(30, 31, 32));
        assertThat(effect.commands().get(0).raw().range().offset()).isEqualTo(60);
    }

    @ParameterizedTest(name = "{0} {1}", quoteTextArguments = false)
    @CsvSource({
        "0x00001, JITTER_TIME",
        "0x00002, DELETE_AT_END",
        "0x00004, DETACH",
        "0x00008, RANDOM_OFFSET",
        "0x00010, RUN_WHEN_HIDDEN",
        "0x00020, PING_PONG",
        "0x00040, START_OFF",
        "0x00080, HOLD_IF_CLEAR",
        "0x00100, HOLD_IF_SET",
        "0x00200, TIMES_LINEAR",
        "0x00400, HIDE_OCCLUDED",
        "0x00800, PASS_ONLY",
        "0x01000, TARGET_POINT",
        "0x02000, NO_FOG",
        "0x08000, SKIP_SECOND_TEST",
        "0x10000, UNREAD"
    })
    @Clause(value = "fxid.2-jitter-time", rows = "0x00001 JITTER_TIME")
    @Clause(value = "fxid.2-delete-at-end", rows = "0x00002 DELETE_AT_END")
    @Clause(value = "fxid.2-detach", rows = "0x00004 DETACH")
    @Clause(value = "fxid.2-random-offset", rows = "0x00008 RANDOM_OFFSET")
    @Clause(value = "fxid.2-run-when-hidden", rows = "0x00010 RUN_WHEN_HIDDEN")
    @Clause(value = "fxid.2-ping-pong", rows = "0x00020 PING_PONG")
    @Clause(value = "fxid.2-start-off", rows = "0x00040 START_OFF")
    @Clause(value = "fxid.2-hold-if-clear", rows = "0x00080 HOLD_IF_CLEAR")
    @Clause(value = "fxid.2-hold-if-set", rows = "0x00100 HOLD_IF_SET")
    @Clause(value = "fxid.2-times-linear", rows = "0x00200 TIMES_LINEAR")
    @Clause(value = "fxid.2-hide-occluded", rows = "0x00400 HIDE_OCCLUDED")
    @Clause(value = "fxid.2-pass-only", rows = "0x00800 PASS_ONLY")
    @Clause(value = "fxid.2-target-point", rows = "0x01000 TARGET_POINT")
    @Clause(value = "fxid.2-no-fog", rows = "0x02000 NO_FOG")
    @Clause(value = "fxid.2-skip-second-test", rows = "0x08000 SKIP_SECOND_TEST")
    @Clause(value = "fxid.2-unread", rows = "0x10000 UNREAD")
    void namesEachFlag(String mask, EffectFlag flag) {
        int bit = Integer.decode(mask);

        assertThat(EffectFlag.in(bit)).containsExactly(flag);
        assertThat(EffectFlag.unnamed(bit)).isZero();
        assertThat(EffectHeader.ofNew().with(flag).flags()).isEqualTo(bit);
    }

    @Test
    @Clause("D45")
    void hasOneNameForAFlagAndTheOtherAsAnAlternative() {
        assertThat(List.of(
                        EffectFlag.RUN_WHEN_HIDDEN,
                        EffectFlag.HOLD_IF_CLEAR,
                        EffectFlag.HOLD_IF_SET,
                        EffectFlag.HIDE_OCCLUDED,
                        EffectFlag.PASS_ONLY,
                        EffectFlag.TARGET_POINT))
                .allSatisfy(flag -> assertThat(flag.alternative()).isPresent());
        assertThat(EffectFlag.unnamed(-1)).isEqualTo(0xFFFE_4000);
    }

    @Test
    @Clause({"fxid.3-modes"})
    void knowsEighteenTimeModes() {
        assertThat(TimeMode.values()).hasSize(18);
        assertThat(IntStream.range(0, 18)
                        .mapToObj(i -> TimeMode.ofNumber(i).orElseThrow().title()))
                .containsExactly(
                        "manual",
                        "once",
                        "loop",
                        "reverse",
                        "node-value",
                        "speed",
                        "speed-x",
                        "speed-y",
                        "speed-z",
                        "spin",
                        "spin-x",
                        "spin-y",
                        "spin-z",
                        "attach-inverse",
                        "damage",
                        "motion",
                        "node-rising",
                        "node-falling");
        assertThat(TimeMode.ofNumber(18)).isEmpty();
        assertThat(TimeMode.ofNumber(0xFFFF_FFFFL)).isEmpty();
    }

    @Test
    @Clause({"fxid.6-ids", "fxid.6-groups"})
    void knowsTheSettings() {
        assertThat(List.of(EffectSetting.values()))
                .extracting(EffectSetting::id)
                .containsExactly(
                        0x000, 0x001, 0x002, 0x003, 0x004, 0x005, 0x106, 0x107, 0x108, 0x109, 0x10A, 0x10F, 0x20B,
                        0x20C, 0x20D, 0x20E, 0x310, 0x311, 0x312, 0x313);
        assertThat(List.of(EffectSetting.values()))
                .extracting(EffectSetting::title)
                .containsExactly(
                        "Dust",
                        "Smoke",
                        "Engine fire",
                        "Explode",
                        "Shield",
                        "Lights",
                        "Dust",
                        "Smoke",
                        "Explode",
                        "Shield",
                        "Lights",
                        "Lights",
                        "Smoke",
                        "Engine fire",
                        "Explode",
                        "Gun fire",
                        "Smoke",
                        "Explode",
                        "Gun fire",
                        "Lights");
        assertThat(EffectSetting.ofId(0x20C).orElseThrow().group()).isEqualTo(2);
        assertThat(EffectSetting.ofId(0x20C).orElseThrow().switchIndex()).isEqualTo(0x0C);
        assertThat(EffectSetting.ofId(0x10B)).isEmpty();
    }

    @Test
    @Clause("fxid.6-presets")
    void switchesOffWhatTheLowestPresetDoes() {
        assertThat(List.of(EffectSetting.values()).stream()
                        .filter(setting -> !setting.isOn(3))
                        .map(EffectSetting::id))
                .containsExactly(0x000, 0x001, 0x106, 0x107, 0x10A, 0x20B, 0x20C, 0x310);
        assertThat(EffectSetting.values()).allMatch(setting -> setting.isOn(1) && setting.isOn(2));
        assertThatThrownBy(() -> EffectSetting.DUST_0.isOn(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Clause("fxid.9-new-effect")
    void startsAsAnEffectOfASecond() {
        Effect fresh = Effect.builder().apply();

        assertThat(FxidSamples.encoded(fresh)).isEqualTo(effect().build());
        assertThat(fresh.header().timeMode()).contains(TimeMode.ONCE);
        assertThat(Effect.ATTRIBUTES.typeText()).isEqualTo("FXID");
        assertThat(Effect.ATTRIBUTES.attr3()).isEqualTo(1);
    }

    @Test
    void changesOneValueAtATime() {
        EffectHeader header = EffectHeader.ofNew()
                .withTimeMode(TimeMode.MOTION)
                .withDuration(3)
                .withTimeJitter(0.5f)
                .withSetting(EffectSetting.GUN_FIRE_3)
                .withRandomOffset(new Triple(1, 2, 3))
                .withTestPoint(new Triple(4, 5, 6))
                .withScale(new Triple(7, 8, 9))
                .with(EffectFlag.DETACH, EffectFlag.PING_PONG)
                .without(EffectFlag.DETACH);

        assertThat(header.timeModeNumber()).isEqualTo(15);
        assertThat(header.duration()).isEqualTo(3);
        assertThat(header.timeJitter()).isEqualTo(0.5f);
        assertThat(header.settingsId()).isEqualTo(0x312);
        assertThat(header.randomOffset()).isEqualTo(new Triple(1, 2, 3));
        assertThat(header.testPoint()).isEqualTo(new Triple(4, 5, 6));
        assertThat(header.scale()).isEqualTo(new Triple(7, 8, 9));
        assertThat(header.flags()).isEqualTo(0x20);
    }

    @Test
    void takesNoNumberThatIsNone() {
        EffectHeader header = EffectHeader.ofNew();

        assertThatThrownBy(() -> header.withDuration(Float.NaN))
                .isInstanceOf(RefusedException.class)
                .hasMessage("duration: expected finite numbers, found NaN");
        assertThatThrownBy(() -> header.withScale(new Triple(1, Float.POSITIVE_INFINITY, 1)))
                .isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> new EffectHeader(ByteView.of(new byte[59])))
                .isInstanceOf(IllegalArgumentException.class);
    }
}

package dev.ironkit.runtime.effect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.EffectCommand;
import dev.ironkit.format.fxid.EffectFlag;
import dev.ironkit.format.fxid.EffectHeader;
import dev.ironkit.format.fxid.EffectSetting;
import dev.ironkit.format.fxid.Opcode;
import dev.ironkit.format.fxid.TimeMode;
import dev.ironkit.format.fxid.Triple;
import dev.ironkit.testkit.Allocation;
import dev.ironkit.testkit.Clause;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EffectInstanceTest {

    private static final int SEED = 0xDEADBEEF;

    private final EffectManager manager = new EffectManager(new EffectRandom(SEED));

    private EffectInstance create(EffectHeader header, int now) {
        return manager.create(
                Effect.builder()
                        .header(header)
                        .add(EffectCommand.of(Opcode.SPRITE, "material.lib", "FIRE"))
                        .apply(),
                now);
    }

    private static EffectHeader header(EffectFlag... flags) {
        return EffectHeader.ofNew().with(flags);
    }

    /** A world that is seen or not, at a place. */
    private static EffectInputs world(boolean attach, boolean again, boolean testPoint, float x) {
        return new EffectInputs() {
            @Override
            public boolean attachSeen() {
                return attach;
            }

            @Override
            public boolean attachSeenAgain() {
                return again;
            }

            @Override
            public boolean testPointSeen() {
                return testPoint;
            }

            @Override
            public float position(int axis) {
                return x;
            }
        };
    }

    private static EffectInputs at(float x) {
        return world(true, true, true, x);
    }

    @Test
    @Clause({"fxid.1-duration", "fxid.7-load", "fxid.7-clock"})
    void runsFromItsStartToItsEnd() {
        EffectInstance effect = create(header().withDuration(2), 5000);
        effect.update(5500, EffectInputs.NONE);
        assertThat(effect.t()).isEqualTo(0.25f);
        assertThat(effect.seconds()).isEqualTo(0.5f);
        effect.update(7000, EffectInputs.NONE);
        assertThat(effect.t()).isEqualTo(1);
        effect.update(9000, EffectInputs.NONE);
        assertThat(effect.t()).isEqualTo(1);
        assertThat(effect.isDeleted()).isFalse();
    }

    @Test
    @Clause("fxid.7-load")
    void hasAStateForEachCommandInTheirOrder() {
        List<CommandState> states = manager.create(everything(), 0).commands();

        assertThat(states).extracting(CommandState::index).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
        assertThat(states)
                .extracting(state -> state.getClass().getSimpleName())
                .containsExactly(
                        "LightState",
                        "SoundState",
                        "SpriteState",
                        "SpriteState",
                        "BoltState",
                        "EmptyState",
                        "BurstState",
                        "StreamState",
                        "SpriteState",
                        "BurstState");
    }

    @Test
    void timesMayWrap() {
        EffectInstance effect = create(header(), Integer.MAX_VALUE - 100);
        effect.update(Integer.MIN_VALUE + 399, EffectInputs.NONE);

        assertThat(effect.t()).isEqualTo(0.5f);
    }

    @Test
    @Clause({"fxid.7-tick", "fxid.7-after-a-command"})
    void updatesEveryTenthOfASecondAndRightAfterACall() {
        EffectInstance effect = create(header(), 0);
        List<Integer> updated = new ArrayList<>();
        for (int now = 0; now <= 400; now += 10) {
            if (now == 300) {
                effect.start(300);
            }
            if (effect.tick(now, EffectInputs.NONE)) {
                updated.add(now);
            }
        }
        assertThat(updated).containsExactly(0, 10, 20, 30, 40, 50, 150, 250, 300, 310, 320, 330, 340, 350);
    }

    @Test
    @Clause({"fxid.2-delete-at-end", "fxid.7-delete"})
    void goesWhenItIsOver() {
        EffectInstance effect = create(header(EffectFlag.DELETE_AT_END), 0);
        effect.update(999, EffectInputs.NONE);
        assertThat(effect.isDeleted()).isFalse();
        manager.message(EffectManager.TICK, 1000 + 999, EffectInputs.NONE);
        assertThat(effect.isDeleted()).isTrue();
        assertThat(manager.instances()).isEmpty();
        assertThat(effect.update(3000, EffectInputs.NONE)).isFalse();
        EffectInstance other = create(header(), 0);
        other.delete();
        assertThat(other.isDeleted()).isTrue();
        assertThat(other.update(1, EffectInputs.NONE)).isFalse();
    }

    @Test
    @Clause({"fxid.2-start-off", "fxid.7-start", "fxid.7-off"})
    void isOffUntilItIsStarted() {
        EffectInstance effect = create(header(EffectFlag.START_OFF), 0);
        assertThat(effect.isOn()).isFalse();
        assertThat(effect.update(100, EffectInputs.NONE)).isFalse();
        effect.start(1000);
        assertThat(effect.update(1500, EffectInputs.NONE)).isTrue();
        assertThat(effect.t()).isEqualTo(0.5f);
        assertThat(effect.commands().get(0).isActive()).isTrue();
        effect.off(1600);
        assertThat(effect.isOn()).isFalse();
        assertThat(effect.t()).isEqualTo(-1);
        assertThat(effect.commands().get(0).isActive()).isFalse();
        assertThat(effect.update(1700, EffectInputs.NONE)).isFalse();
    }

    @Test
    @Clause("fxid.7-restart")
    void startsAgainOnlyBehindItsEndAndInItsOwnMode() {
        EffectInstance effect = create(header(), 0);
        effect.mode(TimeMode.REVERSE);
        effect.update(250, EffectInputs.NONE);
        assertThat(effect.t()).isEqualTo(0.75f);
        assertThat(effect.restart(500)).isFalse();
        assertThat(effect.restart(1000)).isTrue();
        effect.update(1250, EffectInputs.NONE);
        assertThat(effect.t()).isEqualTo(0.25f);
    }

    @Test
    @Clause("fxid.3-manual")
    void timeByHandIsNothingBeforeItIsSaid() {
        EffectInstance effect = create(header().withTimeMode(TimeMode.MANUAL), 0);
        effect.update(500, EffectInputs.NONE);
        assertThat(effect.t()).isZero();
        effect.supply(0.7f);
        effect.update(600, EffectInputs.NONE);
        assertThat(effect.t()).isEqualTo(0.7f);
    }

    @Test
    @Clause({"fxid.3-rising", "fxid.3-prev"})
    void aNodeThatFallsIsNotFollowed() {
        EffectInstance effect = create(header().withTimeMode(TimeMode.NODE_RISING), 0);
        float[] node = {0};
        EffectInputs world = new EffectInputs() {
            @Override
            public float nodeValue() {
                return node[0];
            }
        };
        float[] values = {0.5f, 0.75f, 0.6f, 0.8f, 0, 0.3f};
        float[] shown = {0.5f, 0.75f, 0.75f, 0.8f, 0, 0.3f};
        for (int i = 0; i < values.length; i++) {
            node[0] = values[i];
            effect.update(i, world);
            assertThat(effect.t()).isEqualTo(shown[i]);
        }
    }

    @Test
    @Clause({"fxid.2-detach"})
    void aDetachedInstanceStaysFromItsSecondTickOn() {
        EffectInstance detached = create(header(EffectFlag.DETACH), 0);
        EffectInstance attached = create(header(), 0);
        for (EffectInstance effect : List.of(detached, attached)) {
            effect.update(0, at(5));
            effect.update(100, at(9));
        }
        assertThat(detached.position(0)).isEqualTo(5);
        assertThat(attached.position(0)).isEqualTo(9);
    }

    @Test
    @Clause({"fxid.2-random-offset", "fxid.1-random-offset"})
    void aShiftedInstanceIsShiftedByWhatIsDrawn() {
        EffectInstance effect = create(header(EffectFlag.RANDOM_OFFSET).withRandomOffset(new Triple(4, 2, 0)), 0);
        effect.update(0, at(10));

        assertThat(effect.position(0)).isEqualTo(10 + (0xCC25 * 4f / 65536 - 2));
        assertThat(effect.position(1)).isEqualTo(10 + (0xECD1 * 2f / 65536 - 1));
        assertThat(effect.position(2)).isEqualTo(10);
    }

    @Test
    @Clause({"fxid.2-jitter-time", "fxid.1-time-jitter"})
    void jitterIsDrawnForEveryUpdate() {
        EffectInstance effect = create(header(EffectFlag.JITTER_TIME).withTimeJitter(0.5f), 0);
        effect.update(500, EffectInputs.NONE);
        assertThat(effect.t()).isEqualTo(0.5f + (0xCC25 * 0.5f / 65536 - 0.25f));
        effect.update(500, EffectInputs.NONE);
        assertThat(effect.t()).isEqualTo(0.5f + (0xECD1 * 0.5f / 65536 - 0.25f));
    }

    @Test
    @Clause({"fxid.2-run-when-hidden", "fxid.2-skip-second-test"})
    void aHiddenAttachPointStopsAnEffectUnlessItsFlagsSayOtherwise() {
        EffectInputs hidden = world(false, true, true, 0);
        EffectInputs hiddenAgain = world(true, false, true, 0);

        assertThat(create(header(), 0).update(0, hidden)).isFalse();
        assertThat(create(header(EffectFlag.RUN_WHEN_HIDDEN), 0).update(0, hidden))
                .isTrue();
        assertThat(create(header(EffectFlag.RUN_WHEN_HIDDEN), 0).update(0, hiddenAgain))
                .isFalse();
        assertThat(create(header(EffectFlag.SKIP_SECOND_TEST), 0).update(0, hiddenAgain))
                .isTrue();
    }

    @Test
    @Clause({"fxid.2-hide-occluded", "fxid.7-visibility", "fxid.1-test-point"})
    void anOccludedTestPointHidesAnEffectThatAsks() {
        EffectInputs occluded = world(true, true, false, 0);
        EffectInstance asks = create(header(EffectFlag.HIDE_OCCLUDED), 0);
        EffectInstance not = create(header(), 0);
        EffectInstance overlay = manager.create(
                Effect.builder()
                        .add(EffectCommand.of(Opcode.SPRITE, "a", "b").withOverlay(true))
                        .apply(),
                0);
        for (EffectInstance effect : List.of(asks, not, overlay)) {
            assertThat(effect.update(0, occluded)).isTrue();
        }

        assertThat(List.of(asks.asksVisibility(), not.asksVisibility(), overlay.asksVisibility()))
                .containsExactly(true, false, true);
        assertThat(List.of(asks.isDrawn(1), not.isDrawn(1), overlay.isDrawn(1))).containsExactly(false, true, true);
        assertThat(overlay.testPointSeen()).isFalse();
        assertThat(not.testPointSeen()).isTrue();
        asks.update(100, EffectInputs.NONE);
        assertThat(asks.isDrawn(1)).isTrue();
    }

    @Test
    @Clause({"fxid.2-pass-only", "fxid.2-no-fog", "fxid.2-unread"})
    void flagsOfDrawing() {
        EffectInstance plain = create(header(EffectFlag.UNREAD), 0);
        EffectInstance special = create(header(EffectFlag.PASS_ONLY, EffectFlag.NO_FOG), 0);
        plain.update(0, EffectInputs.NONE);
        special.update(0, EffectInputs.NONE);

        assertThat(plain.isDrawn(0)).isTrue();
        assertThat(special.isDrawn(0)).isFalse();
        assertThat(special.isDrawn(1)).isTrue();
        assertThat(plain.fogFactor(0.25f)).isEqualTo(0.25f);
        assertThat(special.fogFactor(0.25f)).isEqualTo(1);
    }

    @Test
    @Clause("fxid.1-scale")
    void theSizeAskedForIsScaled() {
        EffectInstance effect = create(header().withScale(new Triple(2, 3, 4)), 0);

        assertThat(effect.scaled(0, 10)).isEqualTo(20);
        assertThat(effect.scaled(1, 10)).isEqualTo(30);
        assertThat(effect.scaled(2, 10)).isEqualTo(40);
    }

    @Test
    @Clause({"fxid.6-switch", "fxid.6-presets", "fxid.1-settings-id"})
    void anEffectWhoseSwitchIsOffNeitherUpdatesNorDraws() {
        EffectInstance smoke = create(header().withSetting(EffectSetting.SMOKE_1), 0);
        EffectInstance shield = create(header().withSetting(EffectSetting.SHIELD_1), 0);
        assertThat(smoke.update(0, EffectInputs.NONE)).isTrue();
        manager.switches().preset(3);
        assertThat(smoke.update(100, EffectInputs.NONE)).isFalse();
        assertThat(smoke.isDrawn(1)).isFalse();
        assertThat(smoke.t()).isZero();
        assertThat(shield.update(100, EffectInputs.NONE)).isTrue();
        manager.switches().set(0x07, true);
        assertThat(smoke.update(200, EffectInputs.NONE)).isTrue();
        manager.switches().set(0x09, false);
        assertThat(shield.update(200, EffectInputs.NONE)).isFalse();
        manager.switches().preset(1);
        assertThat(shield.update(300, EffectInputs.NONE)).isTrue();
    }

    @Test
    @Clause({"fxid.2-hold-if-set", "fxid.2-messages"})
    void messagesHoldEffectsAtTheirStart() {
        EffectInstance day = create(header(EffectFlag.HOLD_IF_SET), 0);
        EffectInstance night = create(header(EffectFlag.HOLD_IF_CLEAR), 0);
        manager.message(EffectManager.TICK, 500, EffectInputs.NONE);
        assertThat(day.t()).isEqualTo(0.5f);
        assertThat(night.t()).isZero();
        manager.message(EffectManager.SET_BIT, 500, EffectInputs.NONE);
        manager.message(EffectManager.TICK, 600, EffectInputs.NONE);
        assertThat(day.t()).isZero();
        assertThat(night.t()).isEqualTo(0.6f);
        manager.message(EffectManager.CLEAR_BIT, 600, EffectInputs.NONE);
        manager.message(99, 600, EffectInputs.NONE);
        manager.message(EffectManager.TICK, 700, EffectInputs.NONE);
        assertThat(day.t()).isEqualTo(0.7f);
    }

    private static Effect everything() {
        var editor = Effect.builder()
                .header(header(EffectFlag.JITTER_TIME).withTimeJitter(0.1f).withTimeMode(TimeMode.LOOP));
        for (Opcode opcode : Opcode.values()) {
            EffectCommand command = EffectCommand.of(opcode);
            command = opcode.needsReference() ? command.withReference("a.lib", "b") : command;
            if (opcode == Opcode.STREAM) {
                command = command.with("intervalStart", 0.01f)
                        .with("intervalEnd", 0.02f)
                        .with("ringSize", 20);
            }
            editor.add(command);
        }
        return editor.apply();
    }

    @Test
    @Clause("fxid.7-no-allocation")
    void updatesAllocateNothing() {
        EffectInstance effect = manager.create(everything(), 0);
        Runnable run = () -> {
            for (int now = 0; now < 5_000; now++) {
                effect.update(now, EffectInputs.NONE);
            }
        };
        run.run();

        assertThat(Allocation.of(run)).isLessThan(5_000);
    }

    @Test
    @Clause("fxid.7-deterministic")
    void theSameSeedGivesTheSameRun() {
        List<Float> first = numbers(1);
        assertThat(numbers(1)).isEqualTo(first);
        assertThat(numbers(2)).isNotEqualTo(first);
    }

    private static List<Float> numbers(int seed) {
        EffectInstance effect = new EffectManager(new EffectRandom(seed)).create(everything(), 0);
        List<Float> numbers = new ArrayList<>();
        for (int now = 0; now < 2_000; now += 37) {
            effect.update(now, EffectInputs.NONE);
            numbers.add(effect.t());
            numbers.add(((LightState) effect.commands().get(0)).range());
            numbers.add((float) ((StreamState) effect.commands().get(7)).count());
        }
        return numbers;
    }
}

package dev.ironkit.demo.effect;

import static dev.ironkit.format.fxid.EffectFlag.DELETE_AT_END;
import static dev.ironkit.format.fxid.EffectFlag.DETACH;
import static dev.ironkit.format.fxid.EffectFlag.HIDE_OCCLUDED;
import static dev.ironkit.format.fxid.EffectFlag.HOLD_IF_SET;
import static dev.ironkit.format.fxid.EffectFlag.JITTER_TIME;
import static dev.ironkit.format.fxid.EffectFlag.PING_PONG;
import static dev.ironkit.format.fxid.EffectFlag.RUN_WHEN_HIDDEN;
import static dev.ironkit.format.fxid.EffectFlag.START_OFF;
import static dev.ironkit.format.fxid.EffectFlag.TARGET_POINT;
import static dev.ironkit.format.fxid.EffectFlag.TIMES_LINEAR;

import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.EffectCommand;
import dev.ironkit.format.fxid.EffectHeader;
import dev.ironkit.format.fxid.EffectSetting;
import dev.ironkit.format.fxid.Opcode;
import dev.ironkit.format.fxid.TimeMode;
import dev.ironkit.format.fxid.Triple;
import java.util.List;

/** The effects of the demo game: every opcode, and a time mode for each thing an effect can follow. */
public final class EffectShelf {

    private static final String FIRE = "FIRE";
    private static final String SMOKE = "SMOKE";

    /** The sounds they play, members of sounds.lib. */
    private static final List<String> SOUNDS = List.of("boom.wav", "engine.wav", "zap.wav", "door.wav", "hum.wav");

    private EffectShelf() {}

    /** {@return the names of the sounds that the effects play} */
    public static List<String> sounds() {
        return SOUNDS;
    }

    /** {@return the effects, in the order of their archive} */
    public static List<NamedEffect> all() {
        return List.of(
                new NamedEffect("FX_NOTHING", of(header(TimeMode.ONCE, 1))),
                new NamedEffect("FX_PAUSE", of(header(TimeMode.ONCE, 2.5f), Commands.pause(), Commands.pause())),
                new NamedEffect("FX_EXPLODE", explosion()),
                new NamedEffect("FX_ENGINE", engine()),
                new NamedEffect("FX_BEACON", beacon()),
                new NamedEffect("FX_BOLT", bolt()),
                new NamedEffect("FX_BURNING", burning()),
                new NamedEffect("FX_SHIELD", shield()),
                new NamedEffect("FX_DUST", dust()),
                new NamedEffect("FX_NIGHTLAMP", nightLamp()),
                new NamedEffect("FX_DOOR_UP", door(TimeMode.NODE_RISING)),
                new NamedEffect("FX_DOOR_DOWN", door(TimeMode.NODE_FALLING)),
                new NamedEffect("FX_TURRET", turret()));
    }

    private static EffectHeader header(TimeMode mode, float seconds) {
        return EffectHeader.ofNew().withTimeMode(mode).withDuration(seconds);
    }

    private static Effect of(EffectHeader header, EffectCommand... commands) {
        var editor = Effect.builder().header(header);
        for (EffectCommand command : commands) {
            editor.add(command);
        }
        return editor.apply();
    }

    /** A flash, a bang, fire and wreckage at once, smoke behind it; then it is gone. */
    private static Effect explosion() {
        EffectHeader header = header(TimeMode.ONCE, 1.6f)
                .with(DELETE_AT_END, DETACH)
                .withSetting(EffectSetting.EXPLODE_0)
                .withScale(new Triple(2, 2, 2));
        return of(
                header,
                Commands.light(5, 2, 1.5f, 0.75f, 60).withWindow(0, 0.4f).with("colourJitter", 0.5f, 0.25f, 0, 0),
                Commands.sound("boom.wav").withWindow(0.01f, 0.5f),
                Commands.sprite(Opcode.SPRITE, FIRE, 1, 8).withWindow(0, 0.5f).withOverlay(true),
                Commands.burst(Opcode.BURST, FIRE, 8, 6).withWindow(0, 0.6f),
                Commands.burst(Opcode.DEBRIS, "RUST", 5, 12).withWindow(0, 1).with("mode", 16),
                Commands.sprite(Opcode.SPRITE, SMOKE, 4, 12).withWindow(0.3f, 1).with("sizeExp", 0.5f, 0.5f, 0.5f));
    }

    /** Fire behind an engine: the faster, the more. */
    private static Effect engine() {
        EffectHeader header = header(TimeMode.SPEED, 1).with(RUN_WHEN_HIDDEN).withSetting(EffectSetting.ENGINE_FIRE_0);
        return of(
                header,
                Commands.stream(FIRE, 0.05f, 24, -4).withWindow(0.1f, 1),
                Commands.hum("engine.wav").withWindow(0, 1),
                Commands.light(6, 1, 0.5f, 0.25f, 12).withWindow(0.5f, 1));
    }

    /** A light that swells and dies down, with a glow over everything as long as its lamp is seen. */
    private static Effect beacon() {
        EffectHeader header = header(TimeMode.LOOP, 2)
                .with(PING_PONG, HIDE_OCCLUDED)
                .withTestPoint(new Triple(0, 0, 1.5f))
                .withSetting(EffectSetting.LIGHTS_0);
        return of(
                header,
                Commands.sprite(Opcode.SPRITE, "BEACON", 1, 3)
                        .withOverlay(true)
                        .with("phaseStart", -1)
                        .with("phaseEnd", 2)
                        .with("fadeEnd", 1),
                Commands.light(7, 1, 0.25f, 0.2f, 30).with("rangeJitter", 1));
    }

    /** From the target to where the effect is. */
    private static Effect bolt() {
        EffectHeader header =
                header(TimeMode.ONCE, 0.4f).with(TARGET_POINT, DELETE_AT_END).withSetting(EffectSetting.GUN_FIRE_3);
        return of(header, Commands.bolt(FIRE), Commands.sound("zap.wav").withWindow(0, 0.1f));
    }

    /** Smoke that thickens with the damage. */
    private static Effect burning() {
        EffectHeader header = header(TimeMode.DAMAGE, 1).with(RUN_WHEN_HIDDEN).withSetting(EffectSetting.SMOKE_0);
        return of(
                header,
                Commands.stream(SMOKE, 0.1f, 32, 10).withWindow(0.3f, 1).with("animRate", -1),
                Commands.stream(FIRE, 0.08f, 12, 3).withWindow(0.7f, 1));
    }

    /** A dome that whoever raises it drives, and a flicker that looks at the distance. */
    private static Effect shield() {
        EffectHeader header = header(TimeMode.MANUAL, 1).with(START_OFF).withSetting(EffectSetting.SHIELD_0);
        return of(
                header,
                Commands.sprite(Opcode.SPRITE_KIND, "WATER_M", 5, 6)
                        .with("domeQuality", 1)
                        .with("drawFlag", 1),
                Commands.sprite(Opcode.SPRITE_DISTANCE, "GLASS", 4, 4)
                        .with("distanceBase", 200)
                        .with("fadeEnd", 0.5f),
                Commands.hum("hum.wav"));
    }

    /** What feet and wheels throw up. */
    private static Effect dust() {
        EffectHeader header = header(TimeMode.MOTION, 1)
                .with(JITTER_TIME, DETACH)
                .withTimeJitter(0.2f)
                .withSetting(EffectSetting.DUST_0);
        return of(
                header,
                Commands.burst(Opcode.BURST, SMOKE, 3, 2).withWindow(0.2f, 1).with("mode", 1));
    }

    /** On only while it is dark. */
    private static Effect nightLamp() {
        EffectHeader header = header(TimeMode.LOOP, 4).with(HOLD_IF_SET).withSetting(EffectSetting.MORE_LIGHTS_1);
        return of(
                header,
                Commands.light(2, 1, 1, 0.8f, 25).withWindow(0.1f, 1).with("colourEnd", 1, 1, 0.8f, 1),
                Commands.sprite(Opcode.SPRITE, "BEACON", 0.5f, 0.5f)
                        .withWindow(0.1f, 1)
                        .with("fadeEnd", 1));
    }

    private static Effect door(TimeMode mode) {
        return of(
                header(mode, 1).withSetting(EffectSetting.LIGHTS_3),
                Commands.sound("door.wav").withWindow(0.05f, 0.2f),
                Commands.pause());
    }

    /** What a turret shows when it turns: nothing at first, whatever its spin. */
    private static Effect turret() {
        return of(
                header(TimeMode.SPIN_Z, 2).with(TIMES_LINEAR).withSetting(EffectSetting.GUN_FIRE_2),
                Commands.hum("hum.wav").withWindow(0.2f, 1),
                Commands.light(1, 0.5f, 0.5f, 1, 8));
    }
}

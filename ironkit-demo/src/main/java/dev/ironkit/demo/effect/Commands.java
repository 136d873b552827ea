package dev.ironkit.demo.effect;

import dev.ironkit.format.fxid.EffectCommand;
import dev.ironkit.format.fxid.Opcode;

/** The commands the effects of the demo are made of, each as plain as it can be. */
final class Commands {

    private static final String MATERIALS = "material.lib";
    private static final String SOUNDS = "sounds.lib";

    /** The mode of a sound that goes on while its window lasts. */
    private static final int LOOPED = 2;

    private Commands() {}

    /** A flash that dies down. */
    static EffectCommand light(int kind, float red, float green, float blue, float range) {
        return EffectCommand.of(Opcode.LIGHT)
                .with("kind", kind)
                .with("directionEnd", 1, 0, 0)
                .with("colourStart", red, green, blue, 1)
                .with("colourEnd", red / 4, green / 4, blue / 4, 1)
                .with("rangeStart", range)
                .with("rangeEnd", range / 2);
    }

    static EffectCommand sound(String name) {
        return EffectCommand.of(Opcode.SOUND, SOUNDS, name)
                .with("directionEnd", 1, 0, 0)
                .with("far", 300)
                .with("near", 40);
    }

    static EffectCommand hum(String name) {
        return sound(name).with("mode", LOOPED).with("rateEnd", 1.5f);
    }

    /** A sprite that grows from one size to another while it fades. */
    static EffectCommand sprite(Opcode opcode, String material, float from, float to) {
        return fading(EffectCommand.of(opcode, MATERIALS, material))
                .with("phaseEnd", 1)
                .with("sizeLow", from, from, from)
                .with("sizeHigh", to, to, to);
    }

    /** Particles that fly apart. */
    static EffectCommand burst(Opcode opcode, String material, int count, float reach) {
        return fading(EffectCommand.of(opcode, MATERIALS, material))
                .with("life", 0.8f)
                .with("countA", count)
                .with("countB", 2)
                .with("positionHigh", 0, 0, reach)
                .with("positionJitter", reach, reach, reach / 2)
                .with("positionExp", 0.5f, 0.5f, 0.5f)
                .with("sizeHigh", 2, 2, 2)
                .with("sizeJitter", 0.5f, 0.5f, 0.5f)
                .with("drag", 0.25f);
    }

    /** Particles that come one after the other. */
    static EffectCommand stream(String material, float interval, int most, float rise) {
        return fading(EffectCommand.of(Opcode.STREAM, MATERIALS, material))
                .with("intervalStart", interval * 2)
                .with("intervalEnd", interval)
                .with("ringSize", most)
                .with("positionHigh", 0, 0, rise)
                .with("positionJitter", 0.5f, 0.5f, 0)
                .with("sizeLow", 0.5f, 0.5f, 0.5f)
                .with("sizeHigh", 3, 3, 3)
                .with("sizeExp", 2, 2, 2);
    }

    static EffectCommand bolt(String material) {
        return EffectCommand.of(Opcode.BOLT, MATERIALS, material)
                .with("fadeStart", 1)
                .with("maxSprites", 20)
                .with("widthStart", 2)
                .with("widthEnd", 0.5f)
                .with("textureRepeat", 25)
                .with("segmentLength", 50)
                .with("phaseStart", -1)
                .with("phaseEnd", 4);
    }

    static EffectCommand pause() {
        return EffectCommand.of(Opcode.EMPTY);
    }

    private static EffectCommand fading(EffectCommand command) {
        return command.with("fadeStart", 1);
    }
}

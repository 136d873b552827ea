package dev.ironkit.demo.effect;

import dev.ironkit.demo.texture.Grain;
import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.EffectCommand;
import dev.ironkit.format.fxid.EffectEditor;
import dev.ironkit.format.fxid.EffectFlag;
import dev.ironkit.format.fxid.EffectHeader;
import dev.ironkit.format.fxid.EffectSetting;
import dev.ironkit.format.fxid.Opcode;
import dev.ironkit.format.fxid.TimeMode;
import java.util.ArrayList;
import java.util.List;

/** As many effects as an install has: those of the shelf, and others with up to 81 commands. */
public final class EffectVariants {

    private static final int COUNT = 923;
    private static final int MOST_COMMANDS = 81;
    private static final List<TimeMode> MODES = List.of(
            TimeMode.ONCE,
            TimeMode.ONCE,
            TimeMode.ONCE,
            TimeMode.LOOP,
            TimeMode.MANUAL,
            TimeMode.SPEED,
            TimeMode.MOTION);
    private static final List<String> MATERIALS =
            List.of("FIRE", "SMOKE", "EXPL4", "GLOW", "GLOW_B", "BOLT", "BEACON", "SHIELD", "LIGHT_W");
    private static final List<EffectSetting> SETTINGS =
            List.of(EffectSetting.EXPLODE_0, EffectSetting.SMOKE_0, EffectSetting.LIGHTS_0, EffectSetting.GUN_FIRE_2);

    private final int seed;

    private EffectVariants(int seed) {
        this.seed = seed;
    }

    /** {@return all of them} */
    public static List<NamedEffect> all(int seed) {
        List<NamedEffect> effects = new ArrayList<>(EffectShelf.all());
        EffectVariants variants = new EffectVariants(seed);
        for (int i = effects.size(); i < COUNT; i++) {
            effects.add(new NamedEffect("FX_VAR_" + i, variants.effect(i)));
        }
        return effects;
    }

    private int roll(int number, int salt, int count) {
        return Grain.dot(number, salt, seed + 300) % count;
    }

    private <T> T pick(List<T> of, int number, int salt) {
        return of.get(roll(number, salt, of.size()));
    }

    private Effect effect(int number) {
        EffectHeader header = EffectHeader.ofNew()
                .withTimeMode(pick(MODES, number, 1))
                .withDuration(0.25f * (1 + roll(number, 2, 20)))
                .withSetting(pick(SETTINGS, number, 3));
        if (roll(number, 4, 2) == 0) {
            header = header.with(EffectFlag.DELETE_AT_END, EffectFlag.DETACH);
        }
        EffectEditor editor = Effect.builder().header(header);
        int count = number == COUNT - 1 ? MOST_COMMANDS : roll(number, 5, 10);
        for (int i = 0; i < count; i++) {
            editor.add(command(number * 97 + i));
        }
        return editor.apply();
    }

    /** Sprites and bursts for the most part, as an install has them. */
    private EffectCommand command(int number) {
        String material = pick(MATERIALS, number, 6);
        float size = 1 + roll(number, 7, 8);
        EffectCommand command = switch (roll(number, 8, 16)) {
            case 0, 1 -> Commands.light(5, 1, 0.5f + 0.1f * size, 0.5f, 10 * size);
            case 2, 3 -> Commands.sound(pick(EffectShelf.sounds(), number, 9));
            case 4 -> Commands.sprite(Opcode.SPRITE_DISTANCE, material, 1, size).with("distanceBase", 100);
            case 5 -> Commands.stream(material, 0.05f, 6 + roll(number, 10, 34), size);
            case 6 -> Commands.sprite(Opcode.SPRITE_KIND, material, 1, size);
            case 7 -> Commands.burst(Opcode.DEBRIS, "RUST", 3, size).with("mode", 16);
            case 8, 9, 10, 11 -> Commands.burst(Opcode.BURST, material, 4, size);
            default -> Commands.sprite(Opcode.SPRITE, material, 1, size).withOverlay(roll(number, 11, 2) == 0);
        };
        return command.withWindow(0.1f * roll(number, 12, 4), 0.5f + 0.1f * roll(number, 13, 6));
    }
}

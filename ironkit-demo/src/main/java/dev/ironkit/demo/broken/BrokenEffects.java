package dev.ironkit.demo.broken;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.demo.effect.EffectShelf;
import java.util.Map;
import java.util.TreeMap;

/** For each rule about effects the smallest change that breaks it. */
final class BrokenEffects {

    private static final int HEADER = 60;
    private static final int NAN = 0x7FC00000;

    private BrokenEffects() {}

    static Map<String, ByteView> all() {
        ByteView pause = effect("FX_PAUSE");
        ByteView door = effect("FX_DOOR_UP");
        Map<String, ByteView> effects = new TreeMap<>();
        effects.put("fxid.size", door.slice(0, door.length() - 8));
        effects.put("fxid.opcode", Damage.to(pause).u8(HEADER, 11).done());
        effects.put("fxid.tail", Damage.to(pause, new byte[4]).done());
        effects.put("fxid.time-mode", Damage.to(pause).i32(4, 18).done());
        effects.put(
                "fxid.window",
                Damage.to(door).i32(HEADER + 12, Float.floatToIntBits(2)).done());
        effects.put(
                "fxid.reference-empty", Damage.to(door).fill(HEADER + 84, 32, 0).done());
        effects.put("fxid.float", Damage.to(door).i32(HEADER + 16, NAN).done());
        effects.put(
                "fxid.near-far",
                Damage.to(door).i32(HEADER + 68, Float.floatToIntBits(1)).done());
        effects.put(
                "fxid.duration",
                Damage.to(pause).i32(8, Float.floatToIntBits(-1)).done());
        effects.put(
                "fxid.divisor", Damage.to(effect("FX_DUST")).i32(HEADER + 28, 0).done());
        effects.put("fxid.high-bits", Damage.to(door).i32(HEADER, 2 | 0x400).done());
        effects.put("fxid.settings", Damage.to(pause).i32(20, 0x777).done());
        effects.put(
                "fxid.reference-missing",
                Damage.to(door).u8(HEADER + 84 + 32, 'x').done());
        return effects;
    }

    private static ByteView effect(String name) {
        return EffectShelf.all().stream()
                .filter(effect -> effect.name().equals(name))
                .findFirst()
                .orElseThrow()
                .bytes();
    }
}

package dev.ironkit.demo.broken;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.mat0.MaterialPhase;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** For each rule about materials and their lists the smallest thing that breaks it. */
final class BrokenMaterials {

    private static final int PHASES = 14;
    private static final int NAME = PHASES + 18;
    private static final int BLOCKS = PHASES + 34;
    private static final int KEYS = BLOCKS + 6;

    private BrokenMaterials() {}

    static Map<String, ByteView> all() {
        ByteView one = material(1, 1, 2);
        Map<String, ByteView> materials = new TreeMap<>();
        materials.put("mat0.size", one.slice(0, one.length() - 1));
        materials.put("mat0.anim-count", material(1, 20, 1));
        materials.put("mat0.phase-ref", Damage.to(one).u16(KEYS, 9).done());
        materials.put("mat0.no-phases", material(0, 0, 0));
        materials.put("mat0.no-keys", material(1, 1, 0));
        materials.put("mat0.key-order", Damage.to(one).u16(KEYS + 8, 50).done());
        materials.put(
                "mat0.period-zero",
                Damage.to(material(1, 1, 1)).u16(KEYS + 2, 0).done());
        materials.put("mat0.mode", Damage.to(one).i32(BLOCKS, 5).done());
        materials.put("mat0.mask-bits", Damage.to(one).i32(BLOCKS, 0x20 << 3).done());
        materials.put("mat0.k2", Damage.to(one).u16(KEYS + 4, 7).done());
        materials.put("mat0.nibble", one);
        materials.put("mat0.version", one);
        materials.put("mat0.alpha", Damage.to(one).u8(PHASES + 3, 101).done());
        materials.put("mat0.texture-nul", named(one, "STONE00.0STONE00"));
        materials.put("mat0.texture-name", named(one, "STONE00"));
        materials.put("mat0.palette-suffix", named(one, "STONE.Z:"));
        materials.put("mat0.texture-missing", named(one, "NOWHERE.0"));
        materials.put("mat0.palette-missing", named(one, "DUSK00.A"));
        materials.put(
                "mat0.cell", Damage.to(named(one, "SIGNS.0")).u8(PHASES + 17, 8).done());
        return materials;
    }

    private static ByteView named(ByteView material, String texture) {
        Damage damage = Damage.to(material).fill(NAME, 16, 0);
        for (int i = 0; i < texture.length(); i++) {
            damage.u8(NAME + i, texture.charAt(i));
        }
        return damage.done();
    }

    private static ByteView material(int phases, int blocks, int keys) {
        ByteSink out = ByteSink.inMemory();
        out.u16(phases).u16(blocks).u8(5).u8(255).i32(Float.floatToIntBits(1)).i32(0);
        for (int i = 0; i < phases; i++) {
            out.bytes(MaterialPhase.of("HULL01.0").withDiffuse(0xFFFFFF).raw());
        }
        for (int block = 0; block < blocks; block++) {
            out.i32(0).u16(keys);
            for (int key = 0; key < keys; key++) {
                out.u16(0).u16((key + 1) * 100).u16(0);
            }
        }
        return out.toView();
    }

    static Map<String, ByteView> wears() {
        Map<String, String> texts = new TreeMap<>();
        texts.put("wear.count", "0\r\n");
        texts.put("wear.rows", "2\r\n0 STEEL\r\n");
        texts.put("wear.lightmaps", "1\r\n0 STEEL\r\n\r\nLIGHTMAPS\r\n0\r\n");
        texts.put("wear.blank-line", "1\r\n0 STEEL\r\nLIGHTMAPS\r\n1\r\n0 BUNKER_LM.0\r\n");
        texts.put("wear.keyword", "1\r\n0 STEEL\r\n\r\nLightmaps\r\n1\r\n0 BUNKER_LM.0\r\n");
        texts.put("wear.ids", "1\r\n7 STEEL\r\n");
        texts.put("wear.name-space", "1\r\n0 STEEL PLATE\r\n");
        texts.put("wear.lightmap-name", "1\r\n0 STEEL\r\n\r\nLIGHTMAPS\r\n1\r\n0 BUNKER\r\n");
        texts.put("wear.name", "1\r\n0 " + "STEEL".repeat(8) + "\r\n");
        texts.put("wear.palette-suffix", "1\r\n0 STEEL\r\n\r\nLIGHTMAPS\r\n1\r\n0 BUNKER_LM.Z:\r\n");
        texts.put("wear.trailing", "1\r\n0 STEEL\r\nmore\r\n");
        Map<String, ByteView> wears = new TreeMap<>();
        texts.forEach((name, text) -> wears.put(name, ByteView.of(text.getBytes(StandardCharsets.US_ASCII))));
        return wears;
    }
}

package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.AnimationKey;
import dev.ironkit.format.mat0.AnimationMode;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialEditor;
import dev.ironkit.format.mat0.MaterialFlags;
import dev.ironkit.format.mat0.MaterialMeta;
import dev.ironkit.format.mat0.MaterialPhase;
import dev.ironkit.format.wear.WearFormat;
import dev.ironkit.format.wear.WearList;
import java.util.ArrayList;
import java.util.List;

/** The materials of the demo game: still ones, and one for each way a material can move. */
final class DemoMaterials {

    private static final int PLAIN = 0;
    private static final int LIT_SKIN = 2;
    private static final int ALPHA = 4;
    private static final int ADDITIVE = 8;

    private static final int LAVA_DAMAGE = 10_000;
    private static final int INSIGNIA = 8;
    private static final int SIGNS = 4;

    private DemoMaterials() {}

    /** {@return the library of materials} */
    static ByteView library() {
        ArchiveBuilder archive = new ArchiveBuilder();
        add(archive, "DEFAULT", still(LIT_SKIN, phase("HULL01.0", 0xFFFFFF)));
        add(
                archive,
                "STEEL",
                still(
                        LIT_SKIN,
                        phase("HULL01.0", 0xFFFFFF).withSpecular(0x808080).withPower(4)));
        add(archive, "RUST", still(LIT_SKIN, phase("HULL02.0", 0xD0B090)));
        skins(archive);
        add(archive, "ENV_GRASS", ground("GRASS00.0"));
        add(archive, "ENV_SKY", still(PLAIN, phase("SUNSET.0", 0xFFFFFF)));
        add(archive, "WATER_M", frames(ALPHA, 0x4D6AFF, 200, "WATER00.0", "WATER01.0", "WATER02.0", "WATER03.0"));
        add(archive, "FIRE", still(ADDITIVE, phase("FIRE00.0", 0xFFFFFF)));
        add(archive, "SMOKE", fading());
        add(archive, "ENV_LAVA", glowing());
        add(archive, "BEACON", pulsing());
        add(archive, "TUBE_LAMP", flickering());
        add(archive, "INSIGNIA", insignia());
        add(archive, "SHADOW", still(ALPHA, MaterialPhase.of("").withDiffuse(0).withAmbientAlpha(50)));
        return archive.build();
    }

    /** What robots, buildings and trees wear. */
    private static void skins(ArchiveBuilder archive) {
        add(archive, "PAINT", still(LIT_SKIN, phase("HULL01.0", 0xA8B878).withSpecular(0x404040)));
        add(archive, "DARK", still(LIT_SKIN, phase("HULL01.0", 0x505860)));
        add(archive, "BURNT", still(LIT_SKIN, phase("HULL02.0", 0x4A3C34)));
        add(archive, "GLASS", still(LIT_SKIN, phase("HULL01.0", 0x3A5A78).withSpecular(0xC0C0C0)));
        add(archive, "PLANKS", still(LIT_SKIN, phase("PLANKS00.0", 0xFFFFFF)));
        add(archive, "CONCRETE", still(LIT_SKIN, phase("CONC00.0", 0xFFFFFF)));
        add(archive, "SAND", still(LIT_SKIN, phase("CONC00.0", 0xE0C890)));
        add(archive, "BARK", still(LIT_SKIN, phase("BARK00.0", 0xFFFFFF)));
        add(archive, "NEEDLES", still(LIT_SKIN, phase("NEEDLE00.0", 0xFFFFFF)));
    }

    /** {@return a list of the materials a model wears} */
    static ByteView wear(List<String> materials, List<String> lightmaps) {
        ByteSink out = ByteSink.inMemory();
        WearFormat.WEAR.encode(WearList.of(materials, lightmaps), out);
        return out.toView();
    }

    private static void add(ArchiveBuilder archive, String name, MaterialEditor editor) {
        Material material = editor.apply();
        ByteSink out = ByteSink.inMemory();
        Mat0Format.MAT0.encode(material, out);
        archive.add("MAT0", name, material.flags().bits(), Material.VERSION, 0, out.toView());
    }

    private static MaterialEditor material(int flags) {
        return Material.builder().version(Material.VERSION).flags(new MaterialFlags(flags));
    }

    private static MaterialPhase phase(String texture, int diffuse) {
        return MaterialPhase.of(texture).withDiffuse(diffuse);
    }

    /** One phase that never changes: a loop of one key, as all still materials have it. */
    private static MaterialEditor still(int flags, MaterialPhase phase) {
        return material(flags).addPhase(phase).addBlock(keys(AnimationMode.LOOP, 0, 1, 1000));
    }

    /** One texture after the other. */
    private static MaterialEditor frames(int flags, int diffuse, int millis, String... textures) {
        MaterialEditor material = material(flags);
        for (String texture : textures) {
            material.addPhase(phase(texture, diffuse));
        }
        return material.addBlock(keys(AnimationMode.LOOP, 0, textures.length, millis));
    }

    /** The ground and its darker twin, a block each. */
    private static MaterialEditor ground(String texture) {
        return material(PLAIN)
                .addPhase(phase(texture, 0xFFFFFF))
                .addPhase(phase(texture, 0x90A080))
                .addBlock(only(0))
                .addBlock(only(1));
    }

    /** Once from thick to gone: colour and alpha move together. */
    private static MaterialEditor fading() {
        return material(ALPHA)
                .addPhase(phase("SMOKE00.0", 0xFFFFFF).withAmbient(0x605850))
                .addPhase(phase("SMOKE00.0", 0xFFFFFF).withAmbient(0x202020).withAmbientAlpha(0))
                .addBlock(AnimationBlock.of(
                        AnimationMode.ONE_SHOT,
                        AnimationBlock.AMBIENT | AnimationBlock.AMBIENT_ALPHA,
                        List.of(AnimationKey.of(0, 1500), AnimationKey.of(1, 1600))));
    }

    /** Ten keys through deeper and lighter red; whoever stands in it does not for long. */
    private static MaterialEditor glowing() {
        MaterialEditor material = material(PLAIN).meta(MaterialMeta.of(12, 0.25f, LAVA_DAMAGE));
        for (int i = 0; i < 10; i++) {
            int heat = 0x60 + 0x10 * Math.min(i, 10 - i);
            material.addPhase(phase("LAVA00.0", 0xFFFFFF).withAmbient(heat << 16 | (heat / 3) << 8));
        }
        return material.addBlock(keys(AnimationMode.LOOP, AnimationBlock.AMBIENT, 10, 200));
    }

    /** A light that swells and dies down again. */
    private static MaterialEditor pulsing() {
        return material(ADDITIVE)
                .addPhase(phase("FIRE00.0", 0xFFFFFF).withAmbient(0x200000))
                .addPhase(phase("FIRE00.0", 0xFFFFFF).withAmbient(0xFF4030))
                .addBlock(AnimationBlock.of(
                        AnimationMode.PING_PONG,
                        AnimationBlock.AMBIENT,
                        List.of(AnimationKey.of(0, 750), AnimationKey.of(1, 900))));
    }

    /** A lamp that has a bad contact. */
    private static MaterialEditor flickering() {
        MaterialEditor material = material(LIT_SKIN);
        for (int light : new int[] {0xFFFFF0, 0xF0F0E0, 0x303030, 0xFFFFF0}) {
            material.addPhase(phase("HULL01.0", light).withEmissive(light));
        }
        return material.addBlock(keys(AnimationMode.RANDOM, 0, 4, 120));
    }

    /** Eight sides, each with its sign: four of them in one light, the other four in another. */
    private static MaterialEditor insignia() {
        MaterialEditor material = material(ALPHA);
        for (int side = 0; side < INSIGNIA; side++) {
            material.addPhase(
                    phase("SIGNS.0", side < SIGNS ? 0xFFFFFF : 0xFFC060).withCell(side % SIGNS));
        }
        for (int side = 0; side < INSIGNIA; side++) {
            material.addBlock(only(side));
        }
        return material;
    }

    private static AnimationBlock only(int phase) {
        return AnimationBlock.of(AnimationMode.LOOP, 0, List.of(AnimationKey.of(phase, 1000)));
    }

    private static AnimationBlock keys(AnimationMode mode, int mask, int count, int millis) {
        List<AnimationKey> keys = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            keys.add(AnimationKey.of(i, (i + 1) * millis));
        }
        return AnimationBlock.of(mode, mask, keys);
    }
}

package dev.ironkit.demo.material;

import static dev.ironkit.demo.material.MaterialRecipe.ADDITIVE;
import static dev.ironkit.demo.material.MaterialRecipe.ALPHA;
import static dev.ironkit.demo.material.MaterialRecipe.LIT_SKIN;
import static dev.ironkit.demo.material.MaterialRecipe.PLAIN;
import static dev.ironkit.demo.material.MaterialRecipe.STAGE_ONE;
import static dev.ironkit.demo.material.MaterialRecipe.keys;
import static dev.ironkit.demo.material.MaterialRecipe.only;
import static dev.ironkit.demo.material.MaterialRecipe.phase;
import static dev.ironkit.demo.material.MaterialRecipe.start;
import static dev.ironkit.demo.material.MaterialRecipe.still;

import dev.ironkit.demo.texture.TextureShelf;
import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.AnimationKey;
import dev.ironkit.format.mat0.AnimationMode;
import dev.ironkit.format.mat0.MaterialEditor;
import dev.ironkit.format.mat0.MaterialMeta;
import dev.ironkit.format.mat0.MaterialPhase;
import java.util.ArrayList;
import java.util.List;

/** The materials that the models of the demo game ask for: still ones, and one for each way a material can move. */
public final class MaterialShelf {

    private static final int UNSET = 255;
    private static final int MACHINE = 5;
    private static final int FOLIAGE = 6;
    private static final int WATER = 7;
    private static final int BIRD = 9;
    private static final int SHIELD = 10;
    private static final int LAVA = 4;
    private static final int LAVA_DAMAGE = 10_000;
    private static final int INSIGNIA = 8;
    private static final int WHITE = 0xFFFFFF;

    private final List<MaterialRecipe> recipes = new ArrayList<>();

    private MaterialShelf() {}

    /** {@return all of them} */
    public static List<MaterialRecipe> recipes() {
        MaterialShelf shelf = new MaterialShelf();
        shelf.add("DEFAULT", skin("HULL01.0", WHITE));
        shelf.machines();
        shelf.buildings();
        shelf.living();
        shelf.ground();
        shelf.moving();
        shelf.effects();
        return List.copyOf(shelf.recipes);
    }

    private void add(String name, MaterialEditor material) {
        recipes.add(new MaterialRecipe(name, material.apply()));
    }

    private static MaterialEditor skin(String texture, int diffuse) {
        return still(LIT_SKIN, MACHINE, phase(texture, diffuse));
    }

    private static MaterialEditor shiny(String texture, int diffuse, int specular, int power) {
        return still(
                LIT_SKIN,
                MACHINE,
                phase(texture, diffuse).withSpecular(specular).withPower(power));
    }

    private static MaterialEditor glowing(String texture, int light) {
        return still(LIT_SKIN, MACHINE, phase(texture, WHITE).withAmbient(light));
    }

    private void machines() {
        add("STEEL", shiny("HULL01.0", WHITE, 0x808080, 4));
        add("RUST", skin("HULL02.0", WHITE));
        add("PAINT", shiny("CAMO01.0", WHITE, 0x303030, 3));
        add("PAINT2", shiny("CAMO02.0", WHITE, 0x303030, 3));
        add("PAINT3", shiny("CAMO01.0", 0x90A8FF, 0x404048, 3));
        add("DARK", skin("PANEL01.0", 0x5C646E));
        add("PANEL", shiny("PANEL01.0", WHITE, 0x606060, 4));
        add("BURNT", skin("BURNT01.0", 0xE0D8D0));
        add("HAZARD", skin("HAZARD.0", WHITE));
        add("GRATE", skin("GRATE01.0", WHITE));
        add("GLASS", shiny("GLASS01.0", WHITE, 0xFFFFFF, 6));
        add("SCREEN", glowing("SCREEN00.0", 0xC0C0C0));
        add("HEADLAMP", glowing("LAMP01.0", 0xD0D0D0));
        add("TAIL_LAMP", glowing("LAMP02.0", 0xC0C0C0));
        add("COIL", glowing("LAMP03.0", 0xC0C0C0));
        add("TUBE_LAMP", flickering());
    }

    private void buildings() {
        add("CONCRETE", skin("CONC00.0", WHITE));
        add("RUIN", skin("CONC01.0", WHITE));
        add("BRICK", skin("BRICK00.0", WHITE));
        add("ROOF", skin("ROOF00.0", WHITE));
        add("PLANKS", skin("PLANKS00.0", WHITE));
        add("SAND", skin("SAND00.0", WHITE));
        add("WINDOW", skin("WINDOW00.0", WHITE));
        add("DOOR", skin("DOOR00.0", WHITE));
        add("TAR", skin("TAR00.0", WHITE));
        add(
                "PORTAL",
                still(ALPHA, UNSET, MaterialPhase.of("").withDiffuse(0x4060A0).withAmbientAlpha(35)));
        add("ARROW", still(ALPHA, UNSET, phase("SIGN_UP.0", WHITE).withAmbient(0x808080)));
    }

    private void living() {
        add("BARK", still(LIT_SKIN, FOLIAGE, phase("BARK00.0", WHITE)));
        add("NEEDLES", still(LIT_SKIN, FOLIAGE, phase("NEEDLE00.0", WHITE)));
        add("LEAVES", still(ALPHA, FOLIAGE, phase("LEAF00.0", WHITE)));
        add("AUTUMN", still(ALPHA, FOLIAGE, phase("LEAF00.0", 0xFFB070).withAmbient(0x301000)));
        add("HIDE", still(LIT_SKIN, UNSET, phase("HIDE00.0", WHITE)));
        add("HORN", still(LIT_SKIN, UNSET, phase("HORN00.0", WHITE)));
        add("FEATHER", still(LIT_SKIN, BIRD, phase("FEATH00.0", WHITE)));
        add("FEATHER_D", still(LIT_SKIN, BIRD, phase("FEATH01.0", WHITE)));
    }

    private void ground() {
        add("ROCK", still(LIT_SKIN, 3, phase("ROCK00.0", WHITE)));
        add("SNOW", still(LIT_SKIN, 2, phase("SNOW00.0", WHITE)));
        add("ENV_GRASS", twins("GRASS00.0", 0));
        add("ENV_SAND", twins("SAND00.0", 1));
        add("ENV_SKY", still(PLAIN, UNSET, phase("SUNSET.0", WHITE)));
        add("ENV_STARS", still(STAGE_ONE, UNSET, phase("STARS00.0", WHITE)));
    }

    private void moving() {
        String[] water = new String[TextureShelf.WATER_FRAMES];
        for (int i = 0; i < water.length; i++) {
            water[i] = "WATER0" + i + ".0";
        }
        add("WATER_M", frames(ALPHA, 0x4D6AFF, 200, water));
        add("WATER", still(ALPHA, WATER, phase("WATER00.0", 0x4D6AFF).withAmbientAlpha(70)));
        add("ENV_LAVA", hot());
        add("BEACON", pulsing());
        add("INSIGNIA", insignia());
        add("LETTERS", insignia("GLYPHS.0", 36));
        add("SHADOW", still(ALPHA, UNSET, MaterialPhase.of("").withDiffuse(0).withAmbientAlpha(50)));
        add("SHIELD", swelling());
    }

    private void effects() {
        add("FIRE", cells(ADDITIVE, "FIRE01.0", TextureShelf.FIRE_FRAMES, AnimationMode.LOOP, 60));
        add("EXPL4", cells(ADDITIVE, "EXPL00.0", TextureShelf.BLAST_FRAMES, AnimationMode.ONE_SHOT, 40));
        add("SMOKE", fading());
        add("GLOW", still(ADDITIVE, UNSET, phase("GLOW00.0", WHITE).withAmbient(WHITE)));
        add("GLOW_B", still(ADDITIVE, UNSET, phase("GLOW01.0", WHITE).withAmbient(WHITE)));
        add("BOLT", still(ADDITIVE, UNSET, phase("BOLT00.0", WHITE).withAmbient(WHITE)));
        add("LIGHT_W", still(ADDITIVE, UNSET, phase("GLOW00.0", 0xFFFFE0)));
    }

    /** One texture after the other. */
    private static MaterialEditor frames(int flags, int diffuse, int millis, String... textures) {
        MaterialEditor material = start(flags, WATER);
        for (String texture : textures) {
            material.addPhase(phase(texture, diffuse).withAmbientAlpha(80));
        }
        return material.addBlock(keys(AnimationMode.LOOP, 0, textures.length, millis));
    }

    /** One cell of a sheet after the other. */
    private static MaterialEditor cells(int flags, String texture, int count, AnimationMode mode, int millis) {
        MaterialEditor material = start(flags, UNSET);
        for (int i = 0; i < count; i++) {
            material.addPhase(phase(texture, WHITE).withAmbient(WHITE).withCell(i));
        }
        return material.addBlock(keys(mode, 0, count, millis));
    }

    /** The ground and its darker twin, a block each. */
    private static MaterialEditor twins(String texture, int surface) {
        return start(PLAIN, surface)
                .addPhase(phase(texture, WHITE))
                .addPhase(phase(texture, 0x90A080))
                .addBlock(only(0))
                .addBlock(only(1));
    }

    /** Once from thick to gone: colour and alpha move together. */
    private static MaterialEditor fading() {
        return start(ALPHA, UNSET)
                .addPhase(phase("SMOKE00.0", WHITE).withAmbient(0x605850))
                .addPhase(phase("SMOKE00.0", WHITE).withAmbient(0x202020).withAmbientAlpha(0))
                .addBlock(AnimationBlock.of(
                        AnimationMode.ONE_SHOT,
                        AnimationBlock.AMBIENT | AnimationBlock.AMBIENT_ALPHA,
                        List.of(AnimationKey.of(0, 1500), AnimationKey.of(1, 1600))));
    }

    /** Ten keys through deeper and lighter red; whoever stands in it does not for long. */
    private static MaterialEditor hot() {
        MaterialEditor material = start(PLAIN, LAVA).meta(MaterialMeta.of(LAVA, 0.25f, LAVA_DAMAGE));
        for (int i = 0; i < 10; i++) {
            int heat = 0x60 + 0x10 * Math.min(i, 10 - i);
            material.addPhase(phase("LAVA00.0", WHITE).withAmbient(heat << 16 | (heat / 3) << 8));
        }
        return material.addBlock(keys(AnimationMode.LOOP, AnimationBlock.AMBIENT, 10, 200));
    }

    /** A light that swells and dies down again. */
    private static MaterialEditor pulsing() {
        return start(LIT_SKIN, MACHINE)
                .addPhase(phase("LAMP02.0", WHITE).withAmbient(0x300000))
                .addPhase(phase("LAMP02.0", WHITE).withAmbient(0xFF4030))
                .addBlock(AnimationBlock.of(
                        AnimationMode.PING_PONG,
                        AnimationBlock.AMBIENT,
                        List.of(AnimationKey.of(0, 750), AnimationKey.of(1, 900))));
    }

    /** A shield whose colours all move: ambient, diffuse and specular. */
    private static MaterialEditor swelling() {
        int mask = AnimationBlock.AMBIENT | AnimationBlock.DIFFUSE | AnimationBlock.SPECULAR;
        return start(ADDITIVE, SHIELD)
                .addPhase(phase("GLOW01.0", 0x4080FF).withSpecular(0x202040).withAmbient(0x102040))
                .addPhase(phase("GLOW01.0", 0x80FFFF).withSpecular(0x8080FF).withAmbient(0x204080))
                .addBlock(keys(AnimationMode.PING_PONG, mask, 2, 400));
    }

    /** A lamp that has a bad contact. */
    private static MaterialEditor flickering() {
        MaterialEditor material = start(LIT_SKIN, MACHINE);
        for (int light : new int[] {0xE0E0E0, 0xD0D0C0, 0x303030, 0xE0E0E0}) {
            material.addPhase(phase("LAMP01.0", WHITE).withAmbient(light).withEmissive(light));
        }
        return material.addBlock(keys(AnimationMode.RANDOM, 0, 4, 120));
    }

    private static MaterialEditor insignia() {
        return insignia("SIGNS.0", 1);
    }

    /** Eight sides, each with a sign and a block of its own. */
    private static MaterialEditor insignia(String texture, int last) {
        MaterialEditor material = start(ALPHA, MACHINE);
        for (int side = 0; side < INSIGNIA; side++) {
            int cell = last == 1 ? side : last - INSIGNIA + side;
            material.addPhase(phase(texture, WHITE).withCell(cell));
        }
        for (int side = 0; side < INSIGNIA; side++) {
            material.addBlock(only(side));
        }
        return material;
    }
}

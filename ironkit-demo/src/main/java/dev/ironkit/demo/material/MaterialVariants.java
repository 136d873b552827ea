package dev.ironkit.demo.material;

import static dev.ironkit.demo.material.MaterialRecipe.ADDITIVE;
import static dev.ironkit.demo.material.MaterialRecipe.ALPHA;
import static dev.ironkit.demo.material.MaterialRecipe.LIT_SKIN;
import static dev.ironkit.demo.material.MaterialRecipe.PLAIN;
import static dev.ironkit.demo.material.MaterialRecipe.keys;
import static dev.ironkit.demo.material.MaterialRecipe.only;
import static dev.ironkit.demo.material.MaterialRecipe.phase;
import static dev.ironkit.demo.material.MaterialRecipe.start;

import dev.ironkit.demo.texture.Grain;
import dev.ironkit.demo.texture.TextureRecipe;
import dev.ironkit.demo.texture.Tint;
import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.AnimationMode;
import dev.ironkit.format.mat0.MaterialEditor;
import dev.ironkit.format.mat0.MaterialPhase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** As many materials as an install has, in about the same proportions. */
public final class MaterialVariants {

    private static final int COUNT = 905;
    private static final int TWINS = 43;
    private static final int UNSET = 255;

    private final List<TextureRecipe> textures;
    private final int seed;

    private MaterialVariants(List<TextureRecipe> textures, int seed) {
        // A name that ends otherwise asks for a palette, and the game has none.
        this.textures = textures.stream()
                .filter(texture -> texture.name().endsWith(".0"))
                .toList();
        this.seed = seed;
    }

    /** {@return all of them} */
    public static List<MaterialRecipe> recipes(List<TextureRecipe> textures, int seed) {
        List<MaterialRecipe> recipes = new ArrayList<>(MaterialShelf.recipes());
        // How many are left of what an install has.
        Map<Integer, Integer> left = new TreeMap<>();
        left.put(PLAIN, 54);
        left.put(LIT_SKIN, 417);
        left.put(ALPHA, 219);
        left.put(ADDITIVE, 214);
        recipes.forEach(
                recipe -> left.computeIfPresent(recipe.material().flags().bits(), (bits, count) -> count - 1));
        MaterialVariants variants = new MaterialVariants(textures, seed);
        int twins = 2;
        for (int i = 0; recipes.size() < COUNT; i++) {
            int flags = next(left, i);
            boolean twin = flags == PLAIN && twins < TWINS;
            twins += twin ? 1 : 0;
            MaterialEditor material = twin ? variants.twin(i) : variants.one(flags, i);
            recipes.add(new MaterialRecipe(name(flags, i), material.apply()));
        }
        return recipes;
    }

    private static int next(Map<Integer, Integer> left, int number) {
        List<Integer> open = left.entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .map(Map.Entry::getKey)
                .toList();
        int flags = open.isEmpty() ? LIT_SKIN : open.get(number % open.size());
        left.merge(flags, -1, Integer::sum);
        return flags;
    }

    private static String name(int flags, int number) {
        String kind = switch (flags) {
            case PLAIN -> "ENV_";
            case ALPHA -> "A_";
            case ADDITIVE -> "FX_";
            default -> "B_";
        };
        return kind + "MAT_" + number + (number % 9 == 4 ? "_DAM" : "");
    }

    private int roll(int number, int salt) {
        return Grain.dot(number, salt, seed + 40);
    }

    private MaterialPhase shown(int number, int step) {
        TextureRecipe texture = textures.get((roll(number, 1) * 256 + roll(number, 2)) % textures.size());
        int diffuse = roll(number, 3) < 60 ? 0xFFFFFF : Tint.of(roll(number, 4) / 255.0, 0.25, 0.95) & 0xFFFFFF;
        MaterialPhase phase = phase(texture.name(), diffuse);
        return texture.pages().isEmpty()
                ? phase
                : phase.withCell(step % texture.pages().size());
    }

    /** The ground and its twin. */
    private MaterialEditor twin(int number) {
        return start(PLAIN, number % 4)
                .addPhase(shown(number, 0))
                .addPhase(shown(number, 0).withDiffuse(0x90A080))
                .addBlock(only(0))
                .addBlock(only(1));
    }

    private MaterialEditor one(int flags, int number) {
        int phases = roll(number, 5) < 152 ? 1 : 2 + roll(number, 6) % 13;
        MaterialEditor material = start(flags, flags == LIT_SKIN ? 5 : UNSET);
        for (int i = 0; i < phases; i++) {
            material.addPhase(moved(shown(number, i), flags, number, i));
        }
        if (phases == 1) {
            return material.addBlock(only(0));
        }
        int how = roll(number, 7);
        AnimationMode mode =
                how < 150 ? AnimationMode.LOOP : how < 215 ? AnimationMode.PING_PONG : AnimationMode.ONE_SHOT;
        int mask = mode == AnimationMode.PING_PONG ? AnimationBlock.AMBIENT : 0;
        return material.addBlock(keys(mode, mask, phases, 50 + 10 * (roll(number, 8) % 20)));
    }

    private MaterialPhase moved(MaterialPhase phase, int flags, int number, int step) {
        MaterialPhase lit = flags == ADDITIVE ? phase.withAmbient(0xFFFFFF) : phase;
        if (flags == LIT_SKIN && roll(number, 9) < 160) {
            lit = lit.withSpecular(0x404040).withPower(3 + roll(number, 10) % 4);
        }
        return step % 2 == 1 ? lit.withAmbient(0x404040) : lit;
    }
}

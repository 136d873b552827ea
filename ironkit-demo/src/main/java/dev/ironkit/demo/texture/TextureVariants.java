package dev.ironkit.demo.texture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** As many textures as an install has: those of the shelf, and more of each kind in other colours and grain. */
public final class TextureVariants {

    /** How many there are. */
    public static final int COUNT = 393;

    private static final int EXPORT_BATCH = 0x04000000;

    private TextureVariants() {}

    /** {@return all of them} */
    public static List<TextureRecipe> recipes(int seed) {
        List<TextureRecipe> recipes = new ArrayList<>(TextureShelf.recipes(seed));
        // How many are left of what an install has.
        Map<Integer, Integer> left = new TreeMap<>();
        left.put(888, 52);
        left.put(4444, 42);
        left.put(0, 15);
        recipes.forEach(recipe -> left.computeIfPresent(recipe.format().code(), (code, count) -> count - 1));
        for (int i = 0; recipes.size() < COUNT; i++) {
            TextureKind kind = TextureKind.of(i);
            recipes.add(variant(kind, i, seed, left));
        }
        return recipes;
    }

    private static TextureRecipe variant(TextureKind kind, int number, int seed, Map<Integer, Integer> left) {
        int format = take(left, kind.hasAlpha() ? 4444 : number % 5 == 0 ? 0 : 888);
        int size = format == 8888 && number % 2 == 0 ? 256 : number % 7 == 3 ? 64 : 128;
        int levels = size == 256 ? 7 : size == 128 ? 6 : 5;
        int salt = seed * 7919 + 1000 + number;
        double hue = Grain.dot(salt, 1, 50) / 255.0;
        String name = kind.name() + "_" + number + ".0";
        TextureRecipe recipe = TextureRecipe.of(name, format, size, levels, () -> kind.picture(size, salt, hue));
        return number % 4 == 1 ? recipe.flagged(EXPORT_BATCH) : recipe;
    }

    /** Takes one of a format while there are some left; after that all have 32 bits a pixel. */
    private static int take(Map<Integer, Integer> left, int format) {
        int count = left.getOrDefault(format, 0);
        left.put(format, count - 1);
        return count > 0 ? format : 8888;
    }
}

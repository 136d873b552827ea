package dev.ironkit.demo.texture;

import dev.ironkit.format.texm.PageRect;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The textures that the models and materials of the demo game ask for, by name. */
public final class TextureShelf {

    /** How many frames water has. */
    public static final int WATER_FRAMES = 10;

    /** How many frames a flame has. */
    public static final int FIRE_FRAMES = 16;

    /** How many frames an explosion has. */
    public static final int BLAST_FRAMES = 29;

    private static final int SIZE = 128;
    private static final int SMALL = 64;
    private static final int LEVELS = 5;
    private static final int EXPORT_BATCH = 0x04000000;

    private final List<TextureRecipe> recipes = new ArrayList<>();
    private final int salt;

    private TextureShelf(int seed) {
        salt = seed * 7919;
    }

    /** {@return all of them; another seed gives other grain and other paint} */
    public static List<TextureRecipe> recipes(int seed) {
        TextureShelf shelf = new TextureShelf(seed);
        shelf.metals((seed - 1) * 0.137);
        shelf.grounds();
        shelf.growth();
        shelf.elements();
        shelf.signs();
        return List.copyOf(shelf.recipes);
    }

    private void add(String name, int format, int size, int levels, Supplier<Picture> picture) {
        recipes.add(TextureRecipe.of(name, format, size, levels, picture));
    }

    private void metals(double hue) {
        add("HULL01.0", 565, SIZE, LEVELS, () -> Metals.plates(SIZE, 0x8C9298, salt + 1));
        add("HULL02.0", 565, SIZE, LEVELS, () -> Metals.rust(SIZE, salt + 2));
        int light = Tint.of(0.22 + hue, 0.34, 0.58);
        int middle = Tint.of(0.24 + hue, 0.40, 0.44);
        int dark = Tint.of(0.16 + hue, 0.45, 0.32);
        add("CAMO01.0", 888, SIZE, LEVELS, () -> Metals.camouflage(SIZE, light, middle, dark, salt + 3));
        add("CAMO02.0", 565, SIZE, LEVELS, () -> Metals.camouflage(SIZE, 0xC8B48C, 0xA89060, 0x70583A, salt + 4));
        add("PANEL01.0", 565, SIZE, LEVELS, () -> Metals.panels(SIZE, 0x70767C, salt + 5));
        add("BURNT01.0", 565, SIZE, LEVELS, () -> Metals.burnt(SIZE, salt + 6));
        add("HAZARD.0", 565, SMALL, LEVELS, () -> Metals.hazard(SMALL, salt + 7));
        add("GRATE01.0", 565, SMALL, LEVELS, () -> Metals.grating(SMALL, 0x8A8478));
        recipes.add(TextureRecipe.of("GLASS01.0", 8888, SMALL, LEVELS, () -> Metals.glass(SMALL, 0x5A8CB8, salt + 8))
                .flagged(EXPORT_BATCH));
        add("LAMP01.0", 565, 32, 3, () -> Metals.lamp(32, 0xFFE9A8));
        add("LAMP02.0", 565, 32, 3, () -> Metals.lamp(32, 0xFF5038));
        add("LAMP03.0", 565, 32, 3, () -> Metals.lamp(32, 0x58B8FF));
    }

    private void grounds() {
        add("CONC00.0", 565, SIZE, LEVELS, () -> Grounds.concrete(SIZE, 0x9C9A92, salt + 20));
        add("CONC01.0", 565, SIZE, LEVELS, () -> Grounds.ruin(SIZE, 0x8A867C, salt + 21));
        add("BRICK00.0", 565, SIZE, LEVELS, () -> Grounds.bricks(SIZE, 0xA05038, salt + 22));
        add("ROOF00.0", 565, SMALL, LEVELS, () -> Grounds.corrugated(SMALL, 0x6C8088, salt + 23));
        add("PLANKS00.0", 565, SMALL, LEVELS, () -> Grounds.planks(SMALL, 0xB48A54, salt + 24));
        add("TAR00.0", 565, SMALL, LEVELS, () -> Grounds.tar(SMALL, salt + 25));
        add("GRASS00.0", 888, SIZE, LEVELS, () -> Grounds.grass(SIZE, 0x6EA03C, salt + 26));
        add("SAND00.0", 565, SIZE, LEVELS, () -> Grounds.sand(SIZE, 0xCDB484, salt + 27));
        add("ROCK00.0", 565, SIZE, LEVELS, () -> Grounds.rock(SIZE, 0x8C857A, salt + 28));
        add("SNOW00.0", 0, SMALL, LEVELS, () -> Grounds.snow(SMALL, salt + 29));
    }

    private void growth() {
        add("BARK00.0", 565, SMALL, LEVELS, () -> Growth.bark(SMALL, 0x7C5A3C, salt + 40));
        add("NEEDLE00.0", 565, SMALL, LEVELS, () -> Growth.needles(SMALL, 0x3E7A3C, salt + 41));
        add("LEAF00.0", 4444, SMALL, LEVELS, () -> Growth.leaves(SMALL, 0x62883A, salt + 42));
        add("HIDE00.0", 565, SMALL, LEVELS, () -> Growth.hide(SMALL, 0xD8AC6A, 0x7A4A26, salt + 43));
        add("HORN00.0", 565, 32, 3, () -> Growth.bark(32, 0xE4DCC4, salt + 44));
        add("FEATH00.0", 565, SMALL, LEVELS, () -> Growth.feathers(SMALL, 0xD8DCE4, salt + 45));
        add("FEATH01.0", 565, SMALL, LEVELS, () -> Growth.feathers(SMALL, 0x485064, salt + 46));
    }

    private void elements() {
        for (int i = 0; i < WATER_FRAMES; i++) {
            int frame = i;
            add(
                    "WATER0" + i + ".0",
                    565,
                    SMALL,
                    LEVELS,
                    () -> Elements.water(SMALL, 0x6C9CC8, frame, WATER_FRAMES, salt + 60));
        }
        add("FIRE00.0", 8888, SMALL, LEVELS, () -> Elements.fire(SMALL, 0, FIRE_FRAMES, salt + 61));
        recipes.add(frames("FIRE01.0", 4, 4, FIRE_FRAMES, i -> Elements.fire(32, i, FIRE_FRAMES, salt + 61)));
        recipes.add(frames("EXPL00.0", 8, 4, BLAST_FRAMES, i -> Elements.blast(32, i, BLAST_FRAMES, salt + 62)));
        add("SMOKE00.0", 88, SMALL, 1, () -> Elements.smoke(SMALL, salt + 63));
        add("LAVA00.0", 556, SIZE, LEVELS, () -> Elements.lava(SIZE, salt + 64));
        add("GLOW00.0", 4444, 32, 3, () -> Elements.glow(32, 0xFFB040));
        add("GLOW01.0", 4444, 32, 3, () -> Elements.glow(32, 0x40A0FF));
        add("BOLT00.0", 8888, SMALL, LEVELS, () -> Elements.bolt(SMALL, 0x60A0FF, salt + 65));
        add("SUNSET.0", 0, SIZE, LEVELS, () -> Elements.sunset(SIZE, salt + 66));
        // Its name asks for a palette, which the game does not have: it keeps its own.
        add("DUSK00.A", 0, SMALL, LEVELS, () -> Elements.sunset(SMALL, salt + 68));
        add("STARS00.0", 0, SIZE, LEVELS, () -> Elements.stars(SIZE, salt + 67));
    }

    /** Frames in rows on one sheet. */
    private static TextureRecipe frames(
            String name, int columns, int rows, int count, java.util.function.IntFunction<Picture> frame) {
        int cell = 32;
        List<PageRect> places = TextureRecipe.grid(columns, rows, cell).subList(0, count);
        Supplier<Picture> sheet = () -> {
            List<Picture> all = IntStream.range(0, columns * rows)
                    .mapToObj(i -> frame.apply(Math.min(i, count - 1)))
                    .toList();
            return TextureRecipe.sheet(columns, cell, all);
        };
        return TextureRecipe.of(name, 8888, cell, 4, sheet).atlas(columns * cell, rows * cell, places);
    }

    private void signs() {
        add("SIGN_UP.0", 4444, SMALL, 1, () -> Signs.arrow(SMALL, 0xFFD228));
        recipes.add(TextureRecipe.of("SIGNS.0", 8888, SMALL, LEVELS, () -> Signs.insignia(SMALL))
                .atlas(4 * SMALL, 2 * SMALL, TextureRecipe.grid(4, 2, SMALL)));
        Glyphs glyphs = new Glyphs(SIZE, 3);
        recipes.add(TextureRecipe.of("GLYPHS.0", 4444, SIZE, 1, glyphs::picture).atlas(SIZE, SIZE, glyphs.places()));
        add("WINDOW00.0", 565, SIZE, LEVELS, () -> Signs.windows(SIZE, 0xA89C88, salt + 80));
        add("DOOR00.0", 565, SMALL, LEVELS, () -> Signs.door(SMALL, 0x5C666E, salt + 81));
        add("SCREEN00.0", 565, SMALL, LEVELS, () -> Signs.screen(SMALL, salt + 82));
    }
}

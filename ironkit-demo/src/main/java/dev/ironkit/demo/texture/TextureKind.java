package dev.ironkit.demo.texture;

import java.util.List;

/** The kinds of pictures there are, each of which can be made in any colour. */
enum TextureKind {
    METAL(false),
    CAMO(false),
    RUST(false),
    PANEL(false),
    BURNT(false),
    GLASS(false),
    CONC(false),
    RUIN(false),
    BRICK(false),
    ROOF(false),
    PLANK(false),
    GRASS(false),
    SAND(false),
    ROCK(false),
    BARK(false),
    NEEDLE(false),
    LEAF(true),
    HIDE(false),
    FEATH(false),
    WATER(false),
    FLAME(true),
    BLAST(true),
    SMOKE(true),
    LAVA(false),
    GLOW(true),
    BOLT(true),
    WINDOW(false),
    SCREEN(false);

    private static final List<TextureKind> ALL = List.of(values());

    private final boolean alpha;

    TextureKind(boolean alpha) {
        this.alpha = alpha;
    }

    /** {@return one kind after the other, over and over} */
    static TextureKind of(int number) {
        return ALL.get(number % ALL.size());
    }

    boolean hasAlpha() {
        return alpha;
    }

    /** {@return a picture of this kind} */
    Picture picture(int size, int salt, double hue) {
        int deep = Tint.of(hue, 0.45, 0.55);
        int pale = Tint.of(hue, 0.2, 0.75);
        return switch (this) {
            case METAL -> Metals.plates(size, Tint.of(hue, 0.12, 0.6), salt);
            case CAMO -> Metals.camouflage(size, pale, deep, Tint.of(hue, 0.5, 0.3), salt);
            case RUST -> Metals.rust(size, salt);
            case PANEL -> Metals.panels(size, Tint.of(hue, 0.15, 0.5), salt);
            case BURNT -> Metals.burnt(size, salt);
            case GLASS -> Metals.glass(size, deep, salt);
            case CONC -> Grounds.concrete(size, Tint.of(hue, 0.1, 0.65), salt);
            case RUIN -> Grounds.ruin(size, Tint.of(hue, 0.12, 0.6), salt);
            case BRICK -> Grounds.bricks(size, Tint.of(hue / 8, 0.6, 0.6), salt);
            case ROOF -> Grounds.corrugated(size, deep, salt);
            case PLANK -> Grounds.planks(size, Tint.of(0.09, 0.5, 0.7), salt);
            case GRASS -> Grounds.grass(size, Tint.of(0.2 + hue / 8, 0.6, 0.6), salt);
            case SAND -> Grounds.sand(size, Tint.of(0.1 + hue / 20, 0.35, 0.8), salt);
            case ROCK -> Grounds.rock(size, Tint.of(hue, 0.12, 0.55), salt);
            default -> alive(size, salt, hue);
        };
    }

    private Picture alive(int size, int salt, double hue) {
        int bright = Tint.of(hue, 0.7, 1);
        return switch (this) {
            case BARK -> Growth.bark(size, Tint.of(0.08, 0.5, 0.5), salt);
            case NEEDLE -> Growth.needles(size, Tint.of(0.3, 0.5, 0.45), salt);
            case LEAF -> Growth.leaves(size, Tint.of(0.15 + hue / 6, 0.6, 0.6), salt);
            case HIDE -> Growth.hide(size, Tint.of(0.1, 0.5, 0.85), Tint.of(0.06, 0.7, 0.4), salt);
            case FEATH -> Growth.feathers(size, Tint.of(hue, 0.3, 0.8), salt);
            case WATER -> Elements.water(size, Tint.of(0.55 + hue / 8, 0.5, 0.8), salt % 10, 10, salt);
            case FLAME -> Elements.fire(size, salt % 16, 16, salt);
            case BLAST -> Elements.blast(size, salt % 29, 29, salt);
            case SMOKE -> Elements.smoke(size, salt);
            case LAVA -> Elements.lava(size, salt);
            case GLOW -> Elements.glow(size, bright);
            case BOLT -> Elements.bolt(size, bright, salt);
            case WINDOW -> Signs.windows(size, Tint.of(hue, 0.15, 0.65), salt);
            default -> Signs.screen(size, salt);
        };
    }
}

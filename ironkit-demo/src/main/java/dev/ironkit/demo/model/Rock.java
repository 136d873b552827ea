package dev.ironkit.demo.model;

import java.util.List;

/** Rocks: each seed breaks another one off the mountain. */
public final class Rock {

    private static final int STONE = 0;
    private static final int SNOW = 1;
    private static final int[] SIDES = {11, 8, 6, 4};
    private static final int[] RINGS = {8, 6, 4, 3};

    private Rock() {}

    /** {@return a rock and the pieces around it} */
    public static MadeModel make(String stem, Style style) {
        Assembly rock = new Assembly(stem, style);
        int root = rock.root();
        for (int level = 0; level < Assembly.LEVELS; level++) {
            rock.slot(root, 0, level, look(level, style.seed()));
        }
        return MadeModel.of(rock, List.of("ROCK", "SNOW"));
    }

    private static Figure look(int level, int seed) {
        Figure figure = new Figure();
        figure.addSurface(
                STONE,
                Figure.WALKABLE,
                lump(level, seed).stretched(2.2, 1.8, 2.4).moved(0, 0, 0.2));
        if (level < 3) {
            figure.add(STONE, lump(level + 1, seed + 1).scaled(1.2).moved(1.5, 1.3, 0.1));
            figure.add(
                    SNOW, lump(level + 1, seed + 2).stretched(1.15, 0.95, 0.7).moved(-0.1, 0.1, 1.85));
        } else {
            figure.add(SNOW, lump(3, seed + 2).stretched(1, 0.9, 0.6).moved(-0.1, 0.1, 1.8));
        }
        if (level == 0) {
            figure.add(STONE, lump(2, seed + 3).scaled(0.6).moved(-2.2, 0.9, 0.05));
            figure.add(STONE, lump(2, seed + 4).scaled(0.45).moved(-1.3, -1.8, 0.05));
        }
        return figure;
    }

    private static Solid lump(int level, int seed) {
        return Blob.lying(SIDES[level], RINGS[level], 0.38, seed * 31 + 3).turned(Axis.Z, 40.0 * seed);
    }
}

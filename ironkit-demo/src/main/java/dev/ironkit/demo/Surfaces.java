package dev.ironkit.demo;

/** What things are made of, as pictures that tile, of whole numbers so that they are the same everywhere. */
final class Surfaces {

    private static final int PLANK = 16;

    private Surfaces() {}

    /** Boards side by side, with nails at their ends. */
    static Picture planks() {
        return (x, y) -> {
            int board = y / PLANK;
            int grain = Picture.noise(x / 9, y, board) / 10 + Picture.noise(x, y, 11) / 24;
            int gap = y % PLANK == 0 ? -70 : y % PLANK == 1 ? 20 : 0;
            boolean nail = (x % 32 == 4 || x % 32 == 27) && y % PLANK == PLANK / 2;
            int light = gap + (nail ? -60 : 0) + board % 2 * 10 - grain;
            return Picture.rgb(158 + light, 120 + light, 74 + light);
        };
    }

    /** Poured in forms: fine grain, seams, a hole in the middle of each form. */
    static Picture concrete() {
        return (x, y) -> {
            int grain = Picture.noise(x, y, 12) / 12 + Picture.noise(x / 4, y / 4, 13) / 16;
            int seam = x % 32 == 0 || y % 32 == 0 ? -22 : 0;
            int dx = x % 32 - 16;
            int dy = y % 32 - 16;
            int light = grain + seam - (dx * dx + dy * dy < 4 ? 40 : 0);
            return Picture.rgb(140 + light, 138 + light, 130 + light);
        };
    }

    /** Long furrows. */
    static Picture bark() {
        return (x, y) -> {
            int furrow = Picture.noise((x + Picture.noise(0, y / 8, 14) / 90) % 64, y / 12, 15);
            int light = furrow / 4 + Picture.noise(x, y, 16) / 20 - 40;
            return Picture.rgb(104 + light, 76 + light, 54 + light);
        };
    }

    /** Dark green strokes, a light one here and there. */
    static Picture needles() {
        return (x, y) -> {
            int stroke = Picture.noise((x + y / 2) % 64, y / 6, 17);
            int light = stroke / 5 + (stroke > 225 ? 40 : 0);
            return Picture.rgb(14 + light / 2, 46 + light, 24 + light / 3);
        };
    }
}

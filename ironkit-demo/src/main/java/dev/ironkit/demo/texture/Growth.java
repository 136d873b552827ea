package dev.ironkit.demo.texture;

/** What grows: trees and beasts. All pictures tile. */
final class Growth {

    private Growth() {}

    /** Long furrows. */
    static Picture bark(int size, int colour, int salt) {
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double furrow = Grain.cloud(u + Grain.soft(u, v, 4, salt) / 12, v / 8, 24, 2, salt + 5);
            return Tint.times(colour, 0.35 + furrow * 1.2 + Grain.dot(x, y, salt) / 1800.0);
        };
    }

    /** Needles in tufts, a light tip here and there. */
    static Picture needles(int size, int colour, int salt) {
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double tuft = Grain.cloud(u, v, 6, 3, salt);
            double stroke = Grain.soft(u + v / 2, v / 4, size / 2, salt + 4);
            return Tint.times(colour, 0.3 + tuft * 0.75 + (stroke > 0.8 ? 0.55 : stroke * 0.3));
        };
    }

    /** Leaves over each other with holes between them: a cut-out. */
    static Picture leaves(int size, int colour, int salt) {
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double edge = Grain.cracks(u, v, 8, salt);
            double light = Grain.cloud(u, v, 8, 3, salt + 3);
            double hole = Grain.cloud(u, v, 7, 2, salt + 6);
            int leaf = Tint.times(colour, 0.5 + light * 0.8 + Math.min(0.3, edge * 0.5));
            return hole > 0.66 || edge < 0.03 ? Tint.seen(leaf, 0) : leaf;
        };
    }

    /** Fur in stripes and spots. */
    static Picture hide(int size, int light, int dark, int salt) {
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double spot = Grain.cracks(u, v, 6, salt) - 0.2 + Grain.cloud(u, v, 8, 2, salt + 4) * 0.3;
            double hair = Grain.soft(u, v / 3, size / 2, salt + 7);
            return Tint.times(Tint.mix(light, dark, spot * 6), 0.8 + hair * 0.35);
        };
    }

    /** Feathers in rows. */
    static Picture feathers(int size, int colour, int salt) {
        int row = size / 8;
        return (x, y) -> {
            int sx = (x + y / row % 2 * row / 2) % row;
            double dx = (sx - row / 2.0) / row;
            double dy = (double) (y % row) / row;
            double rim = dy + dx * dx * 2.4;
            return Tint.times(colour, rim > 0.95 ? 0.55 : 0.8 + 0.3 * dy + Grain.dot(x, y, salt) / 1600.0);
        };
    }
}

package dev.ironkit.demo.texture;

/** Noise that tiles: the same for the same numbers everywhere. Places run from 0 to 1 across a picture. */
public final class Grain {

    private Grain() {}

    /** {@return a whole number that looks random and is always the same for a point, 0 to 255} */
    public static int dot(int x, int y, int salt) {
        return hash(x, y, salt) & 0xFF;
    }

    private static int hash(int x, int y, int salt) {
        int h = x * 0x27D4EB2D + y * 0x165667B1 + salt * 0x9E3779B9;
        h = (h ^ (h >>> 15)) * 0x85EBCA6B;
        h = (h ^ (h >>> 13)) * 0xC2B2AE35;
        return h ^ (h >>> 16);
    }

    private static double point(int x, int y, int cells, int salt) {
        return (hash(Math.floorMod(x, cells), Math.floorMod(y, cells), salt) & 0xFFFF) / 65535.0;
    }

    /** {@return noise of 0 to 1 that changes once in a cell} */
    static double soft(double u, double v, int cells, int salt) {
        double x = u * cells;
        double y = v * cells;
        int cx = (int) Math.floor(x);
        int cy = (int) Math.floor(y);
        double fx = smooth(x - cx);
        double fy = smooth(y - cy);
        double top = point(cx, cy, cells, salt) * (1 - fx) + point(cx + 1, cy, cells, salt) * fx;
        double bottom = point(cx, cy + 1, cells, salt) * (1 - fx) + point(cx + 1, cy + 1, cells, salt) * fx;
        return top * (1 - fy) + bottom * fy;
    }

    private static double smooth(double t) {
        return t * t * (3 - 2 * t);
    }

    /** {@return noise of 0 to 1, coarse and fine together} */
    static double cloud(double u, double v, int cells, int octaves, int salt) {
        double sum = 0;
        double weight = 0.5;
        double all = 0;
        int at = cells;
        for (int i = 0; i < octaves; i++) {
            sum += weight * soft(u, v, at, salt + i);
            all += weight;
            weight /= 2;
            at *= 2;
        }
        return sum / all;
    }

    /** {@return how far the border between two cells is: 0 on it, about 1 in the middle of a cell} */
    static double cracks(double u, double v, int cells, int salt) {
        double x = u * cells;
        double y = v * cells;
        int cx = (int) Math.floor(x);
        int cy = (int) Math.floor(y);
        double nearest = 9;
        double second = 9;
        for (int i = 0; i < 9; i++) {
            int px = cx - 1 + i % 3;
            int py = cy - 1 + i / 3;
            double dx = px + point(px, py, cells, salt) - x;
            double dy = py + point(px, py, cells, salt + 1) - y;
            double distance = dx * dx + dy * dy;
            second = Math.min(second, Math.max(nearest, distance));
            nearest = Math.min(nearest, distance);
        }
        return Math.sqrt(second) - Math.sqrt(nearest);
    }
}

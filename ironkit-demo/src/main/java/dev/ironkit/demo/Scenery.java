package dev.ironkit.demo;

/** Pictures worth looking at, made of whole numbers so that they are the same everywhere. */
final class Scenery {

    private Scenery() {}

    /** A sun behind hills, in bands of colour: good for a palette. */
    static Picture sunset(int size) {
        return (x, y) -> {
            int dx = x - size / 2;
            int dy = y - size * 5 / 9;
            boolean sun = dx * dx + dy * dy < size * size / 30;
            int far = size * 5 / 8 + bump(x + size / 7, size / 2, size / 10);
            int near = size * 3 / 4 + bump(x, size * 2 / 3, size / 8);
            if (y > near) {
                return Picture.rgb(18 + (y - near) / 4, 22, 40);
            }
            if (y > far) {
                return Picture.rgb(60, 36, 66 + (y - far) / 3);
            }
            int band = y * 24 / size * 10;
            return sun ? Picture.rgb(255, 236 - y * 60 / size, 150) : Picture.rgb(70 + band, 40 + band * 3 / 5, 110);
        };
    }

    /** Cracks that glow. */
    static Picture lava(int size) {
        return (x, y) -> {
            int heat = cracks(x, y, size);
            int grain = Picture.noise(x, y, 5) / 24;
            return Picture.rgb(28 + grain + heat, 18 + grain + heat / 2 - 20, 16 + grain + heat / 6 - 16);
        };
    }

    /** How near the edge between two cells is; cells tile. */
    private static int cracks(int x, int y, int size) {
        int cell = size / 4;
        int nearest = Integer.MAX_VALUE;
        int second = Integer.MAX_VALUE;
        for (int cy = y / cell - 1; cy <= y / cell + 1; cy++) {
            for (int cx = x / cell - 1; cx <= x / cell + 1; cx++) {
                int salt = Math.floorMod(cx, 4) + 4 * Math.floorMod(cy, 4);
                int dx = cx * cell + Picture.noise(salt, 1, 7) * cell / 256 - x;
                int dy = cy * cell + Picture.noise(salt, 2, 7) * cell / 256 - y;
                int distance = dx * dx + dy * dy;
                second = Math.min(second, Math.max(nearest, distance));
                nearest = Math.min(nearest, distance);
            }
        }
        return Math.max(0, 230 - (second - nearest) * 900 / (cell * cell));
    }

    /** A round cloud of light grey: luminance and alpha. */
    static Picture smoke(int size) {
        return (x, y) -> {
            int dx = x - size / 2;
            int dy = y - size / 2;
            int rough = soft(x, y, size / 8) + soft(x, y, size / 16) / 2;
            int thick = 255 - (dx * dx + dy * dy) * 900 / (size * size) - rough / 2;
            int alpha = Math.max(0, Math.min(255, thick));
            int light = Math.max(0, Math.min(255, 130 + rough / 3 - dy * 60 / size));
            return alpha << 24 | light << 16 | light << 8 | light;
        };
    }

    /** Four signs, one in each quarter, on nothing: an atlas. */
    static Picture signs(int size) {
        int half = size / 2;
        return (x, y) -> {
            int dx = x % half - half / 2;
            int dy = y % half - half / 2;
            int radius = half * 2 / 5;
            int round = dx * dx + dy * dy;
            int sign = x / half + 2 * (y / half);
            boolean in = switch (sign) {
                case 0 -> round < radius * radius && round > radius * radius / 3;
                case 1 -> Math.abs(dx) + Math.abs(dy) < radius;
                case 2 ->
                    Math.min(Math.abs(dx), Math.abs(dy)) < radius / 3 && Math.max(Math.abs(dx), Math.abs(dy)) < radius;
                default -> dy > -radius && dy < radius && Math.abs(dx) * 2 < dy + radius;
            };
            int light = 40 - dy * 80 / half;
            int colour = switch (sign) {
                case 0 -> Picture.rgb(60 + light, 150 + light, 230);
                case 1 -> Picture.rgb(240, 180 + light, 60);
                case 2 -> Picture.rgb(210 + light, 70 + light, 70);
                default -> Picture.rgb(80 + light, 190 + light, 110);
            };
            return in ? colour : colour & 0x00FFFFFF;
        };
    }

    /** Noise that changes slowly: corners of squares, mixed between. */
    private static int soft(int x, int y, int step) {
        int fx = x % step;
        int fy = y % step;
        int cx = x / step;
        int cy = y / step;
        int top = Picture.noise(cx, cy, 4) * (step - fx) + Picture.noise(cx + 1, cy, 4) * fx;
        int bottom = Picture.noise(cx, cy + 1, 4) * (step - fx) + Picture.noise(cx + 1, cy + 1, 4) * fx;
        return (top * (step - fy) + bottom * fy) / (step * step);
    }

    /** A hill that comes again. */
    private static int bump(int x, int period, int height) {
        int t = Math.floorMod(x, period) - period / 2;
        return -height + t * t * 4 * height / (period * period);
    }
}

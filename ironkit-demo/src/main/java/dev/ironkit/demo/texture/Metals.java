package dev.ironkit.demo.texture;

/** What machines are made of. All pictures tile. */
final class Metals {

    private static final int RUST_DARK = 0x4A2412;
    private static final int RUST_LIGHT = 0xA85A26;

    private Metals() {}

    /** Plates of a colour with rivets, scratches and a little dirt below the seams. */
    static Picture plates(int size, int colour, int salt) {
        int plate = size / 2;
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double light = (Grain.cloud(u, v, 8, 3, salt) - 0.5) * 34 + Grain.dot(x, y, salt) / 28.0 - 4;
            light += seam(x % plate, y % plate, plate);
            double streak = Grain.soft(u, v / 8, 32, salt + 9) * Math.max(0, 1 - 3.0 * (y % plate) / plate);
            light -= 26 * streak;
            // Scratches: thin and bright.
            if (Grain.dot(x / 9, y, salt + 5) > 252) {
                light += 22;
            }
            return Tint.lit(colour, light);
        };
    }

    /** Dark on the seam, light beside it, a rivet in each corner. */
    private static double seam(int x, int y, int plate) {
        int edge = Math.max(2, plate / 10);
        boolean rivet = near(x, edge, plate) && near(y, edge, plate);
        if (x == 0 || y == 0) {
            return -58;
        }
        if (rivet) {
            return 34;
        }
        if (x == 1 || y == 1) {
            return 24;
        }
        return x == plate - 1 || y == plate - 1 ? -22 : 0;
    }

    private static boolean near(int at, int edge, int plate) {
        return at == edge || at == edge + 1 || at == plate - edge || at == plate - edge - 1;
    }

    /** Three colours in blotches over plates. */
    static Picture camouflage(int size, int light, int middle, int dark, int salt) {
        Picture plates = plates(size, 0x808080, salt);
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double blotch = Grain.cloud(u, v, 4, 3, salt + 20);
            double other = Grain.cloud(u + 0.37, v + 0.11, 3, 3, salt + 30);
            int colour = blotch > 0.56 ? dark : other > 0.55 ? light : middle;
            return Tint.lit(colour, ((plates.at(x, y) & 0xFF) - 128) * 0.8);
        };
    }

    /** Bare metal that the weather has got at. */
    static Picture rust(int size, int salt) {
        Picture plates = plates(size, 0x6E6A66, salt);
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double eaten = Grain.cloud(u, v, 5, 4, salt + 40) * 1.6 - 0.5;
            int rust = Tint.mix(RUST_DARK, RUST_LIGHT, Grain.cloud(u, v, 12, 3, salt + 50));
            return Tint.mix(plates.at(x, y), rust, eaten * 2);
        };
    }

    /** Soot on metal, with embers in the deepest cracks. */
    static Picture burnt(int size, int salt) {
        Picture plates = plates(size, 0x3C3632, salt);
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double soot = Grain.cloud(u, v, 6, 4, salt + 60);
            int colour = Tint.times(plates.at(x, y), 0.45 + soot * 0.8);
            double crack = Grain.cracks(u, v, 5, salt + 70);
            return crack < 0.05 ? Tint.mix(0xC84814, colour, crack * 14 + 0.3) : colour;
        };
    }

    /** Vents, lids and lines: the busy part of a machine. */
    static Picture panels(int size, int colour, int salt) {
        int cell = size / 4;
        return (x, y) -> {
            int kind = Grain.dot(x / cell, y / cell, salt + 3) % 4;
            int px = x % cell;
            int py = y % cell;
            boolean frame = px < 2 || py < 2;
            boolean inner = px > cell / 6 && px < cell * 5 / 6 && py > cell / 6 && py < cell * 5 / 6;
            double light = Grain.dot(x, y, salt) / 24.0 - 6 + (frame ? -46 : px == 2 || py == 2 ? 20 : 0);
            if (kind == 0 && inner) {
                light += py % 6 < 3 ? -52 : 8;
            } else if (kind == 1 && inner) {
                int dx = px - cell / 2;
                int dy = py - cell / 2;
                int round = (dx * dx + dy * dy) * 16 / (cell * cell);
                light += round > 1 ? 0 : round == 1 ? -40 : 26;
            } else if (kind == 2 && inner) {
                light += (px + py) % 8 < 2 ? 16 : -10;
            }
            return Tint.lit(colour, light);
        };
    }

    /** Yellow and black stripes, worn. */
    static Picture hazard(int size, int salt) {
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            boolean yellow = Math.floorMod(x + y, size / 2) < size / 4;
            double worn = Grain.cloud(u, v, 8, 4, salt);
            int paint = yellow ? 0xE0B018 : 0x262422;
            return Tint.mix(Tint.lit(paint, Grain.dot(x, y, salt) / 20.0 - 6), 0x6E6A66, (worn - 0.62) * 8);
        };
    }

    /** The links of a track, or a grating to walk on. */
    static Picture grating(int size, int colour) {
        return (x, y) -> {
            int px = x % 8;
            int py = (y + (x / 8 % 2) * 4) % 8;
            boolean hole = px > 2 && py > 2;
            int edge = px == 0 || py == 0 ? 30 : 0;
            return Tint.lit(colour, hole ? -72 : edge + Grain.dot(x, y, 3) / 22.0 - 6);
        };
    }

    /** A pane that mirrors a sky; good for cockpits and windows. */
    static Picture glass(int size, int colour, int salt) {
        return (x, y) -> {
            double v = (double) y / size;
            double shine = Math.floorMod(x * 2 + y, size) < size / 5 ? 46 : 0;
            double cloud = Grain.cloud((double) x / size, v, 3, 3, salt) * 50 - 25;
            return Tint.lit(Tint.times(colour, 1.25 - 0.6 * v), shine + cloud);
        };
    }

    /** A lamp behind ribbed glass. */
    static Picture lamp(int size, int colour) {
        return (x, y) -> {
            double dx = (x + 0.5) * 2 / size - 1;
            double dy = (y + 0.5) * 2 / size - 1;
            double glow = 1.15 - 0.55 * (dx * dx + dy * dy);
            return Tint.times(colour, glow * (x % 8 < 2 ? 0.86 : 1));
        };
    }
}

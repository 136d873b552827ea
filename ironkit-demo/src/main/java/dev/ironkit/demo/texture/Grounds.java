package dev.ironkit.demo.texture;

/** What one stands on and builds with. All pictures tile. */
final class Grounds {

    private Grounds() {}

    /** Blades of grass, thick and thin. */
    static Picture grass(int size, int colour, int salt) {
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double patch = Grain.cloud(u, v, 4, 3, salt);
            double blade = Grain.soft(u, v / 4, size / 2, salt + 5);
            return Tint.times(colour, 0.45 + patch * 0.6 + blade * blade * 0.7 - 0.25);
        };
    }

    /** Sand in ripples. */
    static Picture sand(int size, int colour, int salt) {
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double bent = v * 8 + Grain.cloud(u, v, 3, 2, salt) * 2.4;
            double ripple = Math.abs(bent - Math.floor(bent) - 0.5) * 2;
            return Tint.lit(colour, ripple * 26 - 16 + Grain.dot(x, y, salt) / 18.0 - 7);
        };
    }

    /** Stone in layers with cracks. */
    static Picture rock(int size, int colour, int salt) {
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double rough = Grain.cloud(u, v, 5, 5, salt) - 0.5;
            double crack = Grain.cracks(u, v, 5, salt + 9);
            double moss = Grain.cloud(u, v, 4, 3, salt + 20) - 0.58;
            int stone = Tint.lit(colour, rough * 120 - (crack < 0.06 ? 46 : 0));
            return moss > 0 ? Tint.mix(stone, 0x5A6A34, moss * 5) : stone;
        };
    }

    /** Snow, or salt: almost white, a little blue in the hollows. */
    static Picture snow(int size, int salt) {
        return (x, y) -> {
            double hollow = Grain.cloud((double) x / size, (double) y / size, 5, 4, salt);
            return Tint.lit(Tint.mix(0xAEBFDA, 0xF6FAFF, hollow * 1.6), Grain.dot(x, y, salt) / 40.0);
        };
    }

    /** Poured in forms: fine grain, seams, a hole in each corner of a form, water marks. */
    static Picture concrete(int size, int colour, int salt) {
        int form = size / 2;
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            int px = x % form;
            int py = y % form;
            double light = (Grain.cloud(u, v, 6, 4, salt) - 0.5) * 46 + Grain.dot(x, y, salt) / 20.0 - 6;
            light -= px == 0 || py == 0 ? 30 : 0;
            light -= 18 * Grain.soft(u, v / 16, 24, salt + 8) * (1 - (double) py / form);
            int dx = Math.abs(px - form / 2) - form / 4;
            int dy = Math.abs(py - form / 2) - form / 4;
            return Tint.lit(colour, light - (dx * dx + dy * dy < 5 ? 48 : 0));
        };
    }

    /** The same after a hit: cracks through it and iron showing. */
    static Picture ruin(int size, int colour, int salt) {
        Picture whole = concrete(size, colour, salt);
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double gone = Grain.cloud(u, v, 4, 4, salt + 30);
            double crack = Grain.cracks(u, v, 6, salt + 40);
            int base = crack < 0.045 ? Tint.times(whole.at(x, y), 0.4) : whole.at(x, y);
            if (gone < 0.56) {
                return Tint.times(base, 0.86);
            }
            boolean bar = x % 16 < 2 || y % 16 < 2;
            return bar ? Tint.rgb(110, 62, 34) : Tint.times(base, 0.42);
        };
    }

    /** Bricks in courses. */
    static Picture bricks(int size, int colour, int salt) {
        int height = size / 8;
        int width = size / 4;
        return (x, y) -> {
            int row = y / height;
            int sx = (x + row % 2 * width / 2) % size;
            boolean joint = y % height < 2 || sx % width < 2;
            if (joint) {
                return Tint.lit(0xA09890, Grain.dot(x, y, salt) / 12.0 - 10);
            }
            double brick = Grain.dot(sx / width, row, salt + 4) / 255.0 - 0.5;
            return Tint.lit(Tint.times(colour, 1 + brick * 0.35), Grain.dot(x, y, salt) / 14.0 - 8);
        };
    }

    /** Sheets of iron in waves, for roofs. */
    static Picture corrugated(int size, int colour, int salt) {
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double wave = Math.abs(u * 8 - Math.floor(u * 8) - 0.5) * 2;
            double stain = Grain.cloud(u, v / 2, 6, 3, salt);
            int sheet = Tint.lit(colour, wave * 70 - 38 - (y % (size / 2) < 2 ? 40 : 0));
            return Tint.mix(sheet, 0x70401E, (stain - 0.6) * 5);
        };
    }

    /** Boards side by side, with nails at their ends. */
    static Picture planks(int size, int colour, int salt) {
        int plank = size / 4;
        return (x, y) -> {
            int board = y / plank;
            double u = (double) x / size;
            double v = (double) y / size;
            double line = Grain.soft(u / 4 + board * 0.3, v, size / 2, salt + board) * 34;
            boolean gap = y % plank < 2;
            int nx = x % (size / 2) - size / 16;
            int ny = y % plank - plank / 2;
            boolean nail = nx * nx + ny * ny < 4;
            return Tint.lit(colour, (gap ? -74 : nail ? -64 : y % plank == 2 ? 22 : 0) - line + board % 2 * 12);
        };
    }

    /** A road of tar, patched. */
    static Picture tar(int size, int salt) {
        return (x, y) -> {
            double patch = Grain.cloud((double) x / size, (double) y / size, 3, 3, salt);
            int light = Grain.dot(x, y, salt) / 8;
            return Tint.lit(0x303236, light - 8 + (patch > 0.56 ? -12 : 0));
        };
    }
}

package dev.ironkit.demo.texture;

/** Signs that stand on nothing: what surrounds them is clear. */
final class Signs {

    private static final int[] COLOURS = {0x3C96E6, 0xF0B43C, 0xD24646, 0x50BE6E, 0xE8E8E8, 0xA064DC, 0x28C8C8, 0xF07828
    };

    private Signs() {}

    /** The signs of eight clans in two rows of four. */
    static Picture insignia(int cell) {
        return (x, y) -> {
            int sign = x / cell + 4 * (y / cell);
            double u = (x % cell + 0.5) * 2 / cell - 1;
            double v = (y % cell + 0.5) * 2 / cell - 1;
            int colour = Tint.lit(COLOURS[sign % COLOURS.length], -v * 30);
            return Tint.seen(colour, isInside(sign, u, v) ? 1 : 0);
        };
    }

    private static boolean isInside(int sign, double u, double v) {
        double round = Math.sqrt(u * u + v * v);
        double wide = Math.abs(u);
        double high = Math.abs(v);
        return switch (sign) {
            case 0 -> (round < 0.88 && round > 0.6) || round < 0.3;
            case 1 -> wide + high < 0.9 && (wide + high > 0.62 || wide < 0.12);
            case 2 -> Math.min(wide, high) < 0.24 && Math.max(wide, high) < 0.86;
            case 3 -> v > -0.8 && v < 0.7 && wide < (v + 0.8) * 0.55 && !(v > 0.2 && wide < (v - 0.2) * 0.9);
            case 4 -> round < 0.88 && (u + 0.45) * (u + 0.45) + v * v > 0.5;
            case 5 -> round < 0.9 && Math.abs(u * v) < 0.09;
            case 6 -> Math.max(wide, high) < 0.82 && (Math.max(wide, high) > 0.55 || round < 0.32);
            default -> v > -0.85 && v < 0.85 && Math.abs(u - (v > 0 ? -0.2 : 0.2) + v * 0.35) < 0.28;
        };
    }

    /** A bold arrow. */
    static Picture arrow(int size, int colour) {
        return (x, y) -> {
            int dx = Math.abs(x - size / 2);
            boolean head = y < size / 2 && dx <= y - size / 8;
            boolean shaft = y >= size / 2 && y < size * 7 / 8 && dx <= size / 8;
            return Tint.seen(colour, head || shaft ? 1 : 0);
        };
    }

    /** Windows in rows, some of them lit. */
    static Picture windows(int size, int wall, int salt) {
        int cell = size / 4;
        return (x, y) -> {
            int px = x % cell;
            int py = y % cell;
            boolean pane = px > cell / 5 && px < cell * 4 / 5 && py > cell / 4 && py < cell * 4 / 5;
            boolean frame = px == cell / 5 || py == cell / 4 || (pane && px == cell / 2);
            if (frame) {
                return Tint.times(wall, 0.5);
            }
            if (!pane) {
                return Tint.lit(wall, Grain.dot(x, y, salt) / 16.0 - 8 - (py == 0 ? 40 : 0));
            }
            boolean lit = Grain.dot(x / cell, y / cell, salt + 2) > 120;
            return lit
                    ? Tint.mix(0xFFE8A0, 0xE0A040, (double) py / cell)
                    : Tint.mix(0x303C50, 0x10141C, (double) py / cell);
        };
    }

    /** A door of two leaves with a bar across. */
    static Picture door(int size, int colour, int salt) {
        return (x, y) -> {
            boolean middle = Math.abs(x - size / 2) < 2;
            boolean bar = Math.abs(y - size / 2) < size / 16;
            boolean rim = x < 3 || y < 3 || x > size - 4;
            int base = bar ? (Math.floorMod(x + y, size / 4) < size / 8 ? 0xD8A818 : 0x242220) : colour;
            double rib = x % (size / 8) < 2 ? 22 : 0;
            return Tint.lit(base, (middle || rim ? -60 : bar ? 0 : rib) + Grain.dot(x, y, salt) / 18.0 - 7);
        };
    }

    /** A screen with lines and a moving curve. */
    static Picture screen(int size, int salt) {
        return (x, y) -> {
            boolean grid = x % (size / 8) == 0 || y % (size / 8) == 0;
            double curve = Grain.cloud((double) x / size, 0, 6, 3, salt) * size;
            double near = Math.max(0, 1 - Math.abs(y - curve) / 3);
            int line = Tint.mix(grid ? 0x0E5040 : 0x062018, 0x8CFFD0, near);
            return Tint.times(line, y % 2 == 0 ? 1 : 0.85);
        };
    }
}

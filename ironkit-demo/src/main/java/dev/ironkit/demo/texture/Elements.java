package dev.ironkit.demo.texture;

/** Water, fire, smoke and light: pictures that come in frames. */
final class Elements {

    private Elements() {}

    /** One of several frames of moving water; after the last one the first comes again. */
    static Picture water(int size, int colour, int frame, int frames, int salt) {
        double t = (double) frame / frames;
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            // Each layer moves by one tile in a cycle, so that the last frame leads to the first.
            double one = Grain.cloud(u + t, v + t, 5, 2, salt);
            double two = Grain.cloud(u - t, v, 6, 2, salt + 8);
            double line = 1 - Math.abs(one - two) * 5;
            double glint = line > 0 ? line * line : 0;
            return Tint.lit(Tint.times(colour, 0.6 + one * 0.5), glint * 96);
        };
    }

    /** A flame that fades out at its edge; frames lick upward. */
    static Picture fire(int size, int frame, int frames, int salt) {
        double t = (double) frame / frames;
        return (x, y) -> {
            double u = (x + 0.5) / size - 0.5;
            double v = (y + 0.5) / size;
            double lick = Grain.cloud(u, v + t, 5, 3, salt) - 0.5;
            double wide = 0.36 * Math.min(1, v * 1.5) * (v > 0.8 ? (1 - v) * 5 : 1);
            double heat = 1 - Math.abs(u + lick * 0.3 * (1 - v)) / Math.max(0.02, wide) + lick * 0.9 * (1 - v);
            return flame(Math.max(0, Math.min(1, heat * Math.min(1, v * 1.7))));
        };
    }

    /** {@return the colour of a flame: from nothing over red and yellow to white} */
    static int flame(double heat) {
        return Tint.seen(Tint.rgb(heat * 560, heat * heat * 340, heat * heat * heat * 190), Math.min(1, heat * 1.6));
    }

    /** A ball of fire that grows, breaks up and goes. */
    static Picture blast(int size, int frame, int frames, int salt) {
        double t = (double) frame / frames;
        return (x, y) -> {
            double u = (x + 0.5) * 2 / size - 1;
            double v = (y + 0.5) * 2 / size - 1;
            double far = Math.sqrt(u * u + v * v);
            double rough = Grain.cloud(u / 2, v / 2 - t / 3, 6, 4, salt) - 0.5;
            double reach = 0.3 + 0.65 * t;
            double body = 1 - far / reach + rough * (0.4 + 1.1 * t);
            return flame(far > 0.98 ? 0 : Math.max(0, Math.min(1, body * (1.7 - 1.5 * t))));
        };
    }

    /** A round cloud of light grey: luminance and alpha. */
    static Picture smoke(int size, int salt) {
        return (x, y) -> {
            double u = (x + 0.5) * 2 / size - 1;
            double v = (y + 0.5) * 2 / size - 1;
            double rough = Grain.cloud(u / 2, v / 2, 5, 4, salt);
            double thick = 1.5 * rough - (u * u + v * v) * 0.85;
            double light = 110 + rough * 130 - v * 30;
            return Tint.seen(Tint.rgb(light, light, light), Math.max(0, Math.min(1, thick)));
        };
    }

    /** Cracks that glow. */
    static Picture lava(int size, int salt) {
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double crack = Grain.cracks(u + Grain.soft(u, v, 8, salt) / 24, v, 5, salt + 3);
            int crust = Tint.times(0x3A2A24, 0.6 + Grain.cloud(u, v, 10, 3, salt + 6) * 0.9);
            return Tint.mix(Tint.mix(0xFFE070, 0xE04008, crack * 8), crust, crack * 4.5 - 0.25);
        };
    }

    /** A spot of light: for lamps, shots and shields. */
    static Picture glow(int size, int colour) {
        return (x, y) -> {
            double u = (x + 0.5) * 2 / size - 1;
            double v = (y + 0.5) * 2 / size - 1;
            double near = Math.max(0, 1 - Math.sqrt(u * u + v * v));
            return Tint.seen(Tint.mix(colour, 0xFFFFFF, near * near * near), near * near);
        };
    }

    /** A bolt from top to bottom. */
    static Picture bolt(int size, int colour, int salt) {
        return (x, y) -> {
            double v = (double) y / size;
            double path = 0.5 + (Grain.cloud(0, v, 4, 4, salt) - 0.5) * 0.6;
            double off = Math.abs((x + 0.5) / size - path);
            double near = Math.max(0, 1 - off * 6);
            return Tint.seen(Tint.mix(colour, 0xFFFFFF, near * near), near * near);
        };
    }

    /** A sun behind hills, in bands of colour: good for a palette. */
    static Picture sunset(int size, int salt) {
        return (x, y) -> {
            double u = (double) x / size;
            double v = (double) y / size;
            double far = 0.62 - 0.12 * Grain.cloud(u, 0, 4, 3, salt);
            double near = 0.82 - 0.16 * Grain.cloud(u, 0.5, 3, 3, salt + 9);
            if (v > near) {
                return Tint.mix(0x1C1A30, 0x0A0A14, (v - near) * 4);
            }
            if (v > far) {
                return Tint.mix(0x4A2A58, 0x6E3A5E, (v - far) * 4);
            }
            double dx = u - 0.5;
            double dy = v - 0.5;
            boolean sun = dx * dx + dy * dy < 0.03;
            int sky = Tint.mix(0x2C2A6A, 0xF08A4A, Math.floor(v * 20) / 11);
            return sun ? Tint.mix(0xFFF0B0, 0xFF9A50, v * 1.4) : sky;
        };
    }

    /** A night sky. */
    static Picture stars(int size, int salt) {
        return (x, y) -> {
            int star = Grain.dot(x, y, salt) > 253 ? Grain.dot(x, y, salt + 1) : 0;
            double mist = Grain.cloud((double) x / size, (double) y / size, 3, 4, salt + 2) - 0.55;
            return Tint.lit(Tint.mix(0x04050C, 0x2A1E48, mist * 4), star);
        };
    }
}

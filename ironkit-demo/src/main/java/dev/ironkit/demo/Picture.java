package dev.ironkit.demo;

/** A procedural picture: a colour for each point. */
@FunctionalInterface
interface Picture {

    /** {@return the colour at a point, 0xAARRGGBB} */
    int at(int x, int y);

    /** A whole number that looks random and is always the same for a point. */
    static int noise(int x, int y, int salt) {
        int h = x * 0x27D4EB2D + y * 0x165667B1 + salt * 0x9E3779B9;
        h = (h ^ (h >>> 15)) * 0x85EBCA6B;
        h = (h ^ (h >>> 13)) * 0xC2B2AE35;
        return (h ^ (h >>> 16)) & 0xFF;
    }

    /** An opaque colour, each channel held to 0..255. */
    static int rgb(int r, int g, int b) {
        return 0xFF000000 | clamp(r) << 16 | clamp(g) << 8 | clamp(b);
    }

    private static int clamp(int value) {
        return Math.max(0, Math.min(255, value));
    }

    /** Plates with rivets. */
    static Picture hull(int r, int g, int b) {
        return (x, y) -> {
            int grain = noise(x, y, 1) / 16;
            boolean seam = x % 32 == 0 || y % 32 == 0;
            boolean rivet = (x % 32 == 3 || x % 32 == 29) && (y % 32 == 3 || y % 32 == 29);
            int light = seam ? -60 : rivet ? 50 : (x % 32 == 1 || y % 32 == 1 ? 25 : 0);
            return rgb(r + grain + light, g + grain + light, b + grain + light);
        };
    }

    /** Blades of grass. */
    static Picture grass() {
        return (x, y) -> {
            int blade = noise(x, y / 5, 2);
            return rgb(30 + blade / 5, 80 + blade / 2, 20 + blade / 8);
        };
    }

    /** One frame of moving water. */
    static Picture water(int frame, int size) {
        return (x, y) -> {
            // Triangle waves of whole numbers, so that the picture tiles and is the same everywhere.
            int a = wave(x * 4 + frame * size / 4, size * 2);
            int b = wave(y * 6 + x * 2 + frame * size / 2, size * 2);
            int light = (a + b) * 90 / (2 * size);
            return rgb(20 + light / 2, 60 + light, 120 + light);
        };
    }

    private static int wave(int t, int period) {
        int p = Math.floorMod(t, period);
        return p < period / 2 ? p : period - p;
    }

    /** A sign with a bold arrow, transparent around it. */
    static Picture arrow(int size) {
        return (x, y) -> {
            int dx = Math.abs(x - size / 2);
            boolean head = y < size / 2 && dx <= y - size / 8;
            boolean shaft = y >= size / 2 && y < size * 7 / 8 && dx <= size / 8;
            return head || shaft ? rgb(255, 210, 40) : 0x00FFD228;
        };
    }

    /** A flame that fades out at its edge. */
    static Picture flame(int size) {
        return (x, y) -> {
            int dx = x - size / 2;
            int dy = y - size * 5 / 8;
            int heat = 255 - (dx * dx * 5 + dy * dy * 2) * 255 / (size * size / 2) - noise(x, y / 2, 3) / 5;
            int h = clamp(heat);
            return h << 24 | clamp(h * 2) << 16 | clamp(h * 5 / 4 - 40) << 8 | clamp(h / 3);
        };
    }
}

package dev.ironkit.format.msh.animation.reference;

/** The three tables a pose is read from, as bytes: nodes of 38, keys of 24, map words of 2. */
final class RawTables {

    private static final int NODE = 38;
    private static final int KEY = 24;

    private final byte[] res1;
    private final byte[] res8;
    private final byte[] res19;

    RawTables(byte[] res1, byte[] res8, byte[] res19) {
        this.res1 = res1;
        this.res8 = res8;
        this.res19 = res19;
    }

    int nodeCount() {
        return res1.length / NODE;
    }

    int keyCount() {
        return res8.length / KEY;
    }

    int wordCount() {
        return res19.length / 2;
    }

    int parent(int node) {
        return u16(res1, node * NODE + 2);
    }

    int mapStart(int node) {
        return u16(res1, node * NODE + 4);
    }

    int fallback(int node) {
        return u16(res1, node * NODE + 6);
    }

    int word(int index) {
        return u16(res19, index * 2);
    }

    float position(int key, int axis) {
        return f32(res8, key * KEY + axis * 4);
    }

    float time(int key) {
        return f32(res8, key * KEY + 12);
    }

    /** One of the four words of a rotation, in the order they are stored in. */
    short rotation(int key, int word) {
        return (short) u16(res8, key * KEY + 16 + word * 2);
    }

    private static int u16(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) | (bytes[at + 1] & 0xFF) << 8;
    }

    private static float f32(byte[] bytes, int at) {
        return Float.intBitsToFloat(u16(bytes, at) | u16(bytes, at + 2) << 16);
    }
}

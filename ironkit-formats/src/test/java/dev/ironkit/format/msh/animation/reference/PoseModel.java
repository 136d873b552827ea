package dev.ironkit.format.msh.animation.reference;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** A made model, as far as poses go: raw tables, a frame count and the order of rotations. Its arrays are not copies. */
public final class PoseModel {

    private static final int NODE = 38;
    private static final int KEY = 24;

    private byte[] res1;
    private byte[] res8;
    private byte[] res19;
    private long frameCount;
    private final boolean wFirst;

    PoseModel(int nodes, int keys, int words, long frameCount, boolean wFirst) {
        this.res1 = new byte[nodes * NODE];
        this.res8 = new byte[keys * KEY];
        this.res19 = new byte[words * 2];
        this.frameCount = frameCount;
        this.wFirst = wFirst;
    }

    public byte[] res1() {
        return res1;
    }

    public byte[] res8() {
        return res8;
    }

    public byte[] res19() {
        return res19;
    }

    /** attr2 of Res19, unsigned. */
    public long frameCount() {
        return frameCount;
    }

    public boolean wFirst() {
        return wFirst;
    }

    public int nodeCount() {
        return res1.length / NODE;
    }

    public int keyCount() {
        return res8.length / KEY;
    }

    public int wordCount() {
        return res19.length / 2;
    }

    public float time(int key) {
        return view(res8).getFloat(key * KEY + 12);
    }

    /** A node without slots. */
    void node(int node, int parent, int mapStart, int fallback) {
        int at = node * NODE;
        Arrays.fill(res1, at + 8, at + NODE, (byte) 0xFF);
        view(res1)
                .putShort(at, (short) 0)
                .putShort(at + 2, (short) parent)
                .putShort(at + 4, (short) mapStart)
                .putShort(at + 6, (short) fallback);
    }

    void setFallback(int node, int fallback) {
        view(res1).putShort(node * NODE + 6, (short) fallback);
    }

    void setMapStart(int node, int mapStart) {
        view(res1).putShort(node * NODE + 4, (short) mapStart);
    }

    void setParent(int node, int parent) {
        view(res1).putShort(node * NODE + 2, (short) parent);
    }

    void position(int key, float x, float y, float z) {
        view(res8).putFloat(key * KEY, x).putFloat(key * KEY + 4, y).putFloat(key * KEY + 8, z);
    }

    void setTime(int key, float time) {
        view(res8).putFloat(key * KEY + 12, time);
    }

    /** A rotation [w, x, y, z], stored in the order of this model. */
    void rotation(int key, int w, int x, int y, int z) {
        int[] stored = wFirst ? new int[] {w, x, y, z} : new int[] {x, y, z, w};
        for (int i = 0; i < 4; i++) {
            view(res8).putShort(key * KEY + 16 + 2 * i, (short) stored[i]);
        }
    }

    void word(int index, int key) {
        view(res19).putShort(index * 2, (short) key);
    }

    void setFrameCount(long frames) {
        frameCount = frames;
    }

    void keepKeys(int keys) {
        res8 = Arrays.copyOf(res8, keys * KEY);
    }

    void keepWords(int words) {
        res19 = Arrays.copyOf(res19, words * 2);
    }

    private static ByteBuffer view(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}

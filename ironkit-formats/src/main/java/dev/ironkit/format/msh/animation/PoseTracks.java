package dev.ironkit.format.msh.animation;

import dev.ironkit.format.msh.FrameMap;
import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import java.util.Objects;

/**
 * The keys and frame maps of a model, prepared for sampling. Immutable; threads may share it.
 *
 * <p>Built from what the tables hold, sound or not: references that lead nowhere are answered when they are followed.
 */
public final class PoseTracks {

    /** The map start of a node that has no frame map. */
    public static final int NO_MAP = NodeTable.NONE;

    /** Numbers of keys have 16 bits; what lies behind is never reached. */
    private static final int MOST_KEYS = 0x10000;

    final int[] mapStarts;
    final int[] fallbacks;
    final char[] mapWords;
    /** 32 bits, unsigned. */
    final int frameCount;

    final float[] keys;
    final int keyCount;

    private PoseTracks(Builder from) {
        mapStarts = from.mapStarts;
        fallbacks = from.fallbacks;
        mapWords = from.mapWords;
        frameCount = (int) from.frameCount;
        keys = KeySegments.prepare(from.places, from.rotations, from.order);
        keyCount = keys.length / KeySegments.STRIDE;
    }

    /** {@return the tracks of a model, of no node where its nodes cannot be read} */
    public static PoseTracks of(Model model, RotationOrder order) {
        NodeTable nodes = model.nodes();
        int[] starts = new int[nodes.count()];
        int[] lastKeys = new int[nodes.count()];
        for (int node = 0; node < starts.length; node++) {
            starts[node] = nodes.mapStart(node);
            lastKeys[node] = nodes.fallbackKey(node);
        }
        KeyTable keys = model.keys();
        float[] places = new float[Math.min(keys.count(), MOST_KEYS) * 4];
        short[] rotations = new short[places.length];
        for (int i = 0; i < places.length; i += 4) {
            int key = i / 4;
            places[i] = keys.x(key);
            places[i + 1] = keys.y(key);
            places[i + 2] = keys.z(key);
            places[i + 3] = keys.time(key);
            for (int stored = 0; stored < 4; stored++) {
                rotations[i + stored] = keys.raw(key, stored);
            }
        }
        FrameMap map = model.frameMap();
        char[] words = new char[map.count()];
        for (int i = 0; i < words.length; i++) {
            words[i] = (char) map.word(i);
        }
        return builder()
                .nodes(starts, lastKeys)
                .keys(places, rotations, order)
                .map(words, map.frameCount())
                .build();
    }

    /** {@return tracks to be filled: no nodes, no keys, no frames} */
    public static Builder builder() {
        return new Builder();
    }

    /** {@return the number of nodes} */
    public int nodeCount() {
        return fallbacks.length;
    }

    /** {@return the number of keys of all nodes together} */
    public int keyCount() {
        return keyCount;
    }

    /** {@return the number of frames} */
    public long frameCount() {
        return Integer.toUnsignedLong(frameCount);
    }

    /** {@return whether the node has a frame map, which is what makes it move} */
    public boolean isAnimated(int node) {
        return mapStarts[node] != NO_MAP;
    }

    /** Collects the tables. Arrays are copied. */
    public static final class Builder {

        private int[] mapStarts = {};
        private int[] fallbacks = {};
        private float[] places = {};
        private short[] rotations = {};
        private char[] mapWords = {};
        private long frameCount;
        private RotationOrder order = RotationOrder.W_FIRST;

        private Builder() {}

        /**
         * Sets where the map of each node starts and which its last key is, both unsigned 16 bits.
         *
         * @throws IllegalArgumentException if the arrays differ in length or hold more than 16 bits
         */
        public Builder nodes(int[] starts, int[] lastKeys) {
            if (starts.length != lastKeys.length) {
                throw new IllegalArgumentException("Each node has one map start and one last key.");
            }
            for (int node = 0; node < starts.length; node++) {
                if (((starts[node] | lastKeys[node]) & ~0xFFFF) != 0) {
                    throw new IllegalArgumentException("Map starts and last keys have 16 bits.");
                }
            }
            mapStarts = starts.clone();
            fallbacks = lastKeys.clone();
            return this;
        }

        /**
         * Sets the keys.
         *
         * @param positionsAndTimes x, y, z and time of each key
         * @param stored the four stored numbers of each key's rotation
         * @param quaternionOrder what the four are
         * @throws IllegalArgumentException if the arrays differ in length or end within a key
         */
        public Builder keys(float[] positionsAndTimes, short[] stored, RotationOrder quaternionOrder) {
            if (positionsAndTimes.length != stored.length || (stored.length & 3) != 0) {
                throw new IllegalArgumentException("Each key has four floats and four stored numbers.");
            }
            places = positionsAndTimes.clone();
            rotations = stored.clone();
            order = Objects.requireNonNull(quaternionOrder);
            return this;
        }

        /**
         * Sets the words of all frame maps.
         *
         * @param frames the number of frames, unsigned 32 bits
         * @throws IllegalArgumentException if the number has more bits
         */
        public Builder map(char[] words, long frames) {
            if (frames < 0 || frames > 0xFFFF_FFFFL) {
                throw new IllegalArgumentException("A number of frames has 32 bits: " + frames);
            }
            mapWords = words.clone();
            frameCount = frames;
            return this;
        }

        /** {@return the prepared tracks} */
        public PoseTracks build() {
            return new PoseTracks(this);
        }
    }
}

package dev.ironkit.format.msh.animation;

import dev.ironkit.format.msh.FrameMap;
import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.PoseKey;
import java.util.Objects;

/**
 * The keys of one node and its run of the frame map, read in place.
 *
 * <p>Keys of all nodes share one table: those of a node start behind the last key of the node before it. What a damaged model
 * refers to and does not have is left out, so every key and word of a track is there.
 */
public final class NodeTrack {

    private final KeyTable keys;
    private final FrameMap map;
    private final int node;
    private final int firstKey;
    private final int fallbackKey;
    private final int keyCount;
    private final int mapStart;
    private final int wordCount;

    NodeTrack(Model model, int node) {
        NodeTable nodes = model.nodes();
        this.keys = model.keys();
        this.map = model.frameMap();
        this.node = node;
        this.firstKey = node == 0 ? 0 : nodes.fallbackKey(node - 1) + 1;
        this.fallbackKey = nodes.fallbackKey(node);
        this.keyCount = Math.max(0, Math.min(fallbackKey + 1, keys.count()) - firstKey);
        this.mapStart = nodes.mapStart(node);
        this.wordCount = hasMap() ? (int) Math.min(map.frameCount(), Math.max(0, map.count() - mapStart)) : 0;
    }

    /** {@return the index of the node} */
    public int node() {
        return node;
    }

    /** {@return whether the node has a frame map, which is what makes it move} */
    public boolean hasMap() {
        return mapStart != NodeTable.NONE;
    }

    /** {@return the first key of the track in the table of all} */
    public int firstKey() {
        return firstKey;
    }

    /** {@return the key that answers where the map does not, in the table of all: the last one of a sound track} */
    public int fallbackKey() {
        return fallbackKey;
    }

    /** {@return the number of keys} */
    public int keyCount() {
        return keyCount;
    }

    /** {@return a key, counted within the track} */
    public PoseKey key(int index) {
        return keys.key(firstKey + Objects.checkIndex(index, keyCount));
    }

    /** {@return the time of a key, counted within the track} */
    public float time(int index) {
        return keys.time(firstKey + Objects.checkIndex(index, keyCount));
    }

    /** {@return the first word of the run, {@link NodeTable#NONE} for none} */
    public int mapStart() {
        return mapStart;
    }

    /** {@return the number of words: one for each frame in a sound model} */
    public int wordCount() {
        return wordCount;
    }

    /** {@return the word of a frame: a key in the table of all} */
    public int word(int frame) {
        return map.word(mapStart + Objects.checkIndex(frame, wordCount));
    }

    /** {@return whether the run holds the words that {@link CanonicalFrameMap} would write; a node without a map has nothing to differ} */
    public boolean isCanonical() {
        if (!hasMap()) {
            return true;
        }
        if (keyCount == 0 || wordCount < map.frameCount()) {
            return false;
        }
        CanonicalFrameMap canonical = new CanonicalFrameMap(keyCount, this::time);
        for (int frame = 0; frame < wordCount; frame++) {
            if (word(frame) != firstKey + canonical.next()) {
                return false;
            }
        }
        return true;
    }
}

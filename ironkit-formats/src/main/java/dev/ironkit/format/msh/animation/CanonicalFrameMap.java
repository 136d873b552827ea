package dev.ironkit.format.msh.animation;

/**
 * The run of a track as the game's own files have it, frame by frame.
 *
 * <p>A frame within the track names the last key at or before it. A frame before the first key, or from the last one on, names the
 * last key, which means that it holds. Keys are counted within the track.
 */
final class CanonicalFrameMap {

    /** The time of a key. */
    interface Times {
        float at(int key);
    }

    private final int lastKey;
    private final Times times;
    private int key;
    private long frame;

    /**
     * The run of a track, from frame 0 on.
     *
     * @param keyCount at least 1
     * @param times what they are; they should go up
     */
    CanonicalFrameMap(int keyCount, Times times) {
        this.lastKey = keyCount - 1;
        this.times = times;
    }

    /** {@return the key of the next frame} */
    int next() {
        while (key < lastKey && times.at(key + 1) <= frame) {
            key++;
        }
        boolean within = frame >= times.at(0) && frame < times.at(lastKey);
        frame++;
        return within ? key : lastKey;
    }
}

package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;

/** Which pose key each frame of an animated node starts from, read in place: a run of words for each node. */
public final class FrameMap extends TableView {

    /** The size of a record. */
    public static final int SIZE = 2;

    private final long frameCount;

    FrameMap(ByteView payload, int attr2) {
        super(payload, 0, SIZE);
        this.frameCount = present() ? Integer.toUnsignedLong(attr2) : 0;
    }

    /** {@return a word} */
    public int word(int at) {
        return rows().u16(at * SIZE);
    }

    /** {@return the length of the timeline in frames, which the directory says; 0 without a map} */
    public long frameCount() {
        return frameCount;
    }
}

package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteSource;
import dev.ironkit.base.bytes.ByteView;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** The bytes of an image whose pieces lie in many places; nothing is copied before it is read. */
final class PieceImage implements ByteSource {

    private final TreeMap<Long, ByteView> pieces = new TreeMap<>();
    private long length;

    /** Puts the next piece behind the others. */
    void append(ByteView bytes) {
        if (bytes.length() > 0) {
            pieces.put(length, bytes);
            length += bytes.length();
        }
    }

    /** Zeros that take no memory. */
    static ByteView zeros(int count) {
        return filled(count, (byte) 0);
    }

    /** The same byte again and again. */
    static ByteView filled(int count, byte value) {
        return ByteView.of(new ByteSource() {
            @Override
            public long length() {
                return count;
            }

            @Override
            public void read(long position, byte[] target, int at, int wanted) {
                Arrays.fill(target, at, at + wanted, value);
            }
        });
    }

    @Override
    public long length() {
        return length;
    }

    @Override
    public void read(long position, byte[] target, int at, int count) {
        int done = 0;
        while (done < count) {
            Map.Entry<Long, ByteView> piece = pieces.floorEntry(position + done);
            int from = (int) (position + done - piece.getKey());
            int some = Math.min(count - done, piece.getValue().length() - from);
            piece.getValue().copyTo(from, target, at + done, some);
            done += some;
        }
    }
}

package dev.ironkit.workspace.game;

import dev.ironkit.base.bytes.ByteSource;
import dev.ironkit.workspace.FileSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The bytes of a file, with a note of which of them were looked at. For one thread. */
final class SeenSource implements ByteSource {

    /** Ranges this near to each other are one: a few bytes more are read faster than another time. */
    private static final int NEAR = 1 << 12;

    private final FileSource source;
    private final List<SeenRange> seen = new ArrayList<>();

    SeenSource(FileSource source) {
        this.source = source;
    }

    @Override
    public long length() {
        return source.length();
    }

    @Override
    public void read(long position, byte[] target, int at, int count) {
        source.read(position, target, at, count);
        SeenRange last = seen.isEmpty() ? null : seen.get(seen.size() - 1);
        if (last != null && last.isNear(position, count, NEAR)) {
            seen.set(seen.size() - 1, last.with(position, count));
        } else {
            seen.add(new SeenRange(position, count));
        }
    }

    /** What was looked at, in order and without overlap. */
    List<SeenRange> ranges() {
        List<SeenRange> sorted = new ArrayList<>(seen);
        sorted.sort(Comparator.comparingLong(SeenRange::offset));
        List<SeenRange> merged = new ArrayList<>();
        for (SeenRange range : sorted) {
            int last = merged.size() - 1;
            if (last >= 0 && merged.get(last).isNear(range.offset(), range.length(), NEAR)) {
                merged.set(last, merged.get(last).with(range.offset(), range.length()));
            } else {
                merged.add(range);
            }
        }
        return merged;
    }
}

package dev.ironkit.workspace.diff;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import java.util.ArrayList;
import java.util.List;

/**
 * Which bytes of two contents differ, compared at the same distance from the start.
 *
 * @param first the first that differs; where one content starts with all of the other, the length of the shorter
 * @param differing how many differ, as far as both go
 * @param rangeCount how many runs of differing bytes there are
 * @param ranges the first of those runs, from the start of the content
 * @param sizeA how many bytes the first content has
 * @param sizeB how many the second has
 */
public record ByteDifference(
        long first, long differing, long rangeCount, List<ByteRange> ranges, long sizeA, long sizeB) {

    /** How many runs are listed. */
    public static final int MOST_RANGES = 16;

    private static final int CHUNK = 1 << 16;

    public ByteDifference {
        ranges = List.copyOf(ranges);
    }

    /** {@return what differs between two contents that are not the same} */
    public static ByteDifference of(ByteView a, ByteView b) {
        int common = Math.min(a.length(), b.length());
        Scan scan = new Scan();
        byte[] left = new byte[Math.min(CHUNK, common)];
        byte[] right = new byte[left.length];
        for (int at = 0; at < common; at += CHUNK) {
            int count = Math.min(CHUNK, common - at);
            a.copyTo(at, left, 0, count);
            b.copyTo(at, right, 0, count);
            scan.add(left, right, at, count);
        }
        scan.endRun(common);
        long first = scan.first < 0 ? common : scan.first;
        return new ByteDifference(first, scan.differing, scan.runs, scan.ranges, a.length(), b.length());
    }

    /** Finds runs of differing bytes across chunks. */
    private static final class Scan {
        private final List<ByteRange> ranges = new ArrayList<>();
        private long first = -1;
        private long differing;
        private long runs;
        private long runStart = -1;

        void add(byte[] left, byte[] right, int base, int count) {
            for (int i = 0; i < count; i++) {
                if (left[i] == right[i]) {
                    endRun((long) base + i);
                } else {
                    differing++;
                    if (runStart < 0) {
                        runStart = (long) base + i;
                        first = first < 0 ? runStart : first;
                    }
                }
            }
        }

        void endRun(long end) {
            if (runStart >= 0) {
                runs++;
                if (ranges.size() < MOST_RANGES) {
                    ranges.add(new ByteRange(runStart, end - runStart));
                }
                runStart = -1;
            }
        }
    }
}

package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** Reads the header and the table of a library; packed bytes are not touched. */
final class RsliReader {

    private final ByteView image;
    private final Limits limits;
    private final boolean honoursOverlay;
    private final Problems problems;

    RsliReader(ByteView image, Limits limits, boolean honoursOverlay, Problems problems) {
        this.image = image;
        this.limits = limits;
        this.honoursOverlay = honoursOverlay;
        this.problems = problems;
    }

    RsliLibrary read() {
        checkMagic();
        int count = readCount();
        ByteView raw = image.slice(0, RsliHeader.SIZE).load();
        RsliHeader header = RsliHeader.read(raw);
        int tableEnd = RsliHeader.SIZE + count * RsliEntry.SIZE;
        Optional<RsliTrailer> trailer = readTrailer(tableEnd);
        int dataEnd = image.length() - (trailer.isPresent() ? RsliTrailer.SIZE : 0);
        int overlay = trailer.map(RsliTrailer::overlay).orElse(0);
        PackedArea area = new PackedArea(image, tableEnd, dataEnd, overlay);
        ByteView table = plainTable(image, count, header.seed());
        List<RsliEntry> entries = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            entries.add(RsliEntry.read(table.slice(i * RsliEntry.SIZE, RsliEntry.SIZE), area));
        }
        // The library answers what an entry is called in an address, so it is made before anything is reported.
        RsliLibrary library = new RsliLibrary(header, entries, RegionLayout.of(area, entries), trailer, limits);
        new RsliChecks(library, problems).run(raw);
        return library;
    }

    /** The table of a file as it is meant. */
    static ByteView plainTable(ByteView image, int count, int seed) {
        ByteView stored = image.slice(RsliHeader.SIZE, count * RsliEntry.SIZE);
        byte[] plain = stored.toByteArray();
        XorStream.apply(seed, plain, 0, plain.length);
        return ByteView.of(plain, stored.origin());
    }

    private void checkMagic() {
        ByteView start = image.slice(0, Math.min(4, image.length()));
        if (!RsliFormat.hasMagic(start)) {
            String found = HexFormat.ofDelimiter(" ").withUpperCase().formatHex(start.toByteArray());
            throw problems.field("header.magic").fatal(RsliProblem.MAGIC, start.range(), found);
        }
    }

    /** The entry count, for which there is room. */
    private int readCount() {
        if (image.length() < RsliHeader.COUNT_OFFSET + 2) {
            throw badCount(image.from(RsliHeader.COUNT_OFFSET), "missing");
        }
        ByteView field = image.slice(RsliHeader.COUNT_OFFSET, 2);
        int count = field.i16(0);
        long needed = RsliHeader.SIZE + (long) count * RsliEntry.SIZE;
        if (count < 0 || count > limits.maxEntryCount() || needed > image.length()) {
            throw badCount(field, count);
        }
        return count;
    }

    private MalformedAssetException badCount(ByteView field, Object count) {
        return problems.field("header.count").fatal(RsliProblem.COUNT, field.range(), count, image.length());
    }

    private Optional<RsliTrailer> readTrailer(int tableEnd) {
        if (!honoursOverlay || image.length() - tableEnd < RsliTrailer.SIZE) {
            return Optional.empty();
        }
        ByteView last = image.from(image.length() - RsliTrailer.SIZE).load();
        if (!last.startsWith('A', 'O')) {
            return Optional.empty();
        }
        long overlay = last.u32(2);
        if (overlay > image.length()) {
            problems.report(RsliProblem.OVERLAY, last.range(2, 4), overlay, image.length());
            return Optional.empty();
        }
        return Optional.of(new RsliTrailer((int) overlay));
    }
}

package dev.ironkit.format.nres;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/** Reads the header and the directory of an archive; payloads are not touched. */
final class NresReader {

    private final ByteView image;
    private final Limits limits;
    private final Problems problems;

    NresReader(ByteView image, Limits limits, Problems problems) {
        this.image = image;
        this.limits = limits;
        this.problems = problems;
    }

    NresArchive read() {
        int count = readHeader();
        int dataEnd = image.length() - count * NresEntry.SIZE;
        ByteView directory = image.slice(dataEnd, count * NresEntry.SIZE).load();
        List<NresEntry> entries = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            entries.add(NresEntry.read(directory.slice(i * NresEntry.SIZE, NresEntry.SIZE), image, dataEnd));
        }
        DataLayout layout = new DataLayout(image, dataEnd, entries, directory);
        // The archive answers what an entry is called in an address, so it is made before anything is reported.
        NresArchive archive = NresArchive.of(entries, layout.regions());
        NameOrder order = archive.order();
        for (int i = 0; i < count; i++) {
            checkEntry(archive, i, directory.slice(i * NresEntry.SIZE, NresEntry.SIZE), dataEnd);
        }
        layout.check(archive, problems);
        LookupTable.check(entries, order, directory, problems);
        if (!archive.holdsModel()) {
            // The tables of a model are found by type and all carry its name.
            checkDuplicates(archive, order);
        }
        return archive;
    }

    /** Checks the header and returns the entry count, for which there is room. */
    private int readHeader() {
        if (image.length() < NresFormat.HEADER_SIZE) {
            throw problems.fatal(NresProblem.SHORT, image.range(), image.length());
        }
        ByteView header = image.slice(0, NresFormat.HEADER_SIZE).load();
        if (header.i32(0) != NresFormat.MAGIC) {
            String found = HexFormat.ofDelimiter(" ")
                    .withUpperCase()
                    .formatHex(header.slice(0, 4).toByteArray());
            throw problems.field("header.magic").fatal(NresProblem.MAGIC, header.range(0, 4), found);
        }
        if (header.i32(4) != NresFormat.VERSION) {
            String found = String.format(Locale.ROOT, "0x%X", header.i32(4));
            throw problems.field("header.version").fatal(NresProblem.VERSION, header.range(4, 4), found);
        }
        int count = header.i32(8);
        if (count < 0 || count > limits.maxEntryCount()) {
            throw problems.field("header.entryCount").fatal(NresProblem.COUNT, header.range(8, 4), count);
        }
        if (header.u32(12) != image.length()) {
            throw problems.field("header.totalSize")
                    .fatal(NresProblem.TOTAL_SIZE, header.range(12, 4), header.u32(12), image.length());
        }
        int room = image.length() - NresFormat.HEADER_SIZE;
        long needed = (long) count * NresEntry.SIZE;
        if (needed > room) {
            throw problems.field("header.entryCount")
                    .fatal(NresProblem.DIRECTORY, header.range(8, 4), count, needed, room);
        }
        return count;
    }

    private void checkEntry(NresArchive archive, int index, ByteView record, int dataEnd) {
        NresEntry entry = archive.entries().get(index);
        FixedText name = entry.name();
        long offset = record.u32(56);
        boolean clean = entry.isUsable()
                && (offset & 7) == 0
                && name.isTerminated()
                && name.length() > 0
                && name.tail().isZero();
        if (clean) {
            return;
        }
        Problems here = problems.at(problems.path().entry(archive.segment(index)));
        String path = "entries[" + index + "].";
        if (!entry.isUsable()) {
            here.field(path + "dataOffset")
                    .report(NresProblem.RANGE, record.range(56, 4), offset, record.u32(12), dataEnd);
        } else if ((offset & 7) != 0) {
            here.field(path + "dataOffset").report(NresProblem.ALIGN, record.range(56, 4), offset);
        }
        Problems atName = here.field(path + "name");
        if (!name.isTerminated()) {
            atName.report(NresProblem.NAME_NUL, name.raw().range());
        } else if (name.length() == 0) {
            atName.report(NresProblem.NAME_EMPTY, name.raw().range());
        }
        if (!name.tail().isZero()) {
            atName.report(
                    NresProblem.NAME_TAIL, name.tail().range(), name.tail().length());
        }
    }

    private void checkDuplicates(NresArchive archive, NameOrder order) {
        int[] table = order.table();
        for (int from = 0, to; from < table.length; from = to) {
            to = from + 1;
            while (to < table.length && order.compare(table[from], table[to]) == 0) {
                to++;
            }
            if (to - from > 1) {
                int first = table[from];
                ByteView name = archive.entries().get(first).name().raw();
                problems.at(problems.path().entry("@" + first))
                        .field("entries[" + first + "].name")
                        .report(
                                NresProblem.DUPLICATE_NAME,
                                name.range(),
                                to - from,
                                archive.entries().get(first).name(),
                                first);
            }
        }
    }
}

package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.rsli.PackedData.Presence;

/** Reports what is wrong with the header and the table of a library. */
final class RsliChecks {

    private final RsliLibrary library;
    private final Problems problems;

    RsliChecks(RsliLibrary library, Problems problems) {
        this.library = library;
        this.problems = problems;
    }

    void run(ByteView header) {
        for (int i = 0; i < library.entries().size(); i++) {
            checkData(i);
            checkName(i);
        }
        if (!library.lookup().cellsAreSound()) {
            checkCells();
        }
        checkDuplicates();
        checkHeader(header);
    }

    private void checkData(int index) {
        RsliEntry entry = library.entries().get(index);
        if (entry.data().presence() != Presence.COMPLETE) {
            boolean outside = entry.data().presence() == Presence.OUTSIDE;
            ClaimedRange.of(library, index)
                    .report(outside ? RsliProblem.RANGE : RsliProblem.DEFLATE_EOF_PLUS_ONE, at(index, "dataOffset"));
        }
        if (entry.method().isEmpty()) {
            at(index, "flags")
                    .report(RsliProblem.METHOD, entry.range(RsliEntry.FLAGS_OFFSET, 2), PackMethod.hex(entry.flags()));
        } else if (entry.method().get().keepsSize()) {
            checkSizes(index);
        }
    }

    private void checkSizes(int index) {
        RsliEntry entry = library.entries().get(index);
        long size = Integer.toUnsignedLong(entry.data().claimedSize());
        if (size == entry.unpackedSize()) {
            return;
        }
        Problems here = at(index, "packedSize");
        var range = entry.range(RsliEntry.PACKED_SIZE_OFFSET, 4);
        if (size > entry.unpackedSize()) {
            here.report(RsliProblem.SIZES, range, size, entry.unpackedSize());
            return;
        }
        // A surplus can be left unread. What is missing costs the entry, so it is an error to every reader.
        MalformedAssetException missing = here.fatal(RsliProblem.SIZES, range, size, entry.unpackedSize());
        if (problems.mode() == Problems.Mode.STRICT) {
            throw missing;
        }
    }

    private void checkName(int index) {
        RsliEntry entry = library.entries().get(index);
        if (!RsliName.canBeFound(entry.name())) {
            at(index, "name").report(RsliProblem.NAME, entry.range(0, RsliEntry.NAME_WIDTH), entry.name());
        }
    }

    private void checkCells() {
        for (int i = 0; i < library.entries().size(); i++) {
            int cell = library.lookup().cell(i);
            int sorted = library.lookup().sortedCell(i);
            if (cell != sorted) {
                RsliEntry entry = library.entries().get(i);
                problems.field("entries[" + i + "].sortCell")
                        .report(RsliProblem.SORT, entry.range(RsliEntry.SORT_CELL_OFFSET, 2), i, cell, sorted);
            }
        }
    }

    private void checkDuplicates() {
        NameLookup lookup = library.lookup();
        int count = library.entries().size();
        for (int from = 0, to; from < count; from = to) {
            int first = lookup.sortedCell(from);
            to = from + 1;
            while (to < count && lookup.sameName(first, lookup.sortedCell(to))) {
                to++;
            }
            if (to - from > 1) {
                RsliEntry entry = library.entries().get(first);
                at(first, "name")
                        .report(
                                RsliProblem.DUPLICATE_NAME,
                                entry.range(0, RsliEntry.NAME_WIDTH),
                                to - from,
                                entry.name(),
                                first);
            }
        }
    }

    private void checkHeader(ByteView raw) {
        TableSums sums = TableSums.of(library.entries());
        RsliHeader header = library.header();
        if (header.countCopy() != sums.count()) {
            problems.field("header.countCopy")
                    .report(
                            RsliProblem.HEADER_COPY,
                            raw.range(RsliHeader.COUNT_COPY_OFFSET, 2),
                            header.countCopy(),
                            sums.count());
        }
        if (header.unpackedTotal() != sums.unpackedTotal()) {
            problems.field("header.unpackedTotal")
                    .report(
                            RsliProblem.HEADER_COPY,
                            raw.range(RsliHeader.UNPACKED_TOTAL_OFFSET, 4),
                            Integer.toUnsignedLong(header.unpackedTotal()),
                            Integer.toUnsignedLong(sums.unpackedTotal()));
        }
    }

    private Problems at(int index, String field) {
        return problems.at(problems.path().entry(library.segment(index))).field("entries[" + index + "]." + field);
    }
}

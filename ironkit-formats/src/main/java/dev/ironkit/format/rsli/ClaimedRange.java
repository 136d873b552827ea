package dev.ironkit.format.rsli;

import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;

/**
 * The range that a record claims, right or wrong, in a file that may be too short for it.
 *
 * @param entry whose range it is
 * @param offset where it starts, the overlay added
 * @param fileSize how many bytes the file has
 */
record ClaimedRange(RsliEntry entry, long offset, long fileSize) {

    static ClaimedRange of(RsliLibrary library, int index) {
        RsliEntry entry = library.entries().get(index);
        int raw = entry.data().isPlaced()
                ? library.placement().offset(index)
                : entry.data().stated().offset();
        return new ClaimedRange(
                entry,
                Integer.toUnsignedLong(raw) + library.overlay(),
                library.placement().fileSize());
    }

    long size() {
        return Integer.toUnsignedLong(entry.data().claimedSize());
    }

    long end() {
        return offset + size();
    }

    void report(RsliProblem problem, Problems problems) {
        problems.report(problem, entry.range(RsliEntry.DATA_OFFSET_OFFSET, 8), offset, size(), fileSize);
    }

    MalformedAssetException fatal(RsliProblem problem, Problems problems) {
        return problems.fatal(problem, entry.range(RsliEntry.DATA_OFFSET_OFFSET, 8), offset, size(), fileSize);
    }
}

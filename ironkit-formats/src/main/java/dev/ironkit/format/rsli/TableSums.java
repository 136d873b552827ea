package dev.ironkit.format.rsli;

import java.util.List;

/**
 * What the header of a library may repeat of its table.
 *
 * @param count the entries
 * @param unpackedTotal the sum of all unpacked sizes, cut to 32 bits as the field is
 */
record TableSums(int count, int unpackedTotal) {

    static TableSums of(List<RsliEntry> entries) {
        long total = entries.stream().mapToLong(RsliEntry::unpackedSize).sum();
        return new TableSums(entries.size(), (int) total);
    }
}

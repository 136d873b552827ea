package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import java.util.function.Function;

/**
 * What an entry holds.
 *
 * @param segment what stands for the entry in an address
 * @param name the bytes of its name
 * @param named where the directory says its name
 * @param attributes what the directory says about it
 * @param stored where its bytes lie in the archive's file
 * @param storage what is done with them to get the content
 * @param size how many bytes the content has
 * @param bytes gives the content, and reports under the archive's path what keeps it from being had
 */
record EntryContent(
        String segment,
        ByteView name,
        ByteRange named,
        Attributes attributes,
        ByteRange stored,
        Storage storage,
        long size,
        Function<Problems, ByteView> bytes) {

    /** How a content lies in its archive. */
    enum Storage {
        /** As it is. */
        PLAIN,
        /** Scrambled byte by byte: each keeps its place. */
        SCRAMBLED,
        /** Packed: the content has offsets of its own. */
        PACKED
    }
}

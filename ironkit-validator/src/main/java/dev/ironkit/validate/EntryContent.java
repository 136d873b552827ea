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
 * @param attributes what the directory says about it
 * @param stored where its bytes lie in the archive's file
 * @param packed whether they have to be unpacked; then their content has offsets of its own
 * @param size how many bytes the content has
 * @param bytes gives the content, and reports what keeps it from being unpacked
 */
record EntryContent(
        String segment,
        Attributes attributes,
        ByteRange stored,
        boolean packed,
        long size,
        Function<Problems, ByteView> bytes) {}

package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.StoredContent;
import java.util.function.Function;

/**
 * What an entry holds.
 *
 * @param segment what stands for the entry in an address
 * @param name the bytes of its name
 * @param named where the directory says its name
 * @param attributes what the directory says about it
 * @param stored how it lies in the archive
 * @param bytes gives the content, and reports under the archive's path what keeps it from being had
 */
record EntryContent(
        String segment,
        ByteView name,
        ByteRange named,
        Attributes attributes,
        StoredContent stored,
        Function<Problems, ByteView> bytes) {}

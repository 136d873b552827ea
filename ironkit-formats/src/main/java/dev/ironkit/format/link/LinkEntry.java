package dev.ironkit.format.link;

/**
 * An entry of a file, or a file that is an asset itself, and what it says about others.
 *
 * @param index its place in the directory; -1 for a file that is no archive
 * @param name its name
 * @param segment what stands for it in an address
 * @param kind what it is
 * @param offset where its content starts in the file
 * @param size how many bytes are stored there
 * @param packed whether they are packed, so that places in the content are none in the file
 * @param facts what it says
 */
public record LinkEntry(
        int index,
        LinkName name,
        String segment,
        LinkKind kind,
        long offset,
        long size,
        boolean packed,
        LinkFacts facts) {}

package dev.ironkit.base.format;

import dev.ironkit.base.bytes.ByteRange;

/**
 * How the content of an entry lies in its archive. Two that are equal in one archive lead to the same content, so nobody has to
 * unpack the second to know.
 *
 * @param at the bytes it takes, in the file or in the unpacked bytes that the archive is a part of
 * @param storage what is done with them to get the content
 * @param method what tells one way to unpack from another; the same number for the same way
 * @param size how many bytes the content has
 */
public record StoredContent(ByteRange at, Storage storage, int method, long size) {

    /** One byte of Deflate gives no more than this. */
    private static final int MOST_GAIN = 1040;

    /** How a content lies in its archive. */
    public enum Storage {
        /** As it is. */
        PLAIN,
        /** Scrambled byte by byte: each keeps its place. */
        SCRAMBLED,
        /** Packed: the content has offsets of its own. */
        PACKED
    }

    /** {@return content that lies in the archive as it is} */
    public static StoredContent plain(ByteRange at) {
        return new StoredContent(at, Storage.PLAIN, 0, at.length());
    }

    /** {@return how many bytes it can come to at most: a claim that no packing method reaches is left to the reader to refuse} */
    public long credibleSize() {
        return isUnpacked() ? Math.min(size, at.length() * MOST_GAIN + MOST_GAIN) : size;
    }

    /** {@return whether memory has to be filled to have it} */
    public boolean isUnpacked() {
        return storage != Storage.PLAIN;
    }
}

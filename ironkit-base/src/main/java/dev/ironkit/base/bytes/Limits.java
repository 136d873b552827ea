package dev.ironkit.base.bytes;

/**
 * What a reader is willing to take on before it has seen that the data is worth it.
 *
 * @param maxImageSize largest file or nested image, in bytes
 * @param maxEntryCount most entries of one archive
 * @param maxUnpackedSize largest size a packed entry may unpack to
 */
public record Limits(long maxImageSize, int maxEntryCount, long maxUnpackedSize) {

    /** The limits of the format pages: 2 GiB - 1, a million entries, 256 MiB. */
    public static final Limits STANDARD = new Limits(Integer.MAX_VALUE, 1_000_000, 256L << 20);
}

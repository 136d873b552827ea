package dev.ironkit.base.bytes;

/** Where the bytes of a {@link ByteSink} go when they are not gathered in memory. */
@FunctionalInterface
public interface ByteTarget {

    /**
     * Takes the next bytes. The array is reused by the caller and must not be kept.
     *
     * @param bytes holds them
     * @param at where they start
     * @param count how many there are
     */
    void write(byte[] bytes, int at, int count);
}

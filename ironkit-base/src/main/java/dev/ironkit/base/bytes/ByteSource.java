package dev.ironkit.base.bytes;

/**
 * Where the bytes of a view that is not in memory come from.
 *
 * <p>This is the port through which a file is read without this module knowing about files. Reads are positional and may
 * come from several threads at once.
 */
public interface ByteSource {

    /** {@return the number of bytes there are} */
    long length();

    /**
     * Copies bytes out.
     *
     * @param position where to start, from 0
     * @param target where they go
     * @param at where in the target
     * @param count how many; all of them lie inside the source
     */
    void read(long position, byte[] target, int at, int count);
}

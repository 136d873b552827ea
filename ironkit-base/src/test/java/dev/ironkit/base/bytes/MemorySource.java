package dev.ironkit.base.bytes;

/** Bytes that a view takes for being elsewhere; counts what is read and refuses what is not there. */
final class MemorySource implements ByteSource {

    private final byte[] bytes;
    private long read;

    MemorySource(byte... bytes) {
        this.bytes = bytes.clone();
    }

    long read() {
        return read;
    }

    @Override
    public long length() {
        return bytes.length;
    }

    @Override
    public void read(long position, byte[] target, int at, int count) {
        if (position < 0 || count < 0 || position + count > bytes.length) {
            throw new AssertionError("read of " + count + " bytes at " + position + " of " + bytes.length);
        }
        read += count;
        System.arraycopy(bytes, (int) position, target, at, count);
    }
}

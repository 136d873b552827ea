package dev.ironkit.format.nres;

import dev.ironkit.base.bytes.ByteSource;

/** A source that claims a length and must never be read. */
record HugeSource(long length) implements ByteSource {

    @Override
    public void read(long position, byte[] target, int at, int count) {
        throw new AssertionError("nothing had to be read");
    }
}

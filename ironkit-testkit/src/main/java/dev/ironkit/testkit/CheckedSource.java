package dev.ironkit.testkit;

import dev.ironkit.base.bytes.ByteSource;
import dev.ironkit.base.bytes.ByteView;

/** Bytes that are not in memory as far as a view can tell; a read outside them is a defect. */
final class CheckedSource implements ByteSource {

    private final ByteView bytes;

    CheckedSource(ByteView bytes) {
        this.bytes = bytes;
    }

    @Override
    public long length() {
        return bytes.length();
    }

    @Override
    public void read(long position, byte[] target, int at, int count) {
        if (position < 0 || count < 0 || position + count > bytes.length()) {
            throw new AssertionError("read of " + count + " bytes at " + position + " of " + bytes.length());
        }
        bytes.copyTo((int) position, target, at, count);
    }
}

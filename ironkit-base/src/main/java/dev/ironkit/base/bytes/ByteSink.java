package dev.ironkit.base.bytes;

import java.util.Arrays;
import java.util.Objects;

/**
 * Output that grows, in little-endian order.
 *
 * <p>A number that does not fit its field throws instead of being cut. The bytes are gathered in memory, or passed on to a
 * {@link ByteTarget} a chunk at a time, so that a large archive can be written with a small heap.
 */
public final class ByteSink {

    private static final int CHUNK = 1 << 16;

    /** The longest array all Java virtual machines can make. */
    private static final int MAX_IN_MEMORY = Integer.MAX_VALUE - 8;

    private final ByteTarget target;
    private byte[] pending;
    private int used;
    private long drained;

    private ByteSink(ByteTarget target, int capacity) {
        this.target = target;
        this.pending = new byte[capacity];
    }

    /** {@return a sink that keeps its bytes, for {@link #toView()}} */
    public static ByteSink inMemory() {
        return new ByteSink(null, 256);
    }

    /** {@return a sink that passes its bytes on; {@link #flush()} ends the writing} */
    public static ByteSink into(ByteTarget target) {
        return new ByteSink(target, CHUNK);
    }

    /** {@return the number of bytes written so far} */
    public long position() {
        return drained + used;
    }

    /** Writes a byte, 0 to 255. */
    public ByteSink u8(int value) {
        // Not in one expression: the array would be taken before reserve() replaces it by a larger one.
        int at = reserve(1, value, 0, 0xFF);
        pending[at] = (byte) value;
        return this;
    }

    /** Writes 16 bits, 0 to 65535. */
    public ByteSink u16(int value) {
        int at = reserve(2, value, 0, 0xFFFF);
        pending[at] = (byte) value;
        pending[at + 1] = (byte) (value >> 8);
        return this;
    }

    /** Writes 16 bits, -32768 to 32767. */
    public ByteSink i16(int value) {
        int at = reserve(2, value, Short.MIN_VALUE, Short.MAX_VALUE);
        pending[at] = (byte) value;
        pending[at + 1] = (byte) (value >> 8);
        return this;
    }

    /** Writes 32 bits, 0 to 2^32 - 1. */
    public ByteSink u32(long value) {
        int at = reserve(4, value, 0, 0xFFFF_FFFFL);
        putInt(at, (int) value);
        return this;
    }

    /** Writes 32 bits, signed or raw. */
    public ByteSink i32(int value) {
        putInt(reserve(4, value, value, value), value);
        return this;
    }

    /** Writes all bytes of the array. */
    public ByteSink bytes(byte... bytes) {
        return bytes(bytes, 0, bytes.length);
    }

    /** Writes {@code count} bytes of the array from {@code at}. */
    public ByteSink bytes(byte[] bytes, int at, int count) {
        Objects.checkFromIndexSize(at, count, bytes.length);
        if (target != null && count >= CHUNK) {
            flush();
            target.write(bytes, at, count);
            drained += count;
        } else {
            int to = reserve(count, 0, 0, 0);
            System.arraycopy(bytes, at, pending, to, count);
        }
        return this;
    }

    /** Writes all bytes of the view. */
    public ByteSink bytes(ByteView view) {
        view.drainTo(this::bytes);
        return this;
    }

    /** Writes zeros. */
    public ByteSink zeros(int count) {
        if (count < 0) {
            throw new IllegalArgumentException(count + " zeros");
        }
        // In chunks, so that many of them can be passed on with little memory.
        for (int left = count; left > 0; left -= CHUNK) {
            int part = Math.min(left, CHUNK);
            int at = reserve(part, 0, 0, 0);
            Arrays.fill(pending, at, at + part, (byte) 0);
        }
        return this;
    }

    /** Writes zeros up to the next multiple of {@code alignment}, a power of two. */
    public ByteSink align(int alignment) {
        return zeros((int) (-position() & (alignment - 1)));
    }

    /** Passes on what is still held back; does nothing in memory. */
    public void flush() {
        if (target != null && used > 0) {
            target.write(pending, 0, used);
            drained += used;
            used = 0;
        }
    }

    /** {@return everything written so far; only for a sink in memory} */
    public ByteView toView() {
        return ByteView.of(toByteArray());
    }

    /** {@return a copy of everything written so far; only for a sink in memory} */
    public byte[] toByteArray() {
        if (target != null) {
            throw new IllegalStateException("the bytes were already handed over");
        }
        return Arrays.copyOf(pending, used);
    }

    private void putInt(int at, int value) {
        pending[at] = (byte) value;
        pending[at + 1] = (byte) (value >> 8);
        pending[at + 2] = (byte) (value >> 16);
        pending[at + 3] = (byte) (value >> 24);
    }

    /** Checks the value against its field and makes room; returns where to put it. */
    private int reserve(int count, long value, long low, long high) {
        if (value < low || value > high) {
            throw new IllegalArgumentException(value + " is not in " + low + ".." + high);
        }
        if (target != null && used > CHUNK - count) {
            flush();
        }
        if ((long) used + count > MAX_IN_MEMORY) {
            throw new IllegalStateException("more than " + MAX_IN_MEMORY + " bytes in memory");
        }
        if (used + count > pending.length) {
            pending = Arrays.copyOf(pending, Math.max(used + count, (int) Math.min(pending.length * 2L, 1 << 30)));
        }
        int at = used;
        used += count;
        return at;
    }
}

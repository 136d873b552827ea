package dev.ironkit.base.bytes;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;

/**
 * An immutable little-endian window on bytes that knows where in the outermost file it lies.
 *
 * <p>A view is either in memory or still in its {@link ByteSource}; both answer alike, but each read of the latter goes to
 * the source, so code that reads more than a few bytes calls {@link #load()} first. An index outside the view is a defect of
 * the caller and throws {@link IndexOutOfBoundsException}; data that may lie about its own size is checked
 * first.
 *
 * <p>Two views are equal when their bytes are; where they lie does not matter.
 */
public final class ByteView {

    private static final ByteView EMPTY = of(new byte[0]);

    /** Chunk for work on views that are not in memory. */
    private static final int CHUNK = 1 << 16;

    /**
     * How much is compared at a time. A short run compares a few megabytes before the comparison is compiled, and many small calls are
     * noticed by the compiler twenty times sooner than a few large ones.
     */
    private static final int STEP = 256;

    /** The array behind the view; null while the bytes are elsewhere. */
    private final byte[] array;

    /** The same array in little-endian order, read only by absolute index. */
    private final ByteBuffer memory;

    /** The same array once more, for many numbers at once; null with it. */
    private final NumberViews numbers;

    private final ByteSource source;
    private final int start;
    private final int length;
    private final long origin;

    private ByteView(
            byte[] array,
            ByteBuffer memory,
            NumberViews numbers,
            ByteSource source,
            int start,
            int length,
            long origin) {
        this.array = array;
        this.memory = memory;
        this.numbers = numbers;
        this.source = source;
        this.start = start;
        this.length = length;
        this.origin = origin;
    }

    /** {@return a view of the whole array, which must not be changed afterwards} */
    public static ByteView of(byte... bytes) {
        return of(bytes, 0);
    }

    /**
     * {@return a view of the whole array, which must not be changed afterwards}
     *
     * @param bytes the content
     * @param origin the offset of its first byte in the outermost file
     */
    public static ByteView of(byte[] bytes, long origin) {
        ByteBuffer memory = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        return new ByteView(bytes, memory, new NumberViews(bytes), null, 0, bytes.length, origin);
    }

    /** {@return a view of all bytes of the source, read when they are asked for} */
    public static ByteView of(ByteSource source) {
        return new ByteView(null, null, null, source, 0, Math.toIntExact(source.length()), 0);
    }

    /** {@return a view of nothing} */
    public static ByteView empty() {
        return EMPTY;
    }

    /** {@return the number of bytes} */
    public int length() {
        return length;
    }

    /** {@return the offset of the first byte in the outermost file} */
    public long origin() {
        return origin;
    }

    /** {@return whether the bytes are in memory} */
    public boolean isLoaded() {
        return memory != null;
    }

    /** {@return the unsigned byte at {@code at}} */
    public int u8(int at) {
        Objects.checkIndex(at, length);
        return memory != null ? memory.get(start + at) & 0xFF : fetch(at, 1).get(0) & 0xFF;
    }

    /** {@return the signed byte at {@code at}} */
    public byte i8(int at) {
        return (byte) u8(at);
    }

    /** {@return the unsigned 16-bit number at {@code at}} */
    public int u16(int at) {
        return i16(at) & 0xFFFF;
    }

    /** {@return the signed 16-bit number at {@code at}} */
    public short i16(int at) {
        Objects.checkFromIndexSize(at, 2, length);
        return memory != null ? memory.getShort(start + at) : fetch(at, 2).getShort(0);
    }

    /** {@return the unsigned 32-bit number at {@code at}} */
    public long u32(int at) {
        return i32(at) & 0xFFFF_FFFFL;
    }

    /** {@return the signed 32-bit number at {@code at}; also the raw bits of an unsigned one or of a float} */
    public int i32(int at) {
        Objects.checkFromIndexSize(at, 4, length);
        return memory != null ? memory.getInt(start + at) : fetch(at, 4).getInt(0);
    }

    /** {@return the 32-bit float at {@code at}; a NaN keeps its bits only through {@link #i32}} */
    public float f32(int at) {
        return Float.intBitsToFloat(i32(at));
    }

    /** {@return the {@code count} bytes from {@code at} as a view of their own} */
    public ByteView slice(int at, int count) {
        Objects.checkFromIndexSize(at, count, length);
        return new ByteView(array, memory, numbers, source, start + at, count, origin + at);
    }

    /** {@return the bytes from {@code at} to the end} */
    public ByteView from(int at) {
        return slice(at, length - at);
    }

    /** {@return the same bytes, in memory} */
    public ByteView load() {
        return isLoaded() ? this : of(toByteArray(), origin);
    }

    /** {@return where the {@code count} bytes from {@code at} lie in the outermost file} */
    public ByteRange range(long at, long count) {
        return new ByteRange(origin + at, count);
    }

    /** {@return where the view lies in the outermost file} */
    public ByteRange range() {
        return range(0, length);
    }

    /**
     * Copies bytes out.
     *
     * @param at the first one
     * @param target where they go
     * @param to where in the target
     * @param count how many
     */
    public void copyTo(int at, byte[] target, int to, int count) {
        Objects.checkFromIndexSize(at, count, length);
        Objects.checkFromIndexSize(to, count, target.length);
        if (memory != null) {
            System.arraycopy(array, start + at, target, to, count);
        } else {
            source.read((long) start + at, target, to, count);
        }
    }

    /**
     * Copies 32-bit numbers out, as fast as memory is copied where the bytes are in memory.
     *
     * @param at the first byte of the first one
     * @param target where they go
     * @param to where in the target
     * @param count how many numbers
     */
    public void copyInts(int at, int[] target, int to, int count) {
        Objects.checkFromIndexSize(to, count, target.length);
        Objects.checkFromIndexSize(at, count * 4L, length);
        if (memory != null) {
            numbers.copy(start + at, target, to, count);
            return;
        }
        for (int done = 0; done < count; done += CHUNK / 4) {
            int part = Math.min(CHUNK / 4, count - done);
            new NumberViews(fetchBytes(at + done * 4, part * 4)).copy(0, target, to + done, part);
        }
    }

    /**
     * Copies unsigned 16-bit numbers out, as fast as memory is copied where the bytes are in memory.
     *
     * @param at the first byte of the first one
     * @param target where they go
     * @param to where in the target
     * @param count how many numbers
     */
    public void copyChars(int at, char[] target, int to, int count) {
        Objects.checkFromIndexSize(to, count, target.length);
        Objects.checkFromIndexSize(at, count * 2L, length);
        if (memory != null) {
            numbers.copy(start + at, target, to, count);
            return;
        }
        for (int done = 0; done < count; done += CHUNK / 2) {
            int part = Math.min(CHUNK / 2, count - done);
            new NumberViews(fetchBytes(at + done * 2, part * 2)).copy(0, target, to + done, part);
        }
    }

    /**
     * Puts in the place of each byte what a table of 256 numbers has for it.
     *
     * @param at the first byte
     * @param table what stands for each value of a byte
     * @param target where the numbers go
     * @param to where in the target
     * @param count how many bytes
     */
    public void lookUp(int at, int[] table, int[] target, int to, int count) {
        Objects.checkFromIndexSize(at, count, length);
        Objects.checkFromIndexSize(to, count, target.length);
        Objects.checkIndex(0xFF, table.length);
        for (int done = 0; done < count; done += CHUNK) {
            int part = Math.min(CHUNK, count - done);
            int base = memory != null ? start + at + done : 0;
            translate(chunk(at + done, part), base, table, target, to + done, part);
        }
    }

    private static void translate(byte[] bytes, int from, int[] table, int[] target, int to, int count) {
        for (int i = 0; i < count; i++) {
            target[to + i] = table[bytes[from + i] & 0xFF];
        }
    }

    /** {@return a copy of the bytes} */
    public byte[] toByteArray() {
        byte[] copy = new byte[length];
        copyTo(0, copy, 0, length);
        return copy;
    }

    /** {@return whether every byte is 0} */
    public boolean isZero() {
        for (int at = 0; at < length; at += CHUNK) {
            byte[] chunk = chunk(at, Math.min(CHUNK, length - at));
            int base = memory != null ? start + at : 0;
            for (int i = 0, n = Math.min(CHUNK, length - at); i < n; i++) {
                if (chunk[base + i] != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** {@return the index of the first byte that differs, or the shorter length where one starts the other, or -1 if equal} */
    public int mismatch(ByteView other) {
        int common = Math.min(length, other.length);
        if (array != null && array == other.array && start == other.start) {
            return length == other.length ? -1 : common;
        }
        for (int at = 0; at < common; at += CHUNK) {
            int count = Math.min(CHUNK, common - at);
            int mine = memory != null ? start + at : 0;
            int theirs = other.memory != null ? other.start + at : 0;
            int found = Arrays.mismatch(
                    chunk(at, count), mine, mine + count, other.chunk(at, count), theirs, theirs + count);
            if (found >= 0) {
                return at + found;
            }
        }
        return length == other.length ? -1 : common;
    }

    /**
     * {@return the index, counted from {@code at}, of the first byte that differs from those of an array, or -1 if none does}
     *
     * <p>The very same place of the very same array is equal without a look: that is how an encoder hands on what it does not change.
     */
    public int mismatch(int at, byte[] other, int from, int count) {
        Objects.checkFromIndexSize(at, count, length);
        Objects.checkFromIndexSize(from, count, other.length);
        if (array == other && start + at == from) {
            return -1;
        }
        byte[] mine = chunk(at, count);
        int base = array != null ? start + at : 0;
        for (int done = 0; done < count; done += STEP) {
            int end = Math.min(done + STEP, count);
            int found = Arrays.mismatch(mine, base + done, base + end, other, from + done, from + end);
            if (found >= 0) {
                return done + found;
            }
        }
        return -1;
    }

    /** {@return the index of the first byte equal to {@code value}, or -1} */
    public int indexOf(int value) {
        for (int at = 0; at < length; at++) {
            if (u8(at) == (value & 0xFF)) {
                return at;
            }
        }
        return -1;
    }

    /** {@return whether the view starts with these bytes} */
    public boolean startsWith(int... bytes) {
        if (length < bytes.length) {
            return false;
        }
        for (int i = 0; i < bytes.length; i++) {
            if (u8(i) != bytes[i]) {
                return false;
            }
        }
        return true;
    }

    /** Hands all bytes to the target, a chunk at a time. */
    void drainTo(ByteTarget target) {
        if (memory != null) {
            target.write(array, start, length);
            return;
        }
        byte[] chunk = new byte[Math.min(CHUNK, length)];
        for (int at = 0; at < length; at += CHUNK) {
            int count = Math.min(CHUNK, length - at);
            copyTo(at, chunk, 0, count);
            target.write(chunk, 0, count);
        }
    }

    /** The backing memory where there is one (index {@code start + at}), else a fresh copy (index 0). */
    private byte[] chunk(int at, int count) {
        return array != null ? array : fetchBytes(at, count);
    }

    private ByteBuffer fetch(int at, int count) {
        return ByteBuffer.wrap(fetchBytes(at, count)).order(ByteOrder.LITTLE_ENDIAN);
    }

    private byte[] fetchBytes(int at, int count) {
        byte[] bytes = new byte[count];
        source.read((long) start + at, bytes, 0, count);
        return bytes;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ByteView that && length == that.length && mismatch(that) < 0;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int at = 0; at < Math.min(length, 64); at++) {
            hash = 31 * hash + u8(at);
        }
        return 31 * hash + length;
    }

    @Override
    public String toString() {
        return length + " bytes at " + origin;
    }
}

package dev.ironkit.demo.broken;

import dev.ironkit.base.bytes.ByteView;
import java.util.Arrays;

/** Changes single bytes of something that was sound. */
final class Damage {

    private static final int RECORD = 64;

    private final byte[] bytes;

    private Damage(byte[] bytes) {
        this.bytes = bytes;
    }

    static Damage to(ByteView whole) {
        return new Damage(whole.toByteArray());
    }

    /** The same with more bytes at its end. */
    static Damage to(ByteView whole, byte... more) {
        byte[] longer = Arrays.copyOf(whole.toByteArray(), whole.length() + more.length);
        System.arraycopy(more, 0, longer, whole.length(), more.length);
        return new Damage(longer);
    }

    Damage u8(int at, int value) {
        bytes[at] = (byte) value;
        return this;
    }

    Damage u16(int at, int value) {
        return u8(at, value).u8(at + 1, value >> 8);
    }

    Damage i32(int at, int value) {
        return u16(at, value).u16(at + 2, value >> 16);
    }

    Damage fill(int at, int count, int value) {
        Arrays.fill(bytes, at, at + count, (byte) value);
        return this;
    }

    /** Turns a number into another one where it is scrambled: what it was scrambled with stays. */
    Damage scrambled16(int at, int before, int after) {
        return u16(at, view().u16(at) ^ before ^ after);
    }

    Damage scrambled32(int at, int before, int after) {
        return i32(at, view().i32(at) ^ before ^ after);
    }

    /** Changes a word of a table of a model. */
    Damage word(int table, int at, int value) {
        return u16(table(table) + at, value);
    }

    Damage number(int table, int at, int value) {
        return i32(table(table) + at, value);
    }

    Damage real(int table, int at, float value) {
        return i32(table(table) + at, Float.floatToRawIntBits(value));
    }

    /** Changes an attribute, 1 to 3, of a table of a model. */
    Damage attr(int table, int attribute, int value) {
        return i32(record(table) + (attribute == 3 ? 16 : attribute * 4), value);
    }

    /** Gives a table of a model another type. */
    Damage type(int table, int other) {
        return i32(record(table), other);
    }

    private int table(int type) {
        return view().i32(record(type) + 56);
    }

    private int record(int type) {
        int count = view().i32(8);
        int directory = bytes.length - count * RECORD;
        for (int i = 0; i < count; i++) {
            if (view().i32(directory + i * RECORD) == type) {
                return directory + i * RECORD;
            }
        }
        throw new IllegalArgumentException("no table " + type);
    }

    private ByteView view() {
        return ByteView.of(bytes);
    }

    ByteView done() {
        return view();
    }
}

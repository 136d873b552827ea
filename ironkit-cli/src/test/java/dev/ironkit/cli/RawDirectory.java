package dev.ironkit.cli;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * An NRes image looked at as bytes, by the format page alone: no code of the tool takes part.
 *
 * @param bytes the image
 */
record RawDirectory(ByteBuffer bytes) {

    static final int RECORD = 64;
    static final int TYPE = 0;
    static final int ATTR1 = 4;
    static final int ATTR2 = 8;
    static final int SIZE = 12;
    static final int ATTR3 = 16;
    static final int NAME = 20;
    static final int NAME_WIDTH = 36;
    static final int OFFSET = 56;
    static final int CELL = 60;

    static RawDirectory of(byte[] image) {
        return new RawDirectory(ByteBuffer.wrap(image).order(ByteOrder.LITTLE_ENDIAN));
    }

    int count() {
        return bytes.getInt(8);
    }

    int directory() {
        return bytes.capacity() - count() * RECORD;
    }

    /** Where a field of a record lies. */
    int at(int entry, int field) {
        return directory() + entry * RECORD + field;
    }

    int field(int entry, int field) {
        return bytes.getInt(at(entry, field));
    }

    boolean isUsable(int entry) {
        long offset = Integer.toUnsignedLong(field(entry, OFFSET));
        return offset >= 16 && offset + Integer.toUnsignedLong(field(entry, SIZE)) <= directory();
    }

    byte[] payload(int entry) {
        return slice(field(entry, OFFSET), field(entry, SIZE));
    }

    byte[] nameField(int entry) {
        return slice(at(entry, NAME), NAME_WIDTH);
    }

    byte[] slice(int from, int count) {
        byte[] copy = new byte[count];
        bytes.get(from, copy);
        return copy;
    }

    /** The record without what an edit elsewhere may change: where the payload lies, and the cell of the lookup table. */
    byte[] ownRecord(int entry) {
        byte[] record = slice(at(entry, 0), RECORD);
        if (isUsable(entry)) {
            Arrays.fill(record, OFFSET, OFFSET + 4, (byte) 0);
        }
        Arrays.fill(record, CELL, CELL + 4, (byte) 0);
        return record;
    }

    /** Whether the lookup table is the stable sort of the names, letters folded to lower case. */
    boolean tableIsSorted() {
        int[] sorted = IntStream.range(0, count())
                .boxed()
                .sorted(Comparator.comparing(this::foldedName, Arrays::compareUnsigned))
                .mapToInt(Integer::intValue)
                .toArray();
        return IntStream.range(0, count()).allMatch(i -> field(i, CELL) == sorted[i]);
    }

    private byte[] foldedName(int entry) {
        byte[] field = nameField(entry);
        int end = 0;
        while (end < field.length && field[end] != 0) {
            if (field[end] >= 'A' && field[end] <= 'Z') {
                field[end] = (byte) (field[end] + 32);
            }
            end++;
        }
        return Arrays.copyOf(field, end);
    }

    /** The bytes of the data region that lie in no payload, in order and without zeros. */
    byte[] unindexed() {
        byte[] data = slice(16, directory() - 16);
        for (int i = 0; i < count(); i++) {
            if (isUsable(i)) {
                int from = field(i, OFFSET) - 16;
                Arrays.fill(data, from, from + field(i, SIZE), (byte) 0);
            }
        }
        byte[] kept = new byte[data.length];
        int used = 0;
        for (byte b : data) {
            if (b != 0) {
                kept[used++] = b;
            }
        }
        return Arrays.copyOf(kept, used);
    }
}

package dev.ironkit.testkit;

import java.util.Arrays;

/** One entry of an {@link NresBytes} image: its directory record and its payload. */
public final class NresEntryBytes {

    private static final int NAME_SIZE = 36;

    private final int type;
    private long attr1;
    private long attr2;
    private long attr3;
    private byte[] nameField;
    private Long size;
    private Long offset;
    private Long cell;

    byte[] payload = {};
    byte[] before = {};

    /** Stands in place of the padding; null for the padding the page wants. */
    byte[] after;

    /** Directory index of the entry whose payload this one points into; -1 for a payload of its own. */
    int host = -1;

    int hostAt;

    NresEntryBytes(int type, byte[] name) {
        this.type = type;
        this.nameField = RawBytes.field(name, NAME_SIZE);
    }

    /** Says the three attributes. */
    public NresEntryBytes attrs(long first, long second, long third) {
        attr1 = first;
        attr2 = second;
        attr3 = third;
        return this;
    }

    /** Gives the payload as CP1251 text. */
    public NresEntryBytes payload(String text) {
        return payload(RawBytes.of(text));
    }

    /** Gives the payload. */
    public NresEntryBytes payload(byte... bytes) {
        payload = bytes.clone();
        return this;
    }

    /** Says the name as bytes; zeros fill the field. */
    public NresEntryBytes name(byte... bytes) {
        nameField = RawBytes.field(bytes, NAME_SIZE);
        return this;
    }

    /** Puts bytes behind the terminator of the name, up to the end of the field. */
    public NresEntryBytes nameTail(String tail) {
        byte[] bytes = RawBytes.of(tail);
        int at = nameLength() + 1;
        System.arraycopy(bytes, 0, nameField, at, Math.min(bytes.length, NAME_SIZE - at));
        return this;
    }

    /** Says all 36 bytes of the name field, terminated or not. */
    public NresEntryBytes nameField(byte... bytes) {
        if (bytes.length != NAME_SIZE) {
            throw new IllegalArgumentException("a name field has 36 bytes, not " + bytes.length);
        }
        nameField = bytes.clone();
        return this;
    }

    /** Puts foreign bytes before the payload. */
    public NresEntryBytes before(byte... bytes) {
        before = bytes.clone();
        return this;
    }

    /** Puts these bytes behind the payload, in place of its padding. */
    public NresEntryBytes after(byte... bytes) {
        after = bytes.clone();
        return this;
    }

    /** Says another data offset; the payload stays where it is. */
    public NresEntryBytes offset(long value) {
        offset = value;
        return this;
    }

    /** Says another size; the payload stays what it is. */
    public NresEntryBytes size(long value) {
        size = value;
        return this;
    }

    /** Says another cell of the lookup table. */
    public NresEntryBytes cell(long value) {
        cell = value;
        return this;
    }

    /**
     * Takes its payload out of another entry's instead of having its own.
     *
     * @param directoryIndex the other entry
     * @param at where in its payload
     * @param count how many bytes
     */
    public NresEntryBytes sharing(int directoryIndex, int at, long count) {
        host = directoryIndex;
        hostAt = at;
        payload = new byte[0];
        return size(count);
    }

    byte[] foldedName() {
        byte[] name = Arrays.copyOf(nameField, nameLength());
        for (int i = 0; i < name.length; i++) {
            if (name[i] >= 'A' && name[i] <= 'Z') {
                name[i] = (byte) (name[i] + 'a' - 'A');
            }
        }
        return name;
    }

    void writeRecord(RawBytes out, int trueOffset, int sortedCell) {
        out.word32(type).word32(attr1).word32(attr2);
        out.word32(size == null ? payload.length : size);
        out.word32(attr3);
        out.bytes(nameField);
        out.word32(offset == null ? trueOffset : offset);
        out.word32(cell == null ? sortedCell : cell);
    }

    private int nameLength() {
        int length = 0;
        while (length < NAME_SIZE && nameField[length] != 0) {
            length++;
        }
        return length;
    }
}

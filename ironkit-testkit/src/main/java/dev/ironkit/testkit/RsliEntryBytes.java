package dev.ironkit.testkit;

import java.util.Arrays;

/** One entry of an {@link RsliBytes} library: its table record and its payload. */
public final class RsliEntryBytes {

    private static final int NAME_SIZE = 12;
    private static final int XOR = 0x20;

    private final int method;
    private byte[] nameField;
    private byte[] service = new byte[4];
    private int extraFlags;
    private Long offset;
    private Long packedSize;
    private boolean asGiven;

    final byte[] packed;
    long unpackedSize;
    Integer cell;
    byte[] before = {};

    RsliEntryBytes(byte[] name, int method, long unpackedSize, byte[] packed) {
        this.nameField = RawBytes.field(name, NAME_SIZE);
        this.method = method;
        this.unpackedSize = unpackedSize;
        this.packed = packed.clone();
    }

    /** Says all 12 bytes of the name field. */
    public RsliEntryBytes nameField(byte... bytes) {
        if (bytes.length != NAME_SIZE) {
            throw new IllegalArgumentException("a name field has 12 bytes, not " + bytes.length);
        }
        nameField = bytes.clone();
        return this;
    }

    /** Says the four service bytes. */
    public RsliEntryBytes service(byte... bytes) {
        service = RawBytes.field(bytes, 4);
        return this;
    }

    /** Sets flag bits beside those of the method. */
    public RsliEntryBytes extraFlags(int bits) {
        extraFlags = bits;
        return this;
    }

    /** Says another lookup cell, and with it, in a presorted library, another key. */
    public RsliEntryBytes cell(int value) {
        cell = value;
        return this;
    }

    /** Says another unpacked size. */
    public RsliEntryBytes unpackedSize(long value) {
        unpackedSize = value;
        return this;
    }

    /** Says another data offset, raw; the payload stays where it is. */
    public RsliEntryBytes offset(long value) {
        offset = value;
        return this;
    }

    /** Says another packed size; the payload stays what it is. */
    public RsliEntryBytes packedSize(long value) {
        packedSize = value;
        return this;
    }

    /** Puts foreign bytes before the payload. */
    public RsliEntryBytes before(byte... bytes) {
        before = bytes.clone();
        return this;
    }

    /** Leaves the payload as it was given, whatever the method says about scrambling. */
    public RsliEntryBytes asGiven() {
        asGiven = true;
        return this;
    }

    byte[] name() {
        int length = 0;
        while (length < NAME_SIZE && nameField[length] != 0) {
            length++;
        }
        return Arrays.copyOf(nameField, length);
    }

    void writeRecord(RawBytes out, long trueOffset, int storedCell) {
        out.bytes(nameField).bytes(service);
        out.word16(method | extraFlags).word16(storedCell);
        out.word32(unpackedSize);
        out.word32(offset == null ? trueOffset : offset);
        out.word32(packedSize == null ? packed.length : packedSize);
    }

    void writePayload(RawBytes out, int key) {
        out.bytes(before);
        out.bytes((method & XOR) != 0 && !asGiven ? RsliBytes.scrambled(key, packed) : packed);
    }
}

package dev.ironkit.base.field;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;

/**
 * A field with one value.
 *
 * @param name its name in the group
 * @param type how its bytes are read
 * @param role what is known about it
 * @param stored the bytes in the file
 * @param plain the bytes of the value: the same, or unscrambled where the file scrambles them
 * @param note what a reader may want to know; may be empty
 */
public record Leaf(String name, FieldType type, FieldRole role, ByteView stored, ByteView plain, String note)
        implements Field {

    /** A field that is stored as it is. */
    public Leaf(String name, FieldType type, FieldRole role, ByteView stored, String note) {
        this(name, type, role, stored, stored, note);
    }

    @Override
    public ByteRange range() {
        return stored.range();
    }

    /** {@return the value as text} */
    public String value() {
        return type.print(plain);
    }

    /**
     * {@return the bytes to store for a new value}
     *
     * @throws FieldValueException if the field may not be set or the value does not fit
     */
    public byte[] storedFor(String value) {
        if (role == FieldRole.DERIVED || role == FieldRole.PADDING) {
            throw new FieldValueException(name + " is computed when the asset is written, so it cannot be set");
        }
        byte[] bytes = type.parse(value, plain.length());
        if (type.isElastic()) {
            return bytes;
        }
        for (int at = 0; at < bytes.length; at++) {
            // A scrambling stream does not depend on the data, so the difference of old value and old bytes is its key.
            bytes[at] ^= (byte) (stored.u8(at) ^ plain.u8(at));
        }
        return bytes;
    }
}

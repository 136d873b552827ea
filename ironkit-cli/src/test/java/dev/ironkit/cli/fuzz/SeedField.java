package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;

/**
 * A field of a seed, by its own description.
 *
 * @param address the way from the file to the asset that has it; empty for the file itself
 * @param path its path in that asset
 * @param type how its bytes are read
 * @param role what is known about it
 * @param offset where its bytes are in the file
 * @param stored the bytes in the file
 * @param plain the bytes of the value, unscrambled
 */
record SeedField(
        String address, String path, FieldType type, FieldRole role, int offset, ByteView stored, ByteView plain) {

    int width() {
        return stored.length();
    }

    /** {@return whether it is one number} */
    boolean isNumber() {
        return switch (type) {
            case U8, I8, U16, I16, U32, I32, FLAGS16, FLAGS32, FOURCC, F32 -> true;
            default -> false;
        };
    }

    /** {@return whether numbers of four bytes stand in it that are no whole numbers} */
    boolean isFloats() {
        return switch (type) {
            case F32, F32X3, F32X4 -> true;
            default -> false;
        };
    }

    /** {@return whether it is a name} */
    boolean isText() {
        return type == FieldType.TEXT || type == FieldType.CHARACTERS;
    }

    /** {@return the record it is part of, if it is: {@code entries[3]}} */
    String record() {
        int end = path.lastIndexOf(']');
        return end < 0 ? "" : address + " " + path.substring(0, end + 1);
    }

    /** {@return what all records like its own are called: {@code entries}} */
    String table() {
        int end = path.lastIndexOf('[');
        return end < 0 ? "" : address + " " + path.substring(0, end);
    }

    /** Puts a value where the field is, scrambled as it was. */
    void put(byte[] file, byte... value) {
        for (int i = 0; i < Math.min(width(), value.length) && offset + i < file.length; i++) {
            file[offset + i] = (byte) (value[i] ^ stored.u8(i) ^ plain.u8(i));
        }
    }
}

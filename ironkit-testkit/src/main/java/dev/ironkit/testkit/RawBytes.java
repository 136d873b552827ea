package dev.ironkit.testkit;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.util.Arrays;

/**
 * Little-endian output of the builders.
 *
 * <p>Deliberately not {@code ByteSink}: a builder that shared code with an encoder would share its mistakes.
 */
final class RawBytes {

    private static final Charset CP1251 = Charset.forName("windows-1251");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /** The bytes of a text in the encoding of game files. */
    static byte[] of(String text) {
        return text.getBytes(CP1251);
    }

    /** The number that four ASCII characters are. */
    static int fourcc(String text) {
        if (!text.matches("[\\x20-\\x7E]{4}")) {
            throw new IllegalArgumentException("four characters are wanted, not '" + text + "'");
        }
        return text.charAt(0) | text.charAt(1) << 8 | text.charAt(2) << 16 | text.charAt(3) << 24;
    }

    /** Bytes cut or filled with zeros to a width. */
    static byte[] field(byte[] bytes, int width) {
        return Arrays.copyOf(bytes, width);
    }

    int size() {
        return out.size();
    }

    RawBytes bytes(byte... bytes) {
        out.writeBytes(bytes);
        return this;
    }

    /** The low 16 bits. */
    RawBytes word16(long value) {
        out.write((int) value);
        out.write((int) (value >> 8));
        return this;
    }

    /** The low 32 bits. */
    RawBytes word32(long value) {
        return word16(value).word16(value >> 16);
    }

    byte[] toByteArray() {
        return out.toByteArray();
    }
}

package dev.ironkit.base.bytes;

import java.nio.charset.Charset;
import java.util.Arrays;

/**
 * A NUL-terminated text field of fixed width, kept with the bytes behind the terminator.
 *
 * <p>Authoring tools left old buffer contents there. They mean nothing, but a file that is read and written again has to keep
 * them.
 *
 * @param raw the whole field
 */
public record FixedText(ByteView raw) {

    /** The encoding of text in game files, for display only: names are compared as bytes. */
    public static final Charset CP1251 = Charset.forName("windows-1251");

    /**
     * {@return a field of {@code width} bytes: the text, then zeros}
     *
     * @param text the bytes to hold, without a NUL and no longer than the field
     * @param width the size of the field
     */
    public static FixedText of(byte[] text, int width) {
        if (text.length > width) {
            throw new IllegalArgumentException(text.length + " bytes do not fit a field of " + width);
        }
        for (byte b : text) {
            if (b == 0) {
                throw new IllegalArgumentException("a NUL inside the text");
            }
        }
        return new FixedText(ByteView.of(Arrays.copyOf(text, width)));
    }

    /** {@return whether a NUL ends the text inside the field} */
    public boolean isTerminated() {
        return raw.indexOf(0) >= 0;
    }

    /** {@return the number of bytes before the terminator, or of the whole field without one} */
    public int length() {
        int end = raw.indexOf(0);
        return end < 0 ? raw.length() : end;
    }

    /** {@return the bytes before the terminator} */
    public ByteView text() {
        return raw.slice(0, length());
    }

    /** {@return the bytes behind the terminator} */
    public ByteView tail() {
        return raw.from(Math.min(length() + 1, raw.length()));
    }

    /** {@return the text decoded for display} */
    public String display() {
        return new String(text().toByteArray(), CP1251);
    }

    /** {@return the unsigned byte at {@code at} with {@code A..Z} folded to lower case, the fold the engine sorts names by} */
    public int folded(int at) {
        return fold(raw.u8(at));
    }

    /** {@return the byte folded to lower case if it is an ASCII letter} */
    public static int fold(int unsignedByte) {
        return unsignedByte >= 'A' && unsignedByte <= 'Z' ? unsignedByte + 32 : unsignedByte;
    }

    /**
     * Compares two texts as the engine does: ASCII letters folded to lower case, unsigned bytes, a prefix before the longer
     * text.
     *
     * @param a bytes without a terminator
     * @param b bytes without a terminator
     * @return below, equal to or above 0
     */
    public static int compareFolded(ByteView a, ByteView b) {
        int common = Math.min(a.length(), b.length());
        for (int at = 0; at < common; at++) {
            int difference = fold(a.u8(at)) - fold(b.u8(at));
            if (difference != 0) {
                return difference;
            }
        }
        return a.length() - b.length();
    }

    /** Compares two texts by unsigned bytes, as C's {@code strcmp} does. */
    public static int compareExact(ByteView a, ByteView b) {
        int common = Math.min(a.length(), b.length());
        for (int at = 0; at < common; at++) {
            int difference = a.u8(at) - b.u8(at);
            if (difference != 0) {
                return difference;
            }
        }
        return a.length() - b.length();
    }

    @Override
    public String toString() {
        return display();
    }
}

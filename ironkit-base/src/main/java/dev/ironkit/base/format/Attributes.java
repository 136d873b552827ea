package dev.ironkit.base.format;

import java.nio.charset.StandardCharsets;

/**
 * What the directory of an archive says about an entry beside its name and place.
 *
 * @param type a FourCC or a small number, as raw 32 bits
 * @param attr1 meaning depends on the type
 * @param attr2 meaning depends on the type
 * @param attr3 meaning depends on the type
 */
public record Attributes(int type, int attr1, int attr2, int attr3) {

    /** No type and no attributes. */
    public static final Attributes NONE = new Attributes(0, 0, 0, 0);

    /** {@return the type as text: the four characters of a FourCC, or the number} */
    public String typeText() {
        return typeText(type);
    }

    /** {@return a type as text: the four characters of a FourCC, or the unsigned number} */
    public static String typeText(int type) {
        char[] text = new char[4];
        for (int i = 0; i < 4; i++) {
            int b = type >>> (8 * i) & 0xFF;
            if (b < 0x20 || b > 0x7E) {
                return Integer.toUnsignedString(type);
            }
            text[i] = (char) b;
        }
        return new String(text);
    }

    /**
     * {@return the type that a text stands for: a number (decimal or {@code 0x}), or four characters}
     *
     * @throws IllegalArgumentException if it is neither
     */
    public static int parseType(String text) {
        if (text.matches("0[xX][0-9a-fA-F]{1,8}")) {
            return Integer.parseUnsignedInt(text.substring(2), 16);
        }
        if (text.matches("[0-9]{1,10}") && Long.parseLong(text) <= 0xFFFF_FFFFL) {
            return (int) Long.parseLong(text);
        }
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        if (bytes.length != 4) {
            throw new IllegalArgumentException("a type is a number or four characters, not '" + text + "'");
        }
        return (bytes[0] & 0xFF) | (bytes[1] & 0xFF) << 8 | (bytes[2] & 0xFF) << 16 | (bytes[3] & 0xFF) << 24;
    }
}

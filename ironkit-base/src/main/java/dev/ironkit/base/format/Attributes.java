package dev.ironkit.base.format;

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

    private static final String NUMBER = "[0-9]{1,10}|0[xX][0-9a-fA-F]{1,8}";
    private static final String CHARACTERS = "[\\x20-\\x7E]{4}";

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
        // Four characters that read as a number, such as "1234", would come back as that number.
        String characters = new String(text);
        boolean startsLikeANumber = text[0] >= '0' && text[0] <= '9';
        return startsLikeANumber && characters.matches(NUMBER) ? Integer.toUnsignedString(type) : characters;
    }

    /**
     * {@return the type that a text stands for: a number (decimal or {@code 0x}), or four characters}
     *
     * @throws IllegalArgumentException if it is neither
     */
    public static int parseType(String text) {
        if (text.matches(NUMBER)) {
            long number = text.length() > 2 && "xX".indexOf(text.charAt(1)) >= 0
                    ? Long.parseLong(text.substring(2), 16)
                    : Long.parseLong(text);
            if (number <= 0xFFFF_FFFFL) {
                return (int) number;
            }
        }
        if (!text.matches(CHARACTERS)) {
            throw new IllegalArgumentException("a type is a number or four characters, not '" + text + "'");
        }
        return text.charAt(0) | text.charAt(1) << 8 | text.charAt(2) << 16 | text.charAt(3) << 24;
    }
}

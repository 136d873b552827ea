package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;

/** What counts as blank, as a number and as the end of a line in a list. Only a line feed ends a line. */
final class WearText {

    /** The word before the lightmaps. */
    static final String LIGHTMAPS = "LIGHTMAPS";

    static final int LINE_FEED = '\n';

    /** The longest piece of text that is shown in a message. */
    private static final int SHOWN = 40;

    /** More digits than this are no 32-bit number, whatever they are. */
    private static final int MOST_DIGITS = 10;

    private WearText() {}

    /** Whether a byte is blank to C: space, tab, line feed, vertical tab, form feed, carriage return. */
    static boolean isBlank(int unsignedByte) {
        return unsignedByte == ' ' || (unsignedByte >= '\t' && unsignedByte <= '\r');
    }

    static boolean isDigit(int unsignedByte) {
        return unsignedByte >= '0' && unsignedByte <= '9';
    }

    /** Where the blanks from {@code at} on end. */
    static int skipBlanks(ByteView text, int at) {
        int end = at;
        while (end < text.length() && isBlank(text.u8(end))) {
            end++;
        }
        return end;
    }

    /** Where the word from {@code at} on ends. */
    static int skipWord(ByteView text, int at) {
        int end = at;
        while (end < text.length() && !isBlank(text.u8(end))) {
            end++;
        }
        return end;
    }

    /** Where the blanks before {@code end} start. */
    static int trimmedEnd(ByteView text, int from, int end) {
        int at = end;
        while (at > from && isBlank(text.u8(at - 1))) {
            at--;
        }
        return at;
    }

    /** Where the line from {@code at} on ends, behind its line feed. */
    static int lineEnd(ByteView text, int at) {
        int end = at;
        while (end < text.length() && text.u8(end) != LINE_FEED) {
            end++;
        }
        return Math.min(end + 1, text.length());
    }

    /** Where the sign and digits from {@code at} on end; {@code at} where there is no digit. */
    static int skipNumber(ByteView text, int at) {
        int digits = at < text.length() && (text.u8(at) == '-' || text.u8(at) == '+') ? at + 1 : at;
        int end = digits;
        while (end < text.length() && isDigit(text.u8(end))) {
            end++;
        }
        return end == digits ? at : end;
    }

    /** Whether a word is a number and nothing else. */
    static boolean isNumber(ByteView word) {
        return word.length() > 0 && skipNumber(word, 0) == word.length();
    }

    /** The number a word is; one that 32 bits cannot hold is said as the nearest that does not fit. */
    static long number(ByteView word) {
        boolean negative = word.u8(0) == '-';
        long value = 0;
        int digits = 0;
        for (int at = isDigit(word.u8(0)) ? 0 : 1; at < word.length() && digits <= MOST_DIGITS; at++) {
            value = value * 10 + word.u8(at) - '0';
            digits += digits > 0 || value > 0 ? 1 : 0;
        }
        return negative ? -value : value;
    }

    /** Whether a word says the keyword, in capitals or not. */
    static boolean isKeyword(ByteView word) {
        return FixedText.compareFolded(word, ByteView.of(LIGHTMAPS.getBytes(FixedText.CP1251))) == 0;
    }

    /** Where the keyword stands in capitals, or -1. */
    static int find(ByteView text, int from) {
        byte[] wanted = LIGHTMAPS.getBytes(FixedText.CP1251);
        for (int at = from; at <= text.length() - wanted.length; at++) {
            if (text.u8(at) == wanted[0] && text.slice(at, wanted.length).equals(ByteView.of(wanted))) {
                return at;
            }
        }
        return -1;
    }

    /** A piece of text for a message. */
    static String shown(ByteView text) {
        String whole =
                new String(text.slice(0, Math.min(text.length(), SHOWN)).toByteArray(), FixedText.CP1251).strip();
        return text.length() > SHOWN ? whole + "..." : whole;
    }
}

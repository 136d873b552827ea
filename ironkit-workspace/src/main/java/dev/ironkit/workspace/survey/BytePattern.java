package dev.ironkit.workspace.survey;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.FieldValueException;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.LongConsumer;

/** Bytes to look for, some of which may be anything: {@code 4D 41 ?? 3?}. */
public final class BytePattern {

    /** How much is looked through at once. */
    private static final int CHUNK = 1 << 18;

    private static final int LONGEST = 4096;
    private static final int CASE_BIT = 0x20;

    /** The wanted bits of each byte, and which of them count. */
    private final byte[] bits;

    private final byte[] masks;

    /** Where the first byte stands that is given in full; looking for it is quick. */
    private final int anchor;

    private BytePattern(byte[] bits, byte[] masks) {
        this.bits = bits;
        this.masks = masks;
        int first = 0;
        while (first < masks.length && masks[first] != (byte) 0xFF) {
            first++;
        }
        this.anchor = first < masks.length ? first : -1;
    }

    /**
     * {@return the bytes that hexadecimal digits say; {@code ?} is any digit}
     *
     * @throws FieldValueException if they say none
     */
    public static BytePattern parse(String text) {
        String digits = text.replaceAll("[\\s_,]", "").toUpperCase(Locale.ROOT);
        if (digits.isEmpty() || digits.length() % 2 != 0 || !digits.matches("[0-9A-F?]+")) {
            throw new FieldValueException(
                    "expected pairs of hexadecimal digits, ? for any, such as 4D 41 ?? 30, found " + text);
        }
        if (digits.matches("\\?+")) {
            throw new FieldValueException("at least one digit must be given; " + text + " is everywhere");
        }
        byte[] bits = new byte[digits.length() / 2];
        byte[] masks = new byte[bits.length];
        for (int at = 0; at < digits.length(); at++) {
            char digit = digits.charAt(at);
            int shift = at % 2 == 0 ? 4 : 0;
            if (digit != '?') {
                bits[at / 2] |= (byte) (Character.digit(digit, 16) << shift);
                masks[at / 2] |= (byte) (0xF << shift);
            }
        }
        return checked(bits, masks);
    }

    /**
     * {@return the CP1251 bytes of a text; ASCII letters match in either case}
     *
     * @throws FieldValueException if CP1251 cannot say it
     */
    public static BytePattern ofText(String text) {
        byte[] bits = FieldType.encodeText(text);
        if (bits.length == 0) {
            throw new FieldValueException("an empty text is everywhere");
        }
        byte[] masks = new byte[bits.length];
        Arrays.fill(masks, (byte) 0xFF);
        for (int at = 0; at < bits.length; at++) {
            int upper = bits[at] & ~CASE_BIT;
            if (upper >= 'A' && upper <= 'Z') {
                masks[at] = (byte) ~CASE_BIT;
                bits[at] = (byte) upper;
            }
        }
        return checked(bits, masks);
    }

    private static BytePattern checked(byte[] bits, byte[] masks) {
        if (bits.length > LONGEST) {
            throw new FieldValueException("at most " + LONGEST + " bytes can be searched for, not " + bits.length);
        }
        return new BytePattern(bits, masks);
    }

    /** Hands over where the bytes stand, every place. */
    public void forEachIn(ByteView bytes, LongConsumer action) {
        byte[] chunk = new byte[Math.min(bytes.length(), CHUNK + bits.length - 1)];
        for (int from = 0; from + bits.length <= bytes.length(); from += CHUNK) {
            int count = Math.min(chunk.length, bytes.length() - from);
            bytes.copyTo(from, chunk, 0, count);
            for (int at = 0; at + bits.length <= count && at < CHUNK; at++) {
                if (matches(chunk, at)) {
                    action.accept((long) from + at);
                }
            }
        }
    }

    private boolean matches(byte[] chunk, int at) {
        if (anchor >= 0 && chunk[at + anchor] != bits[anchor]) {
            return false;
        }
        for (int i = 0; i < bits.length; i++) {
            if ((chunk[at + i] & masks[i]) != bits[i]) {
                return false;
            }
        }
        return true;
    }
}

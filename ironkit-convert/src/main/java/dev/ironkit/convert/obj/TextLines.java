package dev.ironkit.convert.obj;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import java.nio.charset.StandardCharsets;

/**
 * The statements of an OBJ or MTL file, one after the other.
 *
 * <p>A statement is a line, or several where a backslash ends a line. Numbers are read from the bytes themselves, because a file has
 * millions of them.
 */
final class TextLines {

    private static final int SHOWN = 40;

    /** What stands for bytes that are no UTF-8. */
    private static final char NO_CHARACTER = '\uFFFD';

    private static final int MOST_DIGITS = 15;
    private static final double[] TENS = new double[23];

    static {
        TENS[0] = 1;
        for (int i = 1; i < TENS.length; i++) {
            TENS[i] = TENS[i - 1] * 10;
        }
    }

    private final ByteView view;
    private final byte[] bytes;
    private final Problems problems;
    private int at;
    private int start;
    private int line;
    private int nextLine = 1;

    TextLines(ByteView view, Problems problems) {
        this.view = view;
        this.bytes = view.toByteArray();
        this.problems = problems;
        // A mark of UTF-8 may stand before everything.
        at = bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF ? 3 : 0;
    }

    /** Goes to the next line that is not empty; behind the last one there is none. */
    boolean next() {
        while (at < bytes.length) {
            line = nextLine;
            start = at;
            if (hasMore()) {
                return true;
            }
            end();
        }
        return false;
    }

    /** Goes behind the end of the statement. */
    void end() {
        while (at < bytes.length) {
            byte b = bytes[at++];
            if (b == '\n' || b == '\r') {
                boolean pair = b == '\r' && at < bytes.length && bytes[at] == '\n';
                at += pair ? 1 : 0;
                nextLine++;
                return;
            }
            if (b == '\\') {
                at--;
                if (!isContinued()) {
                    at++;
                }
            }
        }
    }

    /** Steps over a backslash that ends a line, and that end. */
    private boolean isContinued() {
        int behind = at + 1;
        if (behind < bytes.length && bytes[behind] == '\r') {
            behind++;
        }
        if (behind < bytes.length && bytes[behind] == '\n') {
            at = behind + 1;
        } else if (behind > at + 1) {
            at = behind;
        } else {
            return false;
        }
        nextLine++;
        return true;
    }

    /** Whether another word stands on the line; steps to it. */
    boolean hasMore() {
        while (at < bytes.length) {
            byte b = bytes[at];
            if (b == ' ' || b == '\t' || b == 0x0B || b == 0x0C) {
                at++;
            } else if (b != '\\' || !isContinued()) {
                return b != '\n' && b != '\r';
            }
        }
        return false;
    }

    /** The next word. */
    String word() {
        hasMore();
        int from = at;
        while (at < bytes.length && !isBlank(bytes[at])) {
            at++;
        }
        return text(from, at);
    }

    /** Steps over what is left of a word. */
    void skipWord() {
        while (at < bytes.length && !isBlank(bytes[at]) && bytes[at] != '\\') {
            at++;
        }
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t' || b == '\n' || b == '\r' || b == 0x0B || b == 0x0C;
    }

    /** Everything to the end of the line. */
    String rest() {
        hasMore();
        int from = at;
        int to = at;
        while (at < bytes.length && bytes[at] != '\n' && bytes[at] != '\r') {
            to = isBlank(bytes[at++]) ? to : at;
        }
        return text(from, to);
    }

    private String text(int from, int to) {
        String text = new String(bytes, from, to - from, StandardCharsets.UTF_8);
        return text.indexOf(NO_CHARACTER) < 0 ? text : new String(bytes, from, to - from, FixedText.CP1251);
    }

    /** Whether the next character is this one; steps over it. */
    boolean skip(char character) {
        boolean there = at < bytes.length && bytes[at] == character;
        at += there ? 1 : 0;
        return there;
    }

    /** Whether a digit or a minus comes next. */
    boolean atInteger() {
        return at < bytes.length && (bytes[at] == '-' || isDigit(bytes[at]));
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    /** Whether a whole word comes next that is a number. */
    boolean startsNumber() {
        int from = at;
        while (from < bytes.length && !isBlank(bytes[from]) && "+-.0123456789eE".indexOf(bytes[from]) >= 0) {
            from++;
        }
        return from > at && (from == bytes.length || isBlank(bytes[from])) && bytes[at] != 'e' && bytes[at] != 'E';
    }

    /** Whether an option comes next: a minus and a letter. */
    boolean startsOption() {
        return at + 1 < bytes.length && bytes[at] == '-' && Character.isLetter(bytes[at + 1]);
    }

    /** A whole number; what is too large stays too large. */
    long integer() {
        int from = at;
        boolean negative = skip('-');
        long value = 0;
        int first = at;
        while (at < bytes.length && isDigit(bytes[at])) {
            value = Math.min(Integer.MAX_VALUE, value * 10 + bytes[at++] - '0');
        }
        if (at == first) {
            at = from;
            throw noNumber();
        }
        return negative ? -value : value;
    }

    /** A number that is finite. */
    float number() {
        hasMore();
        int from = at;
        boolean negative = at < bytes.length && bytes[at] == '-';
        at += negative || (at < bytes.length && bytes[at] == '+') ? 1 : 0;
        int first = at;
        long digits = digits(0);
        int count = at - first;
        int scale = 0;
        if (skip('.')) {
            int behind = at;
            digits = digits(digits);
            scale = behind - at;
            count += at - behind;
        }
        if (count == 0) {
            at = from;
            throw noNumber();
        }
        if (at < bytes.length && (bytes[at] == 'e' || bytes[at] == 'E')) {
            at++;
            at += at < bytes.length && bytes[at] == '+' ? 1 : 0;
            scale = (int) Math.max(-10_000, Math.min(10_000, scale + integer()));
        }
        boolean plain = count <= MOST_DIGITS && Math.abs(scale) < TENS.length;
        float value = plain ? (float) scaled(negative ? -digits : digits, scale) : slowly(from);
        if (plain && negative && digits == 0) {
            value = -0.0f;
        }
        if (!Float.isFinite(value) || (at < bytes.length && !isBlank(bytes[at]) && bytes[at] != '\\')) {
            at = from;
            throw noNumber();
        }
        return value;
    }

    /** Both are exact, so that the one operation rounds once. */
    private static double scaled(long digits, int scale) {
        return scale < 0 ? digits / TENS[-scale] : digits * TENS[scale];
    }

    private long digits(long before) {
        long value = before;
        while (at < bytes.length && isDigit(bytes[at])) {
            // More digits than that are read again as text.
            value = value < Long.MAX_VALUE / 16 ? value * 10 + bytes[at] - '0' : value;
            at++;
        }
        return value;
    }

    private float slowly(int from) {
        return Float.parseFloat(new String(bytes, from, at - from, StandardCharsets.US_ASCII));
    }

    int line() {
        return line;
    }

    private MalformedAssetException noNumber() {
        int to = at;
        while (to < bytes.length && !isBlank(bytes[to]) && to - at < SHOWN) {
            to++;
        }
        return fault(ObjProblem.NUMBER, to == at ? "the end of the line" : text(at, to));
    }

    /** The exception for a fault on this line. */
    MalformedAssetException fault(ObjProblem code, Object... arguments) {
        return problems.fatal(code, range(), withLine(arguments));
    }

    /** Reports what is odd about this line. */
    void report(ObjProblem code, Object... arguments) {
        problems.report(code, range(), withLine(arguments));
    }

    private ByteRange range() {
        return view.range(start, Math.max(0, Math.min(at, bytes.length) - start));
    }

    private Object[] withLine(Object... arguments) {
        Object[] all = new Object[arguments.length + 1];
        all[0] = line;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return all;
    }
}

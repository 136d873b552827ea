package dev.ironkit.testkit;

import dev.ironkit.base.bytes.ByteView;
import java.io.ByteArrayOutputStream;
import java.util.Locale;

/**
 * Bytes as people write them down: pairs of hexadecimal digits, with comments and offsets.
 *
 * <pre>
 * 0000  4E 52 65 73  00 01 00 00   # magic, version
 * 0008  03 00 00 00  E8 00 00 00   # count, total size
 * </pre>
 *
 * <p>Everything behind {@code #} is a comment. The first word of a line is an offset if it has more than two digits or two
 * blanks behind it; offsets are checked, from whatever the first one says.
 */
public final class HexText {

    private static final int ROW = 16;
    private static final int ROWS_AROUND_DIFFERENCE = 2;

    private HexText() {}

    /**
     * {@return the bytes the text says}
     *
     * @throws IllegalArgumentException if it is not hexadecimal or an offset is wrong
     */
    public static byte[] bytes(String text) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        long origin = -1;
        for (String line : text.lines().toList()) {
            int comment = line.indexOf('#');
            String said = (comment < 0 ? line : line.substring(0, comment)).strip();
            int word = endOfWord(said);
            if (word > 2 || (word > 0 && said.startsWith("  ", word))) {
                long offset = Long.parseLong(said.substring(0, word), 16);
                origin = origin < 0 ? offset - out.size() : origin;
                if (offset != origin + out.size()) {
                    throw new IllegalArgumentException(
                            String.format(Locale.ROOT, "the offset should be %04X: %s", origin + out.size(), line));
                }
                said = said.substring(word).strip();
            }
            addBytes(said, line, out);
        }
        return out.toByteArray();
    }

    private static int endOfWord(String said) {
        int end = 0;
        while (end < said.length() && !Character.isWhitespace(said.charAt(end))) {
            end++;
        }
        return end;
    }

    private static void addBytes(String said, String line, ByteArrayOutputStream out) {
        if (said.isEmpty()) {
            return;
        }
        for (String pair : said.split("\\s+", -1)) {
            if (!pair.matches("[0-9A-Fa-f]{2}")) {
                throw new IllegalArgumentException("'" + pair + "' is not a byte: " + line);
            }
            out.write(Integer.parseInt(pair, 16));
        }
    }

    /** {@return the bytes with offsets and, as comments, their ASCII characters; {@link #bytes} reads it back} */
    public static String dump(byte[] bytes) {
        return dump(ByteView.of(bytes.clone()));
    }

    /** {@return the bytes with offsets in the outermost file and, as comments, their ASCII characters} */
    public static String dump(ByteView view) {
        return rows(view, 0, view.length());
    }

    /** {@return the place where two runs of bytes part, both sides, or a sentence that they do not} */
    public static String difference(ByteView expected, ByteView actual) {
        int at = expected.mismatch(actual);
        if (at < 0) {
            return "both are the same " + expected.length() + " bytes";
        }
        return String.format(
                Locale.ROOT,
                "they part at 0x%X; expected (%d bytes):%n%sactual (%d bytes):%n%s",
                at,
                expected.length(),
                around(expected, at),
                actual.length(),
                around(actual, at));
    }

    private static String around(ByteView view, int at) {
        int row = at / ROW;
        int from = Math.max(0, row - ROWS_AROUND_DIFFERENCE) * ROW;
        int to = Math.min(view.length(), (row + 1 + ROWS_AROUND_DIFFERENCE) * ROW);
        return rows(view, Math.min(from, to), to);
    }

    private static String rows(ByteView view, int from, int to) {
        StringBuilder out = new StringBuilder();
        for (int row = from; row < to; row += ROW) {
            int end = Math.min(row + ROW, to);
            out.append(String.format(Locale.ROOT, "%04X ", view.origin() + row));
            for (int at = row; at < end; at++) {
                out.append(String.format(Locale.ROOT, " %02X", view.u8(at)));
            }
            out.append("   ".repeat(row + ROW - end)).append("  # ");
            for (int at = row; at < end; at++) {
                int b = view.u8(at);
                out.append(b >= 0x20 && b < 0x7F ? (char) b : '.');
            }
            out.append('\n');
        }
        return out.toString();
    }
}

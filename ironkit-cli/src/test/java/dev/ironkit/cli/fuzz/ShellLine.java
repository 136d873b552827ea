package dev.ironkit.cli.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Words as a shell reads them, on one line whatever is in them. */
final class ShellLine {

    private ShellLine() {}

    /** {@return the words, quoted where that is needed} */
    static String of(List<String> words) {
        List<String> quoted = new ArrayList<>();
        for (String word : words) {
            quoted.add(quoted(word));
        }
        return String.join(" ", quoted);
    }

    private static String quoted(String word) {
        if (word.matches("[A-Za-z0-9_./=:,+-]+")) {
            return word;
        }
        boolean plain =
                word.chars().noneMatch(c -> TextCheck.actsOnTerminal((char) c) || c == '\n' || c == '\t' || c > 126);
        if (plain) {
            return "'" + word.replace("'", "'\\''") + "'";
        }
        StringBuilder out = new StringBuilder("$'");
        for (byte b : word.getBytes(StandardCharsets.UTF_8)) {
            boolean shown = b >= ' ' && b <= '~' && b != '\'' && b != '\\';
            out.append(shown ? String.valueOf((char) b) : String.format(Locale.ROOT, "\\x%02x", b & 0xFF));
        }
        return out.append('\'').toString();
    }

    /** {@return the words of a line that {@link #of} made} */
    static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        ByteArrayOutputStream word = null;
        for (int at = 0; at < line.length(); at++) {
            char c = line.charAt(at);
            if (c == ' ') {
                if (word != null) {
                    words.add(word.toString(StandardCharsets.UTF_8));
                }
                word = null;
                continue;
            }
            word = word == null ? new ByteArrayOutputStream() : word;
            if (c == '\\') {
                word.write(line.charAt(++at));
            } else if (c == '\'') {
                int end = line.indexOf('\'', at + 1);
                word.writeBytes(line.substring(at + 1, end).getBytes(StandardCharsets.UTF_8));
                at = end;
            } else if (line.startsWith("$'", at)) {
                for (at += 2; line.charAt(at) != '\''; at++) {
                    if (line.charAt(at) == '\\') {
                        word.write(Integer.parseInt(line.substring(at + 2, at + 4), 16));
                        at += 3;
                    } else {
                        word.write(line.charAt(at));
                    }
                }
            } else {
                word.writeBytes(String.valueOf(c).getBytes(StandardCharsets.UTF_8));
            }
        }
        if (word != null) {
            words.add(word.toString(StandardCharsets.UTF_8));
        }
        return words;
    }
}

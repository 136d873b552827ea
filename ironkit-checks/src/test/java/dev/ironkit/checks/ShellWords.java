package dev.ironkit.checks;

import java.util.ArrayList;
import java.util.List;

/** Splits a command line as a shell would, as far as examples need it: blanks, quotes, and what ends a command. */
final class ShellWords {

    private ShellWords() {}

    /** The words of the first command of a line: up to a pipe, a redirection, another command or a remark. */
    static List<String> firstCommand(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean started = false;
        char quote = 0;
        for (char c : (line + " ").toCharArray()) {
            if (quote != 0) {
                if (c == quote) {
                    quote = 0;
                } else {
                    word.append(c);
                }
            } else if (c == '\'' || c == '"') {
                quote = c;
                started = true;
            } else if (Character.isWhitespace(c)) {
                if (started && endsCommand(word.toString())) {
                    return words;
                }
                if (started) {
                    words.add(word.toString());
                }
                word.setLength(0);
                started = false;
            } else {
                word.append(c);
                started = true;
            }
        }
        return words;
    }

    private static boolean endsCommand(String word) {
        return word.startsWith("#")
                || List.of("|", ">", ">>", "<", "&&", "||", ";").contains(word);
    }
}

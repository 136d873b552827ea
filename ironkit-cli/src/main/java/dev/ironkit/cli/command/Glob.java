package dev.ironkit.cli.command;

import java.util.regex.Pattern;

/** A pattern for names: {@code *} any text, {@code ?} one character; letters match in any case, as the engine's names do. */
public final class Glob {

    private final Pattern pattern;

    public Glob(String text) {
        StringBuilder regex = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            regex.append(c == '*' ? ".*" : c == '?' ? "." : Pattern.quote(String.valueOf(c)));
        }
        pattern = Pattern.compile(regex.toString(), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);
    }

    public boolean matches(String name) {
        return pattern.matcher(name).matches();
    }
}

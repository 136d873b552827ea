package dev.ironkit.base.diagnostic;

import java.util.List;

/** Fills {@code {0}}, {@code {1}}... in a text; nothing else in it means anything. */
public final class Template {

    private Template() {}

    /** {@return the text with each placeholder replaced by its argument; one without an argument stays} */
    public static String fill(String template, List<?> arguments) {
        StringBuilder out = new StringBuilder(template.length() + 32);
        for (int at = 0; at < template.length(); at++) {
            char c = template.charAt(at);
            int argument = c == '{' && at + 2 < template.length() && template.charAt(at + 2) == '}'
                    ? Character.digit(template.charAt(at + 1), 10)
                    : -1;
            if (argument >= 0 && argument < arguments.size()) {
                out.append(arguments.get(argument));
                at += 2;
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }
}

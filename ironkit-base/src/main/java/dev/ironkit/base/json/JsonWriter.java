package dev.ironkit.base.json;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

/**
 * Writes JSON text: two spaces a level, keys in the order given, the same text for the same calls everywhere.
 *
 * <p>Own code because the output is a contract to the byte and because a JSON library would be a third of the start-up time of
 * a short command.
 */
public final class JsonWriter {

    /** State of an open object or array. */
    private static final class Level {
        final char close;
        final boolean inline;
        boolean filled;

        Level(char close, boolean inline) {
            this.close = close;
            this.inline = inline;
        }
    }

    /** A line feed and the blanks behind it, for the depths that occur. */
    private static final String[] INDENTS = new String[16];

    static {
        for (int depth = 0; depth < INDENTS.length; depth++) {
            INDENTS[depth] = indent(depth);
        }
    }

    private StringBuilder out = new StringBuilder();
    private final Deque<Level> levels = new ArrayDeque<>();
    private final boolean pretty;
    private boolean afterName;

    private JsonWriter(boolean pretty) {
        this.pretty = pretty;
    }

    /** {@return a writer that breaks lines} */
    public static JsonWriter pretty() {
        return new JsonWriter(true);
    }

    /** {@return a writer that puts everything on one line} */
    public static JsonWriter compact() {
        return new JsonWriter(false);
    }

    /** Opens an object. */
    public JsonWriter object() {
        return open('{', '}', false);
    }

    /** Opens an object that stays on its line. */
    public JsonWriter inlineObject() {
        return open('{', '}', true);
    }

    /** Opens an array. */
    public JsonWriter array() {
        return open('[', ']', false);
    }

    /** Opens an array that stays on its line. */
    public JsonWriter inlineArray() {
        return open('[', ']', true);
    }

    /** Closes what was opened last. */
    public JsonWriter end() {
        Level level = levels.pop();
        if (level.filled && breaksLines(level)) {
            newLine();
        }
        out.append(level.close);
        return this;
    }

    /** Writes the name of the next value. */
    public JsonWriter name(String name) {
        separate();
        quote(name, out);
        out.append(pretty ? ": " : ":");
        afterName = true;
        return this;
    }

    /** Writes a text, or null. */
    public JsonWriter value(String text) {
        separate();
        if (text == null) {
            out.append("null");
        } else {
            quote(text, out);
        }
        return this;
    }

    /** Writes a whole number. */
    public JsonWriter value(long number) {
        separate();
        out.append(number);
        return this;
    }

    /** Writes a truth value. */
    public JsonWriter value(boolean truth) {
        separate();
        out.append(truth);
        return this;
    }

    /** Writes something that is JSON already. */
    public JsonWriter raw(CharSequence json) {
        separate();
        out.append(json);
        return this;
    }

    /** Writes a name and a text. */
    public JsonWriter field(String name, String text) {
        return name(name).value(text);
    }

    /** Writes a name and a whole number. */
    public JsonWriter field(String name, long number) {
        return name(name).value(number);
    }

    /** Writes a name and a truth value. */
    public JsonWriter field(String name, boolean truth) {
        return name(name).value(truth);
    }

    /** {@return the text written so far and forgets it, for output in pieces} */
    public String drain() {
        String text = out.toString();
        // A new one: a single letter beyond Latin-1 would make all that follows twice as wide.
        out = new StringBuilder(text.length() + text.length() / 8);
        return text;
    }

    @Override
    public String toString() {
        return out.toString();
    }

    private JsonWriter open(char open, char close, boolean inline) {
        separate();
        out.append(open);
        boolean insideInline = !levels.isEmpty() && levels.peek().inline;
        levels.push(new Level(close, inline || insideInline));
        return this;
    }

    private boolean breaksLines(Level level) {
        return pretty && !level.inline;
    }

    private void separate() {
        if (afterName) {
            afterName = false;
            return;
        }
        Level level = levels.peek();
        if (level == null) {
            return;
        }
        if (level.filled) {
            out.append(pretty && level.inline ? ", " : ",");
        }
        if (breaksLines(level)) {
            newLine();
        }
        level.filled = true;
    }

    private void newLine() {
        int depth = levels.size();
        out.append(depth < INDENTS.length ? INDENTS[depth] : indent(depth));
    }

    private static String indent(int depth) {
        return "\n" + "  ".repeat(depth);
    }

    /** Appends a text with its quotes, as it stands in JSON. */
    public static void quote(String text, StringBuilder out) {
        int plain = 0;
        while (plain < text.length() && isPlain(text.charAt(plain))) {
            plain++;
        }
        out.append('"');
        if (plain == text.length()) {
            out.append(text);
        } else {
            escape(text, out);
        }
        out.append('"');
    }

    /** Whether a character stands for itself without a second look. */
    private static boolean isPlain(char c) {
        return c >= ' ' && c < 0x7F && c != '"' && c != '\\';
    }

    private static void escape(String text, StringBuilder out) {
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    // Separators and lone surrogates break readers, controls are not allowed, and marks of direction
                    // make a terminal show the text in another order.
                    if (Character.isISOControl(c)
                            || c == 0x2028
                            || c == 0x2029
                            || Character.getType(c) == Character.FORMAT
                            || Character.isSurrogate(c)) {
                        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
    }
}

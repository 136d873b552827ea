package dev.ironkit.base.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Reads JSON text (RFC 8259) into maps, lists, texts, {@link BigDecimal} numbers, truth values and null.
 *
 * <p>Strict: no comments, no trailing commas, no second value, no name twice in an object. Nesting is limited, so that hostile
 * text cannot exhaust the stack.
 */
public final class JsonReader {

    private static final int MAX_DEPTH = 64;

    // The length keeps BigDecimal's work small, the exponent keeps later conversions so.
    private static final int MAX_DIGITS = 64;
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]{1,3})?");
    private static final Pattern HEX = Pattern.compile("[0-9a-fA-F]{4}");

    private final String text;
    private final Function<String, ? extends Number> numbers;
    private int at;
    private int depth;

    private JsonReader(String text, Function<String, ? extends Number> numbers) {
        this.text = text;
        this.numbers = numbers;
    }

    /**
     * {@return the value the text says}
     *
     * @throws JsonException if it is not JSON
     */
    public static Object read(String text) {
        return read(text, BigDecimal::new);
    }

    /**
     * {@return the value the text says}
     *
     * @param numbers what becomes of the text of a number, for those to whom {@link BigDecimal} is too much or, with its one zero, too
     *     little
     * @throws JsonException if it is not JSON
     */
    public static Object read(String text, Function<String, ? extends Number> numbers) {
        JsonReader reader = new JsonReader(text, numbers);
        Object value = reader.value();
        reader.skipSpace();
        if (reader.at < text.length()) {
            throw reader.wrong("the end of the text");
        }
        return value;
    }

    private Object value() {
        skipSpace();
        if (at >= text.length()) {
            throw wrong("a value");
        }
        return switch (text.charAt(at)) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, Object> object() {
        descend();
        Map<String, Object> object = new LinkedHashMap<>();
        at++;
        if (!takeIf('}')) {
            do {
                skipSpace();
                if (at >= text.length() || text.charAt(at) != '"') {
                    throw wrong("a name in quotes");
                }
                String name = string();
                if (!takeIf(':')) {
                    throw wrong("':'");
                }
                if (object.containsKey(name)) {
                    throw wrong("each name once, found \"" + name + "\" again");
                }
                object.put(name, value());
            } while (takeIf(','));
            if (!takeIf('}')) {
                throw wrong("',' or '}'");
            }
        }
        depth--;
        return object;
    }

    private List<Object> array() {
        descend();
        List<Object> array = new ArrayList<>();
        at++;
        if (!takeIf(']')) {
            do {
                array.add(value());
            } while (takeIf(','));
            if (!takeIf(']')) {
                throw wrong("',' or ']'");
            }
        }
        depth--;
        return array;
    }

    private void descend() {
        if (++depth > MAX_DEPTH) {
            throw wrong("at most " + MAX_DEPTH + " levels");
        }
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        for (at++; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '"') {
                at++;
                return out.toString();
            } else if (c == '\\') {
                out.append(escape());
            } else if (c < 0x20) {
                throw wrong("no control character inside a string");
            } else {
                out.append(c);
            }
        }
        throw wrong("'\"'");
    }

    private char escape() {
        char c = ++at < text.length() ? text.charAt(at) : 0;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                String digits = at + 5 <= text.length() ? text.substring(at + 1, at + 5) : "";
                if (!HEX.matcher(digits).matches()) {
                    throw wrong("four hexadecimal digits");
                }
                at += 4;
                yield (char) Integer.parseInt(digits, 16);
            }
            default -> throw wrong("an escape");
        };
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw wrong("a value");
        }
        at += word.length();
        return value;
    }

    private Number number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(start, at);
        if (digits.length() > MAX_DIGITS || !NUMBER.matcher(digits).matches()) {
            at = start;
            throw wrong("a value");
        }
        return numbers.apply(digits);
    }

    private boolean takeIf(char c) {
        skipSpace();
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private void skipSpace() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private JsonException wrong(String wanted) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < Math.min(at, text.length()); i++) {
            if (text.charAt(i) == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        return new JsonException("expected " + wanted, line, at - lineStart + 1);
    }
}

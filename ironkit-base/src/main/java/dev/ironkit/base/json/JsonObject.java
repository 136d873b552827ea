package dev.ironkit.base.json;

import dev.ironkit.base.bytes.ByteView;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * An object of a document that people may have changed, read with its types and ranges checked.
 *
 * <p>What is missing or wrong ends the reading with a {@link JsonException} that says its path: {@code entries[3].size}.
 */
public final class JsonObject {

    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");
    private static final long MOST_BITS = 0xFFFF_FFFFL;

    private final Map<?, ?> members;
    private final String where;

    private JsonObject(Map<?, ?> members, String where) {
        this.members = members;
        this.where = where;
    }

    /**
     * {@return the object that a value is}
     *
     * @param json what {@link JsonReader} read
     * @param where its path; empty for all of a document
     */
    public static JsonObject of(Object json, String where) {
        if (json instanceof Map<?, ?> members) {
            return new JsonObject(members, where);
        }
        throw new JsonException("expected an object", where);
    }

    /** {@return the members by name} */
    public Map<?, ?> members() {
        return members;
    }

    /** {@return whether there is a member of a name} */
    public boolean has(String key) {
        return members.containsKey(key);
    }

    /** {@return whether a member is a text} */
    public boolean isText(String key) {
        return members.get(key) instanceof String;
    }

    /** {@return a text} */
    public String text(String key) {
        if (members.get(key) instanceof String text) {
            return text;
        }
        throw wrong(key, "expected a string");
    }

    /** {@return true or false} */
    public boolean flag(String key) {
        if (members.get(key) instanceof Boolean flag) {
            return flag;
        }
        throw wrong(key, "expected true or false");
    }

    /** {@return a whole number within a range} */
    public long number(String key, long low, long high) {
        return number(members.get(key), key, low, high, "expected a whole number from " + low + " to " + high);
    }

    /** {@return a whole number that is not below a bound; the largest one is not told to anybody who goes beyond it} */
    public long numberFrom(String key, long low, long high) {
        return number(members.get(key), key, low, high, "expected a whole number from " + low);
    }

    /** {@return how many there are of something} */
    public int count(String key) {
        return (int) number(key, 0, Integer.MAX_VALUE);
    }

    /** {@return an unsigned 32-bit number as its raw bits} */
    public int word(String key) {
        return (int) number(key, 0, MOST_BITS);
    }

    /** {@return a list of unsigned 32-bit numbers as their raw bits} */
    public List<Integer> words(String key, int size) {
        List<?> list = list(key, "expected a list");
        if (list.size() != size) {
            throw wrong(key, "expected " + size + " numbers");
        }
        List<Integer> words = new ArrayList<>(size);
        for (Object each : list) {
            words.add((int) number(each, key, 0, MOST_BITS, "expected a whole number from 0 to " + MOST_BITS));
        }
        return words;
    }

    /** {@return bytes that are written as hexadecimal digits} */
    public ByteView hex(String key, int longest) {
        String digits = text(key);
        if (digits.length() > 2L * longest) {
            throw wrong(key, "expected at most " + longest + " bytes");
        }
        try {
            return ByteView.of(HexFormat.of().parseHex(digits));
        } catch (IllegalArgumentException e) {
            throw wrong(key, "expected an even number of hexadecimal digits");
        }
    }

    /** {@return bytes that are written as base64} */
    public ByteView base64(String key) {
        try {
            return ByteView.of(Base64.getDecoder().decode(text(key)));
        } catch (IllegalArgumentException e) {
            throw wrong(key, "expected base64");
        }
    }

    /** {@return a hash, as digits} */
    public String sha256(String key) {
        String text = text(key);
        if (!SHA_256.matcher(text).matches()) {
            throw wrong(key, "expected 64 hexadecimal digits");
        }
        return text;
    }

    /** {@return a member that is an object} */
    public JsonObject object(String key) {
        return of(members.get(key), path(key));
    }

    /** {@return a list of objects} */
    public List<JsonObject> objects(String key) {
        List<?> list = list(key, "expected a list");
        List<JsonObject> objects = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
            objects.add(of(list.get(i), path(key) + "[" + i + "]"));
        }
        return objects;
    }

    /**
     * {@return a list of anything}
     *
     * @param wanted what is said where it is none
     */
    public List<?> list(String key, String wanted) {
        if (members.get(key) instanceof List<?> list) {
            return list;
        }
        throw wrong(key, wanted);
    }

    /** {@return the end of the reading, because a member is not what is wanted} */
    public JsonException wrong(String key, String wanted) {
        return new JsonException(wanted, path(key));
    }

    private long number(Object value, String key, long low, long high, String wanted) {
        if (value instanceof BigDecimal number) {
            try {
                long whole = number.longValueExact();
                if (whole >= low && whole <= high) {
                    return whole;
                }
            } catch (ArithmeticException e) {
                // Said below.
            }
        }
        throw wrong(key, wanted);
    }

    private String path(String key) {
        return where.isEmpty() ? key : where + "." + key;
    }
}

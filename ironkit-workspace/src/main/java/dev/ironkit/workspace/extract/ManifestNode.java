package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.json.JsonException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** An object of a manifest, read with its types and ranges checked. What is wrong is said with its place. */
final class ManifestNode {

    private final Map<?, ?> members;
    private final String where;

    private ManifestNode(Map<?, ?> members, String where) {
        this.members = members;
        this.where = where;
    }

    static ManifestNode of(Object json, String where) {
        if (json instanceof Map<?, ?> members) {
            return new ManifestNode(members, where);
        }
        throw new JsonException("expected an object", where);
    }

    boolean has(String key) {
        return members.containsKey(key);
    }

    boolean isText(String key) {
        return members.get(key) instanceof String;
    }

    String text(String key) {
        if (members.get(key) instanceof String text) {
            return text;
        }
        throw wrong(key, "expected a string");
    }

    boolean flag(String key) {
        if (members.get(key) instanceof Boolean flag) {
            return flag;
        }
        throw wrong(key, "expected true or false");
    }

    long number(String key, long low, long high) {
        return number(members.get(key), key, low, high);
    }

    int count(String key) {
        return (int) number(key, 0, Integer.MAX_VALUE);
    }

    /** An unsigned 32-bit number as its raw bits. */
    int word(String key) {
        return (int) number(key, 0, 0xFFFF_FFFFL);
    }

    /** A list of unsigned 32-bit numbers as their raw bits. */
    List<Integer> words(String key, int size) {
        List<?> list = list(key);
        if (list.size() != size) {
            throw wrong(key, "expected " + size + " numbers");
        }
        List<Integer> words = new ArrayList<>(size);
        for (Object each : list) {
            words.add((int) number(each, key, 0, 0xFFFF_FFFFL));
        }
        return words;
    }

    ByteView hex(String key, int longest) {
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

    String sha256(String key) {
        String text = text(key);
        if (!text.matches("[0-9a-f]{64}")) {
            throw wrong(key, "expected 64 hexadecimal digits");
        }
        return text;
    }

    ManifestNode node(String key) {
        return of(members.get(key), path(key));
    }

    List<ManifestNode> nodes(String key) {
        List<?> list = list(key);
        List<ManifestNode> nodes = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
            nodes.add(of(list.get(i), path(key) + "[" + i + "]"));
        }
        return nodes;
    }

    JsonException wrong(String key, String wanted) {
        return new JsonException(wanted, path(key));
    }

    private List<?> list(String key) {
        if (members.get(key) instanceof List<?> list) {
            return list;
        }
        throw wrong(key, "expected a list");
    }

    private long number(Object value, String key, long low, long high) {
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
        throw wrong(key, "expected a whole number from " + low + " to " + high);
    }

    private String path(String key) {
        return where.isEmpty() ? key : where + "." + key;
    }
}

package dev.ironkit.convert.gltf;

import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.convert.model.Decimals;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** JSON as it is put together before it is written: maps in the order of their keys, lists, texts, numbers. */
final class JsonTree {

    private JsonTree() {}

    static Map<String, Object> object() {
        return new LinkedHashMap<>();
    }

    static Map<String, Object> object(String name, Object value) {
        Map<String, Object> map = object();
        map.put(name, value);
        return map;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object tree) {
        return (Map<String, Object>) tree;
    }

    static List<Object> floats(float... values) {
        List<Object> list = new ArrayList<>(values.length);
        for (float value : values) {
            list.add(value);
        }
        return list;
    }

    static void write(Object tree, JsonWriter out) {
        if (tree instanceof Map<?, ?> map) {
            out.object();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                write(entry.getValue(), out.name((String) entry.getKey()));
            }
            out.end();
        } else if (tree instanceof List<?> list) {
            // What lists hold is all of one kind.
            boolean plain = list.isEmpty() || !(list.get(0) instanceof Map || list.get(0) instanceof List);
            if (plain) {
                out.inlineArray();
            } else {
                out.array();
            }
            for (Object item : list) {
                write(item, out);
            }
            out.end();
        } else if (tree instanceof Float number) {
            out.raw(Decimals.of(number));
        } else if (tree instanceof Number number) {
            out.value(number.longValue());
        } else if (tree instanceof Boolean truth) {
            out.value(truth);
        } else {
            out.value((String) tree);
        }
    }

    /** The name of a file as an address: everything but plain characters as its UTF-8 bytes. */
    static String uri(String name) {
        StringBuilder text = new StringBuilder();
        for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
            boolean plain = b > ' ' && "\"#%<>?[\\]^`{|}:".indexOf(b) < 0;
            text.append(plain ? String.valueOf((char) b) : String.format(Locale.ROOT, "%%%02X", b & 0xFF));
        }
        return text.toString();
    }
}

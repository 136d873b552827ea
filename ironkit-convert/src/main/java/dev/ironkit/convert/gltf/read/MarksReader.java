package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.convert.importing.scene.Marks;
import java.math.BigDecimal;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads what our own export left in extras.
 *
 * <p>Programs hand it on in forms of their own: whole numbers with a decimal point, objects as text. What cannot be understood is
 * passed over: it belongs to the user.
 */
final class MarksReader {

    private static final String BLOCK = "ironkit";
    private static final String RAW = "ironkit_raw";
    private static final int MAX_TEXT = 1 << 16;

    /** A member of a Python dictionary, which is what Blender makes of what it cannot store. */
    private static final Pattern MEMBER =
            Pattern.compile("'([^'\\\\]{1,64})': (?:'([^'\\\\]*)'|\"([^\"\\\\]*)\"|(-?[0-9]{1,18})(?:\\.0)?(?=[,}]))");

    private MarksReader() {}

    /** {@return the marks of a thing} */
    static Marks of(Json thing) {
        return of(thing, BLOCK);
    }

    /** {@return the marks of a thing under a name} */
    static Marks of(Json thing, String name) {
        if (!(thing.get("extras").value() instanceof Map<?, ?> extras)) {
            return Marks.NONE;
        }
        SortedMap<String, Object> marks = new TreeMap<>();
        Object block = extras.get(name);
        if (block instanceof String text && text.length() <= MAX_TEXT) {
            text(text, marks);
        } else if (block instanceof Map<?, ?> map) {
            members(map, marks);
        }
        if (name.equals(BLOCK) && extras.get(RAW) instanceof String raw) {
            marks.put(RAW, raw);
        }
        return marks.isEmpty() ? Marks.NONE : new Marks((Map<String, Object>) marks);
    }

    private static void members(Map<?, ?> map, SortedMap<String, Object> marks) {
        map.forEach((name, value) -> {
            Long whole = Json.wholeNumber(value);
            if (whole != null) {
                marks.put((String) name, whole);
            } else if (value instanceof Boolean truth) {
                marks.put((String) name, truth ? 1L : 0L);
            } else if (value instanceof String || value instanceof BigDecimal) {
                marks.put((String) name, value.toString());
            }
        });
    }

    private static void text(String text, SortedMap<String, Object> marks) {
        try {
            if (JsonReader.read(text, Json::number) instanceof Map<?, ?> map) {
                members(map, marks);
            }
        } catch (JsonException e) {
            Matcher member = MEMBER.matcher(text);
            while (member.find()) {
                Object value = member.group(4) != null
                        ? Long.valueOf(member.group(4))
                        : member.group(2) != null ? member.group(2) : member.group(3);
                marks.put(member.group(1), value);
            }
        }
    }
}

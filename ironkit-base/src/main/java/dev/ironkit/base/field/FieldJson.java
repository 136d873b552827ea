package dev.ironkit.base.field;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonWriter;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * The fields of an asset as JSON, and back.
 *
 * <p>Every byte is in it once, so the way back is to write each value where it stands.
 */
public final class FieldJson {

    private FieldJson() {}

    /** Writes the value of a field. */
    public static void write(Field field, JsonWriter out) {
        if (field instanceof Leaf leaf) {
            if (leaf.type().printsNumber(leaf.plain())) {
                out.raw(leaf.value());
            } else {
                out.value(leaf.value());
            }
        } else if (field instanceof Group group) {
            out.object();
            for (Field child : group.children()) {
                write(child, out.name(child.name()));
            }
            out.end();
        } else if (field instanceof Sequence sequence) {
            out.array();
            for (int i = 0; i < sequence.count(); i++) {
                write(sequence.element().apply(i), out);
            }
            out.end();
        }
    }

    /**
     * Writes the bytes of a JSON value.
     *
     * @param json the value, as {@link dev.ironkit.base.json.JsonReader} gives it
     * @param shape what it has to look like
     * @param where its path, for messages
     * @param out takes the bytes
     * @throws JsonException if it looks otherwise or a value does not fit
     */
    public static void read(Object json, Shape shape, String where, ByteSink out) {
        if (shape instanceof Shape.Raw) {
            out.bytes(bytes(json, FieldType.BYTES, -1, where));
        } else if (shape instanceof Shape.Value value) {
            out.bytes(bytes(json, value.type(), value.type().width(), where));
        } else if (shape instanceof Shape.ListOf list) {
            List<?> elements = listAt(json, where);
            for (int i = 0; i < elements.size(); i++) {
                read(elements.get(i), list.element(), where + "[" + i + "]", out);
            }
        } else if (shape instanceof Shape.Fixed fixed) {
            Map<?, ?> object = objectAt(json, where);
            List<RecordLayout.Slot> slots = fixed.layout().slots();
            for (RecordLayout.Slot slot : slots) {
                String inner = where + "." + slot.name();
                out.bytes(bytes(member(object, slot.name(), where), slot.type(), slot.size(), inner));
            }
            if (object.size() > slots.size()) {
                refuseOthers(object, slots.stream().map(RecordLayout.Slot::name).toList(), where);
            }
        } else if (shape instanceof Shape.Members members) {
            Map<?, ?> object = objectAt(json, where);
            refuseOthers(object, members.members().keySet(), where);
            members.members().forEach((name, inner) -> {
                if (object.containsKey(name) || !(inner instanceof Shape.Maybe)) {
                    read(member(object, name, where), inner, where + "." + name, out);
                }
            });
        } else if (shape instanceof Shape.Maybe maybe) {
            read(json, maybe.inner(), where, out);
        } else if (shape instanceof Shape.OneOf choice) {
            Map<?, ?> object = objectAt(json, where);
            String name = object.size() == 1
                    ? String.valueOf(object.keySet().iterator().next())
                    : "";
            Shape inner = choice.members().get(name);
            if (inner == null) {
                throw new JsonException(
                        "expected exactly one of "
                                + String.join(", ", choice.members().keySet()),
                        where);
            }
            read(object.get(name), inner, where + "." + name, out);
        } else if (shape instanceof Shape.Tagged tagged) {
            read(json, chosen(json, tagged, where), where, out);
        }
    }

    /**
     * Refuses names that mean nothing: a slip must not be taken for something that was left out.
     *
     * @param object what is said
     * @param known the names that mean something
     * @param where the path of the object, for messages
     * @throws JsonException if there is another
     */
    public static void refuseOthers(Map<?, ?> object, Collection<String> known, String where) {
        for (Object name : object.keySet()) {
            if (!known.contains(String.valueOf(name))) {
                throw new JsonException(
                        "unknown name '" + name + "'; known: " + String.join(", ", known),
                        where.isEmpty() ? String.valueOf(name) : where + "." + name);
            }
        }
    }

    private static Shape chosen(Object json, Shape.Tagged tagged, String where) {
        Object tag = member(objectAt(json, where), tagged.member(), where);
        String inner = where + "." + tagged.member();
        byte[] stored = bytes(tag, tagged.type(), tagged.type().width(), inner);
        long value = tagged.type().integer(ByteView.of(stored)) & tagged.mask();
        Shape shape = tagged.shapes().get(value);
        if (shape == null) {
            throw new JsonException("unknown kind " + value, inner);
        }
        return shape;
    }

    private static byte[] bytes(Object json, FieldType type, int size, String where) {
        boolean wordsOnly = type == FieldType.TEXT || type == FieldType.BYTES;
        String text = json instanceof BigDecimal number && !wordsOnly ? number.toPlainString() : null;
        text = json instanceof String words ? words : text;
        if (text == null) {
            throw new JsonException(wordsOnly ? "expected a string" : "expected a number or a string", where);
        }
        try {
            return type.parse(text, size);
        } catch (FieldValueException e) {
            throw new JsonException(e.getMessage(), where);
        }
    }

    private static Object member(Map<?, ?> object, String name, String where) {
        if (!object.containsKey(name)) {
            throw new JsonException("'" + name + "' is missing", where);
        }
        return object.get(name);
    }

    private static Map<?, ?> objectAt(Object json, String where) {
        if (json instanceof Map<?, ?> object) {
            return object;
        }
        throw new JsonException("expected an object", where);
    }

    private static List<?> listAt(Object json, String where) {
        if (json instanceof List<?> list) {
            return list;
        }
        throw new JsonException("expected an array", where);
    }
}

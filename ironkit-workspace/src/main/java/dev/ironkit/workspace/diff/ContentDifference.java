package dev.ironkit.workspace.diff;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which fields of two assets have other values.
 *
 * @param count how many differ
 * @param fields the first of them
 */
public record ContentDifference(int count, List<FieldChange> fields) {

    /** What stands for a field that is on one side only. */
    public static final String ABSENT = "-";

    private static final int MOST = 1000;
    private static final int LONGEST = 64;
    private static final int SHOWN = 16;

    public ContentDifference {
        fields = List.copyOf(fields);
    }

    /** {@return what differs between two descriptions} */
    static ContentDifference of(Field a, Field b) {
        Walk walk = new Walk();
        walk.compare("", a, b);
        return new ContentDifference(walk.count, walk.changes);
    }

    /** Goes through two descriptions side by side. */
    private static final class Walk {

        private final List<FieldChange> changes = new ArrayList<>();
        private int count;

        void compare(String path, Field a, Field b) {
            if (a instanceof Leaf left && b instanceof Leaf right) {
                leaves(path, left, right);
            } else if (a instanceof Group left && b instanceof Group right) {
                groups(path, left, right);
            } else if (a instanceof Sequence left && b instanceof Sequence right) {
                sequences(path, left, right);
            } else {
                add(path, text(a), text(b));
            }
        }

        private void leaves(String path, Leaf a, Leaf b) {
            if (a.plain().equals(b.plain())) {
                return;
            }
            boolean isLong = Math.max(a.plain().length(), b.plain().length()) > LONGEST;
            if (isLong && a.type() == FieldType.BYTES && b.type() == FieldType.BYTES) {
                int first = (int) ByteDifference.of(a.plain(), b.plain()).first();
                add(path, from(first, a.plain()), from(first, b.plain()));
            } else {
                add(path, a.value(), b.value());
            }
        }

        /** Some bytes from the first that differs on. */
        private static String from(int first, ByteView bytes) {
            int start = Math.min(first, bytes.length());
            int end = Math.min(start + SHOWN, bytes.length());
            String hex =
                    HexFormat.of().formatHex(bytes.slice(start, end - start).toByteArray());
            return "at " + start + ": " + hex + (end < bytes.length() ? "..." : "");
        }

        private void groups(String path, Group a, Group b) {
            Map<String, Field> left = children(a);
            Map<String, Field> right = children(b);
            left.forEach((name, field) -> {
                Field other = right.get(name);
                if (other == null) {
                    add(inner(path, name), text(field), ABSENT);
                } else {
                    compare(inner(path, name), field, other);
                }
            });
            right.forEach((name, field) -> {
                if (!left.containsKey(name)) {
                    add(inner(path, name), ABSENT, text(field));
                }
            });
        }

        private void sequences(String path, Sequence a, Sequence b) {
            if (a.count() != b.count()) {
                add(path, text(a), text(b));
            }
            for (int i = 0; i < Math.min(a.count(), b.count()); i++) {
                compare(path + "[" + i + "]", a.element().apply(i), b.element().apply(i));
            }
        }

        private void add(String path, String a, String b) {
            count++;
            if (changes.size() < MOST) {
                changes.add(new FieldChange(path, a, b));
            }
        }
    }

    private static String inner(String path, String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    private static Map<String, Field> children(Group group) {
        Map<String, Field> children = new LinkedHashMap<>();
        group.children().forEach(child -> children.putIfAbsent(child.name(), child));
        return children;
    }

    private static String text(Field field) {
        if (field instanceof Leaf leaf) {
            return leaf.plain().length() > LONGEST ? leaf.plain().length() + " bytes" : leaf.value();
        }
        return field instanceof Sequence sequence
                ? sequence.count() + (sequence.count() == 1 ? " element" : " elements")
                : "fields";
    }
}

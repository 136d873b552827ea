package dev.ironkit.base.field;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * The way from an asset to one of its fields: {@code entries[3].attr1}; {@code entries[*].attr1} names one in every element.
 */
public final class FieldPath {

    /** A name, or an index where the name is null; index -1 stands for all elements. */
    private record Step(String name, int index) {}

    private static final int ALL = -1;

    private final String text;
    private final List<Step> steps;

    private FieldPath(String text, List<Step> steps) {
        this.text = text;
        this.steps = steps;
    }

    /**
     * {@return the path the text says}
     *
     * @throws FieldValueException if it says none
     */
    public static FieldPath parse(String text) {
        List<Step> steps = new ArrayList<>();
        for (String part : text.split("\\.", -1)) {
            int open = part.indexOf('[');
            String name = open < 0 ? part : part.substring(0, open);
            if (name.indexOf(']') >= 0) {
                throw malformed(text);
            }
            if (!name.isEmpty()) {
                steps.add(new Step(name, 0));
            } else if (open != 0 || !steps.isEmpty()) {
                throw malformed(text);
            }
            for (int at = open; at >= 0 && at < part.length(); ) {
                int close = part.indexOf(']', at);
                if (part.charAt(at) != '[' || close < 0) {
                    throw malformed(text);
                }
                steps.add(new Step(null, index(part.substring(at + 1, close), text)));
                at = close + 1;
            }
        }
        return new FieldPath(text, steps);
    }

    private static int index(String digits, String text) {
        if (digits.equals("*")) {
            return ALL;
        }
        if (!digits.matches("[0-9]{1,9}")) {
            throw malformed(text);
        }
        return Integer.parseInt(digits);
    }

    private static FieldValueException malformed(String text) {
        return new FieldValueException("'" + text + "' is not a field path; one looks like entries[3].attr1");
    }

    /**
     * {@return the one field the path names}
     *
     * @throws FieldValueException if there is none, or if the path names many
     */
    public Field find(Field root) {
        List<Field> found = new ArrayList<>();
        forEach(root, (path, field) -> found.add(field));
        if (found.size() != 1) {
            throw new FieldValueException("'" + text + "' names " + found.size() + " fields; one is wanted");
        }
        return found.get(0);
    }

    /**
     * Hands over every field the path names, with its full path.
     *
     * @throws FieldValueException if a name or an index does not exist
     */
    public void forEach(Field root, BiConsumer<String, Field> action) {
        walk(root, 0, "", action);
    }

    private void walk(Field field, int at, String path, BiConsumer<String, Field> action) {
        if (at == steps.size()) {
            action.accept(path, field);
            return;
        }
        Step step = steps.get(at);
        if (step.name() != null) {
            String inner = path.isEmpty() ? step.name() : path + "." + step.name();
            walk(child(field, step.name(), path), at + 1, inner, action);
        } else if (field instanceof Sequence sequence) {
            int from = step.index() == ALL ? 0 : step.index();
            int to = step.index() == ALL ? sequence.count() : step.index() + 1;
            if (to > sequence.count()) {
                throw new FieldValueException(
                        path + " has " + sequence.count() + " elements; there is no [" + from + "]");
            }
            for (int i = from; i < to; i++) {
                walk(sequence.element().apply(i), at + 1, path + "[" + i + "]", action);
            }
        } else {
            throw new FieldValueException((path.isEmpty() ? "the asset" : path) + " has no elements");
        }
    }

    private static Field child(Field field, String name, String path) {
        String where = path.isEmpty() ? "the asset" : path;
        if (!(field instanceof Group group)) {
            throw new FieldValueException(where + " has no field '" + name + "'");
        }
        for (Field child : group.children()) {
            if (child.name().equals(name)) {
                return child;
            }
        }
        String names = String.join(
                ", ", group.children().stream().map(Field::name).distinct().toList());
        throw new FieldValueException(where + " has no field '" + name + "'; it has " + names);
    }

    @Override
    public String toString() {
        return text;
    }
}

package dev.ironkit.base.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * The way from an asset to one of its fields: {@code entries[3].attr1}; {@code entries[*].attr1} names one in every element,
 * {@code entries[type=19].attr1} one in every element of which that is true.
 */
public final class FieldPath {

    /** A name, or an index where the name is null; index -1 stands for all elements, or those of which the filter is true. */
    private record Step(String name, int index, Filter filter) {

        boolean isOpen() {
            return index == ALL || filter != null;
        }
    }

    /** What has to be true of an element, with the parsed path of the field that is asked about. */
    private record Filter(Comparison question, FieldPath asked) {

        static Filter of(Comparison question) {
            return new Filter(question, FieldPath.parse(question.path()));
        }

        boolean isTrue(Field element) {
            boolean[] found = {false};
            asked.forEachPresent(
                    element, (path, inner) -> found[0] |= inner instanceof Leaf leaf && question.holds(leaf));
            return found[0];
        }
    }

    /**
     * A name in a path that means nothing.
     *
     * @param around the path before it; empty at the start
     * @param name the name
     * @param known the names that could stand there
     */
    public record Unknown(String around, String name, List<String> known) {
        public Unknown {
            known = List.copyOf(known);
        }
    }

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
        for (String part : parts(text)) {
            int open = part.indexOf('[');
            String name = open < 0 ? part : part.substring(0, open);
            if (name.indexOf(']') >= 0) {
                throw malformed(text);
            }
            if (!name.isEmpty()) {
                steps.add(new Step(name, 0, null));
            } else if (open != 0 || !steps.isEmpty()) {
                throw malformed(text);
            }
            for (int at = open; at >= 0 && at < part.length(); ) {
                int close = part.indexOf(']', at);
                if (part.charAt(at) != '[' || close < 0) {
                    throw malformed(text);
                }
                steps.add(element(part.substring(at + 1, close), text));
                at = close + 1;
            }
        }
        return new FieldPath(text, steps);
    }

    /** The names between the dots that stand outside of brackets. */
    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        int depth = 0;
        for (int at = 0; at < text.length(); at++) {
            char here = text.charAt(at);
            depth += here == '[' ? 1 : here == ']' ? -1 : 0;
            if (here == '.' && depth <= 0) {
                parts.add(text.substring(from, at));
                from = at + 1;
            }
        }
        parts.add(text.substring(from));
        return parts;
    }

    private static Step element(String inside, String text) {
        if (inside.equals("*")) {
            return new Step(null, ALL, null);
        }
        return Comparison.find(inside)
                .map(question -> new Step(null, ALL, Filter.of(question)))
                .orElseGet(() -> new Step(null, index(inside, text), null));
    }

    private static int index(String digits, String text) {
        if (!digits.matches("[0-9]{1,9}")) {
            throw malformed(text);
        }
        return Integer.parseInt(digits);
    }

    private static FieldValueException malformed(String text) {
        return new FieldValueException("'" + text + "' is not a field path; example: entries[3].attr1");
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
            throw new FieldValueException("'" + text + "' names " + found.size() + " fields; expected one");
        }
        return found.get(0);
    }

    /**
     * Hands over every field the path names, with its full path.
     *
     * @throws FieldValueException if a name or an index does not exist
     */
    public void forEach(Field root, BiConsumer<String, Field> action) {
        walk(root, 0, "", action, false);
    }

    /** Hands over every field the path names, with its full path; where a name or an index does not exist there is none. */
    public void forEachPresent(Field root, BiConsumer<String, Field> action) {
        walk(root, 0, "", action, true);
    }

    /** {@return the first name in the path that nothing of such a shape has, if there is one} */
    public Optional<Unknown> unknownIn(Shape shape) {
        return unknownIn(List.of(shape));
    }

    private Optional<Unknown> unknownIn(List<Shape> shapes) {
        List<Shape> here = shapes;
        String path = "";
        for (Step step : steps) {
            if (step.name() == null) {
                here = ShapeNames.elements(here);
                Optional<Unknown> asked = step.filter() == null
                        ? Optional.empty()
                        : step.filter().asked().unknownIn(here);
                if (asked.isPresent()) {
                    return Optional.of(
                            new Unknown(path, asked.get().name(), asked.get().known()));
                }
            } else {
                Map<String, List<Shape>> names = ShapeNames.in(here);
                here = names.get(step.name());
                if (here == null) {
                    return Optional.of(new Unknown(path, step.name(), List.copyOf(names.keySet())));
                }
                path = path.isEmpty() ? step.name() : path + "." + step.name();
            }
        }
        return Optional.empty();
    }

    private void walk(Field field, int at, String path, BiConsumer<String, Field> action, boolean lenient) {
        if (at == steps.size()) {
            action.accept(path, field);
            return;
        }
        Step step = steps.get(at);
        if (step.name() != null) {
            String inner = path.isEmpty() ? step.name() : path + "." + step.name();
            Field child = child(field, step.name());
            if (child != null) {
                walk(child, at + 1, inner, action, lenient);
            } else if (!lenient) {
                throw missing(field, step.name(), path);
            }
        } else if (field instanceof Sequence sequence) {
            int from = step.isOpen() ? 0 : step.index();
            int to = step.isOpen() ? sequence.count() : step.index() + 1;
            if (to > sequence.count() && !lenient) {
                throw new FieldValueException(path + " has " + sequence.count() + " elements, but not [" + from + "]");
            }
            for (int i = from; i < to && i < sequence.count(); i++) {
                Field element = sequence.element().apply(i);
                if (step.filter() == null || step.filter().isTrue(element)) {
                    walk(element, at + 1, path + "[" + i + "]", action, lenient);
                }
            }
        } else if (step.filter() != null) {
            if (step.filter().isTrue(field)) {
                walk(field, at + 1, path, action, lenient);
            }
        } else if (!lenient) {
            throw new FieldValueException((path.isEmpty() ? "the asset" : path) + " has no elements");
        }
    }

    /** The field of that name in a group, or null. */
    private static Field child(Field field, String name) {
        if (field instanceof Group group) {
            for (Field child : group.children()) {
                if (child.name().equals(name)) {
                    return child;
                }
            }
        }
        return null;
    }

    private static FieldValueException missing(Field field, String name, String path) {
        String where = path.isEmpty() ? "the asset" : path;
        if (!(field instanceof Group group)) {
            return new FieldValueException(where + " has no field '" + name + "'");
        }
        String names = String.join(
                ", ", group.children().stream().map(Field::name).distinct().toList());
        String deeper = group.children().stream()
                .filter(child -> child(child, name) != null)
                .map(child -> "; similar: " + (path.isEmpty() ? "" : path + ".") + child.name() + "." + name)
                .findFirst()
                .orElse("");
        return new FieldValueException(where + " has no field '" + name + "'; available: " + names + deeper);
    }

    @Override
    public String toString() {
        return text;
    }
}

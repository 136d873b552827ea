package dev.ironkit.base.field;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The names that stand in things of a shape. */
final class ShapeNames {

    private ShapeNames() {}

    /** {@return what is in things of one of these shapes, by name; where the shape is not settled a name may have several} */
    static Map<String, List<Shape>> in(List<Shape> shapes) {
        Map<String, List<Shape>> names = new LinkedHashMap<>();
        shapes.forEach(shape -> add(shape, names));
        return names;
    }

    private static void add(Shape shape, Map<String, List<Shape>> names) {
        if (shape instanceof Shape.Fixed fixed) {
            fixed.layout().slots().forEach(slot -> put(slot.name(), new Shape.Value(slot.type()), names));
        } else if (shape instanceof Shape.Members members) {
            members.members().forEach((name, inner) -> put(name, inner, names));
        } else if (shape instanceof Shape.OneOf choice) {
            choice.members().forEach((name, inner) -> put(name, inner, names));
        } else if (shape instanceof Shape.Tagged tagged) {
            tagged.shapes().values().forEach(one -> add(one, names));
        } else if (shape instanceof Shape.Maybe maybe) {
            add(maybe.inner(), names);
        }
    }

    private static void put(String name, Shape shape, Map<String, List<Shape>> names) {
        names.computeIfAbsent(name, none -> new ArrayList<>()).add(shape);
    }

    /** {@return the shapes of the elements of those that have elements; the others as they are} */
    static List<Shape> elements(List<Shape> shapes) {
        return shapes.stream()
                .map(shape -> shape instanceof Shape.Maybe maybe ? maybe.inner() : shape)
                .map(shape -> shape instanceof Shape.ListOf list ? list.element() : shape)
                .toList();
    }
}

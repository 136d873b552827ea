package dev.ironkit.convert.importing.scene;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What our own export left on a thing ({@code extras.ironkit}): texts and whole numbers by name.
 *
 * <p>Users and their programs may have changed or dropped any of it.
 *
 * @param values the values, each a {@link String} or a {@link Long}
 */
public record Marks(SortedMap<String, Object> values) {

    /** Of a thing from elsewhere. */
    public static final Marks NONE = new Marks(new TreeMap<>());

    /** Copies the map. */
    public Marks(Map<String, Object> values) {
        this(Collections.unmodifiableSortedMap(new TreeMap<>(values)));
    }

    /** {@return which kind of thing it marks, with its version: {@code ironkit.msh.node/1}} */
    public Optional<String> schema() {
        return text("s");
    }

    /** {@return a text} */
    public Optional<String> text(String name) {
        return values.get(name) instanceof String text ? Optional.of(text) : Optional.empty();
    }

    /** {@return a whole number within 32 bits} */
    public OptionalInt number(String name) {
        return values.get(name) instanceof Long number && number == number.intValue()
                ? OptionalInt.of(number.intValue())
                : OptionalInt.empty();
    }
}

package dev.ironkit.testkit;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * A change of one part of a model, and which parts may change with it.
 *
 * @param name what is changed
 * @param sample the file it is changed in
 * @param change makes the changed model
 * @param mayChange the names of the parts that may differ, appear or disappear; {@code *} stands for any characters
 * @param <T> the model
 */
public record Edit<T>(String name, Sample sample, UnaryOperator<T> change, List<String> mayChange) {

    public Edit {
        mayChange = List.copyOf(mayChange);
    }

    /** {@return an edit; the last arguments name the parts that may differ} */
    public static <T> Edit<T> of(String name, Sample sample, UnaryOperator<T> change, String... mayChange) {
        return new Edit<>(name, sample, change, List.of(mayChange));
    }

    boolean mayChange(String part) {
        return mayChange.stream()
                .anyMatch(pattern -> part.matches(Pattern.quote(pattern).replace("*", "\\E.*\\Q")));
    }

    @Override
    public String toString() {
        return name + " (" + sample + ")";
    }
}

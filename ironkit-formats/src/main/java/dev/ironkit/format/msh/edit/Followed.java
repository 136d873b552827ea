package dev.ironkit.format.msh.edit;

import dev.ironkit.format.msh.Model;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A model whose derived values were worked out again.
 *
 * @param model the model
 * @param derived the values that were rewritten, each with the numbers of what has them; the model itself has number 0
 * @param left the values that stay as they were though they do not fit
 */
public record Followed(Model model, Map<Derived, List<Integer>> derived, List<Left> left) {

    public Followed {
        Map<Derived, List<Integer>> copy = new EnumMap<>(Derived.class);
        derived.forEach((value, numbers) -> copy.put(value, List.copyOf(numbers)));
        derived = Collections.unmodifiableMap(copy);
        left = List.copyOf(left);
    }
}

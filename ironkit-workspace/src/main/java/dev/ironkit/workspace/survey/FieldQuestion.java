package dev.ironkit.workspace.survey;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.field.Comparison;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A question about a field of all assets of a kind: {@code texm.width>=512}. With a wildcard one answer is enough.
 *
 * @param query the field
 * @param comparison what is asked
 */
public record FieldQuestion(FieldQuery query, Comparison comparison) {

    /**
     * {@return the question that a text asks}
     *
     * @throws dev.ironkit.base.field.FieldValueException if it asks none
     */
    public static FieldQuestion parse(String text) {
        Comparison comparison = Comparison.parse(text);
        return new FieldQuestion(FieldQuery.parse(comparison.path()), comparison);
    }

    /** How many elements a list has, as a field. */
    private static Leaf count(Sequence list) {
        return new Leaf(
                list.name(),
                FieldType.U32,
                FieldRole.KNOWN,
                ByteSink.inMemory().i32(list.count()).toView(),
                "");
    }

    /** {@return the first field of an asset for which the answer is yes} */
    Optional<FoundAsset.FieldMatch> answer(VisitedAsset asset) {
        List<FoundAsset.FieldMatch> found = new ArrayList<>(1);
        query.forEach(asset, (path, field) -> {
            if (found.isEmpty() && field instanceof Leaf leaf && comparison.holds(leaf)) {
                found.add(new FoundAsset.FieldMatch(path, leaf.value()));
            } else if (found.isEmpty() && field instanceof Sequence list && comparison.holds(count(list))) {
                found.add(new FoundAsset.FieldMatch(path, list.count() + " elements"));
            }
        });
        return found.stream().findFirst();
    }
}

package dev.ironkit.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Sequence;
import java.util.ArrayList;
import java.util.List;

/** Holds sequences to their word where they say that one element tells of all. */
final class UniformElements {

    private UniformElements() {}

    static void check(Field field) {
        if (field instanceof Group group) {
            group.children().forEach(UniformElements::check);
        } else if (field instanceof Sequence sequence) {
            long end = sequence.range().offset();
            for (int i = 0; i < sequence.count(); i++) {
                Field element = sequence.element().apply(i);
                if (sequence.uniform()) {
                    assertThat(fields(element))
                            .as("%s[%d]", sequence.name(), i)
                            .isEqualTo(fields(sequence.element().apply(0)));
                    assertThat(element.range().offset())
                            .as("%s[%d]", sequence.name(), i)
                            .isEqualTo(end);
                    end = element.range().end();
                }
                check(element);
            }
        }
    }

    /** The names, roles and sizes of all values. */
    private static List<String> fields(Field element) {
        List<String> fields = new ArrayList<>();
        ByteMap.forEachLeaf(
                element,
                (path, leaf) -> fields.add(
                        path + " " + leaf.role() + " " + leaf.stored().length()));
        return fields;
    }
}

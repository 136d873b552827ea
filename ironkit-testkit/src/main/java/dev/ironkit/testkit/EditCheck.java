package dev.ironkit.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.format.Format;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.ToIntFunction;

/**
 * Holds that an edit changes what it names and nothing else.
 *
 * @param format the format
 * @param parts the parts of a model by name, as views into its image
 * @param alignment what the offset of a part has to be a multiple of
 * @param <T> the model
 */
record EditCheck<T>(
        Format<T> format, BiFunction<T, ByteView, Map<String, ByteView>> parts, ToIntFunction<String> alignment) {

    void run(Edit<T> edit) {
        ByteView before = edit.sample().bytes();
        T model = decoded(edit.sample(), before, Problems.tolerant());
        ByteView after = RoundTrip.encoded(format, edit.change().apply(model));

        assertThat(after).as("the edit has to change something").isNotEqualTo(before);
        Problems problems = edit.sample().strict() ? Problems.strict() : Problems.tolerant();
        T changed = decoded(edit.sample(), after, problems);
        assertThat(RoundTrip.encoded(format, changed))
                .as("the result has to come back")
                .isEqualTo(after);
        assertThat(ByteMap.of(format.describe(changed, after), after.range()).unowned())
                .as("bytes of the result nobody owns")
                .isEmpty();
        compare(edit, parts.apply(model, before), parts.apply(changed, after));
    }

    private T decoded(Sample sample, ByteView bytes, Problems problems) {
        return format.decode(bytes, sample.attributes(), problems);
    }

    private void compare(Edit<T> edit, Map<String, ByteView> before, Map<String, ByteView> after) {
        Set<String> names = new TreeSet<>(before.keySet());
        names.addAll(after.keySet());
        for (String name : names) {
            ByteView now = after.get(name);
            if (!edit.mayChange(name)) {
                assertThat(before).as("parts before the edit").containsKey(name);
                assertThat(after).as("parts after the edit").containsKey(name);
                assertThat(now.mismatch(before.get(name)))
                        .as("%s changed; %s", name, HexText.difference(before.get(name), now))
                        .isNegative();
            }
            if (now != null) {
                assertThat(now.origin() % alignment.applyAsInt(name))
                        .as("%s lies at %#x, which is not aligned", name, now.origin())
                        .isZero();
            }
        }
        assertThat(names.stream().anyMatch(name -> !edit.mayChange(name)))
                .as("an edit that may change everything shows nothing")
                .isTrue();
    }
}

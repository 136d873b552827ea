package dev.ironkit.convert.importing.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.diagnostic.RefusedException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** What a merge says. */
final class Said {

    private Said() {}

    static void says(MergedModel merged, MergeProblem problem, String... words) {
        assertThat(merged.report().notes())
                .filteredOn(note -> note.code() == problem)
                .isNotEmpty()
                .anySatisfy(note -> assertThat(note.message()).contains(words));
    }

    static void saysNothing(MergedModel merged) {
        assertThat(merged.report().notes()).isEmpty();
    }

    static void refuses(MergeProblem problem, String words, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused -> assertThat(refused.diagnostic().code()).isEqualTo(problem))
                .hasMessageContaining(words);
    }
}

package dev.ironkit.convert.importing.merge;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.importing.merge.MergeReport.KeptPart;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What is said and counted while a model is merged. */
final class MergeNotes {

    private final Problems problems;
    private final List<Diagnostic> said = new ArrayList<>();
    private final List<KeptPart> kept = new ArrayList<>();
    private final Map<MergeChange, Integer> counts = new EnumMap<>(MergeChange.class);

    MergeNotes(Problems problems) {
        this.problems = problems;
    }

    void say(MergeProblem problem, Object... details) {
        Diagnostic found = Diagnostic.of(problem, problems.path(), details);
        if (said.size() < Problems.KEPT_PER_CODE) {
            said.add(found);
        }
        problems.add(found);
    }

    RefusedException refuse(ProblemCode problem, Object... details) {
        return new RefusedException(problem, problems.path(), details);
    }

    /** Does what may be refused; a refusal then names the part it is about. */
    void attempt(String title, Runnable edit) {
        try {
            edit.run();
        } catch (RefusedException e) {
            if (e.diagnostic().code() instanceof MergeProblem) {
                throw e;
            }
            throw refuse(MergeProblem.REFUSED, title, e.getMessage());
        } catch (IllegalArgumentException e) {
            throw refuse(MergeProblem.REFUSED, title, String.valueOf(e.getMessage()));
        }
    }

    /** Takes down what did not come back and stays. */
    void keep(KeptPart.Kind kind, String name) {
        kept.add(new KeptPart(kind, name));
    }

    List<KeptPart> kept() {
        return Collections.unmodifiableList(kept);
    }

    void count(MergeChange change, int more) {
        if (more > 0) {
            counts.merge(change, more, Integer::sum);
        }
    }

    Map<MergeChange, Integer> counts() {
        return Collections.unmodifiableMap(counts);
    }

    List<Diagnostic> said() {
        return Collections.unmodifiableList(said);
    }
}

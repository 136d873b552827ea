package dev.ironkit.validate.report;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.validate.Finding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How often a rule was broken.
 *
 * @param code the rule
 * @param severity the most serious finding of it
 * @param count how many findings, counted ones included
 * @param files in how many files
 */
record RuleTally(ProblemCode code, Severity severity, long count, long files) {

    /** The rules that were broken: the most serious first, then the most frequent. */
    static List<RuleTally> of(Report report) {
        Map<String, RuleTally> tallies = new TreeMap<>();
        for (CheckedFile.Checked file : report.checked()) {
            Map<String, RuleTally> here = new TreeMap<>();
            for (Finding finding : file.validation().findings()) {
                add(here, finding.problem().code(), finding.problem().severity(), 1, 1);
            }
            file.validation().more().forEach((code, count) -> add(here, code, code.strict(), count, 1));
            here.values().forEach(tally -> add(tallies, tally.code(), tally.severity(), tally.count(), 1));
        }
        List<RuleTally> sorted = new ArrayList<>(tallies.values());
        sorted.sort(Comparator.comparing(RuleTally::severity)
                .thenComparing(Comparator.comparingLong(RuleTally::count).reversed()));
        return sorted;
    }

    private static void add(
            Map<String, RuleTally> tallies, ProblemCode code, Severity severity, long count, long files) {
        RuleTally known = tallies.get(code.id());
        tallies.put(
                code.id(),
                known == null
                        ? new RuleTally(code, severity, count, files)
                        : new RuleTally(
                                code,
                                severity.atLeast(known.severity()) ? severity : known.severity(),
                                known.count() + count,
                                known.files() + files));
    }
}

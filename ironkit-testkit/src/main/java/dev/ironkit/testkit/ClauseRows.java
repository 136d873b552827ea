package dev.ironkit.testkit;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;

/** Which clauses of a test with rows want a row that is not there, or do not say which one they want. */
final class ClauseRows {

    /** Up to so many clauses a reader sees at a glance what belongs to what. */
    static final int MOST = 4;

    private ClauseRows() {}

    /**
     * {@return the clauses of the method that no row shows}
     *
     * @param names the names of the rows that succeeded
     */
    static Set<String> missing(Method method, Collection<String> names) {
        Clause[] all = method.getAnnotationsByType(Clause.class);
        int count = Arrays.stream(all).mapToInt(clause -> clause.value().length).sum();
        Set<String> missing = new TreeSet<>();
        for (Clause clause : all) {
            boolean untold = clause.rows().length == 0 && count > MOST;
            boolean there =
                    Arrays.stream(clause.rows()).allMatch(row -> names.stream().anyMatch(name -> name.contains(row)));
            if (untold || !there) {
                missing.addAll(Arrays.asList(clause.value()));
            }
        }
        return missing;
    }
}

package dev.ironkit.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What {@code docs/coverage.md} says.
 *
 * @param clauses the ids of its tables
 * @param open those of them that it admits no test shows yet
 */
record CoveragePage(List<String> clauses, Set<String> open) {

    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([^`]+)` \\| (.+) \\|$");
    private static final String OPEN = "## Not shown yet";

    CoveragePage {
        clauses = List.copyOf(clauses);
    }

    static CoveragePage of(String text) {
        int open = text.indexOf(OPEN);
        return new CoveragePage(
                ids(open < 0 ? text : text.substring(0, open)),
                new TreeSet<>(open < 0 ? List.of() : ids(text.substring(open))));
    }

    private static List<String> ids(String text) {
        List<String> ids = new ArrayList<>();
        Matcher row = ROW.matcher(text);
        while (row.find()) {
            ids.add(row.group(1));
        }
        return ids;
    }
}

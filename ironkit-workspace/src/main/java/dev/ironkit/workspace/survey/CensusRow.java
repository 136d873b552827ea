package dev.ironkit.workspace.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A row of the census: what is counted, and what others have counted in installs of theirs.
 *
 * @param section what it is about
 * @param title what it says
 * @param scope the only file that is looked at, by its name; empty for all
 * @param subject a kind, a field of a kind, or the name of a total
 * @param measure how it is counted
 * @param seen what is commonly seen, by edition, in the order of {@link #EDITIONS}; empty where nobody has said
 */
public record CensusRow(
        String section, String title, String scope, String subject, Measure measure, List<String> seen) {

    /** The installs whose figures were published: the first part, the second part, another edition of the first. */
    public static final List<String> EDITIONS = List.of("P1", "P2", "628");

    private static final int FIXED_COLUMNS = 5;
    private static final String NONE = "-";

    public CensusRow {
        seen = List.copyOf(seen);
    }

    /** A row as it stands in the table of rows. */
    static CensusRow parse(String line) {
        String[] cells = line.split("\\s*\\|\\s*", -1);
        List<String> seen = new ArrayList<>();
        for (int i = 0; i < EDITIONS.size(); i++) {
            int at = FIXED_COLUMNS + i;
            seen.add(at < cells.length && !cells[at].equals(NONE) ? cells[at] : "");
        }
        return new CensusRow(
                cells[0], cells[1], cells[2].equals(NONE) ? "" : cells[2], cells[3], Measure.of(cells[4]), seen);
    }

    /** The field it asks about; nothing where it counts assets or is a total. */
    Optional<FieldQuery> query() {
        return measure != Measure.TOTAL && subject.indexOf('.') >= 0
                ? Optional.of(FieldQuery.parse(subject))
                : Optional.empty();
    }
}

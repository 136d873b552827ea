package dev.ironkit.workspace.diff;

import java.util.List;
import java.util.Optional;

/**
 * What became of one file or entry.
 *
 * @param change what became of it
 * @param moved whether it has another place among the others
 * @param otherContent whether it is on both sides and its content is not the same
 * @param a it on the first side; empty where it was added
 * @param b it on the second side; empty where it was removed
 * @param fields what the directory says differently
 * @param bytes which bytes of its content differ, where that was asked for
 * @param content which fields of its content differ, where that was asked for and they are known
 * @param inside what differs in it, where it is an archive or a folder
 */
public record Difference(
        Change change,
        boolean moved,
        boolean otherContent,
        Optional<Side> a,
        Optional<Side> b,
        List<FieldChange> fields,
        Optional<ByteDifference> bytes,
        Optional<ContentDifference> content,
        Optional<Comparison> inside) {

    public Difference {
        fields = List.copyOf(fields);
    }

    static Difference removed(Side a) {
        return new Difference(
                Change.REMOVED,
                false,
                false,
                Optional.of(a),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    static Difference added(Side b) {
        return new Difference(
                Change.ADDED,
                false,
                false,
                Optional.empty(),
                Optional.of(b),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** {@return the side it is on, the first where it is on both} */
    public Side side() {
        return a.or(() -> b).orElseThrow();
    }
}

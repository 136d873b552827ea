package dev.ironkit.workspace;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Names a user may have meant. */
public final class SimilarNames {

    private static final int MOST = 3;

    private SimilarNames() {}

    static String hint(Container container, Address.Step step) {
        if (!(step instanceof Address.Step.Name wanted)) {
            return "it has " + container.entries().size() + " entries";
        }
        List<String> near = nearest(
                Workspace.display(wanted.name()),
                container.entries().stream().map(entry -> Workspace.display(entry.name())));
        return near.isEmpty() ? "no name in it is similar" : "similar: " + String.join(", ", near);
    }

    /** {@return the names that differ from the wanted one by few letters, nearest first} */
    public static List<String> nearest(String wanted, Stream<String> names) {
        String folded = wanted.toLowerCase(Locale.ROOT);
        int tolerated = Math.max(2, folded.length() / 3);
        record Near(String name, int distance) {}
        return names.distinct()
                .map(name -> new Near(name, distance(folded, name.toLowerCase(Locale.ROOT))))
                .filter(near -> near.distance() <= tolerated
                        || near.name().toLowerCase(Locale.ROOT).contains(folded))
                .sorted(Comparator.comparingInt(Near::distance).thenComparing(Near::name))
                .limit(MOST)
                .map(Near::name)
                .toList();
    }

    /** The number of letters to insert, drop or change to get from one word to the other. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}

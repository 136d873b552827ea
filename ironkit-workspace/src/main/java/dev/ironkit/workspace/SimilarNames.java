package dev.ironkit.workspace;

import dev.ironkit.format.archive.Archive;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Names a user may have meant. */
public final class SimilarNames {

    private static final int MOST = 3;

    /** How many files of a folder are looked at. */
    private static final int MOST_FILES = 10_000;

    private SimilarNames() {}

    static String hint(Archive container, Address.Step step) {
        if (!(step instanceof Address.Step.Name wanted)) {
            return "it has " + container.count() + " entries";
        }
        List<String> near = nearest(
                Workspace.display(wanted.name()),
                container.directory().stream().map(entry -> Workspace.display(entry.name())));
        return near.isEmpty() ? "it has no similar name" : "similar: " + String.join(", ", near);
    }

    /** {@return what is said of the files beside one that is not there; empty where none is called nearly the same} */
    static String beside(Path missing) {
        Path folder = missing.toAbsolutePath().normalize().getParent();
        if (missing.getFileName() == null || folder == null) {
            return "";
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<String> near = nearest(
                    missing.getFileName().toString(),
                    files.limit(MOST_FILES).map(file -> file.getFileName().toString()));
            return near.isEmpty() ? "" : "; similar: " + String.join(", ", near);
        } catch (IOException | UncheckedIOException e) {
            // The folder is not there either, or may not be looked into.
            return "";
        }
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

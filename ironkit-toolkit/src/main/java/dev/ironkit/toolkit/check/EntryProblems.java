package dev.ironkit.toolkit.check;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.validate.Finding;
import dev.ironkit.validate.Validation;
import dev.ironkit.validate.Validator;
import dev.ironkit.workspace.Located;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What is wrong with the content of the entries of an archive, whatever their depth, as the validator sees it.
 *
 * @param entries how many entries of the archive itself something is wrong with
 * @param counts how many findings there are of each severity
 * @param complete not where there are more findings than are kept
 */
public record EntryProblems(int entries, Map<Severity, Integer> counts, boolean complete) {

    /** The problems of an archive's entries, without those that its directory already has. */
    public static EntryProblems of(Located archive, Validator validator, Problems own) {
        Validation found = archive.kindIsForced() && validator.knows(archive.kind())
                ? validator.validateAs(archive.kind(), archive.bytes(), archive.attributes(), archive.path())
                : validator.validate(archive.bytes(), archive.attributes(), archive.path());
        Set<String> known = new TreeSet<>();
        own.all().forEach(problem -> known.add(identity(problem)));
        String inside = archive.path().text() + "!/";
        Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
        Set<String> entries = new TreeSet<>();
        for (Finding finding : found.findings()) {
            Diagnostic problem = finding.problem();
            String path = problem.path().text();
            if (path.startsWith(inside) && !known.contains(identity(problem))) {
                counts.merge(problem.severity(), 1, Integer::sum);
                entries.add(path.substring(inside.length()).split("!/|\\?", 2)[0]);
            }
        }
        return new EntryProblems(entries.size(), counts, found.more().isEmpty());
    }

    private static String identity(Diagnostic problem) {
        return problem.code().id() + " " + problem.path() + " " + problem.range();
    }

    /** The words for people: empty where nothing is wrong. */
    public String text(int all) {
        return counts.isEmpty()
                ? ""
                : (complete ? "" : "at least ") + words(counts) + " in " + entries + " of "
                        + Printable.count(all, "entry", "entries");
    }

    /** How many there are of each severity, in words. */
    public static String words(Map<Severity, Integer> counts) {
        return counts.entrySet().stream()
                .map(one -> one.getValue() + " " + one.getKey().word())
                .collect(Collectors.joining(", "));
    }

    public void write(JsonWriter out) {
        out.name("inside").inlineObject().field("entriesWithProblems", entries);
        for (Severity severity : Severity.values()) {
            out.field(severity.word(), counts.getOrDefault(severity, 0));
        }
        out.field("complete", complete).end();
    }
}

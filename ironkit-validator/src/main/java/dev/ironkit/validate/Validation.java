package dev.ironkit.validate;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.format.msh.file.MshFormat;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What was looked at in one asset, and what was found.
 *
 * @param archives the archives and other assets, the outermost first, each before those inside it
 * @param findings what was found, archive by archive
 * @param more how many findings of a rule were counted and not kept
 */
public record Validation(List<CheckedArchive> archives, List<Finding> findings, Map<ProblemCode, Integer> more) {

    public Validation {
        archives = List.copyOf(archives);
        findings = List.copyOf(findings);
        more = Collections.unmodifiableMap(new LinkedHashMap<>(more));
    }

    /** {@return how many archives were looked into} */
    public long archiveCount() {
        return archives.stream().filter(CheckedArchive::isArchive).count();
    }

    /** {@return how many assets were looked at that are no archives} */
    public long assetCount() {
        return archives.size() - archiveCount();
    }

    /** {@return how many entries the archives have together} */
    public long entries() {
        return archives.stream().mapToLong(CheckedArchive::entries).sum();
    }

    /** {@return how many findings have this severity, counted ones included} */
    public long count(Severity severity) {
        long kept = findings.stream()
                .filter(finding -> finding.problem().severity() == severity)
                .count();
        long counted = more.entrySet().stream()
                .filter(rule -> rule.getKey().strict() == severity)
                .mapToLong(Map.Entry::getValue)
                .sum();
        return kept + counted;
    }

    /** {@return whether there is a finding of this severity or a more serious one} */
    public boolean reaches(Severity least) {
        for (Severity severity : Severity.values()) {
            if (severity.atLeast(least) && count(severity) > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@return the same with the findings of some rules only}
     *
     * <p>What ended a reading stays where it keeps a wanted rule from being asked: what cannot be read cannot be said to keep the rules of its
     * format, an archive not those of anything it may hold. What was asked about itself is always told.
     */
    public Validation only(Predicate<ProblemCode> wanted) {
        Map<ProblemCode, Integer> counted = new LinkedHashMap<>(more);
        counted.keySet().removeIf(wanted.negate());
        return new Validation(
                archives,
                findings.stream()
                        .filter(finding -> wanted.test(finding.problem().code())
                                || (finding.endsReading() && hides(archives.get(finding.archive()), wanted)))
                        .toList(),
                counted);
    }

    /** Whether a wanted rule might be broken in what could not be read. */
    private static boolean hides(CheckedArchive unread, Predicate<ProblemCode> wanted) {
        return unread.parent() < 0
                || unread.isArchive()
                // A model is an archive, and may hold anything beside its tables.
                || unread.format().equals(MshFormat.MSH.name())
                || Rules.all().stream().anyMatch(rule -> Rules.covers(unread.format(), rule) && wanted.test(rule));
    }

    /** {@return the same with at most so many findings; the others are counted} */
    public Validation keeping(int most) {
        if (findings.size() <= most) {
            return this;
        }
        Map<ProblemCode, Integer> counted = new LinkedHashMap<>(more);
        findings.subList(most, findings.size())
                .forEach(finding -> counted.merge(finding.problem().code(), 1, Integer::sum));
        return new Validation(archives, findings.subList(0, most), counted);
    }
}

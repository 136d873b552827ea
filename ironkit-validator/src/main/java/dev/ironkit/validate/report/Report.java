package dev.ironkit.validate.report;

import dev.ironkit.base.diagnostic.Severity;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A run over files.
 *
 * @param tool the name of the tool
 * @param version its version
 * @param exitCode what the run answers
 * @param failOn the least serious finding that makes it fail
 * @param files what became of each file, in the order they were given
 * @param known how many findings were left out because they are known; -1 where nothing is known
 */
public record Report(String tool, String version, int exitCode, Severity failOn, List<CheckedFile> files, long known) {

    public Report {
        files = List.copyOf(files);
    }

    /** A run that knows of nothing beforehand. */
    public Report(String tool, String version, int exitCode, Severity failOn, List<CheckedFile> files) {
        this(tool, version, exitCode, failOn, files, -1);
    }

    /** {@return the files that were looked into} */
    public List<CheckedFile.Checked> checked() {
        return only(CheckedFile.Checked.class);
    }

    /** {@return the files there are no rules for} */
    public List<CheckedFile.Skipped> skipped() {
        return only(CheckedFile.Skipped.class);
    }

    /** {@return the files that could not be opened} */
    public List<CheckedFile.Failed> failed() {
        return only(CheckedFile.Failed.class);
    }

    /** {@return how many findings have this severity, counted ones included} */
    public long count(Severity severity) {
        return checked().stream()
                .mapToLong(file -> file.validation().count(severity))
                .sum();
    }

    /** {@return how many archives were looked into, nested ones included} */
    public long archives() {
        return checked().stream()
                .mapToLong(file -> file.validation().archiveCount())
                .sum();
    }

    /** {@return how many assets were looked at that are no archives} */
    public long assets() {
        return checked().stream()
                .mapToLong(file -> file.validation().assetCount())
                .sum();
    }

    /** {@return how many entries they have} */
    public long entries() {
        return checked().stream().mapToLong(file -> file.validation().entries()).sum();
    }

    /** {@return how many entries are of which type that nobody has explained} */
    public SortedMap<String, Integer> unexplained() {
        SortedMap<String, Integer> types = new TreeMap<>();
        checked().stream()
                .flatMap(file -> file.validation().archives().stream())
                .forEach(archive ->
                        archive.unexplained().forEach((type, count) -> types.merge(type, count, Integer::sum)));
        return types;
    }

    /** {@return how many bytes the files that were looked into have} */
    public long bytes() {
        return checked().stream().mapToLong(CheckedFile.Checked::size).sum();
    }

    private <T extends CheckedFile> List<T> only(Class<T> outcome) {
        return files.stream().filter(outcome::isInstance).map(outcome::cast).toList();
    }
}

package dev.ironkit.toolkit;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.validate.Finding;
import dev.ironkit.validate.report.CheckedFile;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is wrong with the files of a {@link Game}.
 *
 * @param files what was found, file by file; also those that cannot be read or have no rules
 */
public record GameCheck(List<CheckedFile> files) {

    public GameCheck {
        files = List.copyOf(files);
    }

    /** {@return everything that was found, file by file} */
    public List<Diagnostic> findings() {
        return files.stream().flatMap(GameCheck::findings).toList();
    }

    /** {@return whether nothing is an error} */
    public boolean isSound() {
        return findings().stream().noneMatch(found -> found.severity() == Severity.ERROR);
    }

    private static Stream<Diagnostic> findings(CheckedFile file) {
        if (file instanceof CheckedFile.Checked checked) {
            return checked.validation().findings().stream().map(Finding::problem);
        }
        return file instanceof CheckedFile.Failed failed ? Stream.of(failed.reason()) : Stream.empty();
    }
}

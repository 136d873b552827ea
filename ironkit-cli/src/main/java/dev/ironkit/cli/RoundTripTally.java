package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import java.util.ArrayList;
import java.util.List;

/** Adds up round trips. */
final class RoundTripTally {

    private final List<VerifiedFile> files = new ArrayList<>();

    void add(VerifiedFile file) {
        files.add(file);
    }

    List<VerifiedFile> files() {
        return files;
    }

    List<Diagnostic> problems() {
        return files.stream().flatMap(file -> file.problems().stream()).toList();
    }

    long archives() {
        return files.stream()
                .mapToLong(file -> file.trip() == null ? 0 : file.trip().archives())
                .sum();
    }

    long identical() {
        return files.stream()
                .mapToLong(file -> file.trip() == null ? 0 : file.trip().identical())
                .sum();
    }

    long entries() {
        return files.stream()
                .mapToLong(file -> file.trip() == null ? 0 : file.trip().entries())
                .sum();
    }

    long bytes() {
        return files.stream()
                .mapToLong(file -> file.trip() == null ? 0 : file.size())
                .sum();
    }

    long verified() {
        return files.stream().filter(file -> file.trip() != null).count();
    }

    long skipped() {
        return count(VerifiedFile.Status.SKIPPED);
    }

    long failed() {
        return count(VerifiedFile.Status.FAILED);
    }

    private long count(VerifiedFile.Status status) {
        return files.stream().filter(file -> file.status() == status).count();
    }

    /** Whether there was nothing that could be verified, nor anything that failed. */
    boolean hasNothing() {
        return skipped() == files.size();
    }

    int exitCode() {
        boolean undecodable = files.stream()
                .filter(file -> file.status() == VerifiedFile.Status.FAILED)
                .anyMatch(file -> file.problems().stream().anyMatch(Failures::isUndecodable));
        if (undecodable || count(VerifiedFile.Status.DIFFERENT) > 0) {
            return ExitCode.NO;
        }
        return failed() == 0 ? ExitCode.DONE : verified() == 0 ? ExitCode.NO_INPUT : ExitCode.PARTLY;
    }

    String summary() {
        boolean all = identical() == archives();
        String rest = (skipped() > 0 ? "; " + Printable.count(skipped(), "file", "files") + " skipped" : "")
                + (failed() > 0 ? "; " + Printable.count(failed(), "file", "files") + " not opened" : "");
        return "roundtrip " + identical() + " of " + Printable.count(archives(), "archive", "archives") + ", "
                + Printable.count(entries(), "entry", "entries") + ", " + Printable.size(bytes()) + ": "
                + (archives() == 0 ? "nothing verified" : all ? "identical" : "not identical") + rest;
    }
}

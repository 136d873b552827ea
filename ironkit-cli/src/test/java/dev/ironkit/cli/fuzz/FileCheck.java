package dev.ironkit.cli.fuzz;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** A command changes the files it was told to, and no others; and what it says of that is true. */
final class FileCheck implements Check {

    private static final Pattern TEMPORARY = Pattern.compile("\\.ironkit-\\d+-\\d+\\.tmp$");

    private static final Set<String> WRITE =
            Set.of("add", "convert", "demo", "extract", "mv", "pack", "recompute", "render", "replace", "rm", "set");

    /** These write one thing, or nothing where they fail. */
    private static final Set<String> ALL_OR_NOTHING = Set.of("add", "mv", "recompute", "rm", "set", "replace");

    @Override
    public void look(Trial trial, Consumer<Finding> found) {
        Scratch.Changes changes = trial.changes();
        if (!trial.outside().isEmpty() && trial.response().code() != 70) {
            found.accept(finding(trial, "outside", "changed outside of its folder: " + trial.outside()));
        }
        List<String> temporaries = changes.created().stream()
                .filter(path -> TEMPORARY.matcher(path).find())
                .toList();
        if (!temporaries.isEmpty()) {
            found.accept(finding(trial, "temporary", "left behind: " + temporaries));
        }
        if (!changes.removed().isEmpty()) {
            found.accept(finding(trial, "removed", "files are gone: " + changes.removed()));
        }
        if (!trial.request().hasMoreWordsElsewhere()) {
            unwanted(trial, found);
        }
        said(trial, found);
    }

    private static void unwanted(Trial trial, Consumer<Finding> found) {
        Request request = trial.request();
        Scratch.Changes changes = trial.changes();
        if (changes.isEmpty()) {
            return;
        }
        boolean writesAReport = trial.command().equals("validate")
                && !(request.values("-o").isEmpty()
                        && request.values("--write-baseline").isEmpty());
        boolean writes = WRITE.contains(trial.command()) || writesAReport;
        if (!writes || request.has("--dry-run")) {
            found.accept(finding(trial, "reading writes", "should write nothing, but there is " + changes));
            return;
        }
        if (!changes.changed().isEmpty() && !request.has("--in-place") && !request.has("--force")) {
            found.accept(finding(trial, "input changed", "nothing said that these may change: " + changes.changed()));
        }
        if (ALL_OR_NOTHING.contains(trial.command()) && trial.response().code() != 0) {
            found.accept(finding(
                    trial,
                    "failed but wrote",
                    "ends with " + trial.response().code() + ", but there is " + changes + "\n"
                            + trial.response().errText()));
        }
    }

    private static void said(Trial trial, Consumer<Finding> found) {
        String all = trial.response().errText()
                + (trial.request().wantsBytes() ? "" : trial.response().outText());
        boolean claims = all.contains("nothing was changed") || all.contains("nothing was written");
        if (claims && !trial.changes().isEmpty()) {
            found.accept(finding(
                    trial, "nothing was changed", "that is said, but there is " + trial.changes() + "\n" + all));
        }
    }

    private static Finding finding(Trial trial, String what, String detail) {
        return Finding.of("files", trial.command(), what, detail);
    }
}

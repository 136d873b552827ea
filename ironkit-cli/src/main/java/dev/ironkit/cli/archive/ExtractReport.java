package dev.ironkit.cli.archive;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.format.NestingProblem;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Table;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.extract.Extraction;
import dev.ironkit.workspace.extract.TargetFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What an extraction did, or would do. */
final class ExtractReport {

    private record Archive(
            String address, Path folder, Path manifest, boolean complete, int extracted, int failed, long bytes) {}

    private record Entry(
            String address, int index, Path path, boolean isFolder, long size, String sha256, boolean ok) {}

    private final Path target;
    private final boolean isPlan;
    private final List<Archive> archives = new ArrayList<>();
    private final List<Entry> entries = new ArrayList<>();
    private final List<String> skipped = new ArrayList<>();
    private int leftWhole;

    ExtractReport(Path target, boolean isPlan) {
        this.target = target;
        this.isPlan = isPlan;
    }

    /** A file that is no archive. */
    void skipped(Address address) {
        skipped.add(address.root());
    }

    void planned(Extraction.Subject subject, Extraction extraction, TargetFolder folder) {
        for (int index : extraction.wanted()) {
            var entry = extraction.entry(index);
            String address =
                    subject.path().entry(subject.container().segment(index)).text();
            Path path = folder.path().resolve(extraction.fileName(index));
            entries.add(new Entry(address, index, path, false, entry.size(), "", entry.usable()));
        }
        boolean complete = extraction.wanted().size() == subject.container().count();
        archives.add(new Archive(
                subject.path().text(),
                folder.path(),
                folder.path().resolve("manifest.json"),
                complete,
                extraction.wanted().size(),
                0,
                extraction.bytes()));
    }

    void extracted(Extraction.Subject subject, TargetFolder folder, Extraction.Result result) {
        int before = entries.size();
        result.items().forEach(this::add);
        List<Entry> mine = entries.subList(before, entries.size());
        archives.add(new Archive(
                subject.path().text(),
                folder.path(),
                result.manifest(),
                result.isComplete(),
                (int) mine.stream().filter(Entry::ok).count(),
                (int) mine.stream().filter(entry -> !entry.ok()).count(),
                mine.stream()
                        .filter(entry -> entry.ok() && !entry.isFolder())
                        .mapToLong(Entry::size)
                        .sum()));
    }

    private void add(Extraction.Item item) {
        boolean isNested = item.findings().stream().anyMatch(found -> found.code() instanceof NestingProblem);
        leftWhole += isNested && item.outcome() == Extraction.Outcome.FILE ? 1 : 0;
        boolean isFolder = item.outcome() == Extraction.Outcome.FOLDER;
        entries.add(new Entry(
                item.path().text(), item.index(), item.target(), isFolder, item.size(), item.sha256(), item.isDone()));
        item.inside().forEach(this::add);
    }

    String summary(boolean isEmpty, boolean interrupted) {
        if (isEmpty) {
            return "nothing to extract" + leftAlone();
        }
        int done = archives.stream().mapToInt(Archive::extracted).sum();
        int failed = archives.stream().mapToInt(Archive::failed).sum();
        long bytes = archives.stream().mapToLong(Archive::bytes).sum();
        String from = archives.size() == 1 ? archives.get(0).address() : archives.size() + " archives";
        return (interrupted ? "stopped: " : "") + "extracted " + Printable.count(done, "entry", "entries") + " ("
                + Printable.size(bytes) + ") from " + Printable.oneLine(from) + " to "
                + Printable.oneLine(slashes(target))
                + (failed == 0 ? "" : "; " + Printable.count(failed, "entry", "entries") + " failed")
                + (leftWhole == 0
                        ? ""
                        : "; "
                                + Printable.count(
                                        leftWhole, "nested archive kept as a file", "nested archives kept as files"))
                + leftAlone();
    }

    private String leftAlone() {
        return skipped.isEmpty()
                ? ""
                : "; " + Printable.count(skipped.size(), "file is not an archive", "files are not archives");
    }

    void printPlan(Console console) {
        Table table = new Table(">size", "file", "entry");
        for (Entry entry : entries) {
            String file = entry.ok() ? slashes(entry.path()) : "- (unusable)";
            table.row(entry.size(), file, entry.address());
        }
        if (!entries.isEmpty()) {
            table.print(console);
        }
    }

    void printJson(Console console, int code, List<Diagnostic> problems) {
        JsonDocument.print(console, "ironkit.extract", code, problems, out -> {
            out.field("target", slashes(target)).field("dryRun", isPlan);
            out.name("archives").array();
            archives.forEach(archive -> write(archive, out));
            out.end().name("entries").array();
            entries.forEach(entry -> write(entry, out));
            out.end().name("skipped").array();
            skipped.forEach(out::value);
            out.end();
        });
    }

    private static void write(Archive archive, JsonWriter out) {
        out.object()
                .field("address", archive.address())
                .field("folder", slashes(archive.folder()))
                .field("manifest", slashes(archive.manifest()))
                .field("complete", archive.complete())
                .field("extracted", archive.extracted())
                .field("failed", archive.failed())
                .field("bytes", archive.bytes())
                .end();
    }

    private static void write(Entry entry, JsonWriter out) {
        out.object()
                .field("address", entry.address())
                .field("index", entry.index())
                .field("path", slashes(entry.path()))
                .field("kind", entry.isFolder() ? "folder" : "file")
                .field("size", entry.size());
        if (!entry.sha256().isEmpty()) {
            out.field("sha256", entry.sha256());
        }
        out.field("ok", entry.ok()).end();
    }

    private static String slashes(Path path) {
        return Address.slashed(path.toString());
    }
}

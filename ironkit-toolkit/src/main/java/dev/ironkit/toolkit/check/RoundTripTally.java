package dev.ironkit.toolkit.check;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.toolkit.Outcome;
import dev.ironkit.workspace.verify.RoundTrip;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/** Adds up round trips. */
public final class RoundTripTally {

    private final List<VerifiedFile> files = new ArrayList<>();

    /** Nothing was sent round yet. */
    public RoundTripTally() {}

    public void add(VerifiedFile file) {
        files.add(file);
    }

    public List<VerifiedFile> files() {
        return files;
    }

    public List<Diagnostic> problems() {
        return files.stream().flatMap(file -> file.problems().stream()).toList();
    }

    long archives() {
        return sum(RoundTrip.Outcome::archives);
    }

    long identical() {
        return sum(RoundTrip.Outcome::identical);
    }

    long unreadable() {
        return sum(RoundTrip.Outcome::unreadable);
    }

    long assets() {
        return sum(RoundTrip.Outcome::assets);
    }

    long identicalAssets() {
        return sum(RoundTrip.Outcome::identicalAssets);
    }

    long entries() {
        return sum(RoundTrip.Outcome::entries);
    }

    long bytes() {
        return files.stream()
                .filter(file -> file.trip() != null)
                .mapToLong(VerifiedFile::size)
                .sum();
    }

    private long sum(ToLongFunction<RoundTrip.Outcome> number) {
        return files.stream()
                .filter(file -> file.trip() != null)
                .mapToLong(file -> number.applyAsLong(file.trip()))
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
    public boolean hasNothing() {
        return skipped() == files.size();
    }

    /** How the whole ended. */
    public Outcome outcome() {
        boolean undecodable = files.stream()
                .filter(file -> file.status() == VerifiedFile.Status.FAILED)
                .anyMatch(file -> file.problems().stream().anyMatch(Failure::isUndecodable));
        if (undecodable || count(VerifiedFile.Status.DIFFERENT) > 0) {
            return Outcome.NO;
        }
        return failed() == 0 ? Outcome.DONE : verified() == 0 ? Outcome.NO_INPUT : Outcome.PARTLY;
    }

    public String summary() {
        List<String> parts = new ArrayList<>();
        if (archives() > 0 || assets() == 0) {
            parts.add(identical() + " of " + Printable.count(archives(), "archive", "archives"));
        }
        if (assets() > 0) {
            parts.add(identicalAssets() + " of " + Printable.count(assets(), "other asset", "other assets"));
        }
        if (archives() > 0 || assets() == 0) {
            parts.add(Printable.count(entries(), "entry", "entries"));
        }
        parts.add(Printable.size(bytes()));
        return "roundtrip " + String.join(", ", parts) + ": " + String.join("; ", verdicts());
    }

    private List<String> verdicts() {
        List<String> parts = new ArrayList<>();
        long all = archives() + assets();
        long different = all - identical() - identicalAssets() - unreadable();
        if (all == 0) {
            parts.add("nothing verified");
        } else if (identical() + identicalAssets() == all) {
            parts.add("identical");
        }
        if (different > 0) {
            parts.add(different + " different");
        }
        if (unreadable() > 0) {
            parts.add(unreadable() + " unreadable");
        }
        if (skipped() > 0) {
            parts.add(Printable.count(skipped(), "file", "files") + " skipped");
        }
        if (failed() > 0) {
            parts.add(Printable.count(failed(), "file", "files") + " not opened");
        }
        return parts;
    }

    /** Writes all of it. */
    public void write(JsonWriter out) {
        out.field("check", "roundtrip");
        out.name("summary")
                .object()
                .field("files", verified())
                .field("archives", archives())
                .field("identical", identical())
                .field("unreadable", unreadable())
                .field("assets", assets())
                .field("identicalAssets", identicalAssets())
                .field("entries", entries())
                .field("bytes", bytes())
                .field("skipped", skipped())
                .field("failed", failed())
                .end();
        out.name("files").array();
        files.forEach(file -> file.write(out));
        out.end();
    }
}

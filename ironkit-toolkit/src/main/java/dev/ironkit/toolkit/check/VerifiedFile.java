package dev.ironkit.toolkit.check;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.workspace.verify.RoundTrip;
import java.util.List;
import java.util.Locale;

/**
 * What became of one file in a round trip.
 *
 * @param path its address
 * @param status how it went
 * @param size how many bytes it has
 * @param trip the round trip; null where there was none
 * @param problems what is to be said about it
 */
public record VerifiedFile(
        AssetPath path, Status status, long size, RoundTrip.Outcome trip, List<Diagnostic> problems) {

    /** How it went. */
    enum Status {
        /** All archives and assets came back byte for byte. */
        IDENTICAL,
        /** At least one did not, or could not be read. */
        DIFFERENT,
        /** It is nothing that can be written. */
        SKIPPED,
        /** It could not be opened. */
        FAILED
    }

    public VerifiedFile {
        problems = List.copyOf(problems);
    }

    static VerifiedFile of(AssetPath path, long size, RoundTrip.Outcome trip) {
        Status status = trip.isIdentical() ? Status.IDENTICAL : Status.DIFFERENT;
        return new VerifiedFile(path, status, size, trip, trip.problems());
    }

    static VerifiedFile skipped(AssetPath path, long size) {
        return new VerifiedFile(path, Status.SKIPPED, size, null, List.of());
    }

    public static VerifiedFile failed(AssetPath path, Diagnostic reason) {
        return new VerifiedFile(path, Status.FAILED, 0, null, List.of(reason));
    }

    public boolean fails() {
        return status == Status.DIFFERENT || status == Status.FAILED;
    }

    /** {@return how it went, as a word} */
    public String word() {
        return status.name().toLowerCase(Locale.ROOT);
    }

    void write(JsonWriter out) {
        out.object().field("path", path.text()).field("status", word());
        if (status != Status.FAILED) {
            out.field("size", size);
        }
        if (trip != null) {
            out.field("archives", trip.archives())
                    .field("identical", trip.identical())
                    .field("unreadable", trip.unreadable())
                    .field("assets", trip.assets())
                    .field("identicalAssets", trip.identicalAssets())
                    .field("entries", trip.entries());
        }
        out.end();
    }
}

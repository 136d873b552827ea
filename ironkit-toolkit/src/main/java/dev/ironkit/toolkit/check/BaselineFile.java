package dev.ironkit.toolkit.check;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.Version;
import dev.ironkit.validate.report.Baseline;
import dev.ironkit.validate.report.CheckedFile;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.SafeWriter;
import dev.ironkit.workspace.SaveRequest;
import dev.ironkit.workspace.Workspace;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** The files of known findings that a check reads and writes. */
public final class BaselineFile {

    private final Baseline known;
    private final Path target;
    private final boolean force;
    private final BaselineNames names;
    private final List<CheckedFile> all = new ArrayList<>();

    /**
     * Reads what is known. A file that is in the way of the new one is refused before any work is done.
     *
     * @param source the file to read, or null
     * @param newFile the file to write, or null
     * @param force whether a file that exists is replaced
     * @param names what files are called in it
     */
    public BaselineFile(String source, String newFile, boolean force, BaselineNames names) {
        this.force = force;
        this.names = names;
        this.known = source == null ? null : known(source);
        this.target = newFile == null ? null : path(newFile);
        if (target != null) {
            // Before the report is there: a result and a refusal would be two documents.
            SafeWriter.checkTarget(target, false, force);
        }
    }

    /** Refuses a new file that is read. */
    public void refuseSource() {
        if (target != null) {
            RunFiles.refuseTarget(target);
        }
    }

    private Baseline known(String source) {
        Object document = read(source);
        if (document instanceof Map<?, ?> members && members.get(Baseline.ROOT) instanceof String root) {
            return Baseline.parse(document, names.startingAt(path(source), root), UnaryOperator.identity());
        }
        return Baseline.parse(document, names.asPrinted(), BaselineNames::plain);
    }

    private static Object read(String source) {
        try (Workspace workspace = new Workspace(ReadOptions.PLAIN)) {
            ByteView bytes = workspace.mount(path(source), source).bytes();
            return JsonReader.read(new String(bytes.toByteArray(), StandardCharsets.UTF_8));
        }
    }

    private static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new UsageException("a baseline must be a file, not " + file);
        }
    }

    /** The file without its known findings; all of them go into the new baseline. */
    public CheckedFile without(CheckedFile file) {
        if (target != null) {
            all.add(file);
        }
        return known == null ? file : known.without(file);
    }

    /** How many findings were left out; -1 where none are known. */
    public long taken() {
        return known == null ? -1 : known.taken();
    }

    /**
     * Writes the new baseline, if one is wanted and everything was looked at: one about a part would take the place of what is known
     * about all.
     *
     * @param whole whether everything was looked at
     * @param notes hears how it went
     * @param warnings hears why nothing was written
     */
    public void write(boolean whole, Consumer<String> notes, Consumer<String> warnings) {
        if (known != null && known.gone() > 0) {
            notes.accept(
                    Printable.count(known.gone(), "known finding was", "known findings were") + " not found again");
        }
        if (target == null) {
            return;
        }
        if (!whole) {
            warnings.accept("no baseline was written because not every file was checked: "
                    + Printable.oneLine(target.toString()) + " is unchanged");
            return;
        }
        Baseline made = Baseline.of(all, names.written());
        SafeWriter.save(new SaveRequest(
                target,
                sink -> made.write(
                        Version.TOOL,
                        names.rootFrom(target),
                        text -> sink.bytes(text.getBytes(StandardCharsets.UTF_8))),
                written -> {},
                null,
                force,
                false));
        notes.accept("baseline: " + Printable.count(made.gone(), "finding", "findings") + " in "
                + Printable.oneLine(target.toString()));
    }
}

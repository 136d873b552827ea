package dev.ironkit.cli.edit;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import dev.ironkit.workspace.WritePlan;
import dev.ironkit.workspace.edit.EntryPlace;
import dev.ironkit.workspace.edit.FileEdit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Mixin;

/** What commands that change an archive share: all edits of one command are one write and one receipt. */
abstract class EditCommand extends ToolCommand {

    @Mixin
    WriteOptions write = new WriteOptions();

    /** The changes, by the file they are in, in the order the files were named. */
    private final Map<Path, FileEdit> edits = new LinkedHashMap<>();

    /** Gathers the changes. */
    abstract WritePlan edit(Workspace workspace, Problems problems);

    /** Whether the changes may be in several files. */
    boolean takesManyFiles() {
        return false;
    }

    /** Whether derived values of models stay as they are. */
    boolean keepsDerived() {
        return false;
    }

    /** Looks at the options before they are held against each other. */
    void begin() {}

    @Override
    public final int run() {
        begin();
        ArchiveWrite output = new ArchiveWrite(this, write);
        Problems problems = problems(Problems.Mode.STRICT);
        try (Workspace workspace = workspace()) {
            WritePlan changes = edit(workspace, problems);
            if (keepsDerived() && edits.values().stream().noneMatch(FileEdit::changesInsideModels)) {
                throw new UsageException(
                        "--keep-derived applies only to changes in a model: its fields, its tables or its"
                                + " JSON; nothing else has derived values");
            }
            if (edits.values().stream().noneMatch(FileEdit::touchesModels)) {
                refuseIdle("no model is changed", "--confirm-reading");
            }
            if (edits.size() > 1) {
                return new BatchWrite(this, write).run(List.copyOf(edits.values()), problems);
            }
            return output.run(changes, problems);
        }
    }

    /** The changes to the file of an address; where only one file is changed, a second address has to be in the same. */
    FileEdit editOf(Workspace workspace, Address address, Problems problems) {
        Path path = workspace.path(address);
        Path key = key(path);
        FileEdit known = edits.get(key);
        if (known != null) {
            return known;
        }
        if (!edits.isEmpty() && !takesManyFiles()) {
            Path other = edits.values().iterator().next().file().path();
            throw new UsageException("one command changes one file, but " + other + " and " + path
                    + " were named; run it once for each");
        }
        FileEdit edit = FileEdit.of(workspace, address, problems);
        if (write.confirmReading) {
            edit.confirmReading();
        }
        if (keepsDerived()) {
            edit.keepDerived();
        }
        edits.put(key, edit);
        return edit;
    }

    /** The same for all names of a file. */
    private static Path key(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }

    /** The entry that a text names. */
    EntryPlace entry(Workspace workspace, String text, Problems problems) {
        return entry(workspace, address(workspace, text), text, problems);
    }

    /** The entry that an address names, whatever part of it is meant. */
    EntryPlace entry(Workspace workspace, Address address, String text, Problems problems) {
        if (address.steps().isEmpty()) {
            Path path = workspace.path(address);
            if (!Files.exists(path)) {
                throw WorkspaceException.missing(path, text);
            }
            throw new UsageException("'" + text + "' is a " + (Files.isDirectory(path) ? "folder" : "file")
                    + "; expected an entry, such as 'Textures.lib!/HULL01.0'");
        }
        return editOf(workspace, address, problems).entry(address);
    }

    /** What a text means; parts of assets cannot be changed. */
    static Address address(Workspace workspace, String text) {
        return Inputs.whole(workspace, text);
    }

    @Override
    public Optional<String> advice(Diagnostic found) {
        if (found.code() == IoProblem.TARGET_EXISTS || found.code() == IoProblem.TARGET_IS_SOURCE) {
            return Optional.of("  note: --in-place changes the file itself and keeps a backup");
        }
        boolean readable = common.read == null && found.code().tolerant() != Severity.ERROR;
        return readable && found.severity() == Severity.ERROR
                ? Optional.of(
                        "  note: archives to be changed are read strictly; --read tolerant changes this one despite its damage")
                : Optional.empty();
    }
}

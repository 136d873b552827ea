package dev.ironkit.workspace;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;
import java.util.List;

/** What can go wrong between the tool and the disk. */
public enum IoProblem implements ProblemCode {
    MISSING(
            "io.missing",
            Severity.ERROR,
            "The file or folder an address names must exist.",
            "no such file or folder{0}",
            "Check the path; relative paths start at the current folder."),
    NO_GAME(
            "io.no-game",
            Severity.ERROR,
            "An address that starts with game: needs a game folder.",
            "no game folder is configured",
            "Use --game DIR, set IRONKIT_GAME, or put game=DIR into the config file that ironkit doctor names."),
    NO_ENTRY(
            "io.no-entry",
            Severity.ERROR,
            "The entry an address names must exist in its archive.",
            "the archive has no entry {0}",
            "ironkit ls shows the entries; {1}"),
    NO_TYPE(
            "io.no-type",
            Severity.ERROR,
            "The type of an entry must be a number or four characters.",
            "{0}",
            "Write type:8 for a table of a model, type:Texm for an entry; ls -l shows the types."),
    NOT_ARCHIVE(
            "io.not-archive",
            Severity.ERROR,
            "Only an archive can contain the entry an address names.",
            "not an archive, so it has no entry {0}",
            "ironkit info shows what it is."),
    NO_ENTRIES(
            "io.no-entries",
            Severity.ERROR,
            "Entries can only be added, removed and changed in an archive.",
            "not an archive: {0}",
            "ironkit info shows what it is."),
    UNKNOWN_KIND(
            "io.unknown-kind",
            Severity.ERROR,
            "The content must be of a known kind.",
            "unrecognised content ({0})",
            "If it is a loose payload, give its kind: --as mat0, wear, fxid, pal, msh, texm or raw."),
    TOO_LARGE(
            "io.too-large",
            Severity.ERROR,
            "A file must be smaller than 2 GiB.",
            "the file has {0} bytes; the limit is 2147483647",
            "No format of the engine allows larger files."),
    HELD(
            "io.held",
            Severity.ERROR,
            "Data that is held in memory as a whole, such as stdin and sidecar files, must not be larger than an asset.",
            "the data is larger than {0} MiB",
            "Name a file instead of stdin; a sidecar file of that size is damaged."),
    MEMORY(
            "io.memory",
            Severity.ERROR,
            "The data must fit into memory.",
            "not enough memory; the limit is {0} MB",
            "Raise the limit, for example with IRONKIT_JAVA_OPTS=-Xmx2g; in a batch, --threads 1 needs less memory."),
    READ(
            "io.read",
            Severity.ERROR,
            "A file must be readable.",
            "reading failed: {0}",
            "Check access rights and the disk."),
    TARGET_EXISTS(
            "io.target-exists",
            Severity.ERROR,
            "A new file must not replace an existing one.",
            "the target already exists",
            "Choose another name, or use --force to overwrite it."),
    TARGET_IS_SOURCE(
            "io.target-is-source",
            Severity.ERROR,
            "The output must not be an input file.",
            "the target is an input file of this command",
            "Choose another name."),
    TARGET_TWICE(
            "io.target-twice",
            Severity.ERROR,
            "A command must not write the same file twice.",
            "this command has already written that file",
            "Choose another name for one of the outputs."),
    TARGET_KIND(
            "io.target-kind",
            Severity.ERROR,
            "The output must be a regular file.",
            "the target is {0}; only a file can be replaced",
            "Choose another name."),
    TARGET_FOLDER(
            "io.target-folder",
            Severity.ERROR,
            "A command with several outputs needs a folder.",
            "this is a file, but a folder is needed",
            "Choose another name; a missing folder is created."),
    NO_FOLDER(
            "io.no-folder",
            Severity.ERROR,
            "The output folder must exist or be creatable.",
            "{0} is not a folder, so nothing can be created in it",
            "Choose another path."),
    READ_ONLY(
            "io.read-only",
            Severity.ERROR,
            "A file edited in place must be writable.",
            "the file is read-only",
            "Write a new file with -o, or make this file writable."),
    BUSY(
            "io.busy",
            Severity.ERROR,
            "A file can only be saved once at a time.",
            "another command is saving this file",
            "The file was not written. Run the command again when the other one has finished."),
    NO_TARGET(
            "io.no-target",
            Severity.ERROR,
            "A command that writes must be given an output.",
            "no output given: use -o, --in-place or --dry-run",
            "Use -o FILE for a new file, or --in-place to change the file itself (a backup is kept)."),
    WRITE(
            "io.write",
            Severity.ERROR,
            "A file must be writable.",
            "writing failed: {0}",
            "The file is unchanged. Check access rights and free space."),
    STREAM(
            "io.stream",
            Severity.ERROR,
            "Data written to stdout must be read completely.",
            "stdout accepted only part of the data: {0}",
            "Do not use the partial data: run the command again, or write to a file with -o."),
    READ_BACK(
            "io.read-back",
            Severity.ERROR,
            "A written file must read back identically.",
            "the new file does not read back as written: {0}",
            "The file is unchanged. Check the disk."),
    EDIT_CONTENT(
            "io.edit-content",
            Severity.ERROR,
            "Setting a directory field must not change the content of entries.",
            "with this value, the content of {0} would read differently or not at all",
            "The file is unchanged. Replace the content instead, or set another field."),
    EDIT_ASSET(
            "io.edit-asset",
            Severity.ERROR,
            "An edited asset must remain readable.",
            "with these values the asset would be unreadable: {0} ({1})",
            "The file is unchanged. Set related fields in one command, or replace the asset; --read tolerant"
                    + " also writes assets that were damaged before."),
    ENTRY_CONTENT(
            "io.entry-content",
            Severity.ERROR,
            "The content of an entry must be readable as the kind its directory states.",
            "the entry is {0}, but the content cannot be read as a {1}: {2} ({3})",
            "Nothing was changed. Provide an intact {1}, or use --raw to store the bytes unchanged; the receipt records this."),
    BACKUP(
            "io.backup",
            Severity.ERROR,
            "A file edited in place needs a backup first.",
            "cannot create the backup: {0}",
            "The file is unchanged. Free some space, or use --no-backup if you keep your own backup."),
    CHANGED_MEANWHILE(
            "io.changed-meanwhile",
            Severity.ERROR,
            "A file must not change between reading and writing.",
            "another program changed the file after it was read",
            "The file was not written. Run the command again."),
    SAVE_OPEN(
            "io.save-open",
            Severity.ERROR,
            "Files saved together must be written either all or not at all.",
            "saving {0} files failed, and undoing it failed too: {1}",
            "Do not use these files now. The next ironkit command that uses one of them finishes or undoes the"
                    + " save, and says which."),
    SAVE_FINISHED(
            "io.save-finished",
            Severity.WARNING,
            "A save of several files must be completed or undone.",
            "an interrupted save of {0} files was finished: {1}",
            "Nothing to do: all of the files are new."),
    SAVE_UNDONE(
            "io.save-undone",
            Severity.WARNING,
            "A save of several files must be completed or undone.",
            "an interrupted save of {0} files was undone: {1}",
            "All of the files are as before. Run the interrupted command again."),
    SAVE_STUCK(
            "io.save-stuck",
            Severity.WARNING,
            "A save of several files must be completed or undone.",
            "an interrupted save of several files can be neither finished nor undone: {0}",
            "If the folder is not writable, any ironkit command finishes the save once it is. Otherwise check"
                    + " the files: the new and the old versions are in the folder {1}. Delete that folder when everything"
                    + " is right."),
    LEFTOVER(
            "io.leftover",
            Severity.INFO,
            "An interrupted save should leave nothing behind.",
            "an interrupted save left {0}, which was deleted",
            "Nothing to do: the file being saved is intact."),
    LEFTOVER_KEPT(
            "io.leftover-kept",
            Severity.WARNING,
            "An interrupted save should leave nothing behind.",
            "an interrupted save seems to have left {0}, which could not be deleted",
            "Delete it by hand when no ironkit command is running: the file being saved is intact."),
    UNSAFE_NAME(
            "io.unsafe-name",
            Severity.ERROR,
            "A file name in a manifest must stay inside its folder.",
            "the manifest names a file outside its folder: {0}",
            "The manifest was edited or is malicious; extract again."),
    MANIFEST(
            "io.manifest",
            Severity.ERROR,
            "A manifest must describe how the archive was built.",
            "the manifest is unusable: {0}",
            "Extract again; ironkit extract writes the manifest."),
    MISSING_FILE(
            "io.missing-file",
            Severity.ERROR,
            "Every file listed in a manifest must be in its folder.",
            "the manifest lists this file, but it does not exist",
            "Put it back, or extract again. To remove an entry from an archive, use ironkit rm."),
    EXTRA_FILE(
            "io.extra-file",
            Severity.WARNING,
            "Every file in the folder of a manifest should be listed in it.",
            "not listed in the manifest, so not packed",
            "To add an entry to an archive, use ironkit add."),
    CHANGED_MANIFEST(
            "io.changed-manifest",
            Severity.WARNING,
            "A manifest should be as the extraction wrote it.",
            "the manifest was edited: {0}",
            "If this was not intended, extract again. To change names and attributes, use ironkit mv and ironkit set."),
    PARTIAL(
            "io.partial",
            Severity.ERROR,
            "Packing needs all entries of an archive.",
            "the folder holds only {0} of {1} entries",
            "Use --base with the archive the folder was extracted from, or extract again without --glob."),
    BASE(
            "io.base",
            Severity.ERROR,
            "The base must be the archive that the folder was extracted from.",
            "this is not the archive the folder was extracted from (expected {0})",
            "Name the original archive, or extract again."),
    LINK(
            "io.link",
            Severity.ERROR,
            "Files must be extracted into the given folder, not through a link in it.",
            "this is a link, which may point elsewhere; nothing is written through it",
            "Delete the link, or extract to another folder."),
    ROOM(
            "io.room",
            Severity.ERROR,
            "The disk must have room for the extracted files.",
            "extracting would write {0} bytes; {1}",
            "Choose another disk, or select entries with --glob."),
    RECEIPT(
            "io.receipt",
            Severity.ERROR,
            "Files must match their receipt.",
            "{0}",
            "The file was changed after the receipt was written.");

    /**
     * {@return the refusal of an edit after which an asset cannot be read}
     *
     * @param path the asset
     * @param found what its reader says: the rule, where, and why
     */
    public static RefusedException unreadable(AssetPath path, Diagnostic found) {
        return new RefusedException(new Diagnostic(
                EDIT_ASSET,
                Severity.ERROR,
                path,
                found.range(),
                found.field(),
                List.of(found.message(), found.code().id())));
    }

    private final Rule about;

    IoProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}

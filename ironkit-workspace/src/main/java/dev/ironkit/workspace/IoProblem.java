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
            "What an address names exists.",
            "there is no such file or folder{0}",
            "Check the path; a relative one starts at the current folder."),
    NO_GAME(
            "io.no-game",
            Severity.ERROR,
            "An address that starts with game: needs a game folder.",
            "no game folder is known",
            "Say --game DIR, or set IRONKIT_GAME, or put game=DIR into the config file that ironkit doctor names."),
    NO_ENTRY(
            "io.no-entry",
            Severity.ERROR,
            "The entry an address names is in its archive.",
            "the archive has no entry {0}",
            "ironkit ls shows the entries; {1}"),
    NO_TYPE(
            "io.no-type",
            Severity.ERROR,
            "The type of an entry is a number or four characters.",
            "{0}",
            "Write type:8 for a table of a model, type:Texm for an entry; ls -l shows types."),
    NOT_ARCHIVE(
            "io.not-archive",
            Severity.ERROR,
            "What an address goes into is an archive.",
            "this is not an archive, so it has no entry {0}",
            "ironkit info tells what it is."),
    NO_ENTRIES(
            "io.no-entries",
            Severity.ERROR,
            "Entries are added to, taken from and changed in an archive.",
            "this is {0}, not an archive, so it has no entries",
            "ironkit info tells what it is."),
    UNKNOWN_KIND(
            "io.unknown-kind",
            Severity.ERROR,
            "The content is of a kind that is known.",
            "the content is of no kind that is known ({0})",
            "If it is a loose payload, say which: --as mat0, wear, fxid, pal, msh, texm or raw."),
    TOO_LARGE(
            "io.too-large",
            Severity.ERROR,
            "A file is smaller than 2 GiB.",
            "the file has {0} bytes; the limit is 2147483647",
            "No format of the engine goes beyond it."),
    HELD(
            "io.held",
            Severity.ERROR,
            "What is held in memory as a whole, as stdin and files beside pictures are, is no larger than an asset.",
            "there are more than {0} MiB",
            "Name a file instead of stdin; a file beside a picture of that size is damaged."),
    MEMORY(
            "io.memory",
            Severity.ERROR,
            "What is worked on fits into memory.",
            "there is not enough memory for it; {0} MB may be used",
            "Allow more, for example IRONKIT_JAVA_OPTS=-Xmx2g; in a batch --threads 1 needs less at a time."),
    READ("io.read", Severity.ERROR, "A file can be read.", "reading failed: {0}", "Check access rights and the disk."),
    TARGET_EXISTS(
            "io.target-exists",
            Severity.ERROR,
            "A write makes a new file.",
            "the target exists and is not overwritten",
            "Choose another name, or say --force."),
    TARGET_IS_SOURCE(
            "io.target-is-source",
            Severity.ERROR,
            "A new file is not the file that is read.",
            "the target is a file that this command reads",
            "Choose another name."),
    TARGET_TWICE(
            "io.target-twice",
            Severity.ERROR,
            "A command writes each of its files once.",
            "this command has written that file already",
            "Choose another name for one of its outputs."),
    TARGET_KIND(
            "io.target-kind",
            Severity.ERROR,
            "A write goes to a file.",
            "the target is {0}, and only a file is ever replaced",
            "Choose another name."),
    TARGET_FOLDER(
            "io.target-folder",
            Severity.ERROR,
            "What is made of several things goes into a folder.",
            "this is a file, and a folder is wanted",
            "Choose another name; a folder that is not there is made."),
    NO_FOLDER(
            "io.no-folder",
            Severity.ERROR,
            "A file is written to a folder; one that is not there is made.",
            "{0} is no folder, so nothing can be made in it",
            "Choose another path."),
    READ_ONLY(
            "io.read-only",
            Severity.ERROR,
            "A file that is changed in place may be written.",
            "the file is read-only",
            "Write a new file with -o, or give yourself the right to write this one."),
    BUSY(
            "io.busy",
            Severity.ERROR,
            "One save at a time changes a file.",
            "another save of this file is under way",
            "The file was not written. Run the command again when the other one is done."),
    NO_TARGET(
            "io.no-target",
            Severity.ERROR,
            "A write says where to.",
            "where to write is not said",
            "Say -o FILE for a new file, or --in-place to change the file itself (a backup is kept)."),
    WRITE(
            "io.write",
            Severity.ERROR,
            "A file can be written.",
            "writing failed: {0}",
            "The file is as it was. Check access rights and free space."),
    STREAM(
            "io.stream",
            Severity.ERROR,
            "What is written to stdout is taken to its end.",
            "stdout took only a part: {0}",
            "Do not use the part: run the command again, or write to a file with -o."),
    READ_BACK(
            "io.read-back",
            Severity.ERROR,
            "What was written reads back the same.",
            "the new file does not read back as it was written: {0}",
            "The file is as it was. Check the disk."),
    EDIT_CONTENT(
            "io.edit-content",
            Severity.ERROR,
            "Setting a field of the directory leaves the content of entries as it is.",
            "with this value the content of {0} would read differently or not at all",
            "The file is as it was. Replace the content instead, or set another field."),
    EDIT_ASSET(
            "io.edit-asset",
            Severity.ERROR,
            "An asset whose fields are set can still be read.",
            "with these values it could not be read: {0} ({1})",
            "The file is as it was. Set fields that belong together in one command, or replace the asset; --read tolerant writes what"
                    + " was damaged before."),
    ENTRY_CONTENT(
            "io.entry-content",
            Severity.ERROR,
            "What goes into an entry can be read as what its directory says it is.",
            "the entry is {0}, and this cannot be read as a {1}: {2} ({3})",
            "Nothing was changed. Give it a whole {1}, or say --raw to put the bytes in as they are: the receipt then says so."),
    BACKUP(
            "io.backup",
            Severity.ERROR,
            "A file that is changed in place has a backup first.",
            "the backup could not be made: {0}",
            "The file is as it was. Make room, or say --no-backup if you keep one yourself."),
    CHANGED_MEANWHILE(
            "io.changed-meanwhile",
            Severity.ERROR,
            "A file does not change between reading and writing it.",
            "the file was changed by someone else after it was read",
            "The file was not written. Run the command again."),
    SAVE_OPEN(
            "io.save-open",
            Severity.ERROR,
            "Files that are written together are written all or none.",
            "writing {0} files failed on the way, and taking them back failed too: {1}",
            "Do not use the files now. The next ironkit command that meets one of them finishes the save or takes it back, and"
                    + " says which."),
    SAVE_FINISHED(
            "io.save-finished",
            Severity.WARNING,
            "A save of several files comes to its end.",
            "a save of {0} files was interrupted; it is finished now: {1}",
            "Nothing to do: all of them are new."),
    SAVE_UNDONE(
            "io.save-undone",
            Severity.WARNING,
            "A save of several files comes to its end.",
            "a save of {0} files was interrupted; it is taken back now: {1}",
            "All of them are as they were before. Run the command that was interrupted again."),
    SAVE_STUCK(
            "io.save-stuck",
            Severity.WARNING,
            "A save of several files comes to its end.",
            "a save of several files was interrupted and can be neither finished nor taken back: {0}",
            "If the folder cannot be written to, any ironkit command finishes it once it can. Otherwise look at the files; the new"
                    + " ones and the old ones are in the folder {1}. Remove that folder when all is right."),
    LEFTOVER(
            "io.leftover",
            Severity.INFO,
            "A save that was interrupted leaves nothing behind.",
            "an interrupted save left {0}; it was removed",
            "Nothing to do: the file it was meant for is whole."),
    LEFTOVER_KEPT(
            "io.leftover-kept",
            Severity.WARNING,
            "A save that was interrupted leaves nothing behind.",
            "an interrupted save seems to have left {0}; it could not be removed",
            "Remove it by hand once no ironkit is running: the file it was meant for is whole."),
    UNSAFE_NAME(
            "io.unsafe-name",
            Severity.ERROR,
            "A name from a manifest stays inside its folder.",
            "the manifest names a file outside its folder: {0}",
            "The manifest was changed by hand or made to harm; extract again."),
    MANIFEST(
            "io.manifest",
            Severity.ERROR,
            "A manifest says how the archive was made.",
            "the manifest cannot be used: {0}",
            "Extract again; ironkit extract writes it."),
    MISSING_FILE(
            "io.missing-file",
            Severity.ERROR,
            "Every file that a manifest lists is in its folder.",
            "the manifest lists this file, but it is not there",
            "Put it back or extract again; to take an entry out of an archive use ironkit rm."),
    EXTRA_FILE(
            "io.extra-file",
            Severity.WARNING,
            "Every file in the folder of a manifest is listed in it.",
            "the manifest does not list this, so it is not packed",
            "To put a new entry into an archive use ironkit add."),
    CHANGED_MANIFEST(
            "io.changed-manifest",
            Severity.WARNING,
            "A manifest is as the extraction wrote it.",
            "the manifest was edited: {0}",
            "If you did not mean to, extract again; to change names and attributes use ironkit mv and ironkit set."),
    PARTIAL(
            "io.partial",
            Severity.ERROR,
            "An archive is packed from all of its entries.",
            "the folder holds {0} of {1} entries",
            "Say --base with the archive it was extracted from, or extract again without --glob."),
    BASE(
            "io.base",
            Severity.ERROR,
            "The base is the archive that the folder was extracted from.",
            "this is not the archive the folder was extracted from: {0} is wanted",
            "Name the archive as it was, or extract again."),
    LINK(
            "io.link",
            Severity.ERROR,
            "What is extracted lies in the folder that was named, not behind a link in it.",
            "this is a link, which may lead elsewhere; nothing is written through it",
            "Remove the link or extract to another folder."),
    ROOM(
            "io.room",
            Severity.ERROR,
            "What is extracted has room on the disk.",
            "{0} bytes would be written; {1}",
            "Choose another disk, or only some entries with --glob."),
    RECEIPT(
            "io.receipt",
            Severity.ERROR,
            "Files are what their receipt says.",
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

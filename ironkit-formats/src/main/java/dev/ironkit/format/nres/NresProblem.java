package dev.ironkit.format.nres;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.INFO;
import static dev.ironkit.base.diagnostic.Severity.WARNING;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** The rules of an NRes archive. */
public enum NresProblem implements ProblemCode {
    SHORT(
            "nres.short",
            ERROR,
            ERROR,
            "An archive must hold at least its 16-byte header.",
            "the file has {0} bytes, but the header alone needs 16",
            "The engine refuses the file.",
            "The file is truncated: restore it from a backup or from the original disc."),
    MAGIC(
            "nres.magic",
            ERROR,
            ERROR,
            "An archive must start with the bytes 4E 52 65 73 (\"NRes\").",
            "the file starts with {0} instead of 4E 52 65 73",
            "The engine refuses the file.",
            "This is another kind of file; ironkit info shows which."),
    VERSION(
            "nres.version",
            ERROR,
            ERROR,
            "The version must be 0x100.",
            "the version is {0} instead of 0x100",
            "The engine refuses the file.",
            "No other version is known: restore bytes 4 to 7 if the file was damaged."),
    COUNT(
            "nres.count",
            ERROR,
            ERROR,
            "The entry count must be between 0 and one million.",
            "the header claims {0} entries",
            "The engine refuses a negative count; the upper limit is ironkit's own.",
            "Restore bytes 8 to 11 of the file."),
    TOTAL_SIZE(
            "nres.total-size",
            ERROR,
            ERROR,
            "The size in the header must equal the size of the archive.",
            "the header says {0} bytes, but the archive has {1}",
            "The engine refuses the file.",
            "The file is truncated or has extra bytes at its end: restore it from a backup."),
    DIRECTORY(
            "nres.directory",
            ERROR,
            ERROR,
            "The directory must fit between the header and the end of the file.",
            "{0} entries need a directory of {1} bytes, but only {2} bytes are available",
            "The engine would read outside the file.",
            "Restore the entry count, or restore the file from a backup."),
    RANGE(
            "nres.range",
            ERROR,
            ERROR,
            "A payload must lie between the header and the directory.",
            "the payload should be {1} bytes at {0}, but the data ends at {2}",
            "The engine would read outside the file or into the directory.",
            "This entry is unusable; the others are not affected. Replace it, or restore the file from a backup."),
    NAME_NUL(
            "nres.name-nul",
            ERROR,
            WARNING,
            "A name must end with a NUL within its 36 bytes.",
            "the name fills all 36 bytes without a closing NUL",
            "The engine would continue reading into the next field.",
            "Rename the entry; a name has at most 35 bytes."),
    NAME_EMPTY(
            "nres.name-empty",
            ERROR,
            WARNING,
            "Every entry must have a name.",
            "the name is empty",
            "The entry cannot be found by name.",
            "Rename the entry."),
    OVERLAP(
            "nres.overlap",
            ERROR,
            WARNING,
            "Payloads must not overlap.",
            "the payload shares bytes with entry {0}",
            "The engine does not check this; both entries read the shared bytes.",
            "Extract both entries and pack them again. Until then, edits that move data are refused."),
    SORT_RANGE(
            "nres.sort-range",
            ERROR,
            WARNING,
            "Every cell of the lookup table must be a valid entry index.",
            "lookup cell {0} is {1}, but the archive has only {2} entries",
            "The engine would read outside the directory while looking up a name.",
            "Any edit that adds, removes or renames an entry rebuilds the table."),
    SORT_PERMUTATION(
            "nres.sort-permutation",
            ERROR,
            WARNING,
            "The lookup table must list every entry exactly once.",
            "lookup cell {0} lists entry {1} a second time",
            "At least one entry cannot be found by name.",
            "Any edit that adds, removes or renames an entry rebuilds the table."),
    SORT_ORDER(
            "nres.sort-order",
            ERROR,
            WARNING,
            "The lookup table must list the names in ascending order, ignoring case.",
            "lookup cell {0} points to {1}, which sorts before {2} in the previous cell",
            "A binary search may miss entries.",
            "Any edit that adds, removes or renames an entry rebuilds the table."),
    SORT_STABLE(
            "nres.sort-stable",
            WARNING,
            WARNING,
            "Entries with equal names must keep their directory order in the lookup table.",
            "lookup cell {0} is {1}; a stable sort would give {2}",
            "Lookup works, but may find a different one of the equal names.",
            "Any edit that adds, removes or renames an entry rebuilds the table."),
    ALIGN(
            "nres.align",
            WARNING,
            WARNING,
            "A payload must start at a multiple of 8.",
            "the payload starts at {0}, which is not a multiple of 8",
            "No problem is known.",
            "Rewrite the archive: ironkit extract 'ADDRESS' -o DIR, then ironkit pack DIR --compact -o NEW.lib"),
    PADDING(
            "nres.padding",
            WARNING,
            WARNING,
            "A payload must be followed by 0 to 7 zero bytes.",
            "the payload is followed by {0} bytes instead of 0 to 7 zeros",
            "No effect: the engine never reads these bytes.",
            "Every edit keeps these bytes. To drop them: ironkit extract 'ADDRESS' -o DIR, then ironkit pack DIR"
                    + " --compact -o NEW.lib"),
    UNINDEXED(
            "nres.unindexed",
            INFO,
            INFO,
            "Long or non-zero gaps between payloads are reported.",
            "{0} bytes belong to no entry",
            "No effect: the engine never reads these bytes. One retail archive has such a gap.",
            "Every edit keeps these bytes. To drop them: ironkit extract 'ADDRESS' -o DIR, then ironkit pack DIR"
                    + " --compact -o NEW.lib"),
    NAME_TAIL(
            "nres.name-tail",
            INFO,
            INFO,
            "Non-zero bytes after the NUL of a name are reported.",
            "the {0} bytes after the end of the name are not all zero",
            "No effect: the engine never reads these bytes.",
            "Nothing to do: they are kept until the entry is renamed."),
    DUPLICATE_NAME(
            "nres.duplicate-name",
            INFO,
            INFO,
            "Duplicate names are reported.",
            "{0} entries are named {1}",
            "Lookup by name finds only one of them; landscapes use duplicates on purpose.",
            "Address them by index: !/@{2}."),
    EDIT_OVERLAP(
            "nres.edit-overlap",
            ERROR,
            ERROR,
            "An archive with overlapping payloads cannot change its layout.",
            "payloads in this archive overlap, so no entry can be added, removed or resized",
            "-",
            "Extract the entries and pack them into a new archive."),
    EDIT_NAME(
            "nres.edit-name",
            ERROR,
            ERROR,
            "A new name must have 1 to 35 bytes and no NUL.",
            "the name has {0} bytes or contains a NUL; it must have 1 to 35 bytes and no NUL",
            "The engine would read past the field, or never find the entry.",
            "Choose a shorter name."),
    EDIT_SIZE(
            "nres.edit-size",
            ERROR,
            ERROR,
            "An archive must be smaller than 2 GiB.",
            "the archive would have {0} bytes; the limit is 2147483647",
            "The engine stores offsets as signed 32-bit numbers.",
            "Split the content across several archives."),
    EDIT_UNUSABLE(
            "nres.edit-unusable",
            ERROR,
            ERROR,
            "Repacking an archive needs the payload of every entry.",
            "the payload of entry {0} lies outside the file, so the archive cannot be repacked",
            "-",
            "Remove or replace the entry first.");

    private final Rule about;

    NresProblem(
            String id, Severity strict, Severity tolerant, String rule, String template, String engine, String fix) {
        about = new Rule(id, strict, tolerant, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}

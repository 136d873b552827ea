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
            "An archive has at least the 16 bytes of its header.",
            "the file has {0} bytes, a header needs 16",
            "The engine refuses the file.",
            "The file is cut off: take it from a backup or from the original disc."),
    MAGIC(
            "nres.magic",
            ERROR,
            ERROR,
            "An archive starts with the bytes 4E 52 65 73 (\"NRes\").",
            "the file starts with {0}, not with 4E 52 65 73",
            "The engine refuses the file.",
            "This is another kind of file; ironkit info tells which."),
    VERSION(
            "nres.version",
            ERROR,
            ERROR,
            "The version is exactly 0x100.",
            "the version is {0}, not 0x100",
            "The engine refuses the file.",
            "No other version is known: restore bytes 4 to 7 if the file was damaged."),
    COUNT(
            "nres.count",
            ERROR,
            ERROR,
            "The entry count is not negative and not above one million.",
            "the header claims {0} entries",
            "A negative count is refused; the upper limit is ours.",
            "Restore bytes 8 to 11 of the file."),
    TOTAL_SIZE(
            "nres.total-size",
            ERROR,
            ERROR,
            "The size in the header equals the size of the image.",
            "the header says {0} bytes, the image has {1}",
            "The engine refuses the file.",
            "The file is cut off or has something behind its end: take it from a backup."),
    DIRECTORY(
            "nres.directory",
            ERROR,
            ERROR,
            "The directory fits between the header and the end.",
            "{0} entries need a directory of {1} bytes, {2} are there",
            "The engine would read outside the file.",
            "Restore the entry count or take the file from a backup."),
    RANGE(
            "nres.range",
            ERROR,
            ERROR,
            "A payload lies between the header and the directory.",
            "the payload is said to be {1} bytes at {0}, but data ends at {2}",
            "The engine would read outside the file or into the directory.",
            "The entry cannot be used; the others can. Replace it, or take the file from a backup."),
    NAME_NUL(
            "nres.name-nul",
            ERROR,
            WARNING,
            "A NUL ends the name inside its 36 bytes.",
            "all 36 bytes of the name are used; no NUL ends it",
            "The engine would read on into the next field.",
            "Rename the entry: at most 35 bytes."),
    NAME_EMPTY(
            "nres.name-empty",
            ERROR,
            WARNING,
            "An entry has a name.",
            "the name is empty",
            "The entry cannot be found by name.",
            "Rename the entry."),
    OVERLAP(
            "nres.overlap",
            ERROR,
            WARNING,
            "No two payloads overlap.",
            "the payload shares bytes with entry {0}",
            "The engine does not check; both entries read the shared bytes.",
            "Extract both entries and pack them again; edits that move data are refused until then."),
    SORT_RANGE(
            "nres.sort-range",
            ERROR,
            WARNING,
            "Each cell of the lookup table is an entry index.",
            "lookup cell {0} is {1}, but there are {2} entries",
            "The engine would read outside the directory while looking up a name.",
            "Any edit that adds, removes or renames an entry rebuilds the table."),
    SORT_PERMUTATION(
            "nres.sort-permutation",
            ERROR,
            WARNING,
            "The lookup table names each entry once.",
            "lookup cell {0} names entry {1} a second time",
            "Some entry cannot be found by name.",
            "Any edit that adds, removes or renames an entry rebuilds the table."),
    SORT_ORDER(
            "nres.sort-order",
            ERROR,
            WARNING,
            "Along the lookup table the names do not descend, letters folded to lower case.",
            "lookup cell {0} leads to {1}, which sorts before {2} of the cell in front",
            "A binary search may miss entries.",
            "Any edit that adds, removes or renames an entry rebuilds the table."),
    SORT_STABLE(
            "nres.sort-stable",
            WARNING,
            WARNING,
            "Entries of equal name keep their directory order in the lookup table.",
            "lookup cell {0} is {1}; a stable sort gives {2}",
            "Lookup works; which of the equal names is found may differ.",
            "Any edit that adds, removes or renames an entry rebuilds the table."),
    ALIGN(
            "nres.align",
            WARNING,
            WARNING,
            "A payload starts at a multiple of 8.",
            "the payload starts at {0}, which is not a multiple of 8",
            "Nothing is known to go wrong.",
            "Write the archive anew: ironkit extract 'ADDRESS' -o DIR, then ironkit pack DIR --compact -o NEW.lib"),
    PADDING(
            "nres.padding",
            WARNING,
            WARNING,
            "Behind a payload stand 0 to 7 zero bytes.",
            "{0} bytes stand behind the payload, not 0 to 7 zeros",
            "Nothing: the bytes are never read.",
            "They are kept on every edit. To drop them: ironkit extract 'ADDRESS' -o DIR, then ironkit pack DIR --compact -o NEW.lib"),
    UNINDEXED(
            "nres.unindexed",
            INFO,
            INFO,
            "A longer or non-zero gap is worth knowing about.",
            "{0} bytes belong to no entry",
            "Nothing: the bytes are never read. One retail archive has such a range.",
            "They are kept on every edit. To drop them: ironkit extract 'ADDRESS' -o DIR, then ironkit pack DIR --compact -o NEW.lib"),
    NAME_TAIL(
            "nres.name-tail",
            INFO,
            INFO,
            "Bytes behind the NUL of a name that are not zero are worth knowing about.",
            "{0} bytes behind the end of the name are not all zero",
            "Nothing: they are never read.",
            "They are kept until the entry is renamed."),
    DUPLICATE_NAME(
            "nres.duplicate-name",
            INFO,
            INFO,
            "Equal names are worth knowing about.",
            "{0} entries are called {1}",
            "Lookup by name finds one of them; landscapes use this on purpose.",
            "Address them by index: !/@{2}."),
    EDIT_OVERLAP(
            "nres.edit-overlap",
            ERROR,
            ERROR,
            "An archive with overlapping payloads keeps its structure.",
            "payloads of this archive overlap, so nothing may be added, removed or change its size",
            "-",
            "Extract the entries and pack them into a new archive."),
    EDIT_NAME(
            "nres.edit-name",
            ERROR,
            ERROR,
            "A new name has 1 to 35 bytes and no NUL.",
            "the name has {0} bytes or holds a NUL; 1 to 35 bytes without one are wanted",
            "The engine would read past the field or never find the entry.",
            "Choose a shorter name."),
    EDIT_SIZE(
            "nres.edit-size",
            ERROR,
            ERROR,
            "An image is smaller than 2 GiB.",
            "the archive would have {0} bytes; the limit is 2147483647",
            "Offsets are 32 bits and the engine counts with signed numbers.",
            "Split the content over several archives."),
    EDIT_UNUSABLE(
            "nres.edit-unusable",
            ERROR,
            ERROR,
            "A repacked archive holds every payload.",
            "the payload of entry {0} lies outside the file, so it cannot be packed anew",
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

package dev.ironkit.format.rsli;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.INFO;
import static dev.ironkit.base.diagnostic.Severity.WARNING;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** The rules of an RsLi library. */
public enum RsliProblem implements ProblemCode {
    MAGIC(
            "rsli.magic",
            ERROR,
            ERROR,
            "A library must start with the bytes 4E 4C 00 01 (\"NL\", 0, version 1).",
            "the file starts with \"{0}\" instead of 4E 4C 00 01",
            "The engine refuses the file.",
            "This is another kind of file, or not an asset at all; ironkit info shows which."),
    COUNT(
            "rsli.count",
            ERROR,
            ERROR,
            "The entry count must not be negative, and the header and the entry table must fit in the file.",
            "the entry count is {0}; the header takes 32 bytes and each entry 32 more, but the file has {1}",
            "The engine refuses a negative count and reads garbage from a truncated table.",
            "The file is truncated, or bytes 4 and 5 are damaged: restore it from a backup or from the original disc."),
    SORT(
            "rsli.sort",
            ERROR,
            WARNING,
            "In a presorted library, the lookup cells must list every entry exactly once, in name order.",
            "lookup cell {0} is {1}; sorting the names gives {2}",
            "A binary search may miss entries or read outside the table; the cells still serve as the keys of the entries.",
            "Any edit that adds, removes, renames or moves an entry rebuilds the cells."),
    RANGE(
            "rsli.range",
            ERROR,
            ERROR,
            "The packed bytes of an entry must lie inside the file.",
            "the packed data should be {1} bytes at {0}, but the file has only {2}",
            "The engine would read outside the file.",
            "This entry is unusable; the others are not affected. Replace it, or restore the file from a backup."),
    METHOD(
            "rsli.method",
            WARNING,
            WARNING,
            "The flags must select a known packing method.",
            "packing method {0} is unknown; the known methods are 0x000, 0x020, 0x040, 0x060, 0x080, 0x0A0 and 0x100",
            "The engine refuses to load the entry.",
            "The entry is listed and kept unchanged, but cannot be unpacked. Remove it and add it again."),
    SIZES(
            "rsli.sizes",
            ERROR,
            WARNING,
            "An entry that is stored uncompressed must have the same packed and unpacked size.",
            "the packed size is {0}, but the unpacked size is {1}",
            "The effect of a larger packed size is unknown; with a smaller one, the engine reads bytes that"
                    + " belong to other entries.",
            "With too few packed bytes the entry is unusable; with too many, only the first ones are used. Replace the entry."),
    DEFLATE_EOF_PLUS_ONE(
            "rsli.deflate-eof-plus-one",
            ERROR,
            WARNING,
            "The packed bytes of a Deflate entry must not end one byte past the end of the file.",
            "the packed data should be {1} bytes at {0}, one byte more than the {2}-byte file holds",
            "The engine unpacks the entry anyway; one retail file has this flaw.",
            "Nothing to do; replacing the entry fixes it."),
    NAME(
            "rsli.name",
            WARNING,
            WARNING,
            "A name must not be empty or contain lower-case letters.",
            "the name \"{0}\" is empty or contains lower-case letters",
            "The engine searches for upper-case names, so it never finds this entry by name.",
            "Rename the entry."),
    DUPLICATE_NAME(
            "rsli.duplicate-name",
            WARNING,
            WARNING,
            "Every entry must have a different name.",
            "{0} entries are named {1}",
            "Lookup by name finds only one of them.",
            "Rename all but one; until then, address them by index: !/@{2}."),
    HEADER_COPY(
            "rsli.header-copy",
            INFO,
            INFO,
            "The header must repeat the entry count at offset 6 and the sum of all unpacked sizes at offset 16.",
            "the header says {0}, but the entry table gives {1}",
            "No effect: the engine needs neither value to read the file.",
            "Nothing to do; edits keep both values."),
    OVERLAY(
            "rsli.overlay",
            ERROR,
            WARNING,
            "The overlay offset in the trailer must not exceed the length of the file.",
            "the trailer gives an overlay offset of {0}, but the file has only {1} bytes",
            "The engine refuses the file if told to look for a trailer.",
            "These may be packed bytes that only look like a trailer: read the file without --rsli-overlay."),
    UNPACK(
            "rsli.unpack",
            ERROR,
            ERROR,
            "The packed bytes of an entry must unpack to exactly the size in its record.",
            "{0} packed bytes do not unpack to {1} bytes: {2} at packed byte {3}",
            "The engine fails to load the entry or reads garbage.",
            "Replace the entry, or restore the file from a backup."),
    UNPACKED_SIZE(
            "rsli.unpacked-size",
            ERROR,
            ERROR,
            "Neither the packed nor the unpacked size of an entry may exceed the reader's limit.",
            "unpacking takes {0} bytes, but the limit is {1}",
            "The limit is ironkit's own: a file must not decide how much memory is used.",
            "No entry of the real game is that large: the file is damaged or malicious. Java programs can set their own limits."),
    PACKED_TAIL(
            "rsli.packed-tail",
            INFO,
            INFO,
            "Packed bytes left over after unpacking are reported.",
            "{0} packed bytes are left over",
            "No effect: the engine never reads these bytes.",
            "Nothing to do: they are kept until the entry is replaced."),
    EDIT_NAME(
            "rsli.edit-name",
            ERROR,
            ERROR,
            "A new name must have 1 to 12 printable ASCII characters.",
            "the name has {0} bytes or contains other characters; it must have 1 to 12 printable ASCII characters",
            "The engine would cut the name short, or never find the entry.",
            "Choose another name."),
    EDIT_DUPLICATE(
            "rsli.edit-duplicate",
            ERROR,
            ERROR,
            "A new name must not belong to another entry.",
            "the library would have two entries named {0}",
            "Lookup by name would find only one of them.",
            "Choose another name, or replace the content of the existing entry."),
    EDIT_COUNT(
            "rsli.edit-count",
            ERROR,
            ERROR,
            "A library can have at most 32767 entries.",
            "the library would have {0} entries; the limit is 32767",
            "The engine stores the count as a signed 16-bit number.",
            "Split the content across several libraries."),
    EDIT_SIZE(
            "rsli.edit-size",
            ERROR,
            ERROR,
            "A library must be smaller than 2 GiB.",
            "the library would have more than 2147483647 bytes",
            "The engine stores offsets as signed 32-bit numbers.",
            "Split the content across several libraries."),
    EDIT_METHOD(
            "rsli.edit-method",
            ERROR,
            ERROR,
            "Content must be packed with a known method.",
            "cannot pack content with method {0}",
            "The engine refuses to load such an entry.",
            "Choose one of 0x000, 0x020, 0x040, 0x060, 0x080, 0x0A0 and 0x100."),
    EDIT_FLAGS(
            "rsli.edit-flags",
            ERROR,
            ERROR,
            "The packing method of an entry can only change together with its packed bytes.",
            "the new flags select method {0}, but the entry is packed with another method",
            "The engine would unpack the entry with the wrong method.",
            "Change the method instead; that repacks the content."),
    EDIT_CUT_SHORT(
            "rsli.edit-cut-short",
            ERROR,
            ERROR,
            "A Deflate stream that lacks its last byte must stay at the end of the file.",
            "entry {0} lacks the last byte of its packed data, so no data can follow it",
            "The engine would use the first byte of the next entry in place of the missing one.",
            "Replace the entry with its own content first, or remove it."),
    EDIT_UNUSABLE(
            "rsli.edit-unusable",
            ERROR,
            ERROR,
            "An entry whose packed bytes lie outside the file must not start to cover the bytes of other entries.",
            "the library would grow into the range of entry {0}, which currently lies outside the file",
            "The engine would unpack bytes that belong to other entries.",
            "Remove or replace the entry first.");

    private final Rule about;

    RsliProblem(
            String id, Severity strict, Severity tolerant, String rule, String template, String engine, String fix) {
        about = new Rule(id, strict, tolerant, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}

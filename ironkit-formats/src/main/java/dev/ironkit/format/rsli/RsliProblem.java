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
            "A library starts with the bytes 4E 4C 00 01 (\"NL\", 0, version 1).",
            "the file starts with \"{0}\", not with 4E 4C 00 01",
            "The engine refuses the file.",
            "This is another kind of file, or none; ironkit info tells which."),
    COUNT(
            "rsli.count",
            ERROR,
            ERROR,
            "The entry count is not negative, and the header and the table lie inside the file.",
            "the entry count is {0}; a header takes 32 bytes and each entry 32 more, the file has {1}",
            "A negative count is refused; of a table that is cut off the engine would read garbage.",
            "The file is cut off or bytes 4 and 5 are damaged: take it from a backup or from the original disc."),
    SORT(
            "rsli.sort",
            ERROR,
            WARNING,
            "In a presorted library the lookup cells name each entry once, in the order of the names.",
            "lookup cell {0} is {1}; a sort of the names gives {2}",
            "A binary search may miss entries or read outside the table; the cells still are the keys of the entries.",
            "Any edit that adds, removes, renames or moves an entry makes the cells anew."),
    RANGE(
            "rsli.range",
            ERROR,
            ERROR,
            "The packed bytes of an entry lie inside the file.",
            "the packed data is said to be {1} bytes at {0}, but the file has {2}",
            "The engine would read outside the file.",
            "The entry cannot be used; the others can. Replace it, or take the file from a backup."),
    METHOD(
            "rsli.method",
            WARNING,
            WARNING,
            "The flags name a known method.",
            "the method is {0}; known ones are 0x000, 0x020, 0x040, 0x060, 0x080, 0x0A0 and 0x100",
            "The engine refuses to load the entry.",
            "The entry is listed and kept as it is, but cannot be unpacked; remove it and add it anew."),
    SIZES(
            "rsli.sizes",
            ERROR,
            WARNING,
            "Content that is stored or only scrambled has the same size packed and unpacked.",
            "the packed size is {0}, the unpacked size {1}",
            "Nothing is known of a larger packed size; of a smaller one the engine would read somebody else's bytes.",
            "With fewer packed bytes the entry cannot be used, of more the first are used. Replace the entry."),
    DEFLATE_EOF_PLUS_ONE(
            "rsli.deflate-eof-plus-one",
            ERROR,
            WARNING,
            "The packed bytes of a Deflate entry do not end one byte behind the end of the file.",
            "the packed data is said to be {1} bytes at {0}, one more than the file of {2} bytes has",
            "The engine unpacks the entry all the same; one retail file is like that.",
            "Nothing need be done; replacing the entry cures it."),
    NAME(
            "rsli.name",
            WARNING,
            WARNING,
            "A name is not empty and has no small letters.",
            "the name \"{0}\" is empty or has small letters",
            "The engine looks for names in upper case, so this entry is never found by its name.",
            "Rename the entry."),
    DUPLICATE_NAME(
            "rsli.duplicate-name",
            WARNING,
            WARNING,
            "No two entries have the same name.",
            "{0} entries are called {1}",
            "Lookup by name finds only one of them.",
            "Rename all but one; until then address them by index: !/@{2}."),
    HEADER_COPY(
            "rsli.header-copy",
            INFO,
            INFO,
            "The header repeats the entry count at 6 and the sum of all unpacked sizes at 16.",
            "the header says {0}, the table {1}",
            "Nothing: neither word is needed to read the file.",
            "Nothing need be done; an edit keeps the words as they are."),
    OVERLAY(
            "rsli.overlay",
            ERROR,
            WARNING,
            "The overlay of a trailer is not above the length of the file.",
            "the trailer says an overlay of {0}, but the file has {1} bytes",
            "The engine refuses the file if it is asked to look for a trailer.",
            "These may be packed bytes that look like a trailer: read the file without --rsli-overlay."),
    UNPACK(
            "rsli.unpack",
            ERROR,
            ERROR,
            "The packed bytes of an entry give exactly as many bytes as its record promises.",
            "{0} packed bytes do not unpack to {1} bytes: {2} at packed byte {3}",
            "The engine fails to load the entry or reads garbage.",
            "Replace the entry, or take the file from a backup."),
    UNPACKED_SIZE(
            "rsli.unpacked-size",
            ERROR,
            ERROR,
            "Neither the packed nor the unpacked size of an entry is above the limit of the reader.",
            "unpacking takes {0} bytes, the limit is {1}",
            "The limit is ours: the size of a file must not decide how much memory is used.",
            "No entry of a real game is that large: it is damaged, or made to harm. A program may read it with limits of its own."),
    PACKED_TAIL(
            "rsli.packed-tail",
            INFO,
            INFO,
            "Packed bytes that are left over after unpacking are worth knowing about.",
            "{0} packed bytes are left over",
            "Nothing: the bytes are never read.",
            "They are kept until the entry is replaced."),
    EDIT_NAME(
            "rsli.edit-name",
            ERROR,
            ERROR,
            "A new name has 1 to 12 printable ASCII characters.",
            "the name has {0} bytes or holds other characters; 1 to 12 printable ASCII characters are wanted",
            "The engine would cut the name or never find the entry.",
            "Choose another name."),
    EDIT_DUPLICATE(
            "rsli.edit-duplicate",
            ERROR,
            ERROR,
            "A new name is not that of another entry.",
            "there would be two entries called {0}",
            "Lookup by name would find only one of them.",
            "Choose another name, or replace the content of the entry that has it."),
    EDIT_COUNT(
            "rsli.edit-count",
            ERROR,
            ERROR,
            "A library has at most 32767 entries.",
            "the library would have {0} entries; the limit is 32767",
            "The count is a signed number of 16 bits.",
            "Split the content over several libraries."),
    EDIT_SIZE(
            "rsli.edit-size",
            ERROR,
            ERROR,
            "A library is smaller than 2 GiB.",
            "the library would have more than 2147483647 bytes",
            "Offsets are 32 bits and the engine counts with signed numbers.",
            "Split the content over several libraries."),
    EDIT_METHOD(
            "rsli.edit-method",
            ERROR,
            ERROR,
            "Content is packed by a known method.",
            "there is no way to pack content by method {0}",
            "The engine refuses to load such an entry.",
            "Choose one of 0x000, 0x020, 0x040, 0x060, 0x080, 0x0A0 and 0x100."),
    EDIT_FLAGS(
            "rsli.edit-flags",
            ERROR,
            ERROR,
            "The method of an entry changes only together with its packed bytes.",
            "the new flags name method {0}, which is not how the entry is packed",
            "The engine would unpack the entry by the wrong method.",
            "Change the method instead; that packs the content anew."),
    EDIT_CUT_SHORT(
            "rsli.edit-cut-short",
            ERROR,
            ERROR,
            "A Deflate stream that lacks its last byte stays at the end of the file.",
            "entry {0} lacks the last byte of its packed data, so nothing can be put behind it",
            "The engine would take the first byte of the next entry for the missing one.",
            "Replace the entry with its own content first, or remove it."),
    EDIT_UNUSABLE(
            "rsli.edit-unusable",
            ERROR,
            ERROR,
            "An entry whose packed bytes lie outside the file is not given those of others.",
            "the library would grow into the range of entry {0}, which lies outside the file now",
            "The engine would unpack other bytes than the entry's.",
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

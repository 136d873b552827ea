package dev.ironkit.validate.report;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.validate.CheckedArchive;
import dev.ironkit.validate.Finding;
import java.util.Locale;

/**
 * Where a finding lies: in the file on disk, and in the asset that other commands count the bytes of. Offsets are never shown without saying
 * which of the two they are.
 *
 * @param asset the asset the bytes are counted in: the archive where the finding is about a directory
 * @param about the address of the finding
 * @param inAsset the bytes, from the start of the asset
 * @param inFile the bytes in the file on disk; of what is packed, all of the packed bytes
 * @param size how many bytes the asset has
 * @param packed whether the asset was unpacked
 * @param isFile whether the asset is the file on disk
 * @param isPart whether the finding is about a part of the asset, as opposed to the whole or to its entry
 */
record Place(
        AssetPath asset,
        AssetPath about,
        ByteRange inAsset,
        ByteRange inFile,
        long size,
        boolean packed,
        boolean isFile,
        boolean isPart) {

    /** So many bytes fit a screen. */
    private static final long MOST_SHOWN = 0x100;

    /** So many are shown where a finding is about a place and not about bytes. */
    private static final long SOME = 0x10;

    static Place of(CheckedFile.Checked file, Finding finding) {
        CheckedArchive archive = file.validation().archives().get(finding.archive());
        return new Place(
                archive.path(),
                finding.problem().path(),
                finding.inArchive(),
                finding.problem().range(),
                archive.size(),
                archive.packed(),
                archive.parent() < 0 && file.file().equals(file.path().text()),
                !finding.problem().field().isEmpty()
                        && !finding.problem().field().startsWith("entry."));
    }

    /** Whether it is about bytes; what is about a thing as a whole has an empty range at 0, and so has a part that an empty file lacks. */
    boolean isKnown() {
        ByteRange range = packed ? inAsset : inFile;
        return range.length() > 0 || range.offset() > 0 || isPart;
    }

    /** In words, such as {@code at 0x2A20 of the asset, 0x12A20 of the file}; empty where it is about no byte in particular. */
    String text() {
        if (!isKnown()) {
            return "";
        }
        boolean isOwn = isOwn();
        if (isFile) {
            return "at " + hex(inFile.offset()) + (isOwn ? "" : " of the file");
        }
        return "at " + hex(inAsset.offset()) + (isOwn ? " of the asset, " : " of its archive, ")
                + (packed ? "packed at " : "") + hex(inFile.offset()) + " of the file";
    }

    /** Whether the address of the finding is that of the asset, or of a part of it. */
    private boolean isOwn() {
        return about.text().equals(asset.text()) || about.text().startsWith(asset.text() + "?");
    }

    /** The command that shows the bytes; empty where there are none to show. */
    String command() {
        long left = size - inAsset.offset();
        if (!isKnown() || left <= 0) {
            return "";
        }
        long wanted = inAsset.length() == 0 ? SOME : Math.min(inAsset.length(), MOST_SHOWN);
        return "ironkit hex " + Printable.shellWord(asset.text()) + " --range " + hex(inAsset.offset()) + "+"
                + hex(Math.min(wanted, left));
    }

    private static String hex(long value) {
        return String.format(Locale.ROOT, "0x%X", value);
    }
}

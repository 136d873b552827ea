package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import java.util.List;
import java.util.Optional;

/**
 * How an archive was made: everything that the files of its entries do not say.
 *
 * <p>Kept as {@code manifest.json} beside the files.
 *
 * @param format {@code nres} or {@code rsli}
 * @param source the archive it was made from
 * @param entryCount how many entries the archive has; the manifest may know fewer
 * @param header the header, for a format whose header does not follow from the rest
 * @param overlay whether the trailer of a library was honoured
 * @param entries what is known of the entries, in directory order
 * @param kept bytes that belong to no entry
 * @param sha256 the hash of all of the above when it was written; none in a manifest of an earlier version
 */
record Manifest(
        String format,
        Source source,
        int entryCount,
        Optional<ByteView> header,
        boolean overlay,
        List<Entry> entries,
        List<Kept> kept,
        Optional<String> sha256) {

    /** The schema id of the file. */
    static final String SCHEMA = "ironkit.manifest";

    /** The version of the schema. */
    static final int VERSION = 1;

    /**
     * The archive a manifest was made from.
     *
     * @param name its file name or entry name
     * @param size its bytes
     * @param sha256 their hash
     */
    record Source(String name, int size, String sha256) {}

    /**
     * An entry.
     *
     * @param index its place in the directory
     * @param record its record
     * @param content where its content is; empty where the archive has none that could be had
     */
    record Entry(int index, DirectoryRecord record, Optional<Content> content) {}

    /**
     * Where the content of an entry is.
     *
     * @param name the file, or the folder of an archive that was taken apart too
     * @param isFolder which of them
     * @param sha256 the hash of the content as it was
     */
    record Content(String name, boolean isFolder, String sha256) {}

    Manifest {
        entries = List.copyOf(entries);
        kept = List.copyOf(kept);
    }

    /** Whether somebody else wrote it, or changed what it says; a manifest without a hash does not tell. */
    boolean wasChanged() {
        return sha256.isPresent() && !sha256.get().equals(ManifestWriter.sha256(this));
    }

    /** Whether every entry is known, so that the archive can be made from the folder alone. */
    boolean isComplete() {
        return entries.size() == entryCount;
    }
}

package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.json.JsonObject;
import dev.ironkit.format.archive.Archive;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Takes archives of one format apart into what a manifest holds, and lays them out again. */
interface ArchiveParts {

    /** The formats there are. */
    List<String> FORMATS = List.of("nres", "rsli");

    /** The parts of a format. */
    static Optional<ArchiveParts> of(String format) {
        return switch (format) {
            case "nres" -> Optional.of(new NresParts());
            case "rsli" -> Optional.of(new RsliParts());
            default -> Optional.empty();
        };
    }

    /**
     * What an archive is but for its contents.
     *
     * @param header the header, where it does not follow from the rest
     * @param overlay whether a trailer was honoured
     * @param records the directory
     * @param kept bytes that are in no content and that no rule makes, in physical order
     */
    record Frame(Optional<ByteView> header, boolean overlay, List<DirectoryRecord> records, List<Range> kept) {}

    /**
     * Some bytes of an image.
     *
     * @param offset where they lie
     * @param bytes what they are
     */
    record Range(int offset, ByteView bytes) {}

    /** Gives the bytes for the pieces of an image. */
    interface Pieces {

        /** The content of an entry as it was, or something of that size where it is to be replaced. */
        ByteView content(Manifest.Entry entry);

        /** Bytes that belong to no entry. */
        ByteView kept(Kept kept);
    }

    /**
     * An archive in its canonical form.
     *
     * @param container the archive
     * @param padding how many bytes of filler it has
     * @param dropped the bytes that were left out; their origin is where they were
     * @param droppedTails how many bytes behind the ends of names were left out
     */
    record Compacted(Archive container, long padding, List<ByteView> dropped, int droppedTails) {}

    /** The name of the format. */
    String format();

    /** Whether the image is made of the contents as they are, so that archives inside it can be edited where they lie. */
    boolean isMadeOfContents();

    /** Takes an archive, and the bytes it was read from, apart. */
    Frame takeApart(Archive container, ByteView image);

    /** Reads the record of an entry. */
    DirectoryRecord readRecord(JsonObject node);

    /** The image that a complete manifest describes. */
    ByteView image(Manifest manifest, Pieces pieces);

    /** The canonical form of an archive with other contents in some entries. */
    Compacted compact(Archive container, Map<Integer, ByteView> edits);
}

package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonObject;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.rsli.RsliEntry;
import dev.ironkit.format.rsli.RsliFormat;
import dev.ironkit.format.rsli.RsliHeader;
import dev.ironkit.format.rsli.RsliLibrary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * RsLi libraries. The files of a folder hold what is packed in the library; the packed bytes are kept beside them, so that
 * packing needs to be done only for what was edited.
 */
final class RsliParts implements ArchiveParts {

    private static final int COUNT_OFFSET = 4;
    private static final int SEED_OFFSET = 20;

    @Override
    public String format() {
        return RsliFormat.RSLI.name();
    }

    @Override
    public boolean isMadeOfContents() {
        return false;
    }

    @Override
    public Frame takeApart(Archive container, ByteView image) {
        RsliLibrary library = (RsliLibrary) container;
        int[] offsets = RsliFormat.RSLI.dataOffsets(library);
        List<DirectoryRecord> records = new ArrayList<>(offsets.length);
        for (int i = 0; i < offsets.length; i++) {
            records.add(RsliRecord.of(library.entries().get(i), offsets[i]));
        }
        int tableEnd = RsliHeader.SIZE + offsets.length * RsliEntry.SIZE;
        ByteView data = image.from(tableEnd);
        List<Range> kept = data.length() == 0 ? List.of() : List.of(new Range(tableEnd, data));
        ByteView header = image.slice(0, RsliHeader.SIZE).load();
        return new Frame(Optional.of(header), library.trailer().isPresent(), records, kept);
    }

    @Override
    public DirectoryRecord readRecord(JsonObject node) {
        return RsliRecord.read(node);
    }

    @Override
    public ByteView image(Manifest manifest, Pieces pieces) {
        ByteView header = manifest.header().orElse(ByteView.empty());
        if (header.length() != RsliHeader.SIZE) {
            throw new JsonException("expected " + RsliHeader.SIZE + " bytes", "headerHex");
        }
        if (header.i16(COUNT_OFFSET) != manifest.entryCount()) {
            throw new JsonException("expected a header for " + manifest.entryCount() + " entries", "headerHex");
        }
        ByteSink records = ByteSink.inMemory();
        manifest.entries().forEach(entry -> entry.record().write(records));
        PieceImage image = new PieceImage();
        image.append(header);
        image.append(RsliFormat.scrambled(header.i32(SEED_OFFSET), records.toView()));
        for (Kept kept : manifest.kept()) {
            if (kept.offset() != image.length()) {
                throw new JsonException("expected bytes without a gap", "kept bytes at " + kept.offset());
            }
            image.append(pieces.kept(kept));
        }
        if (image.length() != manifest.source().size()) {
            throw new JsonException("expected bytes up to " + manifest.source().size(), "kept");
        }
        return ByteView.of(image);
    }

    @Override
    public Compacted compact(Archive container, Map<Integer, ByteView> edits) {
        Archive edited = container;
        for (Map.Entry<Integer, ByteView> edit : edits.entrySet()) {
            edited = edited.replace(edit.getKey(), edit.getValue());
        }
        RsliLibrary library = (RsliLibrary) edited;
        List<ByteView> dropped = ((RsliLibrary) container).unreferenced();
        return new Compacted(library.compact(), 0, dropped, 0);
    }
}

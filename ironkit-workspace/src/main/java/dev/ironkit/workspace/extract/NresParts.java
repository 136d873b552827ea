package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonObject;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.nres.DataRegion;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresCanonical;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.nres.NresFormat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** NRes archives: the header follows from the rest, padding from a rule. */
final class NresParts implements ArchiveParts {

    /** A piece of the data region; one that no entry refers to shares its bytes with nobody. */
    private record Piece(int start, ByteView bytes, boolean isKept) {
        int end() {
            return start + bytes.length();
        }
    }

    @Override
    public String format() {
        return NresFormat.NRES.name();
    }

    @Override
    public boolean isMadeOfContents() {
        return true;
    }

    @Override
    public Frame takeApart(Archive container, ByteView image) {
        NresArchive archive = (NresArchive) container;
        int[] offsets = NresFormat.NRES.payloadOffsets(archive);
        List<DirectoryRecord> records = new ArrayList<>(offsets.length);
        for (int i = 0; i < offsets.length; i++) {
            records.add(NresRecord.of(archive.entries().get(i), offsets[i]));
        }
        List<Range> kept = new ArrayList<>();
        for (DataRegion region : archive.regions()) {
            // One without bytes says only that there is no padding, which the offsets say too.
            if (region instanceof DataRegion.Unclaimed gap && gap.bytes().length() > 0) {
                kept.add(new Range(gap.end() - gap.bytes().length(), gap.bytes()));
            }
        }
        return new Frame(Optional.empty(), false, records, kept);
    }

    @Override
    public DirectoryRecord readRecord(JsonObject node) {
        return NresRecord.read(node);
    }

    @Override
    public ByteView image(Manifest manifest, Pieces pieces) {
        int size = manifest.source().size();
        int count = manifest.entryCount();
        long directory = size - (long) count * NresEntry.SIZE;
        if (directory < NresFormat.HEADER_SIZE) {
            throw new JsonException("expected room for " + count + " entries", "source.size");
        }
        PieceImage image = new PieceImage();
        image.append(header(count, size));
        appendData(image, data(manifest, (int) directory, pieces), (int) directory);
        image.append(directory(manifest));
        return ByteView.of(image);
    }

    private static ByteView header(int count, int size) {
        ByteSink header = ByteSink.inMemory();
        header.i32(NresFormat.MAGIC);
        header.i32(NresFormat.VERSION);
        header.i32(count);
        header.i32(size);
        return header.toView();
    }

    private static List<Piece> data(Manifest manifest, int dataEnd, Pieces pieces) {
        List<Piece> data = new ArrayList<>();
        for (Manifest.Entry entry : manifest.entries()) {
            NresRecord record = (NresRecord) entry.record();
            boolean isUsable = record.liesIn(NresFormat.HEADER_SIZE, dataEnd);
            if (isUsable != entry.content().isPresent()) {
                String wanted = isUsable ? "expected a file" : "expected no file: the payload lies outside";
                throw new JsonException(wanted, "entries[" + entry.index() + "]");
            }
            if (isUsable) {
                data.add(new Piece(record.offset(), pieces.content(entry), false));
            }
        }
        for (Kept kept : manifest.kept()) {
            if (kept.offset() < NresFormat.HEADER_SIZE || (long) kept.offset() + kept.size() > dataEnd) {
                throw new JsonException("expected bytes between the header and the directory", place(kept.offset()));
            }
            data.add(new Piece(kept.offset(), pieces.kept(kept), true));
        }
        data.sort(Comparator.comparingInt(Piece::start)
                .thenComparing(Comparator.comparingInt(Piece::end).reversed()));
        return data;
    }

    private static void appendData(PieceImage image, List<Piece> data, int dataEnd) {
        int cursor = NresFormat.HEADER_SIZE;
        for (Piece piece : data) {
            if (piece.isKept() && piece.start() < cursor) {
                throw new JsonException("expected bytes that belong to no entry", place(piece.start()));
            }
            // Payloads that overlap say the same bytes; those that are there already are passed over.
            if (piece.end() > cursor) {
                appendPadding(image, cursor, piece.start());
                image.append(piece.bytes().from(Math.max(0, cursor - piece.start())));
                cursor = piece.end();
            }
        }
        appendPadding(image, cursor, dataEnd);
    }

    private static void appendPadding(PieceImage image, int from, int to) {
        int hole = Math.max(0, to - from);
        if (hole > 0 && hole != (-from & 7)) {
            throw new JsonException(
                    "expected content for the " + hole + " bytes at " + from + ", which belong to no entry", "kept");
        }
        image.append(PieceImage.zeros(hole));
    }

    private static ByteView directory(Manifest manifest) {
        ByteSink directory = ByteSink.inMemory();
        manifest.entries().forEach(entry -> entry.record().write(directory));
        return directory.toView();
    }

    private static String place(int offset) {
        return "kept bytes at " + offset;
    }

    @Override
    public Compacted compact(Archive container, Map<Integer, ByteView> edits) {
        NresArchive archive = (NresArchive) container;
        List<NresEntry> entries = new ArrayList<>();
        List<DataRegion> regions = new ArrayList<>();
        for (int i = 0; i < archive.entries().size(); i++) {
            NresEntry entry = archive.entries().get(i);
            ByteView payload = edits.getOrDefault(i, entry.payload());
            entries.add(new NresEntry(entry.attributes(), entry.name(), payload, entry.sortCell(), entry.broken()));
            // Each payload gets its own place, so those that overlapped may be edited too.
            if (entry.isUsable()) {
                regions.add(new DataRegion.Block(payload, List.of(new DataRegion.Member(i, 0))));
            }
        }
        archive.regions().stream()
                .filter(DataRegion.Unclaimed.class::isInstance)
                .forEach(regions::add);
        NresCanonical canonical = NresCanonical.of(NresArchive.of(entries, regions));
        long padding = entries.stream()
                .mapToLong(entry -> -entry.payload().length() & 7)
                .sum();
        int tails = entries.stream()
                .map(entry -> entry.name().tail())
                .filter(tail -> !tail.isZero())
                .mapToInt(ByteView::length)
                .sum();
        return new Compacted(canonical.archive(), padding, canonical.dropped(), tails);
    }
}

package dev.ironkit.workspace.game;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.format.link.LinkFile;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.workspace.FileSource;
import dev.ironkit.workspace.RunFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Reads one file of a game folder, or finds that what is known of it still holds. */
final class FileIndexer {

    /** What became of a file; without a record where it cannot be kept. */
    record Outcome(LinkFile file, IndexedFile kept, boolean wasRead) {}

    private final Path root;
    private final boolean hashes;
    private final FileScan scan;

    /**
     * An indexer.
     *
     * @param hashes whether what is read shall be recognised later
     * @param lists how material lists are read
     */
    FileIndexer(Path root, boolean hashes, WearParser lists) {
        this.root = root;
        this.hashes = hashes;
        this.scan = new FileScan(lists);
    }

    Outcome index(String path, IndexedFile known) {
        Path file = root.resolve(path);
        try {
            long now = now();
            FileStamp stamp = FileStamp.of(file);
            if (known != null && known.stamp().equals(stamp) && stamp.settles(known.readAt())) {
                // What it says is used all the same.
                RunFiles.read(file);
                return new Outcome(known.file(), known, false);
            }
            try (FileSource source = new FileSource(file)) {
                if (known != null && isSame(known, stamp, source)) {
                    return new Outcome(known.file(), known.stamped(stamp, now), false);
                }
                return read(path, file, source, stamp, now);
            }
        } catch (IOException | UncheckedIOException | OutOfMemoryError e) {
            return new Outcome(FileScan.unreadable(path), null, true);
        }
    }

    private Outcome read(String path, Path file, FileSource source, FileStamp stamp, long now) throws IOException {
        if (source.length() > Integer.MAX_VALUE) {
            return new Outcome(FileScan.unreadable(path), null, true);
        }
        SeenSource seen = new SeenSource(source);
        LinkFile found = scan.of(path, ByteView.of(seen));
        if (!hashes) {
            return new Outcome(found, null, true);
        }
        List<SeenRange> ranges = seen.ranges();
        String hash = hash(source, ranges);
        // A file that changes under the reader may say anything; it is read again next time.
        boolean stood = FileStamp.of(file).equals(stamp);
        return new Outcome(found, stood ? new IndexedFile(found, stamp, now, ranges, hash) : null, true);
    }

    private static boolean isSame(IndexedFile known, FileStamp stamp, FileSource source) {
        return known.stamp().size() == stamp.size()
                && source.length() == stamp.size()
                && known.hash().equals(hash(source, known.seen()));
    }

    private static String hash(FileSource source, List<SeenRange> ranges) {
        Sha256 hash = new Sha256();
        for (SeenRange range : ranges) {
            byte[] bytes = new byte[Math.toIntExact(range.length())];
            source.read(range.offset(), bytes, 0, bytes.length);
            hash.add(bytes, 0, bytes.length);
        }
        return hash.hex();
    }

    private static long now() {
        Instant now = Instant.now();
        return TimeUnit.SECONDS.toNanos(now.getEpochSecond()) + now.getNano();
    }
}

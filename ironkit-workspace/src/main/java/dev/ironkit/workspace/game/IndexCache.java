package dev.ironkit.workspace.game;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.format.link.LinkFileCodec;
import dev.ironkit.workspace.NewFolders;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.SafeWriter;
import dev.ironkit.workspace.SaveRequest;
import dev.ironkit.workspace.UserFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Where what is known of game folders is kept.
 *
 * <p>A file of the cache ends with the hash of all before it and starts with the version of its own form: one that is cut, altered or
 * of another version is as good as none. Nothing fails because of the cache; without it things take longer.
 */
public final class IndexCache {

    private static final int MAGIC = 0x58474B49;

    /** Raised with every change of what is written here, or of what is read from assets. */
    private static final int VERSION = 3;

    private static final int HASH_LENGTH = 64;

    private final Path folder;
    private final CacheFolder.Limits limits;

    /** A cache in a folder, which need not exist. */
    public IndexCache(Path folder) {
        this(folder, CacheFolder.Limits.USUAL);
    }

    IndexCache(Path folder, CacheFolder.Limits limits) {
        this.folder = folder;
        this.limits = limits;
    }

    /** {@return the cache of the user} */
    public static IndexCache ofUser() {
        return new IndexCache(UserFolder.CACHE.path().resolve("games"));
    }

    /** {@return the file that belongs to a game folder} */
    public Path file(Path game) {
        byte[] path = name(game).getBytes(StandardCharsets.UTF_8);
        return folder.resolve(Sha256.of(ByteView.of(path)).substring(0, 32) + ".index");
    }

    private static String name(Path game) {
        return game.toAbsolutePath().normalize().toString();
    }

    Map<String, IndexedFile> load(Path game) {
        try {
            RunFiles.read(file(game));
            Map<String, IndexedFile> known = parse(ByteView.of(Files.readAllBytes(file(game))), name(game));
            // What was of use lately is kept longest.
            Files.setLastModifiedTime(file(game), FileTime.from(Instant.now()));
            return known;
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            return Map.of();
        }
    }

    private static Map<String, IndexedFile> parse(ByteView all, String game) {
        int length = all.length() - HASH_LENGTH;
        String hash = new String(all.slice(length, HASH_LENGTH).toByteArray(), StandardCharsets.US_ASCII);
        ByteView body = all.slice(0, length);
        if (!hash.equals(Sha256.of(body))) {
            return Map.of();
        }
        LinkFileCodec.Source source = new LinkFileCodec.Source(body);
        if (source.i32() != MAGIC || source.i32() != VERSION || !source.text().equals(game)) {
            return Map.of();
        }
        Map<String, IndexedFile> files = new LinkedHashMap<>();
        for (int count = source.count(); count > 0; count--) {
            IndexedFile file = read(source);
            files.put(file.file().path(), file);
        }
        return files;
    }

    private static IndexedFile read(LinkFileCodec.Source source) {
        FileStamp stamp = new FileStamp(source.i64(), source.i64(), source.i64());
        long readAt = source.i64();
        List<SeenRange> seen = new ArrayList<>();
        for (int count = source.count(); count > 0; count--) {
            seen.add(new SeenRange(source.i64(), source.i64()));
        }
        String hash = source.text();
        return new IndexedFile(LinkFileCodec.read(source), stamp, readAt, seen, hash);
    }

    void store(Path game, Collection<IndexedFile> files) {
        ByteSink sink = ByteSink.inMemory();
        sink.i32(MAGIC).i32(VERSION);
        LinkFileCodec.text(name(game), sink);
        sink.i32(files.size());
        files.forEach(file -> write(file, sink));
        ByteView body = sink.toView();
        Path target = file(game);
        try {
            NewFolders.make(folder);
            SafeWriter.saveForItself(new SaveRequest(
                    target,
                    out -> out.bytes(body).bytes(Sha256.of(body).getBytes(StandardCharsets.US_ASCII)),
                    view -> {},
                    null,
                    true,
                    false));
            CacheFolder.trim(folder, target, limits);
        } catch (RuntimeException e) {
            // Next time everything is read again.
        }
    }

    private static void write(IndexedFile file, ByteSink sink) {
        i64(file.stamp().size(), sink);
        i64(file.stamp().modified(), sink);
        i64(file.stamp().changed(), sink);
        i64(file.readAt(), sink);
        sink.i32(file.seen().size());
        for (SeenRange range : file.seen()) {
            i64(range.offset(), sink);
            i64(range.length(), sink);
        }
        LinkFileCodec.text(file.hash(), sink);
        LinkFileCodec.write(file.file(), sink);
    }

    private static void i64(long value, ByteSink sink) {
        sink.i32((int) value).i32((int) (value >> 32));
    }
}

package dev.ironkit.workspace.game;

import dev.ironkit.format.link.LinkFile;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * What all files of a game folder hold and say about each other, in the order of their paths.
 *
 * <p>Only directories and the payloads that name others are read. The same files give the same index, whatever the cache holds and
 * however many threads there are.
 */
public final class GameFolder {

    /** Hears how far the reading is. */
    @FunctionalInterface
    public interface Listener {

        /** So many files are going to be looked at. */
        default void begins(int count) {}

        /** A file was looked at. */
        void seen(LinkFile file);
    }

    /** So few files are read faster than a cache is looked after. */
    public static final int WORTH_KEEPING = 24;

    private final Path root;
    private final List<LinkFile> files;
    private final int onDisk;
    private final int read;
    private final WearParser lists;

    private GameFolder(Path root, List<LinkFile> files, int read, WearParser lists) {
        this.root = root;
        this.lists = lists;
        this.files = files.stream().flatMap(LinkFile::withInner).toList();
        this.onDisk = files.size();
        this.read = read;
    }

    /**
     * {@return the index of a folder}
     *
     * @param cache where it may be kept; null for nowhere
     * @param threads how many files are read at once
     * @param listener hears of each file, in order, in the thread of the caller
     * @throws dev.ironkit.workspace.WorkspaceException if the folder cannot be listed
     */
    public static GameFolder open(Path root, IndexCache cache, int threads, Listener listener) {
        return open(root, paths(root), cache, WearParser.TOLERANT, threads, listener);
    }

    /**
     * {@return the index of a folder, kept in the cache of the user where it is worth it}
     *
     * @param lists how material lists are read; only what the usual parser takes is kept
     */
    public static GameFolder open(Path root, int threads, WearParser lists, Listener listener) {
        List<String> paths = paths(root);
        boolean keeps = paths.size() >= WORTH_KEEPING && lists == WearParser.TOLERANT;
        return open(root, paths, keeps ? IndexCache.ofUser() : null, lists, threads, listener);
    }

    private static GameFolder open(
            Path root, List<String> paths, IndexCache cache, WearParser lists, int threads, Listener listener) {
        Map<String, IndexedFile> known = cache == null ? Map.of() : cache.load(root);
        FileIndexer indexer = new FileIndexer(root, cache != null, lists);
        listener.begins(paths.size());
        List<LinkFile> files = new ArrayList<>(paths.size());
        Map<String, IndexedFile> kept = new LinkedHashMap<>();
        int read = 0;
        ExecutorService pool = pool(Math.max(1, Math.min(threads, paths.size())));
        try {
            List<Future<FileIndexer.Outcome>> begun = new ArrayList<>(paths.size());
            for (String path : paths) {
                begun.add(pool.submit(() -> indexer.index(path, known.get(path))));
            }
            for (Future<FileIndexer.Outcome> future : begun) {
                FileIndexer.Outcome outcome = result(future);
                files.add(outcome.file());
                listener.seen(outcome.file());
                read += outcome.wasRead() ? 1 : 0;
                if (outcome.kept() != null) {
                    kept.put(outcome.file().path(), outcome.kept());
                }
            }
        } finally {
            pool.shutdownNow();
        }
        if (cache != null && !kept.equals(known)) {
            cache.store(root, kept.values());
        }
        return new GameFolder(root, files, read, lists);
    }

    /** {@return what one file says, as if it lay in a game folder under that path} */
    public static LinkFile single(Path file, String path, WearParser lists) {
        Path folder = file.toAbsolutePath().getParent();
        LinkFile found = new FileIndexer(folder, false, lists)
                .index(file.getFileName().toString(), null)
                .file();
        return found.under(path);
    }

    /** {@return how material lists were read} */
    public WearParser lists() {
        return lists;
    }

    private static List<String> paths(Path root) {
        try (Workspace workspace = new Workspace(ReadOptions.PLAIN)) {
            List<String> paths = new ArrayList<>();
            for (Path file : workspace.files(root)) {
                paths.add(Address.slashed(root.relativize(file).toString()));
            }
            return paths;
        }
    }

    private static ExecutorService pool(int threads) {
        return Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "ironkit-index");
            thread.setDaemon(true);
            return thread;
        });
    }

    private static FileIndexer.Outcome result(Future<FileIndexer.Outcome> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /** {@return the folder} */
    public Path root() {
        return root;
    }

    /** {@return how many files there are, without the archives inside them} */
    public int filesOnDisk() {
        return onDisk;
    }

    /** {@return its files by path; behind each the archives inside it} */
    public List<LinkFile> files() {
        return files;
    }

    /** {@return how many of them were read; of the others the cache knew} */
    public int filesRead() {
        return read;
    }
}

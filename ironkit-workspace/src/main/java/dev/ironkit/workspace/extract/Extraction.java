package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.format.NestedWalk;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.OrderedWork;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * An archive on its way into a folder: a file for each entry, and a manifest from which {@link Packing} makes the same archive.
 *
 * <p>A bad entry does not keep the others from being taken out. The manifest is written last.
 */
public final class Extraction {

    /**
     * An archive to take apart.
     *
     * @param path its address
     * @param name its file name or entry name
     * @param image its bytes
     * @param container what they are
     */
    public record Subject(AssetPath path, String name, ByteView image, Archive container) {}

    /**
     * How to go about it.
     *
     * @param recursive whether archives inside the archive become folders
     * @param threads how many work at once
     * @param rsliOverlay whether the trailer of a library inside is honoured
     */
    public record Options(boolean recursive, int threads, boolean rsliOverlay) {}

    /** How it went with an entry. */
    public enum Outcome {
        /** Its content is in a file. */
        FILE,
        /** It is an archive and was taken apart too. */
        FOLDER,
        /** The archive has no content for it that could be had; what its record says is in the manifest. */
        BAD,
        /** The content could not be read from the disk or written to it; the manifest does not know the entry. */
        LOST
    }

    /**
     * What became of an entry.
     *
     * @param path its address
     * @param index its place in the directory
     * @param target the file or folder
     * @param outcome how it went
     * @param size the bytes of its content
     * @param sha256 their hash; empty where it failed
     * @param failure why it could not be taken out
     * @param findings what else is to be said of it
     * @param inside what became of the entries of an archive that was taken apart too
     */
    public record Item(
            AssetPath path,
            int index,
            Path target,
            Outcome outcome,
            long size,
            String sha256,
            Optional<Diagnostic> failure,
            List<Diagnostic> findings,
            List<Item> inside) {
        public Item {
            findings = List.copyOf(findings);
            inside = List.copyOf(inside);
        }

        /** {@return whether it is on the disk} */
        public boolean isDone() {
            return outcome == Outcome.FILE || outcome == Outcome.FOLDER;
        }
    }

    /**
     * What was done.
     *
     * @param manifest the manifest
     * @param isComplete whether all entries of the archive are in it
     * @param items what became of the entries that were wanted, in directory order
     * @param leftWhole says how many archives inside were not taken apart beyond those that the items name
     */
    public record Result(Path manifest, boolean isComplete, List<Item> items, Optional<Diagnostic> leftWhole) {
        public Result {
            items = List.copyOf(items);
        }
    }

    /** Looks on. */
    public interface Watcher {

        /** Hears of each entry when it is done. */
        void done(Item item);

        /** {@return whether to stop before the next entry} */
        boolean stops();
    }

    private final Subject subject;
    private final Options options;
    private final NestedWalk walk;
    private final NestedWalk.Place place;
    private final List<ArchiveEntry> entries;
    private final List<String> names;
    private final List<Integer> wanted = new ArrayList<>();

    /**
     * Prepares; nothing is written yet.
     *
     * @param subject the archive
     * @param options how to go about it
     * @param wanted which entries, by index
     */
    public Extraction(Subject subject, Options options, IntPredicate wanted) {
        this(subject, options, wanted, new NestedWalk(subject.image().length()), null);
    }

    /** The same for an archive inside another; without a place it is the outermost. */
    Extraction(Subject subject, Options options, IntPredicate isWanted, NestedWalk walk, NestedWalk.Place placeOrNull) {
        this.subject = subject;
        this.options = options;
        this.walk = walk;
        this.place = placeOrNull == null ? walk.start(subject.image(), subject.path()) : placeOrNull;
        entries = subject.container().directory();
        // Of all entries, so that the name of a file does not depend on which of them are wanted.
        names = SafeNames.of(TableNames.of(subject.container(), entries));
        for (int i = 0; i < entries.size(); i++) {
            if (isWanted.test(i)) {
                wanted.add(i);
            }
        }
    }

    /** {@return the indices of the entries that will be taken out} */
    public List<Integer> wanted() {
        return Collections.unmodifiableList(wanted);
    }

    /** {@return what the directory says about an entry} */
    public ArchiveEntry entry(int index) {
        return entries.get(index);
    }

    /** {@return the name of the file that an entry becomes} */
    public String fileName(int index) {
        return names.get(index);
    }

    /** {@return how many bytes will be written, as far as the directory tells} */
    public long bytes() {
        return wanted.stream()
                .filter(index -> entries.get(index).usable())
                .mapToLong(index -> subject.container().stored(index).credibleSize())
                .sum();
    }

    /**
     * Takes the entries out.
     *
     * @throws dev.ironkit.base.diagnostic.RefusedException if a file is in the way; then nothing was written
     */
    public Result into(TargetFolder folder, Watcher watcher) {
        refuseWithoutRoom(folder);
        if (place.depth() == 0) {
            walk.write(place, wanted.size(), bytes());
        }
        ArchiveParts parts = ArchiveParts.of(subject.container().format()).orElseThrow();
        ArchiveParts.Frame frame = parts.takeApart(subject.container(), subject.image());
        folder.refuseExisting(wanted.stream().map(names::get).toList(), options.recursive());
        folder.refuseExisting(List.of(SafeNames.MANIFEST), false);
        KeptStore store = new KeptStore(folder.sub(SafeNames.STORE));
        store.refuseExisting(frame.kept());
        folder.create();
        refuteOldManifest(folder, frame);
        EntryExtraction work = new EntryExtraction(subject, options, walk, place, entries, names, folder);
        List<Item> items = new ArrayList<>();
        OrderedWork.run(
                wanted,
                options.threads(),
                work::takeOut,
                item -> {
                    items.add(item);
                    watcher.done(item);
                    return true;
                },
                watcher::stops);
        Manifest manifest = manifest(frame, items, store);
        folder.write(SafeNames.MANIFEST, text(manifest));
        Optional<Diagnostic> more = place.depth() == 0 ? walk.more(subject.path()) : Optional.empty();
        return new Result(folder.path().resolve(SafeNames.MANIFEST), manifest.isComplete(), items, more);
    }

    /**
     * Writes a manifest without entries over the one of an earlier extraction, whose files are about to be replaced.
     *
     * <p>Should this process die on the way, there are old files and new ones: with the old manifest the new ones would pass for edits.
     */
    private void refuteOldManifest(TargetFolder folder, ArchiveParts.Frame frame) {
        if (!wanted.isEmpty() && folder.has(SafeNames.MANIFEST)) {
            folder.writeForNow(SafeNames.MANIFEST, text(manifest(frame, List.of(), null)));
        }
    }

    private static ByteView text(Manifest manifest) {
        return ByteView.of(ManifestWriter.write(manifest).getBytes(StandardCharsets.UTF_8));
    }

    private void refuseWithoutRoom(TargetFolder folder) {
        long bytes = bytes();
        long room = folder.room();
        if (bytes > room) {
            throw TargetFolder.refused(IoProblem.ROOM, folder.path(), bytes, "the disk has room for only " + room);
        }
        if (place.depth() == 0 && bytes > walk.mostWritten()) {
            long stored = subject.image().length();
            throw TargetFolder.refused(
                    IoProblem.ROOM, folder.path(), bytes, "the archive has only " + stored + ", so it is malicious");
        }
    }

    private Optional<Manifest.Content> content(Item item) {
        boolean isFolder = item.outcome() == Outcome.FOLDER;
        return item.isDone()
                ? Optional.of(new Manifest.Content(names.get(item.index()), isFolder, item.sha256()))
                : Optional.empty();
    }

    private Manifest manifest(ArchiveParts.Frame frame, List<Item> items, KeptStore store) {
        List<Manifest.Entry> known = new ArrayList<>();
        for (Item item : items) {
            if (item.outcome() != Outcome.LOST) {
                known.add(new Manifest.Entry(item.index(), frame.records().get(item.index()), content(item)));
            }
        }
        boolean complete = known.size() == entries.size();
        return new Manifest(
                subject.container().format(),
                new Manifest.Source(subject.name(), subject.image().length(), Sha256.of(subject.image())),
                entries.size(),
                frame.header(),
                frame.overlay(),
                known,
                // What belongs to no entry is of use only together with all entries.
                complete ? store.keep(frame.kept()) : List.of(),
                Optional.empty());
    }
}

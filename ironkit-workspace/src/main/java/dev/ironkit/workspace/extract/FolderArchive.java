package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.WorkspaceException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A folder with a manifest, compared with it: which files are as they were, and what the others hold now. */
final class FolderArchive {

    /** Folders inside folders; the extraction makes no more. */
    private static final int DEEPEST = 16;

    /**
     * A file that is not as it was.
     *
     * @param way the indices that lead to its entry, through archives inside the archive
     * @param content what it holds now
     */
    record Edit(List<Integer> way, ByteView content) {}

    private final Path folder;
    private final Manifest manifest;
    private final ArchiveParts parts;
    private final int depth;
    private final PackRules rules;
    private final Map<Integer, ByteView> contents = new TreeMap<>();
    private final Map<Integer, ByteView> replaced = new TreeMap<>();
    private final Map<Integer, FolderArchive> inner = new TreeMap<>();
    private final List<Edit> edits = new ArrayList<>();
    private final List<Path> ignored = new ArrayList<>();
    private boolean overlay;
    private boolean changedManifest;
    private ByteView image;

    FolderArchive(Path folder, int depth, PackRules rules) {
        this.folder = folder;
        this.rules = rules;
        this.manifest = ManifestReader.load(folder);
        this.parts = ArchiveParts.of(manifest.format()).orElseThrow();
        this.depth = depth;
        this.overlay = manifest.overlay();
        this.changedManifest = manifest.wasChanged();
        if (depth > DEEPEST) {
            throw unusable("folders are nested more than " + DEEPEST + " deep");
        }
        ignored.addAll(FolderContent.unlisted(folder, manifest));
        for (Manifest.Entry entry : manifest.entries()) {
            entry.content().ifPresent(content -> compare(entry, content));
        }
    }

    /** Whether this manifest or one inside says something else than the extraction wrote. */
    boolean hasChangedManifest() {
        return changedManifest;
    }

    Path path() {
        return folder;
    }

    Manifest manifest() {
        return manifest;
    }

    ArchiveParts parts() {
        return parts;
    }

    /** Whether the trailers of libraries were honoured when it was extracted. */
    boolean overlay() {
        return overlay;
    }

    boolean isEdited(int index) {
        return replaced.containsKey(index) || inner.containsKey(index);
    }

    List<Edit> edits() {
        return edits;
    }

    List<Path> ignored() {
        return ignored;
    }

    /** The new contents of entries of this very archive. */
    Map<Integer, ByteView> outerEdits() {
        Map<Integer, ByteView> outer = new TreeMap<>(replaced);
        inner.forEach((index, archive) -> outer.put(index, Packing.result(archive, rules)));
        return outer;
    }

    /**
     * The archive as it was, from its pieces; something else stands where an edited file goes.
     *
     * @throws RefusedException if the folder holds only some of the entries
     */
    ByteView image() {
        if (!manifest.isComplete()) {
            throw new RefusedException(
                    IoProblem.PARTIAL,
                    new AssetPath(folder.toString()),
                    manifest.entries().size(),
                    manifest.entryCount());
        }
        if (image == null) {
            try {
                image = parts.image(manifest, pieces());
            } catch (JsonException e) {
                throw unusable(e.getMessage());
            }
        }
        return image;
    }

    private void compare(Manifest.Entry entry, Manifest.Content content) {
        if (content.isFolder()) {
            compareFolder(entry, content);
            return;
        }
        ByteView bytes = PayloadFile.view(folder, content.name());
        if (isAsItWas(bytes, entry, content)) {
            contents.put(entry.index(), bytes);
        } else {
            replace(entry.index(), bytes);
        }
    }

    private void replace(int index, ByteView content) {
        replaced.put(index, content);
        edits.add(new Edit(List.of(index), content));
    }

    private void compareFolder(Manifest.Entry entry, Manifest.Content content) {
        Path inside = PayloadFile.child(folder, content.name());
        if (!Files.isDirectory(inside, LinkOption.NOFOLLOW_LINKS)) {
            throw new WorkspaceException(IoProblem.MISSING_FILE, inside.toString());
        }
        FolderArchive archive = new FolderArchive(inside, depth + 1, rules);
        ignored.addAll(archive.ignored);
        overlay |= archive.overlay;
        changedManifest |= archive.changedManifest;
        int index = entry.index();
        boolean hasEdits = !archive.edits.isEmpty();
        // What an edited manifest makes of the directory is no single change that a receipt could tell: it counts as a
        // whole.
        if (hasEdits
                && !archive.changedManifest
                && parts.isMadeOfContents()
                && archive.image().length() == entry.record().contentSize()) {
            // It is edited where it lies, so that the receipt can tell what inside it changed.
            contents.put(index, archive.image());
            inner.put(index, archive);
            archive.edits.forEach(edit -> edits.add(new Edit(within(index, edit.way()), edit.content())));
        } else if (!hasEdits && isAsItWas(archive.image(), entry, content)) {
            contents.put(index, archive.image());
        } else {
            replace(index, Packing.result(archive, rules));
        }
    }

    private static List<Integer> within(int index, List<Integer> way) {
        List<Integer> longer = new ArrayList<>(way);
        longer.add(0, index);
        return List.copyOf(longer);
    }

    private static boolean isAsItWas(ByteView bytes, Manifest.Entry entry, Manifest.Content content) {
        return bytes.length() == entry.record().contentSize()
                && Sha256.of(bytes).equals(content.sha256());
    }

    private ArchiveParts.Pieces pieces() {
        return new ArchiveParts.Pieces() {
            @Override
            public ByteView content(Manifest.Entry entry) {
                ByteView bytes = contents.get(entry.index());
                return bytes != null ? bytes : standIn(entry);
            }

            @Override
            public ByteView kept(Kept kept) {
                return KeptStore.load(folder, kept);
            }
        };
    }

    /** As long as the content that was there, and sure to differ from the one that is there now. */
    private ByteView standIn(Manifest.Entry entry) {
        int size = Math.toIntExact(entry.record().contentSize());
        ByteView content = replaced.get(entry.index());
        return content.length() == 0 ? PieceImage.zeros(size) : PieceImage.filled(size, (byte) ~content.u8(0));
    }

    private WorkspaceException unusable(String why) {
        return new WorkspaceException(
                IoProblem.MANIFEST, folder.resolve(SafeNames.MANIFEST).toString(), why);
    }
}

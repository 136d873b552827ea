package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.workspace.Container;
import dev.ironkit.workspace.Containers;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Sha256;
import dev.ironkit.workspace.WorkspaceException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A folder on its way back into an archive.
 *
 * <p>Files are compared with what the manifest says of them. Those that are as they were go back to where they were; the others
 * are brought in by the editor of the format, which keeps everything else. Nothing is written here.
 */
public final class Packing {

    /** Folders inside folders; the extraction makes no more. */
    private static final int DEEPEST = 16;

    /**
     * A file that is not as it was.
     *
     * @param name the name of its entry, for people
     * @param file the file or folder, from the folder of the outermost manifest
     * @param index the place of its entry in the directory
     * @param before the bytes it had
     * @param after the bytes it has
     */
    public record Change(String name, Path file, int index, long before, long after) {}

    /**
     * The archive in its canonical form.
     *
     * @param container the archive
     * @param dropped bytes that no entry had and that were left out; their origin is where they were
     * @param droppedTails how many bytes behind the ends of names were left out
     */
    public record Compact(Container container, List<ByteView> dropped, int droppedTails) {
        public Compact {
            dropped = List.copyOf(dropped);
        }
    }

    private final Path folder;
    private final Manifest manifest;
    private final Container original;
    private final Map<Integer, ByteView> edits = new TreeMap<>();
    private final List<Change> changes = new ArrayList<>();
    private final List<Path> ignored = new ArrayList<>();

    private Packing(Path folder, Problems problems, Container base, int depth) {
        this.folder = folder;
        this.manifest = ManifestReader.load(folder);
        if (depth > DEEPEST) {
            throw unusable("folders are nested more than " + DEEPEST + " deep");
        }
        if (base == null && !manifest.isComplete()) {
            throw new RefusedException(
                    IoProblem.PARTIAL,
                    new AssetPath(folder.toString()),
                    manifest.entries().size(),
                    manifest.entryCount());
        }
        Map<Integer, ByteView> contents = compare(depth);
        ignored.addAll(0, FolderContent.unlisted(folder, manifest));
        original = base == null ? layOut(contents, problems) : base;
    }

    /** {@return whether a folder was made by extraction} */
    public static boolean hasManifest(Path folder) {
        return Files.exists(folder.resolve(SafeNames.MANIFEST), LinkOption.NOFOLLOW_LINKS);
    }

    /**
     * {@return the archive that a folder makes}
     *
     * @param problems hears what is wrong with the archive as it was
     * @throws WorkspaceException if the manifest cannot be used, or a file is missing
     * @throws RefusedException if the folder holds only some of the entries
     */
    public static Packing of(Path folder, Problems problems) {
        return new Packing(folder, problems, null, 0);
    }

    /**
     * {@return the archive that a folder makes out of the one it was extracted from}
     *
     * @param base the archive that the folder came from
     * @param image its bytes
     * @throws RefusedException if the folder came from another one
     */
    public static Packing onto(Path folder, Container base, ByteView image, Problems problems) {
        Packing packing = new Packing(folder, problems, base, 0);
        String wanted = packing.manifest.source().sha256();
        if (!Sha256.of(image).equals(wanted)) {
            throw new RefusedException(IoProblem.BASE, problems.path(), "sha256 " + wanted);
        }
        return packing;
    }

    /** {@return the name of the archive that the folder came from} */
    public String sourceName() {
        return manifest.source().name();
    }

    /** {@return how many bytes it had} */
    public long sourceSize() {
        return manifest.source().size();
    }

    /** {@return their hash} */
    public String sourceSha256() {
        return manifest.source().sha256();
    }

    /** {@return the archive as it was, with zeros where an edited file goes} */
    public Container original() {
        return original;
    }

    /** {@return the files that are not as they were, in directory order, those inside a folder before it} */
    public List<Change> changes() {
        return Collections.unmodifiableList(changes);
    }

    /** {@return how many entries of the outermost archive have other content than they had} */
    public int changedEntries() {
        return edits.size();
    }

    /** {@return the files that the manifest does not list, which are left out} */
    public List<Path> ignored() {
        return Collections.unmodifiableList(ignored);
    }

    /**
     * {@return the archive with everything kept that was not edited}
     *
     * @throws RefusedException if the format does not allow an edit
     */
    public Container container() {
        Container current = original;
        for (Map.Entry<Integer, ByteView> edit : edits.entrySet()) {
            try {
                current = current.replace(edit.getKey(), edit.getValue());
            } catch (RefusedException e) {
                throw new RefusedException(at(edit.getKey(), e.diagnostic()));
            }
        }
        return current;
    }

    /**
     * {@return the archive in its canonical form}
     *
     * @throws RefusedException if it has none
     */
    public Compact compact() {
        ArchiveParts.Compacted compacted = parts().compact(original, edits);
        int tails = 0;
        for (Manifest.Entry entry : manifest.entries()) {
            ByteView tail = entry.record().name().tail();
            tails += tail.isZero() ? 0 : tail.length();
        }
        return new Compact(compacted.container(), compacted.dropped(), tails);
    }

    /** Looks at every file; returns the contents that go where they were. */
    private Map<Integer, ByteView> compare(int depth) {
        Map<Integer, ByteView> contents = new TreeMap<>();
        for (Manifest.Entry entry : manifest.entries()) {
            if (entry.content().isPresent()) {
                Manifest.Content content = entry.content().get();
                ByteView bytes =
                        content.isFolder() ? inner(content.name(), depth) : PayloadFile.view(folder, content.name());
                long before = entry.record().contentSize();
                if (bytes.length() == before && Sha256.of(bytes).equals(content.sha256())) {
                    contents.put(entry.index(), bytes);
                } else {
                    edits.put(entry.index(), bytes);
                    changes.add(new Change(
                            entry.record().name().display(),
                            Path.of(content.name()),
                            entry.index(),
                            before,
                            bytes.length()));
                }
            }
        }
        return contents;
    }

    /** The image of an archive that is a folder. */
    private ByteView inner(String name, int depth) {
        Path inside = PayloadFile.child(folder, name);
        if (!Files.isDirectory(inside, LinkOption.NOFOLLOW_LINKS)) {
            throw new WorkspaceException(IoProblem.MISSING_FILE, inside.toString());
        }
        Packing packing = new Packing(inside, Problems.tolerant(), null, depth + 1);
        for (Change change : packing.changes) {
            changes.add(new Change(
                    change.name(),
                    Path.of(name).resolve(change.file()),
                    change.index(),
                    change.before(),
                    change.after()));
        }
        ignored.addAll(packing.ignored);
        return packing.container().image();
    }

    /** The archive as it was, from its pieces. */
    private Container layOut(Map<Integer, ByteView> contents, Problems problems) {
        ArchiveParts.Pieces pieces = new ArchiveParts.Pieces() {
            @Override
            public ByteView content(Manifest.Entry entry) {
                ByteView bytes = contents.get(entry.index());
                return bytes != null
                        ? bytes
                        : PieceImage.zeros((int) entry.record().contentSize());
            }

            @Override
            public ByteView kept(Kept kept) {
                return KeptStore.load(folder, kept);
            }
        };
        try {
            return Containers.open(parts().image(manifest, pieces), problems, manifest.overlay());
        } catch (JsonException e) {
            throw unusable(e.getMessage());
        }
    }

    private ArchiveParts parts() {
        return ArchiveParts.of(manifest.format()).orElseThrow();
    }

    private WorkspaceException unusable(String why) {
        return new WorkspaceException(
                IoProblem.MANIFEST, folder.resolve(SafeNames.MANIFEST).toString(), why);
    }

    /** The finding at the file that the edit came from. */
    private Diagnostic at(int index, Diagnostic found) {
        for (Manifest.Entry entry : manifest.entries()) {
            if (entry.index() == index) {
                Path file = folder.resolve(entry.content().orElseThrow().name());
                AssetPath path = new AssetPath(file.toString());
                return new Diagnostic(
                        found.code(), found.severity(), path, found.range(), found.field(), found.arguments());
            }
        }
        return found;
    }
}

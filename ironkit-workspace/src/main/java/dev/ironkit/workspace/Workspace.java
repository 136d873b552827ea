package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Finds what addresses name. Files stay open until the workspace is closed. */
public final class Workspace implements AutoCloseable {

    private final ReadOptions options;
    private final Map<Path, MountedFile> mounted = new LinkedHashMap<>();

    /** A workspace with nothing open. */
    public Workspace(ReadOptions options) {
        this.options = options;
    }

    /** {@return the options it was made with} */
    public ReadOptions options() {
        return options;
    }

    /** {@return what the text means here} */
    public Address parse(String text) {
        return Address.parse(text, root -> {
            try {
                Path path =
                        root.startsWith(Address.GAME) ? inGame(root.substring(Address.GAME.length())) : Path.of(root);
                RunFiles.open(path);
                return Files.exists(path);
            } catch (InvalidPathException e) {
                return false;
            }
        });
    }

    /** {@return the file or folder an address starts from; it need not exist} */
    public Path path(Address address) {
        try {
            return address.inGame() ? inGame(address.root()) : Path.of(address.root());
        } catch (InvalidPathException e) {
            throw new WorkspaceException(IoProblem.MISSING, address.root(), "");
        }
    }

    /** A path inside the game folder; names match in any case, as the game does on its own file system. */
    private Path inGame(String relative) {
        if (options.gameFolder() == null) {
            throw new WorkspaceException(IoProblem.NO_GAME, Address.GAME + relative);
        }
        Path current = options.gameFolder();
        for (String name : relative.split("[/\\\\]", -1)) {
            if (!name.isEmpty() && !name.equals(".") && !name.equals("..")) {
                current = child(current, name);
            }
        }
        return current;
    }

    private static Path child(Path folder, String name) {
        Path exact = folder.resolve(name);
        if (Files.exists(exact)) {
            return exact;
        }
        try (Stream<Path> siblings = Files.list(folder)) {
            return siblings.filter(path -> path.getFileName().toString().equalsIgnoreCase(name))
                    .sorted()
                    .findFirst()
                    .orElse(exact);
        } catch (IOException e) {
            return exact;
        }
    }

    /**
     * {@return the files a path stands for: itself, or all files below a folder, sorted by path}
     *
     * @throws WorkspaceException if there is nothing
     */
    public List<Path> files(Path path) {
        if (!Files.isDirectory(path)) {
            return List.of(path);
        }
        try {
            return FolderWalk.files(path);
        } catch (IOException e) {
            throw new WorkspaceException(IoProblem.READ, path.toString(), MountedFile.reason(e));
        }
    }

    /** {@return a file, opened once} */
    public synchronized MountedFile mount(Path path, String address) {
        return mounted.computeIfAbsent(path, p -> MountedFile.open(p, address));
    }

    /** Lets a name that is no file's stand for bytes that came from elsewhere, as {@code -} stands for stdin. */
    public synchronized void hold(String name, ByteView bytes) {
        Path path = Path.of(name);
        mounted.put(path, MountedFile.held(path, bytes));
    }

    /** Closes a file that is no longer needed, so that work on a large folder does not keep all of it open. */
    public synchronized void release(MountedFile file) {
        mounted.remove(file.path());
        file.close();
    }

    /** Closes a file that turned out to be no input: it may be written to. */
    public synchronized void passOver(MountedFile file) {
        release(file);
        RunFiles.passOver(file.path());
    }

    /** {@return what a text names} */
    public Located locate(String text, Problems problems) {
        return locate(parse(text), problems);
    }

    /**
     * {@return what an address names}
     *
     * @param problems hears what is wrong with the archives on the way
     * @throws WorkspaceException if there is no such thing
     */
    public Located locate(Address address, Problems problems) {
        Path path = path(address);
        String root = (address.inGame() ? Address.GAME + "/" : "") + Address.slashed(address.root());
        MountedFile file = mount(path, root);
        boolean loose = address.steps().isEmpty();
        Located current = new Located(
                file,
                new AssetPath(root),
                file.bytes(),
                loose ? options.attributes() : Attributes.NONE,
                List.of(),
                loose ? options.kind() : null,
                options.rsliOverlay());
        for (Address.Step step : address.steps()) {
            current = enter(current, step, problems);
        }
        return current;
    }

    /** {@return an entry of an archive that was found} */
    public Located enter(Located archive, int index, Problems problems) {
        Archive container = archive.container(problems);
        return entered(archive, index, container.content(index, problems.at(archive.path())));
    }

    /** {@return an entry of an archive that was found and opened, with the content it has} */
    public Located entered(Located archive, int index, ByteView content) {
        Archive container = archive.container(Problems.tolerant());
        AssetPath path = archive.path().entry(container.segment(index));
        List<Located.Level> levels = new ArrayList<>(archive.levels());
        levels.add(new Located.Level(container, index));
        return new Located(
                archive.file(), path, content, container.attributes(index), levels, null, options.rsliOverlay());
    }

    private Located enter(Located archive, Address.Step step, Problems problems) {
        return enter(archive, index(archive, step, problems), problems);
    }

    /**
     * {@return the index of the entry that a step leads to}
     *
     * @throws WorkspaceException if there is none
     */
    public int index(Located archive, Address.Step step, Problems problems) {
        if (!AssetKind.sniff(archive.bytes()).isContainer()) {
            throw new WorkspaceException(IoProblem.NOT_ARCHIVE, archive.path().text(), describe(step));
        }
        Archive container = archive.container(problems);
        return index(container, step)
                .orElseThrow(() -> new WorkspaceException(
                        IoProblem.NO_ENTRY, archive.path().text(), describe(step), SimilarNames.hint(container, step)));
    }

    /** {@return the entry a step leads to} */
    static OptionalInt index(Archive container, Address.Step step) {
        if (step instanceof Address.Step.Index byIndex) {
            boolean there = byIndex.index() < container.count();
            return there ? OptionalInt.of(byIndex.index()) : OptionalInt.empty();
        }
        if (step instanceof Address.Step.Name byName && byName.occurrence() == 0) {
            return container.find(byName.name());
        }
        int occurrence = 0;
        for (ArchiveEntry entry : container.directory()) {
            if (step instanceof Address.Step.Type byType && entry.attributes().type() == byType.type()) {
                return OptionalInt.of(entry.index());
            }
            if (step instanceof Address.Step.Name byName
                    && FixedText.compareFolded(entry.name(), byName.name()) == 0
                    && ++occurrence == byName.occurrence()) {
                return OptionalInt.of(entry.index());
            }
        }
        return OptionalInt.empty();
    }

    private static String describe(Address.Step step) {
        if (step instanceof Address.Step.Index byIndex) {
            return "@" + byIndex.index();
        }
        if (step instanceof Address.Step.Type byType) {
            return "type:" + Attributes.typeText(byType.type());
        }
        Address.Step.Name byName = (Address.Step.Name) step;
        String name = AssetPath.segment(byName.name());
        return byName.occurrence() == 0 ? name : String.format(Locale.ROOT, "%s#%d", name, byName.occurrence());
    }

    @Override
    public synchronized void close() {
        mounted.values().forEach(MountedFile::close);
        mounted.clear();
    }

    /** {@return how many bytes have been read from disks so far} */
    public synchronized long bytesRead() {
        return mounted.values().stream().mapToLong(MountedFile::bytesRead).sum();
    }

    /**
     * {@return the archive or font that the bytes are}
     *
     * @param problems hears what is wrong with it
     * @param rsliOverlay whether the trailer of a library is honoured
     * @throws WorkspaceException if they are none
     */
    public static Archive open(ByteView bytes, Problems problems, boolean rsliOverlay) {
        return AssetKind.sniff(bytes)
                .open(bytes, problems, rsliOverlay)
                .orElseThrow(() -> WorkspaceException.notArchive(problems.path()));
    }

    /** {@return the bytes of a name for display: CP1251} */
    public static String display(ByteView name) {
        return new String(name.toByteArray(), FixedText.CP1251);
    }
}

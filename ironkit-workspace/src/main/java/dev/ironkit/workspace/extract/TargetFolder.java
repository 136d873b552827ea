package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.NewFolders;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.SafeWriter;
import dev.ironkit.workspace.SaveRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/**
 * A folder that files are extracted to. Nothing is written outside, nothing that is there is replaced unless asked for, and a
 * file has its name only when it is whole.
 *
 * <p>Where the user's folder lies, and through which links it was named, is the user's affair; below it no link is followed.
 */
public final class TargetFolder {

    private final Path folder;
    private final boolean overwrite;

    /** The folder this one is in; null for the one that the user named. */
    private final TargetFolder around;

    private TargetFolder(Path folder, boolean overwrite, TargetFolder around) {
        this.folder = folder;
        this.overwrite = overwrite;
        this.around = around;
    }

    /**
     * {@return the folder that the user named; it need not exist}
     *
     * @param folder where
     * @param overwrite whether files that are there may be replaced
     */
    public static TargetFolder of(Path folder, boolean overwrite) {
        return new TargetFolder(folder, overwrite, null);
    }

    /** {@return a folder in this one; the name is a single safe one, or one found on a disk} */
    public TargetFolder sub(String name) {
        if (name.isEmpty() || name.equals("..") || name.equals(".") || name.contains("/")) {
            throw new IllegalArgumentException("not a name in a folder: " + name);
        }
        return new TargetFolder(folder.resolve(name), overwrite, this);
    }

    /** {@return where it is} */
    public Path path() {
        return folder;
    }

    /** Makes the folder, where it is not there yet. */
    void create() {
        if (around == null) {
            NewFolders.make(folder);
            return;
        }
        around.create();
        refuseLink();
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
                throw refused(IoProblem.TARGET_EXISTS, folder);
            }
            NewFolders.make(folder);
        }
    }

    private void refuseLink() {
        if (Files.isSymbolicLink(folder)) {
            throw refused(IoProblem.LINK, folder);
        }
    }

    private void refuseLinks() {
        for (TargetFolder each = this; each.around != null; each = each.around) {
            each.refuseLink();
        }
    }

    /**
     * Refuses if a file of one of the names is there and may not be replaced, as none may that is read.
     *
     * @param folders whether folders of these names may be there
     */
    void refuseExisting(Iterable<String> names, boolean folders) {
        refuseLinks();
        for (String name : names) {
            Path file = folder.resolve(name);
            boolean isFolder = Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
            boolean exists = isFolder || Files.exists(file, LinkOption.NOFOLLOW_LINKS);
            if (exists && (isFolder ? !folders : !overwrite)) {
                throw refused(IoProblem.TARGET_EXISTS, file);
            }
            if (exists) {
                RunFiles.refuseTarget(file);
            }
        }
    }

    /** Writes a file and returns the hash of what it holds. */
    String write(String name, ByteView content) {
        return save(name, content, true).sha256();
    }

    /** Writes a file that is going to be written once more. */
    void writeForNow(String name, ByteView content) {
        save(name, content, false);
    }

    private SafeWriter.Saved save(String name, ByteView content, boolean isFinal) {
        SaveRequest request =
                new SaveRequest(folder.resolve(name), sink -> sink.bytes(content), view -> {}, null, overwrite, false);
        return SafeWriter.saveUnlinked(request, isFinal);
    }

    /** Whether there is a file of that name, or anything else. */
    boolean has(String name) {
        return Files.exists(folder.resolve(name), LinkOption.NOFOLLOW_LINKS);
    }

    /** How many bytes can be written; more than any archive has where the system does not say. */
    long room() {
        try {
            Path existing = folder.toAbsolutePath();
            while (!Files.exists(existing)) {
                existing = existing.getParent();
            }
            long usable = Files.getFileStore(existing).getUsableSpace();
            // Some file systems say 0, or less, for "I do not know".
            return usable <= 0 ? Long.MAX_VALUE : usable;
        } catch (IOException e) {
            return Long.MAX_VALUE;
        }
    }

    static RefusedException refused(IoProblem problem, Path file, Object... arguments) {
        return new RefusedException(problem, new AssetPath(file.toString()), arguments);
    }
}

package dev.ironkit.toolkit.input;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.MountedFile;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** The files around another one that it may refer to: those in its folder and below, and no others. */
final class FilesBeside {

    /** More than any buffer or picture of a model that can become one of ours. */
    private static final long MOST = 1L << 28;

    private final Workspace workspace;
    private final Path file;

    FilesBeside(Workspace workspace, Located found) {
        this.workspace = workspace;
        this.file = found.levels().isEmpty() && found.file().isOnDisk()
                ? found.file().path()
                : null;
    }

    /** The content of a file by its path relative to the folder, with slashes; nothing where there is none that may be read. */
    Optional<ByteView> find(String name) {
        if (file == null) {
            return Optional.empty();
        }
        try {
            Path folder = file.toAbsolutePath().normalize().getParent();
            Path path = folder.resolve(name).normalize();
            // A link may lead out of the folder as well as a name may.
            boolean inside = path.startsWith(folder) && path.toRealPath().startsWith(folder.toRealPath());
            return inside && Files.isRegularFile(path) && Files.size(path) <= MOST
                    ? Optional.of(load(path))
                    : Optional.empty();
        } catch (InvalidPathException | IOException | WorkspaceException e) {
            return Optional.empty();
        }
    }

    private ByteView load(Path path) {
        MountedFile mounted = workspace.mount(path, Address.slashed(path.toString()));
        ByteView bytes = mounted.bytes().load();
        workspace.release(mounted);
        return bytes;
    }
}

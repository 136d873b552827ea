package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteSource;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.ReadFailedException;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The content of an entry in a file of its own.
 *
 * <p>Opened for each read and closed again: a folder may have more files than a process may keep open.
 */
final class PayloadFile implements ByteSource {

    private final Path file;
    private final long length;

    private PayloadFile(Path file, long length) {
        this.file = file;
        this.length = length;
    }

    /**
     * {@return the bytes of a file in a folder}
     *
     * @param name a safe name
     * @throws WorkspaceException if there is no such file, or a link to somewhere else
     */
    static ByteView view(Path folder, String name) {
        Path file = child(folder, name);
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new WorkspaceException(IoProblem.MISSING_FILE, file.toString());
        }
        try {
            RunFiles.read(file);
            long length = Files.size(file);
            if (length > Integer.MAX_VALUE) {
                throw new WorkspaceException(IoProblem.TOO_LARGE, file.toString(), length);
            }
            return ByteView.of(new PayloadFile(file, length));
        } catch (IOException e) {
            throw new WorkspaceException(IoProblem.READ, file.toString(), e.getMessage());
        }
    }

    /**
     * {@return a file or folder in a folder, which need not exist}
     *
     * @throws WorkspaceException if it is a link
     */
    static Path child(Path folder, String name) {
        Path file;
        try {
            file = folder.resolve(name);
        } catch (InvalidPathException e) {
            if (!SafeNames.canBeNamed(name)) {
                throw new WorkspaceException(
                        IoProblem.READ,
                        folder.toString(),
                        "its file " + name
                                + " has a name that the current locale cannot represent (LC_ALL=C.UTF-8 allows all letters)");
            }
            throw new WorkspaceException(IoProblem.UNSAFE_NAME, folder.toString(), name);
        }
        if (Files.isSymbolicLink(file)) {
            throw new WorkspaceException(IoProblem.UNSAFE_NAME, file.toString(), name + " is a link");
        }
        return file;
    }

    @Override
    public long length() {
        return length;
    }

    @Override
    public void read(long position, byte[] target, int at, int count) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS)) {
            ByteBuffer buffer = ByteBuffer.wrap(target, at, count);
            while (buffer.hasRemaining()) {
                if (channel.read(buffer, position + buffer.position() - at) < 0) {
                    throw new IOException(file + " shrank while it was read");
                }
            }
        } catch (IOException e) {
            throw new ReadFailedException(file, e);
        }
    }
}

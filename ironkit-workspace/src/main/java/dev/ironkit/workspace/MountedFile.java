package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;

/** A file that is open for reading, with what it looked like when it was opened. */
public final class MountedFile implements AutoCloseable {

    private final Path path;
    private final FileSource source;
    private final ByteView bytes;
    private final BasicFileAttributes seen;

    private MountedFile(Path path, FileSource source, ByteView bytes, BasicFileAttributes seen) {
        this.path = path;
        this.source = source;
        this.bytes = bytes;
        this.seen = seen;
    }

    /** Bytes that came from elsewhere, under a name that is no file's. */
    static MountedFile held(Path name, ByteView bytes) {
        return new MountedFile(name, null, bytes, null);
    }

    static MountedFile open(Path path, String address) {
        Recovery.beside(path);
        try {
            BasicFileAttributes seen = Files.readAttributes(path, BasicFileAttributes.class);
            if (seen.isOther()) {
                // Opening a pipe would wait for whoever writes into it.
                throw new WorkspaceException(IoProblem.READ, address, "this is a pipe or a device, not a file");
            }
            if (seen.isDirectory()) {
                throw new WorkspaceException(
                        IoProblem.READ, address, "this is a folder; ironkit ls shows the files in it");
            }
            FileSource source = new FileSource(path);
            if (source.length() > Integer.MAX_VALUE) {
                long length = source.length();
                source.close();
                throw new WorkspaceException(IoProblem.TOO_LARGE, address, length);
            }
            return new MountedFile(path, source, ByteView.of(source), seen);
        } catch (NoSuchFileException e) {
            throw WorkspaceException.missing(path, address);
        } catch (IOException e) {
            // A path that is too long, or a link that leads to itself, is there and cannot be read.
            throw new WorkspaceException(IoProblem.READ, address, reason(e));
        }
    }

    /** {@return what went wrong, in words; the file is named elsewhere} */
    static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "access is denied";
        }
        if (e instanceof NoSuchFileException) {
            return "the file no longer exists";
        }
        if (e instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }

    /** {@return the file} */
    public Path path() {
        return path;
    }

    /** {@return its content, read where it is looked at} */
    public ByteView bytes() {
        return bytes;
    }

    /** {@return how many bytes have been read from the disk so far} */
    public long bytesRead() {
        return source == null ? 0 : source.bytesRead();
    }

    /** {@return whether there is a file on the disk, with others beside it} */
    public boolean isOnDisk() {
        return source != null;
    }

    /** {@return whether the file on disk is still the one that was opened, and looks as it did} */
    public boolean isUnchanged() {
        if (source == null) {
            return true;
        }
        try {
            BasicFileAttributes now = Files.readAttributes(path, BasicFileAttributes.class);
            return now.size() == source.length()
                    && now.lastModifiedTime().equals(seen.lastModifiedTime())
                    && Objects.equals(now.fileKey(), seen.fileKey());
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void close() {
        if (source == null) {
            return;
        }
        try {
            source.close();
        } catch (IOException e) {
            // It was open for reading only: nothing can be lost.
        }
    }
}

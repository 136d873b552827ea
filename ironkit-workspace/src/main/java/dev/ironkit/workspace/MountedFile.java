package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;

/** A file that is open for reading, with what it looked like when it was opened. */
public final class MountedFile implements AutoCloseable {

    private final Path path;
    private final FileSource source;
    private final ByteView bytes;
    private final FileTime modified;

    private MountedFile(Path path, FileSource source, FileTime modified) {
        this.path = path;
        this.source = source;
        this.bytes = ByteView.of(source);
        this.modified = modified;
    }

    static MountedFile open(Path path, String address) {
        if (!Files.exists(path)) {
            throw new WorkspaceException(IoProblem.MISSING, address);
        }
        try {
            FileTime modified = Files.getLastModifiedTime(path);
            FileSource source = new FileSource(path);
            if (source.length() > Integer.MAX_VALUE) {
                long length = source.length();
                source.close();
                throw new WorkspaceException(IoProblem.TOO_LARGE, address, length);
            }
            return new MountedFile(path, source, modified);
        } catch (IOException e) {
            throw new WorkspaceException(IoProblem.READ, address, reason(e));
        }
    }

    /** {@return what went wrong, without the class name of the exception where a message says it} */
    static String reason(IOException e) {
        String kind = e.getClass().getSimpleName().replace("Exception", "");
        return e.getMessage() == null ? kind : kind + ": " + e.getMessage();
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
        return source.bytesRead();
    }

    /** {@return whether the file on disk still looks as it did when it was opened} */
    public boolean isUnchanged() {
        try {
            return Files.size(path) == source.length()
                    && Files.getLastModifiedTime(path).equals(modified);
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            source.close();
        } catch (IOException e) {
            // It was open for reading only: nothing can be lost.
        }
    }
}

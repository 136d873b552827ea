package dev.ironkit.workspace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** A file that was opened could not be read to its end: its disk failed, or somebody cut it. */
public final class ReadFailedException extends UncheckedIOException {

    private static final long serialVersionUID = 1L;

    private final transient Path file;

    /**
     * A failure.
     *
     * @param file what was being read; null where that is a file in the making
     */
    public ReadFailedException(Path file, IOException cause) {
        super(cause);
        this.file = file;
    }

    /** {@return whether it is a file that was there before, and not one in the making} */
    boolean isOfSource() {
        return file != null;
    }

    /** {@return the same as what is said to a user} */
    WorkspaceException forUser() {
        return new WorkspaceException(IoProblem.READ, file.toString(), MountedFile.reason(getCause()));
    }
}

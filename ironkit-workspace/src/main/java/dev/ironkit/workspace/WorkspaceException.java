package dev.ironkit.workspace;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.ProblemCode;
import java.nio.file.Path;

/** Something that was asked for is not there or cannot be read. */
public final class WorkspaceException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Diagnostic diagnostic;

    /** Carries the reason. */
    public WorkspaceException(ProblemCode code, String address, Object... arguments) {
        this(Diagnostic.of(code, new AssetPath(address), arguments));
    }

    /**
     * {@return that something is not there, with what is beside it and called nearly the same}
     *
     * @param path where it would be
     * @param address what the user calls it
     */
    public static WorkspaceException missing(Path path, String address) {
        return new WorkspaceException(IoProblem.MISSING, address, SimilarNames.beside(path));
    }

    /** {@return that something is no archive, though a way into it was asked for} */
    static WorkspaceException notArchive(AssetPath path) {
        return new WorkspaceException(IoProblem.NOT_ARCHIVE, path.text(), "inside it");
    }

    private WorkspaceException(Diagnostic diagnostic) {
        super(diagnostic.message());
        this.diagnostic = diagnostic;
    }

    /** {@return the reason} */
    public Diagnostic diagnostic() {
        return diagnostic;
    }
}

package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Severity;
import java.util.List;

/** Something that was asked for is not there or cannot be read. */
public final class WorkspaceException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Diagnostic diagnostic;

    /** Carries the reason. */
    public WorkspaceException(ProblemCode code, String address, Object... arguments) {
        this(new Diagnostic(code, Severity.ERROR, new AssetPath(address), new ByteRange(0, 0), "", List.of(arguments)));
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

package dev.ironkit.convert.sidecar;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What can be wrong with the file beside a model. */
public enum SidecarProblem implements ProblemCode {
    SIDECAR(
            "msh.convert-sidecar",
            Severity.ERROR,
            "The file beside a model that was written out says what it was made of.",
            "it cannot be used: {0}",
            "Convert the model again, or remove the file to go on without it."),
    NEWER(
            "msh.convert-sidecar-newer",
            Severity.ERROR,
            "The file beside a model that was written out is of a version that this release reads.",
            "it is of version {0}; this release reads version 1",
            "Use the release of ironkit that wrote it ({1}), or a newer one."),
    PASSED_OVER(
            "msh.convert-sidecar-passed",
            Severity.WARNING,
            "The file beside a model that comes back belongs to it.",
            "it is passed over, and the model that was named is taken alone: {0}",
            "Remove the file, or take the one that was written with the model."),
    HASH(
            "msh.convert-sidecar-hash",
            Severity.ERROR,
            "The model that is kept in the file beside it is the one it was made of.",
            "the model it keeps has the hash {0}, and it says {1}",
            "The file was edited or is damaged. Convert the model again, or take it from a copy.");

    private final Rule about;

    SidecarProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}

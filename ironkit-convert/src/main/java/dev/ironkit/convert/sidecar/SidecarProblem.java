package dev.ironkit.convert.sidecar;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What can be wrong with the file beside a model. */
public enum SidecarProblem implements ProblemCode {
    SIDECAR(
            "msh.convert-sidecar",
            Severity.ERROR,
            "The sidecar file of an exported model must describe its origin.",
            "the sidecar file is unusable: {0}",
            "Convert the model again, or delete the sidecar file to continue without it."),
    NEWER(
            "msh.convert-sidecar-newer",
            Severity.ERROR,
            "The sidecar file of an exported model must have a version that this release reads.",
            "the sidecar file has version {0}, but this release reads version 1",
            "Use the release of ironkit that wrote it ({1}), or a newer one."),
    PASSED_OVER(
            "msh.convert-sidecar-passed",
            Severity.WARNING,
            "The sidecar file of an imported model must belong to it.",
            "the sidecar file is ignored and only the given model is used: {0}",
            "Delete the sidecar file, or use the one that was written with the model."),
    HASH(
            "msh.convert-sidecar-hash",
            Severity.ERROR,
            "The model stored in the sidecar file must match the hash stored with it.",
            "the model in the sidecar file has hash {0}, but should have {1}",
            "The sidecar file was edited or is damaged. Convert the model again, or restore the sidecar file from a copy.");

    private final Rule about;

    SidecarProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}

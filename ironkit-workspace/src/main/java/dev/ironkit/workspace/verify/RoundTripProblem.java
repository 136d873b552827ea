package dev.ironkit.workspace.verify;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** How a round trip can fail. */
public enum RoundTripProblem implements ProblemCode {
    BYTES(
            "io.roundtrip-bytes",
            "An archive that is read and written back unedited must keep the same bytes.",
            "written back, byte {0} of the archive is {1}, but the original has {2}"),
    LENGTH(
            "io.roundtrip-length",
            "An archive that is read and written back unedited must keep the same length.",
            "written back, the archive has {0} bytes, but the original has {1}");

    private final Rule about;

    RoundTripProblem(String id, String rule, String template) {
        about = Rule.ours(
                id,
                rule,
                template,
                "This is a defect in ironkit: do not edit this archive with it, and report it to the project.");
    }

    @Override
    public Rule about() {
        return about;
    }
}

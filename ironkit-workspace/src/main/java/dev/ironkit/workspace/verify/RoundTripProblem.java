package dev.ironkit.workspace.verify;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** How a round trip can fail. */
public enum RoundTripProblem implements ProblemCode {
    BYTES(
            "io.roundtrip-bytes",
            "An archive that is read and written again without an edit has the same bytes.",
            "written again, byte {0} of the archive is {1} where the original has {2}"),
    LENGTH(
            "io.roundtrip-length",
            "An archive that is read and written again without an edit has the same length.",
            "written again, the archive has {0} bytes where the original has {1}");

    private final Rule about;

    RoundTripProblem(String id, String rule, String template) {
        about = Rule.ours(
                id,
                rule,
                template,
                "This is a defect of the tool: do not change this archive with it, and tell the project.");
    }

    @Override
    public Rule about() {
        return about;
    }
}

package planted.dev.ironkit.format.texm;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** An enum of rules that no catalogue names. */
public enum ForgottenProblem implements ProblemCode {
    /** The only one. */
    NEVER_LISTED;

    @Override
    public Rule about() {
        throw new UnsupportedOperationException();
    }
}

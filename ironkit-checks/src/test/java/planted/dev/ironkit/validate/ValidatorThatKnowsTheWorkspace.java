package planted.dev.ironkit.validate;

import dev.ironkit.workspace.Workspace;

/** Breaks: the validator knows formats, runtime and base. */
public final class ValidatorThatKnowsTheWorkspace {
    Workspace workspace;
}

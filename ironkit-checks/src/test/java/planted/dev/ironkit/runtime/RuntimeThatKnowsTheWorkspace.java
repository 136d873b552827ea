package planted.dev.ironkit.runtime;

import dev.ironkit.workspace.Workspace;

/** Breaks: the runtime knows formats and base. */
public final class RuntimeThatKnowsTheWorkspace {
    Workspace workspace;
}

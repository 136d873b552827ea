package planted.dev.ironkit.demo;

import dev.ironkit.workspace.Workspace;

/** Breaks: the demo knows formats, runtime and base. */
public final class DemoThatKnowsTheWorkspace {
    Workspace workspace;
}

package planted.dev.ironkit.format.texm;

import dev.ironkit.workspace.Workspace;

/** Breaks: formats know base. */
public final class FormatThatKnowsTheWorkspace {
    Workspace workspace;
}

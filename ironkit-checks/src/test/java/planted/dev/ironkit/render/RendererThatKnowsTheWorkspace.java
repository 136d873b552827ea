package planted.dev.ironkit.render;

import dev.ironkit.workspace.Workspace;

/** Breaks: the renderer knows formats and base. */
public final class RendererThatKnowsTheWorkspace {
    Workspace workspace;
}

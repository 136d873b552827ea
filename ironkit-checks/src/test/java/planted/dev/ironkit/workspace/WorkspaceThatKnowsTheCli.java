package planted.dev.ironkit.workspace;

import dev.ironkit.cli.ProblemArea;

/** Breaks: the workspace knows formats and base. */
public final class WorkspaceThatKnowsTheCli {
    ProblemArea area;
}

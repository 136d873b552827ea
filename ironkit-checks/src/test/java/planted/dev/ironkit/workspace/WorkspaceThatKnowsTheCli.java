package planted.dev.ironkit.workspace;

import dev.ironkit.cli.CommandModels;

/** Breaks: the workspace knows formats and base. */
public final class WorkspaceThatKnowsTheCli {
    CommandModels models;
}

package planted.dev.ironkit.toolkit;

import dev.ironkit.cli.CommandModels;

/** Breaks: the toolkit knows the libraries, no front end. */
public final class ToolkitThatKnowsTheCli {
    CommandModels models;
}

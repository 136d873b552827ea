package planted.dev.ironkit.toolkit;

import dev.ironkit.cli.ProblemArea;

/** Breaks: the toolkit knows the libraries, no front end. */
public final class ToolkitThatKnowsTheCli {
    ProblemArea area;
}

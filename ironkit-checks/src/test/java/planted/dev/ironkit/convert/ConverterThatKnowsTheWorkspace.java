package planted.dev.ironkit.convert;

import dev.ironkit.workspace.Workspace;

/** Breaks: converters know formats, runtime and base. */
public final class ConverterThatKnowsTheWorkspace {
    Workspace workspace;
}

package dev.ironkit.cli.command;

import picocli.CommandLine.Option;

/** Whether derived values of a model follow a change. */
public final class DerivedOption {

    @Option(
            order = 805,
            names = "--keep-derived",
            description =
                    "Keep boxes, normals and other derived values of a model unchanged; the output lists which would be updated.")
    public boolean keep;
}

package dev.ironkit.cli;

import picocli.CommandLine.Option;

/** Whether derived values of a model follow a change. */
final class DerivedOption {

    @Option(
            order = 805,
            names = "--keep-derived",
            description = "Leave boxes, normals and other derived values of a model as they are; it is said which"
                    + " would follow.")
    boolean keep;
}

package dev.ironkit.cli;

import picocli.CommandLine.Option;

/** The option of commands that make files. */
final class ForceOption {

    /** Why it is refused where nothing can be in the way. */
    static final String NO_FILE = "--force cannot act here: -o - writes to stdout, where no file is in the way";

    @Option(
            order = 841,
            names = "--force",
            description = "Replace files that are there already; no others are touched.")
    boolean given;
}

package dev.ironkit.cli;

import picocli.CommandLine.Option;

/** The option of commands that make files. */
final class ForceOption {

    @Option(
            order = 841,
            names = "--force",
            description = "Replace files that are there already; no others are touched.")
    boolean given;
}

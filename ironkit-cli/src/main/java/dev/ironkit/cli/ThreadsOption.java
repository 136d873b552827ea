package dev.ironkit.cli;

import picocli.CommandLine.Option;

/** The option of commands that do several things at once. */
final class ThreadsOption {

    @Option(
            order = 840,
            names = "--threads",
            paramLabel = "N",
            defaultValue = "0",
            description = "The number of threads. Default: one per core.")
    int count;

    /** Workers as the user wants them. */
    Workers workers(Interruption interruption) {
        return new Workers(count, interruption);
    }
}

package dev.ironkit.cli.command;

import picocli.CommandLine.Option;

/** The option of commands that do several things at once. */
public final class ThreadsOption {

    @Option(
            order = 840,
            names = "--threads",
            paramLabel = "N",
            defaultValue = "0",
            description = "The number of threads. Default: one per core.")
    public int count;

    /** Workers as the user wants them. */
    public Workers workers(Interruption interruption) {
        return new Workers(count, interruption);
    }
}

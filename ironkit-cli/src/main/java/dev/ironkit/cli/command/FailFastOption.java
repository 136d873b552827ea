package dev.ironkit.cli.command;

import picocli.CommandLine.Option;

/** The option of commands that go on after a failure. */
public final class FailFastOption {

    @Option(order = 842, names = "--fail-fast", description = "Stop at the first failure.")
    public boolean given;
}

package dev.ironkit.cli;

import picocli.CommandLine.Option;

/** The option of commands that go on after a failure. */
final class FailFastOption {

    @Option(order = 842, names = "--fail-fast", description = "Stop at the first failure.")
    boolean given;
}

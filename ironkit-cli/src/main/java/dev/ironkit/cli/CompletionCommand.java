package dev.ironkit.cli;

import picocli.CommandLine.Command;

@Command(name = "completion")
final class CompletionCommand extends ToolCommand {
    @Override
    int run() {
        return 0;
    }
}

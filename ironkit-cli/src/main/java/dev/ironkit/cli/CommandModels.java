package dev.ironkit.cli;

import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.Console;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;

/** The models of all commands, for what looks at the whole command line: help, completion, checks of the documents. */
public final class CommandModels {

    private CommandModels() {}

    /** {@return the models by the names of the commands, in the order of the help} */
    public static Map<String, CommandSpec> all() {
        Console nowhere = Console.nowhere();
        Map<String, CommandSpec> all = new LinkedHashMap<>();
        for (String name : CommandTable.NAMES) {
            ToolCommand command = CommandTable.create(name);
            command.attach(name, nowhere);
            all.put(name, Main.commandLine(command).getCommandSpec());
        }
        return all;
    }
}

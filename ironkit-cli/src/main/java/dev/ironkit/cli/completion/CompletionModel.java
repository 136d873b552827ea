package dev.ironkit.cli.completion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * What can stand where on the command line.
 *
 * @param commands the commands, in the order of the help
 */
public record CompletionModel(List<Command> commands) {

    /**
     * A command.
     *
     * @param name its name
     * @param summary what it does, in a line
     * @param options its options
     * @param arguments what its arguments are, in their order
     * @param repeats whether the last argument may be given any number of times
     */
    record Command(String name, String summary, List<Option> options, List<Takes> arguments, boolean repeats) {

        Command {
            options = List.copyOf(options);
            arguments = List.copyOf(arguments);
        }
    }

    /**
     * An option.
     *
     * @param names its names, the short one first
     * @param summary what it does, in a line
     * @param value what it takes; empty for a switch
     */
    record Option(List<String> names, String summary, Optional<Takes> value) {

        Option {
            names = List.copyOf(names);
        }
    }

    /** Keeps the commands. */
    public CompletionModel {
        commands = List.copyOf(commands);
    }

    /**
     * {@return what the models of the commands say}
     *
     * @param models the models by the names users call the commands by
     */
    public static CompletionModel of(Map<String, CommandSpec> models) {
        List<Command> commands = new ArrayList<>();
        models.forEach((name, model) -> commands.add(command(name, model)));
        return new CompletionModel(commands);
    }

    private static Command command(String name, CommandSpec spec) {
        String[] header = spec.usageMessage().header();
        List<Takes> arguments = new ArrayList<>();
        boolean repeats = false;
        for (PositionalParamSpec argument : spec.positionalParameters()) {
            arguments.add(Takes.of(argument));
            repeats |= argument.isMultiValue();
        }
        return new Command(
                name,
                header.length == 0 ? "" : header[0],
                spec.options().stream()
                        .filter(option -> !option.hidden())
                        .sorted(Comparator.comparingInt(OptionSpec::order))
                        .map(CompletionModel::option)
                        .toList(),
                arguments,
                repeats);
    }

    private static Option option(OptionSpec option) {
        String[] description = option.description();
        return new Option(
                List.of(option.names()),
                description.length == 0 ? "" : description[0],
                option.arity().max() == 0 ? Optional.empty() : Optional.of(Takes.of(option)));
    }

    /** What an option takes wherever it exists; empty if that differs from command to command, or it is a switch. */
    Optional<Takes> everywhere(String optionName) {
        Set<Optional<Takes>> all = new LinkedHashSet<>();
        for (Command command : commands) {
            for (Option option : command.options()) {
                if (option.names().contains(optionName)) {
                    all.add(option.value());
                }
            }
        }
        return all.size() == 1 ? all.iterator().next() : Optional.empty();
    }
}

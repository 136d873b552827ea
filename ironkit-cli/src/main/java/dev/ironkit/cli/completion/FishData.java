package dev.ironkit.cli.completion;

import dev.ironkit.cli.completion.CompletionModel.Command;
import dev.ironkit.cli.completion.CompletionModel.Option;
import java.util.LinkedHashSet;
import java.util.Set;

/** The model as complete commands of fish. */
final class FishData {

    private FishData() {}

    static String of(CompletionModel model) {
        StringBuilder out = new StringBuilder();
        for (Command command : model.commands()) {
            out.append("complete -c ironkit -n __ironkit_wants_command -a ")
                    .append(command.name())
                    .append(" -d ")
                    .append(quoted(command.summary()))
                    .append('\n');
        }
        String names =
                String.join(" ", model.commands().stream().map(Command::name).toList());
        out.append("complete -c ironkit -n '__ironkit_is help' -a ")
                .append(quoted(names))
                .append('\n');
        for (Command command : model.commands()) {
            String lead = "complete -c ironkit -n '__ironkit_is " + command.name() + "'";
            out.append('\n');
            // Where an argument stands is not told apart: whatever any argument of the command can be is offered.
            Set<Takes> arguments = new LinkedHashSet<>(command.arguments());
            arguments.forEach(takes -> out.append(argument(lead, takes)));
            command.options().forEach(option -> out.append(option(lead, option)));
        }
        return out.toString();
    }

    private static String argument(String lead, Takes takes) {
        return switch (takes.kind()) {
            case ANYTHING -> "";
            case ADDRESSES -> lead + " -F\n" + lead + " -a '(__ironkit_entries)'\n";
            case FILES -> lead + " -F\n";
            case FOLDERS -> lead + " -a '(__fish_complete_directories)'\n";
            case WORDS -> lead + " -a " + quoted(takes.text()) + "\n";
        };
    }

    private static String option(String lead, Option option) {
        StringBuilder out = new StringBuilder(lead);
        for (String name : option.names()) {
            out.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
        }
        option.value()
                .ifPresent(takes -> out.append(
                        switch (takes.kind()) {
                            case ANYTHING -> " -x";
                            case ADDRESSES, FILES -> " -r -F";
                            case FOLDERS -> " -x -a '(__fish_complete_directories)'";
                            case WORDS -> " -x -a " + quoted(takes.text());
                        }));
        return out.append(" -d ").append(quoted(option.summary())).append('\n').toString();
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}

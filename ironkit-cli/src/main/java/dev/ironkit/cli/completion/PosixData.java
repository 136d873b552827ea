package dev.ironkit.cli.completion;

import dev.ironkit.cli.completion.CompletionModel.Command;
import dev.ironkit.cli.completion.CompletionModel.Option;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The model as functions in the language that bash and zsh share. */
final class PosixData {

    private PosixData() {}

    static String bash(CompletionModel model) {
        StringBuilder out = new StringBuilder();
        out.append("__ironkit_commands='").append(names(model)).append("'\n\n");
        out.append("# The options of command $1.\n__ironkit_options() {\n    case $1 in\n");
        for (Command command : model.commands()) {
            String options = command.options().stream()
                    .flatMap(option -> option.names().stream())
                    .collect(Collectors.joining(" "));
            out.append("    ").append(command.name()).append(") __ironkit_reply='");
            out.append(options).append("' ;;\n");
        }
        out.append("    *) __ironkit_reply= ;;\n    esac\n}\n\n");
        return out.append(takes(model)).toString();
    }

    static String zsh(CompletionModel model) {
        StringBuilder out = new StringBuilder();
        out.append("__ironkit_commands=(\n");
        model.commands()
                .forEach(command -> out.append("    ")
                        .append(described(command.name(), command.summary()))
                        .append('\n'));
        out.append(")\n\n# The options of command $1.\n__ironkit_options() {\n    case $1 in\n");
        for (Command command : model.commands()) {
            out.append("    ").append(command.name()).append(")\n        __ironkit_reply=(\n");
            for (Option option : command.options()) {
                option.names()
                        .forEach(name -> out.append("            ")
                                .append(described(name, option.summary()))
                                .append('\n'));
            }
            out.append("        ) ;;\n");
        }
        out.append("    *) __ironkit_reply=() ;;\n    esac\n}\n\n");
        return out.append(takes(model)).toString();
    }

    /** What option or argument $2 of command $1 takes; arguments are numbered from 1. */
    private static String takes(CompletionModel model) {
        StringBuilder out = new StringBuilder();
        out.append("# What option $2 of command $1 takes, or its argument number $2; nothing for a switch.\n");
        out.append("__ironkit_takes() {\n    case $1,$2 in\n");
        cases(model)
                .forEach((pattern, takes) -> out.append("    ")
                        .append(pattern)
                        .append(") __ironkit_reply='")
                        .append(takes.text())
                        .append("' ;;\n"));
        return out.append("    *) __ironkit_reply= ;;\n    esac\n}\n").toString();
    }

    private static Map<String, Takes> cases(CompletionModel model) {
        Map<String, Takes> cases = new LinkedHashMap<>();
        Map<String, Takes> everywhere = new LinkedHashMap<>();
        for (Command command : model.commands()) {
            List<Takes> arguments = command.arguments();
            for (int i = 0; i < arguments.size(); i++) {
                boolean repeated = command.repeats() && i == arguments.size() - 1;
                cases.put(command.name() + "," + (repeated ? "[0-9]*" : i + 1), arguments.get(i));
            }
            for (Option option : command.options()) {
                for (String name : option.names()) {
                    Optional<Takes> common = model.everywhere(name);
                    common.ifPresent(takes -> everywhere.put("*," + name, takes));
                    if (common.isEmpty()) {
                        option.value().ifPresent(takes -> cases.put(command.name() + "," + name, takes));
                    }
                }
            }
        }
        cases.putAll(everywhere);
        return cases;
    }

    private static String names(CompletionModel model) {
        return model.commands().stream().map(Command::name).collect(Collectors.joining(" "));
    }

    /** A word with its description, as _describe of zsh takes it. */
    private static String described(String word, String summary) {
        return quoted(word.replace(":", "\\:") + ":" + summary);
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}

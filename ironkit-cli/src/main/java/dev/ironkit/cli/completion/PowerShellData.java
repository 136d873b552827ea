package dev.ironkit.cli.completion;

import dev.ironkit.cli.completion.CompletionModel.Command;
import dev.ironkit.cli.completion.CompletionModel.Option;
import java.util.List;
import java.util.stream.Collectors;

/** The model as tables of PowerShell. */
final class PowerShellData {

    private PowerShellData() {}

    static String of(CompletionModel model) {
        StringBuilder out = new StringBuilder("    $commands = [ordered]@{\n");
        for (Command command : model.commands()) {
            List<String> arguments =
                    command.arguments().stream().map(Takes::text).toList();
            out.append("        ").append(quoted(command.name())).append(" = @{\n");
            out.append("            About = ").append(quoted(command.summary())).append('\n');
            out.append("            Repeats = $").append(command.repeats()).append('\n');
            out.append("            Arguments = @(")
                    .append(arguments.stream().map(PowerShellData::quoted).collect(Collectors.joining(", ")))
                    .append(")\n            Options = @(\n");
            command.options().forEach(option -> out.append(option(option)));
            out.append("            )\n        }\n");
        }
        return out.append("    }\n").toString();
    }

    private static String option(Option option) {
        String value = option.value().map(Takes::text).orElse("");
        return option.names().stream()
                .map(name -> "                @{ Name = " + quoted(name) + "; About = " + quoted(option.summary())
                        + "; Takes = " + quoted(value) + " }\n")
                .collect(Collectors.joining());
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}

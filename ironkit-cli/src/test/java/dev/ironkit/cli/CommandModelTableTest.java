package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ToolCommand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The models written at build time, against what picocli itself makes of the annotations. */
class CommandModelTableTest {

    static Stream<String> names() {
        return CommandTable.NAMES.stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void saysWhatTheAnnotationsSay(String name) {
        CommandSpec written = CommandModelTable.of(name, CommandTable.create(name));
        CommandSpec reflected = new CommandLine(CommandTable.create(name)).getCommandSpec();

        assertThat(told(written)).isEqualTo(told(reflected));
    }

    @ParameterizedTest
    @MethodSource("names")
    void fillsTheFieldOfTheSameName(String name) {
        ToolCommand command = CommandTable.create(name);
        CommandSpec written = CommandModelTable.of(name, command);

        for (ArgSpec argument : arguments(written)) {
            if (argument.type() == boolean.class) {
                argument.setValue(true);
                assertThat((boolean) argument.getValue())
                        .as(argument.toString())
                        .isTrue();
                for (ArgSpec other : arguments(written)) {
                    assertThat(other == argument || !Boolean.TRUE.equals(other.getValue()))
                            .as(argument + " also sets " + other)
                            .isTrue();
                }
                argument.setValue(false);
            }
        }
    }

    private static List<ArgSpec> arguments(CommandSpec spec) {
        List<ArgSpec> all = new ArrayList<>(spec.options());
        all.addAll(spec.positionalParameters());
        return all;
    }

    private static List<String> told(CommandSpec spec) {
        List<String> told = new ArrayList<>();
        told.add(spec.name());
        told.add("header " + Arrays.toString(spec.usageMessage().header()));
        told.add("description " + Arrays.toString(spec.usageMessage().description()));
        told.add("footer " + Arrays.toString(spec.usageMessage().footer()));
        for (OptionSpec option : spec.options()) {
            told.add(String.join(" ", option.names()) + " order " + order(option) + " " + told(option));
        }
        for (PositionalParamSpec parameter : spec.positionalParameters()) {
            told.add("parameter " + parameter.index().min() + " to "
                    + parameter.index().max() + " " + told(parameter));
        }
        return told;
    }

    /** Options without an order keep the one they were declared in, which the list shows. */
    private static Integer order(OptionSpec option) {
        return option.order() >= 900 ? option.order() : null;
    }

    private static String told(ArgSpec argument) {
        return String.join(
                "; ",
                argument.paramLabel(),
                "arity " + argument.arity(),
                argument.type().getName() + Arrays.toString(argument.auxiliaryTypes()),
                "starts as " + argument.initialValue(),
                "default " + argument.defaultValue(),
                "required " + argument.required(),
                "hidden " + argument.hidden() + argument.hideParamSyntax(),
                "candidates " + argument.completionCandidates(),
                Arrays.toString(argument.description()));
    }
}

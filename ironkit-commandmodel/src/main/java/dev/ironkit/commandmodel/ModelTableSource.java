package dev.ironkit.commandmodel;

import java.util.Collection;
import javax.lang.model.element.TypeElement;

/** The source of the class that finds the model of a command by the command's name. */
final class ModelTableSource {

    private static final String TEMPLATE = """
            package %1$s;

            import javax.annotation.processing.Generated;
            import picocli.CommandLine.Model.CommandSpec;

            @Generated("%3$s")
            final class CommandModelTable {

                private CommandModelTable() {}

                /** The model of a command; only the classes of that one are loaded. */
                static CommandSpec of(String name, Object command) {
                    CommandSpec spec = CommandSpec.wrapWithoutInspection(command);
                    spec.name(name);
                    switch (name) {
            %2$s            default: throw new IllegalArgumentException(name);
                    }
                    return spec;
                }
            }
            """;

    private final String home;
    private final StringBuilder cases = new StringBuilder();

    ModelTableSource(Collection<TypeElement> commands) {
        home = commands.stream()
                .map(ModelSource::packageOf)
                .reduce(ModelTableSource::shared)
                .orElseThrow();
        commands.forEach(this::add);
    }

    /** The table stands in the package around all commands. */
    private static String shared(String one, String other) {
        String around = one;
        while (!(other + ".").startsWith(around + ".")) {
            around = around.substring(0, around.lastIndexOf('.'));
        }
        return around;
    }

    private void add(TypeElement command) {
        Declared said = Declared.of(command, "Command").orElseThrow();
        String name =
                said.take("name").orElseThrow(() -> new UnfitDeclarationException("a command has a name", command));
        cases.append("            case ").append(name).append(":\n");
        said.values()
                .forEach((what, value) -> cases.append("                spec.usageMessage().")
                        .append(what)
                        .append("(")
                        .append(value)
                        .append(");\n"));
        cases.append("                ")
                .append(command.getQualifiedName())
                .append("Model.addTo(spec, (")
                .append(command.getQualifiedName())
                .append(") command);\n                break;\n");
    }

    String name() {
        return home + ".CommandModelTable";
    }

    String text() {
        return TEMPLATE.formatted(home, cases, CommandModelProcessor.class.getName());
    }
}

package dev.ironkit.commandmodel;

import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** One field that is an option or a parameter, as the call that adds it to the model. */
final class ArgumentSource {

    private final VariableElement field;
    private final int number;

    ArgumentSource(VariableElement field, int number) {
        if (field.getModifiers().contains(Modifier.PRIVATE)
                || field.getModifiers().contains(Modifier.FINAL)) {
            throw new UnfitDeclarationException("a field that picocli fills is neither private nor final", field);
        }
        this.field = field;
        this.number = number;
    }

    String option(Declared said) {
        String names =
                said.take("names").orElseThrow(() -> new UnfitDeclarationException("an option has names", field));
        return "        spec.addOption(OptionSpec.builder(new String[] {" + names + "})" + rest(said) + ");\n";
    }

    String positional(Declared said) {
        // Left to itself, picocli numbers the parameters by the order of reflection.
        String index = said.take("index").orElse(isList() ? "\"0..*\"" : "\"0\"");
        String required = isOptional(said) ? "" : ".required(true)";
        return "        spec.addPositional(PositionalParamSpec.builder().index(" + index + ")" + required + rest(said)
                + ");\n";
    }

    /** A parameter has to be given unless its arity begins with zero or there is something to take in its place. */
    private static boolean isOptional(Declared said) {
        return said.says("defaultValue")
                || said.values().getOrDefault("arity", "").startsWith("\"0");
    }

    /** The builder has a method for each value of the annotation, of the same name. */
    private String rest(Declared said) {
        StringBuilder calls = new StringBuilder();
        if (!said.says("paramLabel")) {
            calls.append("\n                .paramLabel(\"<")
                    .append(field.getSimpleName())
                    .append(">\")");
        }
        said.values()
                .forEach((name, value) -> calls.append("\n                .")
                        .append(name)
                        .append('(')
                        .append(name.equals("completionCandidates") ? candidates(value) : value)
                        .append(')'));
        return calls + "\n                .type(" + erased() + ".class)" + elements()
                + "\n                .initialValue(holder." + field.getSimpleName() + ")"
                + "\n                .getter(new Slot(holder, " + number + ")).setter(new Slot(holder, " + number + "))"
                + "\n                .build()";
    }

    private static String candidates(String literal) {
        return "new " + literal.substring(0, literal.length() - ".class".length()) + "()";
    }

    /** The case that reads the field. */
    String read() {
        return "                case " + number + ": return holder." + field.getSimpleName() + ";\n";
    }

    /** The case that fills the field. */
    String write() {
        return "                case " + number + ": holder." + field.getSimpleName() + " = (" + field.asType()
                + ") value; break;\n";
    }

    private boolean isList() {
        return erased().equals("java.util.List");
    }

    private String erased() {
        return field.asType() instanceof DeclaredType declared
                ? declared.asElement().toString()
                : field.asType().toString();
    }

    private String elements() {
        List<? extends TypeMirror> arguments =
                field.asType() instanceof DeclaredType declared ? declared.getTypeArguments() : List.of();
        return arguments.isEmpty()
                ? ""
                : arguments.stream()
                        .map(type -> type + ".class")
                        .collect(Collectors.joining(", ", ".auxiliaryTypes(", ")"));
    }
}

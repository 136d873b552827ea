package dev.ironkit.commandmodel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;

/** The source of the class that adds the options and parameters of one class to a model. */
final class ModelSource {

    private static final String TEMPLATE = """
            package %1$s;

            import javax.annotation.processing.Generated;
            import picocli.CommandLine.Model.CommandSpec;
            import picocli.CommandLine.Model.IGetter;
            import picocli.CommandLine.Model.ISetter;
            import picocli.CommandLine.Model.OptionSpec;
            import picocli.CommandLine.Model.PositionalParamSpec;

            @Generated("%5$s")
            %6$sfinal class %2$sModel {

                private %2$sModel() {}

                %6$sstatic void addTo(CommandSpec spec, %2$s holder) {
            %3$s    }
            %4$s}
            """;

    /** One class for all fields of a holder: a lambda for each would be a class for each. */
    private static final String SLOT = """

                private record Slot(%1$s holder, int field) implements IGetter, ISetter {

                    @Override
                    @SuppressWarnings("unchecked")
                    public <T> T get() {
                        return (T) value();
                    }

                    private Object value() {
                        switch (field) {
            %2$s                default: throw new IllegalStateException();
                        }
                    }

                    @Override
                    @SuppressWarnings("unchecked")
                    public <T> T set(T value) {
                        switch (field) {
            %3$s                default: throw new IllegalStateException();
                        }
                        return value;
                    }
                }
            """;

    private final TypeElement holder;
    private final StringBuilder arguments = new StringBuilder();
    private final StringBuilder reads = new StringBuilder();
    private final StringBuilder writes = new StringBuilder();
    private int count;

    ModelSource(TypeElement holder) {
        this.holder = holder;
        for (VariableElement field : fields()) {
            add(field);
        }
    }

    /** {@return the name of the class that is written for this one} */
    static String nameFor(TypeElement holder) {
        return holder.getQualifiedName() + "Model";
    }

    static String packageOf(TypeElement type) {
        return ((PackageElement) type.getEnclosingElement()).getQualifiedName().toString();
    }

    private void add(VariableElement field) {
        Declared.of(field, "Mixin")
                .ifPresent(ignored -> arguments
                        .append("        ")
                        .append(field.asType())
                        .append("Model.addTo(spec, holder.")
                        .append(field.getSimpleName())
                        .append(");\n"));
        Declared.of(field, "Option")
                .ifPresent(said -> arguments.append(counted(field).option(said)));
        Declared.of(field, "Parameters")
                .ifPresent(said -> arguments.append(counted(field).positional(said)));
    }

    private ArgumentSource counted(VariableElement field) {
        ArgumentSource argument = new ArgumentSource(field, count++);
        reads.append(argument.read());
        writes.append(argument.write());
        return argument;
    }

    /** The fields of the class and of what it extends, the most general first. */
    private List<VariableElement> fields() {
        Deque<TypeElement> classes = new ArrayDeque<>();
        for (TypeElement type = holder; type != null; type = extended(type)) {
            classes.push(type);
        }
        List<VariableElement> fields = new ArrayList<>();
        classes.forEach(type -> fields.addAll(ElementFilter.fieldsIn(type.getEnclosedElements())));
        return fields;
    }

    private static TypeElement extended(TypeElement type) {
        return type.getSuperclass() instanceof DeclaredType declared ? (TypeElement) declared.asElement() : null;
    }

    String text() {
        return TEMPLATE.formatted(
                packageOf(holder),
                holder.getSimpleName(),
                arguments,
                count == 0 ? "" : slot(),
                CommandModelProcessor.class.getName(),
                holder.getModifiers().contains(Modifier.PUBLIC) ? "public " : "");
    }

    private String slot() {
        return SLOT.formatted(holder.getSimpleName(), reads, writes);
    }
}

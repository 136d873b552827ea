package dev.ironkit.commandmodel;

import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;

/**
 * Writes, for each class with options, a class that builds their picocli model by plain calls.
 *
 * <p>Picocli itself reads the annotations when the program starts. That takes longer than most commands do, because each kind of
 * annotation becomes a proxy class at run time and nothing of it can be archived.
 */
@SupportedAnnotationTypes({"picocli.CommandLine.Command", "picocli.CommandLine.Option", "picocli.CommandLine.Parameters"
})
public final class CommandModelProcessor extends AbstractProcessor {

    private final Map<String, TypeElement> commands = new TreeMap<>();
    private final Map<String, TypeElement> holders = new TreeMap<>();

    /** For the compiler, which finds it as a service. */
    public CommandModelProcessor() {}

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (TypeElement annotation : annotations) {
            Set<? extends Element> annotated = round.getElementsAnnotatedWith(annotation);
            for (TypeElement type : ElementFilter.typesIn(annotated)) {
                commands.put(type.getQualifiedName().toString(), type);
                hold(type);
            }
            ElementFilter.fieldsIn(annotated).forEach(field -> hold((TypeElement) field.getEnclosingElement()));
        }
        if (!holders.isEmpty()) {
            writeAll();
            holders.clear();
            commands.clear();
        }
        return false;
    }

    /** What is abstract has its fields written with each class that extends it. */
    private void hold(TypeElement type) {
        if (!type.getModifiers().contains(Modifier.ABSTRACT)) {
            holders.put(type.getQualifiedName().toString(), type);
        }
    }

    private void writeAll() {
        try {
            for (TypeElement holder : holders.values()) {
                write(ModelSource.nameFor(holder), new ModelSource(holder).text(), holder);
            }
            if (!commands.isEmpty()) {
                ModelTableSource table = new ModelTableSource(commands.values());
                write(table.name(), table.text(), commands.values().toArray(TypeElement[]::new));
            }
        } catch (UnfitDeclarationException e) {
            processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, e.getMessage(), e.element());
        } catch (IOException e) {
            processingEnv
                    .getMessager()
                    .printMessage(Diagnostic.Kind.ERROR, "the model cannot be written: " + e.getMessage());
        }
    }

    private void write(String name, String text, TypeElement... from) throws IOException {
        try (Writer out = processingEnv.getFiler().createSourceFile(name, from).openWriter()) {
            out.write(text);
        }
    }
}

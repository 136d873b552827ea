package dev.ironkit.commandmodel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** What an annotation says, as far as it was written out: the values by name, as Java source. */
final class Declared {

    private final Map<String, String> values = new LinkedHashMap<>();

    private Declared(AnnotationMirror mirror) {
        mirror.getElementValues()
                .forEach((name, value) -> values.put(name.getSimpleName().toString(), source(value)));
    }

    /** {@return what the picocli annotation of this name says about an element} */
    static Optional<Declared> of(Element element, String annotation) {
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
            if (type.getQualifiedName().contentEquals("picocli.CommandLine." + annotation)) {
                return Optional.of(new Declared(mirror));
            }
        }
        return Optional.empty();
    }

    /** {@return the values, in the order they were written} */
    Map<String, String> values() {
        return values;
    }

    boolean says(String name) {
        return values.containsKey(name);
    }

    /** Takes a value out, because it has a place of its own. */
    Optional<String> take(String name) {
        return Optional.ofNullable(values.remove(name));
    }

    /** A list becomes the arguments of a call with any number of them. */
    private static String source(AnnotationValue value) {
        if (value.getValue() instanceof List<?> list) {
            return list.stream().map(each -> source((AnnotationValue) each)).collect(Collectors.joining(", "));
        }
        return value.toString();
    }
}

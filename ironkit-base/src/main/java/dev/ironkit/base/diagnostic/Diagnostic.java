package dev.ironkit.base.diagnostic;

import dev.ironkit.base.bytes.ByteRange;
import java.util.List;

/**
 * One finding, as a value.
 *
 * @param code the rule
 * @param severity how much it matters to the reader that found it
 * @param path the asset it was found in
 * @param range the bytes it is about, in the outermost file
 * @param field the path of the field it is about; empty where it is not about one
 * @param arguments what the rule's template is filled with
 */
public record Diagnostic(
        ProblemCode code, Severity severity, AssetPath path, ByteRange range, String field, List<Object> arguments) {

    public Diagnostic {
        arguments = List.copyOf(arguments);
    }

    /** {@return a finding about a thing as a whole, about no byte in particular} */
    public static Diagnostic of(ProblemCode code, AssetPath path, Object... arguments) {
        return new Diagnostic(code, code.strict(), path, new ByteRange(0, 0), "", List.of(arguments));
    }

    /** {@return what was found, in a sentence} */
    public String message() {
        return Template.fill(code.template(), arguments);
    }

    /** {@return what can be done about it, in a sentence; a command in it names the asset} */
    public String fix() {
        String text = Template.fill(code.fix(), arguments);
        return path.equals(AssetPath.UNNAMED)
                ? text
                : text.replace(Rule.ADDRESS, Printable.shellWord(path.whole().text()));
    }

    /** {@return the same finding at another severity} */
    public Diagnostic at(Severity other) {
        return new Diagnostic(code, other, path, range, field, arguments);
    }

    /** {@return the same finding in another asset; formats do not know where theirs is} */
    public Diagnostic in(AssetPath other) {
        return new Diagnostic(code, severity, other, range, field, arguments);
    }

    @Override
    public String toString() {
        return severity.word() + " " + code.id() + " " + path + " at " + range + ": " + message();
    }
}

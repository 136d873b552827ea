package dev.ironkit.validate.link;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.runtime.link.AssetRef;
import java.util.List;

/**
 * A link that breaks a rule. How the asset is addressed is for others to know.
 *
 * @param code the rule
 * @param severity how much it matters here
 * @param file which file it is about
 * @param asset the asset; null where it is about the whole file
 * @param part the part of the asset, as in addresses; empty for all of it
 * @param range the bytes it is about, in the file
 * @param field the path of the field; empty for none
 * @param arguments what the rule's template is filled with
 */
public record LinkFinding(
        ProblemCode code,
        Severity severity,
        int file,
        AssetRef asset,
        String part,
        ByteRange range,
        String field,
        List<Object> arguments) {

    public LinkFinding {
        arguments = List.copyOf(arguments);
    }

    /** A finding that matters as much as its rule says. */
    LinkFinding(
            ProblemCode code,
            int file,
            AssetRef asset,
            String part,
            ByteRange range,
            String field,
            List<Object> arguments) {
        this(code, code.strict(), file, asset, part, range, field, arguments);
    }

    /** {@return the same finding at another severity} */
    LinkFinding as(Severity other) {
        return new LinkFinding(code, other, file, asset, part, range, field, arguments);
    }

    /** {@return the finding, for an asset of that address} */
    public Diagnostic at(AssetPath address) {
        AssetPath path = part.isEmpty() ? address : address.part(part);
        return new Diagnostic(code, severity, path, range, field, arguments);
    }
}

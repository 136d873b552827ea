package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.workspace.SimilarNames;
import java.util.List;
import java.util.stream.Stream;

/** What is said about a name nobody knows: those that are close to it, or where all are listed. */
final class UnknownName {

    private UnknownName() {}

    static Diagnostic of(String what, String name, Stream<String> known, String listing) {
        List<String> near = SimilarNames.nearest(name, known);
        String advice = near.isEmpty() ? listing + " shows all" : "similar: " + String.join(", ", near);
        return Diagnostic.of(RequestProblem.UNKNOWN_NAME, new AssetPath(name), what, name, advice);
    }
}

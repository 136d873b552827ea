package dev.ironkit.cli.console;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.DiagnosticJson;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.toolkit.Version;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.RunFiles;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/** The frame of every JSON document: which schema, which tool, the exit code, the findings. */
public final class JsonDocument {

    private JsonDocument() {}

    /**
     * Prints a document.
     *
     * @param schema its schema id, for example {@code ironkit.archive.list}
     * @param body writes the members between the head and {@code problems}
     */
    public static void print(
            Console console, String schema, int exitCode, Iterable<Diagnostic> problems, Consumer<JsonWriter> body) {
        console.print(text(schema, exitCode, problems, body));
    }

    /** Says what a document is about. */
    public static void subject(JsonWriter out, Located found) {
        out.name("subject")
                .object()
                .field("path", found.path().text())
                .field("kind", found.kind().word())
                .end();
    }

    /** The text of a document, with a line feed at its end. */
    public static String text(String schema, int exitCode, Iterable<Diagnostic> problems, Consumer<JsonWriter> body) {
        JsonWriter out = JsonWriter.pretty();
        out.object()
                .field("schema", schema)
                .field("schemaVersion", 1)
                .field("tool", Version.TOOL)
                .field("exitCode", exitCode);
        body.accept(out);
        if (RunFiles.backupsLeftOut() > 0) {
            out.field("backupsLeftOut", RunFiles.backupsLeftOut());
        }
        out.name("problems").array();
        Set<Diagnostic> all = new LinkedHashSet<>(RunFiles.told());
        problems.forEach(all::add);
        for (Diagnostic found : all) {
            DiagnosticJson.write(found, out);
        }
        out.end().end();
        return out + "\n";
    }
}

package dev.ironkit.cli.fuzz;

import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonReader;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.xml.parsers.DocumentBuilderFactory;
import org.xml.sax.InputSource;

/** What is said to be a document is one, of the schema it names, and its exit code is that of the process. */
final class JsonCheck implements Check {

    /** Larger ones are as good as their parts, and take long to check. */
    private static final int LARGEST = 300_000;

    /** Tells what is wrong with a document by the schema it names. */
    @FunctionalInterface
    interface SchemaJudge {

        List<String> errors(String schema, String document);
    }

    private final SchemaJudge schemas;

    JsonCheck(SchemaJudge schemas) {
        this.schemas = schemas;
    }

    @Override
    public void look(Trial trial, Consumer<Finding> found) {
        Request request = trial.request();
        // What completion scripts ask for is lines, whatever else is said.
        boolean isForScripts = trial.command().equals("completion")
                && !request.values("--entries").isEmpty();
        if (isForScripts
                || request.asksForHelp()
                || request.hasMoreWordsElsewhere()
                || trial.response().thrown() != null) {
            return;
        }
        String out = trial.response().outText();
        boolean toAFile = trial.command().equals("validate")
                && request.values("-o").stream().anyMatch(file -> !file.equals("-"))
                && trial.response().code() != 2;
        if (request.has("--json") && toAFile) {
            // The document is the file then.
            if (!out.isEmpty()) {
                document(trial, out, found);
            }
        } else if (request.has("--json")) {
            document(trial, out, found);
        } else if (request.has("--ndjson")) {
            out.lines().forEach(line -> value(trial, "a line of --ndjson", line, found));
        } else if (trial.command().equals("validate") && request.values("-o").isEmpty() && !out.isEmpty()) {
            report(trial, out, found);
        }
        if (request.values("--progress").contains("json") && trial.response().code() != 2) {
            // A command that fails as a whole says why in words, behind its events.
            trial.response()
                    .errText()
                    .lines()
                    .filter(line -> line.startsWith("{"))
                    .forEach(line -> value(trial, "an event of --progress", line, found));
        }
    }

    private void report(Trial trial, String out, Consumer<Finding> found) {
        for (String form : trial.request().values("--format")) {
            if (form.equals("json") || form.equals("sarif")) {
                value(trial, "a report as " + form, out, found);
            } else if (form.equals("junit")) {
                xml(trial, out, found);
            }
        }
    }

    private static void xml(Trial trial, String out, Consumer<Finding> found) {
        try {
            var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            builder.setErrorHandler(null);
            builder.parse(new InputSource(new StringReader(out)));
        } catch (Exception e) {
            found.accept(Finding.of("xml", trial.command(), String.valueOf(e.getMessage()), e + "\n" + cut(out)));
        }
    }

    private static Object value(Trial trial, String what, String text, Consumer<Finding> found) {
        try {
            return JsonReader.read(text);
        } catch (JsonException e) {
            found.accept(Finding.of(
                    "json",
                    trial.command(),
                    what + " " + shape(e.getMessage()),
                    what + ": " + e.getMessage() + "\n" + cut(text)));
            return null;
        }
    }

    private static String shape(String message) {
        return String.valueOf(message).replaceAll("[^A-Za-z ]+.*", "");
    }

    private static String cut(String text) {
        return text.substring(0, Math.min(2000, text.length()));
    }

    private void document(Trial trial, String out, Consumer<Finding> found) {
        if (!(value(trial, "the document", out, found) instanceof Map<?, ?> document)) {
            return;
        }
        boolean isSchema = trial.command().equals("schema") && document.containsKey("$schema");
        if (isSchema) {
            return;
        }
        if (!(document.get("exitCode") instanceof Number code)
                || code.intValue() != trial.response().code()) {
            found.accept(Finding.of(
                    "json exit code",
                    trial.command(),
                    String.valueOf(document.get("schema")),
                    "the process ends with " + trial.response().code() + ", the document says "
                            + document.get("exitCode")));
        }
        if (document.get("schema") instanceof String schema && out.length() <= LARGEST) {
            for (String error : schemas.errors(schema, out)) {
                found.accept(Finding.of(
                        "json schema",
                        trial.command(),
                        schema + " " + error.replaceAll("/\\d+", "/0"),
                        schema + ": " + error + "\n" + cut(out)));
                return;
            }
        }
    }
}

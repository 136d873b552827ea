package dev.ironkit.cli.help;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Table;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.convert.AssetSchemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "schema",
        header = {
            "Print the JSON Schema of an output, for checking documents or generating readers.",
            "",
            "  ironkit schema ironkit.archive.list > list.schema.json",
            "  ironkit schema"
        },
        footer = {"  0 done", "  1 no such schema", "  2 usage error"})
public final class SchemaCommand extends ToolCommand {

    @Parameters(
            arity = "0..1",
            paramLabel = "NAME",
            completionCandidates = SchemaNames.class,
            description =
                    "The schema id, as in the schema or contentSchema of a document; \"ironkit.\" may be left out.")
    String name;

    @Option(names = "--list", description = "List all schemas, one per line; the default without NAME.")
    boolean list;

    /** What can stand for NAME, for completion. */
    static final class SchemaNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        SchemaNames() {
            addAll(Schemas.ids());
            addAll(AssetSchemas.ids());
            addAll(AssetSchemas.contentIds());
        }
    }

    /** A schema as the list shows it. */
    private record Line(String id, long version, String title) {

        static Line of(String id) {
            Map<?, ?> schema = (Map<?, ?>) JsonReader.read(text(id));
            Map<?, ?> properties = (Map<?, ?>) schema.get("properties");
            Map<?, ?> version = (Map<?, ?>) properties.get("schemaVersion");
            return new Line(id, ((Number) version.get("const")).longValue(), (String) schema.get("title"));
        }
    }

    @Override
    public int run() {
        if (list && name != null) {
            throw new UsageException("name a schema to print, or use --list");
        }
        if (name == null) {
            printList(Stream.concat(Schemas.ids().stream(), AssetSchemas.ids().stream())
                    .sorted()
                    .map(Line::of)
                    .toList());
            return ExitCode.DONE;
        }
        Optional<String> id = Schemas.find(name).or(() -> ofAsset(name));
        if (id.isPresent()) {
            // A schema is JSON already, so --json changes nothing.
            console().out().print(text(id.get()));
            return ExitCode.DONE;
        }
        List<Diagnostic> unknown =
                List.of(RequestProblem.unknownName("schema", name, Schemas.likelyNames(name), "ironkit schema --list"));
        if (common.json) {
            JsonDocument.print(console(), "ironkit.failure", ExitCode.NO, unknown, out -> {});
        }
        say(unknown, Severity.ERROR);
        return ExitCode.NO;
    }

    private static String text(String id) {
        return AssetSchemas.text(id).orElseGet(() -> Schemas.text(id));
    }

    /** The schema of the fields of a kind, by its id, with or without the words in front. */
    private static Optional<String> ofAsset(String name) {
        String wanted = name.toLowerCase(Locale.ROOT);
        return Stream.concat(AssetSchemas.ids().stream(), AssetSchemas.contentIds().stream())
                .filter(id -> id.equals(wanted) || id.endsWith("." + wanted))
                .findFirst();
    }

    private void printList(List<Line> lines) {
        if (common.json) {
            JsonDocument.print(console(), "ironkit.schema.list", ExitCode.DONE, List.of(), out -> {
                out.name("schemas").array();
                lines.forEach(line -> out.object()
                        .field("id", line.id())
                        .field("version", line.version())
                        .field("title", line.title())
                        .end());
                out.end();
            });
            return;
        }
        Table table = new Table("schema", ">version", "of");
        lines.forEach(line -> table.row(line.id(), line.version(), line.title()));
        table.print(console());
    }
}

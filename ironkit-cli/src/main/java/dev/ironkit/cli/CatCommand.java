package dev.ironkit.cli;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.field.FieldPath;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.workspace.AssetFormats;
import dev.ironkit.workspace.AssetKind;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "cat",
        header = {
            "Print an asset: its fields as JSON, or its bytes as they are.",
            "",
            "  ironkit cat --raw 'Textures.lib!/HULL01.0' > hull.texm",
            "  ironkit cat 'robots.rlb!/robot.msh' --field 'entries[0].name'"
        },
        description = {
            "The JSON becomes the same bytes again: ironkit convert X.json -o X. ironkit schema ironkit.asset.KIND tells what it",
            "looks like."
        },
        footer = {"  0 done   2 wrong use   4 input missing, unreadable, or of a kind that has no fields yet"})
final class CatCommand extends ToolCommand {

    @Parameters(paramLabel = "X", description = "A file or an entry.")
    String input;

    @Option(names = "--raw", description = "The bytes as they are (unpacked, for an entry of a library).")
    boolean raw;

    @Option(names = "--field", paramLabel = "PATH", description = "Only this field; the same paths as hex and get.")
    String field;

    @Override
    int run() {
        if (raw && common.json) {
            throw new UsageException("--raw prints bytes and --json a document: say one of them");
        }
        if (raw && field != null) {
            throw new UsageException("--raw prints all bytes, --field one field: say one of them");
        }
        Problems problems = problems(Problems.Mode.TOLERANT);
        try (Workspace workspace = workspace()) {
            Located found = workspace.locate(input, problems);
            if (raw) {
                ByteSink sink =
                        ByteSink.into((bytes, at, count) -> console().out().write(bytes, at, count));
                sink.bytes(found.bytes());
                sink.flush();
            } else {
                printFields(found, problems);
            }
            say(problems.all(), Severity.ERROR);
            return ExitCode.DONE;
        }
    }

    private void printFields(Located found, Problems problems) {
        AssetKind kind = found.kind();
        if (!kind.hasFields()) {
            throw new WorkspaceException(CliProblem.NO_FIELDS, found.path().text(), kind.title());
        }
        Field root = found.describe(problems);
        Field wanted = field == null ? root : FieldPath.parse(field).find(root);
        if (field == null && !problems.all().isEmpty()) {
            checkLoss(found, root, problems);
        }
        if (common.json) {
            JsonDocument.print(console(), JsonContent.SCHEMA, ExitCode.DONE, problems.all(), out -> {
                out.field("address", found.path().text()).field("kind", kind.word());
                out.field("contentSchema", AssetSchemas.id(kind));
                writeAttributes(found.attributes(), out);
                out.field("field", field == null ? "" : field).name("content");
                FieldJson.write(wanted, out);
            });
            return;
        }
        JsonWriter out = JsonWriter.pretty();
        FieldJson.write(wanted, out);
        console().line(out.toString());
    }

    private static void writeAttributes(Attributes attributes, JsonWriter out) {
        out.name("attributes")
                .object()
                .field("type", attributes.typeText())
                .field("attr1", Integer.toUnsignedLong(attributes.attr1()))
                .field("attr2", Integer.toUnsignedLong(attributes.attr2()))
                .field("attr3", Integer.toUnsignedLong(attributes.attr3()))
                .end();
    }

    /** Says so where a damaged asset would not come back from its JSON as it is. */
    private void checkLoss(Located found, Field root, Problems problems) {
        Format<?> format = AssetFormats.ofAny(found.kind()).orElseThrow();
        long at = JsonContent.firstLoss(root, format, found.bytes().load());
        if (at >= 0) {
            Diagnostic loss = Diagnostic.of(
                    CliProblem.JSON_LOSS, found.path(), String.format(Locale.ROOT, "0x%X", at));
            problems.add(loss);
            say(List.of(loss), Severity.WARNING);
        }
    }
}

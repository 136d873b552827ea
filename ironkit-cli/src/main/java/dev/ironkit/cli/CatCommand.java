package dev.ironkit.cli;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.field.FieldPath;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.workspace.AssetKind;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
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
        if (!found.hasFields()) {
            throw new WorkspaceException(CliProblem.NO_FIELDS, found.path().text(), kind.title());
        }
        Field root = found.describe(problems);
        Field wanted = field == null ? root : FieldPath.parse(field).find(root);
        if (common.json) {
            JsonDocument.print(console(), JsonContent.SCHEMA, ExitCode.DONE, problems.all(), out -> {
                out.field("address", found.path().text()).field("kind", kind.word());
                out.field("field", field == null ? "" : field).name("content");
                FieldJson.write(wanted, out);
            });
            return;
        }
        JsonWriter out = JsonWriter.pretty();
        FieldJson.write(wanted, out);
        console().line(out.toString());
    }
}

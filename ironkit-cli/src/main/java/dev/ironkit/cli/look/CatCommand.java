package dev.ironkit.cli.look;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.field.FieldPath;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.convert.AssetSchemas;
import dev.ironkit.toolkit.convert.JsonContent;
import dev.ironkit.toolkit.input.AssetPart;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "cat",
        header = {
            "Print the fields of an asset as JSON, or its raw bytes.",
            "",
            "  ironkit cat --raw 'Textures.lib!/HULL01.0' > hull.texm",
            "  ironkit cat 'robots.rlb!/robot.msh' --field 'entries[0].name'"
        },
        description = {
            "The JSON converts back to the same bytes: ironkit convert X.json -o X. Its structure is described by"
                    + " ironkit schema ironkit.asset.KIND."
        },
        footer = {"  0 done", "  2 usage error", "  4 input missing, unreadable, or of a kind without known fields"})
public final class CatCommand extends ToolCommand {

    @Parameters(paramLabel = "X", description = "A file or an entry.")
    String input;

    @Option(names = "--raw", description = "Print the raw bytes (unpacked, for an entry of a library).")
    boolean raw;

    @Option(names = "--field", paramLabel = "PATH", description = "Print only this field; paths as in hex and get.")
    String field;

    @Override
    public SharedUse shared() {
        return SharedUse.of(List.of(input), SharedUse.Acts.READ, SharedUse.Acts.OVERLAY, SharedUse.Acts.KIND)
                .and(common.json, SharedUse.Acts.ATTRIBUTES);
    }

    @Override
    public int run() {
        if (raw && common.json) {
            throw new UsageException("--raw prints bytes and --json a document: choose one");
        }
        if (raw && field != null) {
            throw new UsageException("--raw prints all bytes and --field one field: choose one");
        }
        Problems problems = problems(Problems.Mode.TOLERANT);
        try (Workspace workspace = workspace()) {
            Address address = workspace.parse(input);
            Located found = workspace.locate(address, problems);
            Optional<AssetPart> part = AssetPart.of(found, address, problems);
            if (raw) {
                ByteSink sink =
                        ByteSink.into((bytes, at, count) -> console().out().write(bytes, at, count));
                sink.bytes(part.map(one -> bytes(found, one)).orElseGet(found::bytes));
                sink.flush();
            } else {
                printFields(found, part, problems);
            }
            say(problems.all(), Severity.ERROR);
            return ExitCode.DONE;
        }
    }

    /** The bytes of a part itself, without what belongs to it. */
    private static ByteView bytes(Located found, AssetPart part) {
        ByteRange range = part.main().field().range();
        return found.bytes().slice((int) (range.offset() - found.bytes().origin()), (int) range.length());
    }

    private void printFields(Located found, Optional<AssetPart> part, Problems problems) {
        AssetKind kind = found.kind();
        if (!found.hasFields()) {
            throw new WorkspaceException(RequestProblem.NO_FIELDS, found.path().text(), kind.title());
        }
        Consumer<JsonWriter> content = content(found, part, problems);
        if (common.json) {
            JsonDocument.print(console(), JsonContent.SCHEMA, ExitCode.DONE, problems.all(), out -> {
                String question = part.map(one -> "?" + one.text()).orElse("");
                out.field("address", found.path().text() + question).field("kind", kind.word());
                if (field == null && part.isEmpty() && kind.format().isPresent()) {
                    out.field("contentSchema", AssetSchemas.contentId(kind));
                }
                writeAttributes(found.attributes(), out);
                out.field("field", field == null ? "" : field).name("content");
                content.accept(out);
            });
            return;
        }
        JsonWriter out = JsonWriter.pretty();
        content.accept(out);
        console().line(out.toString());
    }

    private Consumer<JsonWriter> content(Located found, Optional<AssetPart> part, Problems problems) {
        if (part.isPresent() && field == null) {
            return part.get()::write;
        }
        Field root = part.map(one -> one.main().field()).orElseGet(() -> found.describe(problems));
        Field wanted = field == null ? root : FieldPath.parse(field).find(root);
        if (wanted == root && part.isEmpty() && !problems.all().isEmpty()) {
            checkLoss(found, root, problems);
        }
        return out -> FieldJson.write(wanted, out);
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
        Optional<Format<?>> format = found.kind().format();
        long at = format.map(
                        one -> JsonContent.firstLoss(root, one, found.bytes().load()))
                .orElse(-1L);
        if (at >= 0) {
            Diagnostic loss =
                    Diagnostic.of(RequestProblem.JSON_LOSS, found.path(), String.format(Locale.ROOT, "0x%X", at));
            problems.add(loss);
            say(List.of(loss), Severity.WARNING);
        }
    }
}

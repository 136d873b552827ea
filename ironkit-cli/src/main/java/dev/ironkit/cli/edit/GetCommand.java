package dev.ironkit.cli.edit;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldPath;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Table;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.AssetPart;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import dev.ironkit.workspace.edit.FieldSetter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "get",
        header = {
            "Read fields; paths as in set and hex.",
            "",
            "  ironkit get 'Material.lib!/WATER_M' entry.attr1",
            "  ironkit get Textures.lib 'entries[*].name' header"
        },
        description = {
            "entry.FIELD is a field of the directory entry of X; any other path is a field of X itself, or of the"
                    + " part of X selected by ?node=turret, ?batch=12, ?phase=2, ?row=4 or ?page=3. A single field is printed"
                    + " as its plain value, several fields with their paths."
        },
        footer = {
            "  0 done",
            "  2 usage error or no such field",
            "  4 input missing, unreadable, or of a kind without known fields"
        })
public final class GetCommand extends ToolCommand {

    /** Fields longer than this are content; cat --raw gives that. */
    private static final int LONGEST = 16 << 20;

    @Parameters(
            index = "0",
            paramLabel = "X",
            description = "An archive, a texture or a palette, or an entry of an archive.")
    String input;

    @Parameters(index = "1", arity = "1..*", paramLabel = "PATH", description = "Fields, or groups of fields.")
    List<String> paths;

    /** A field with its full path. */
    private record Found(String path, Leaf leaf) {}

    @Override
    public SharedUse shared() {
        return SharedUse.of(List.of(input), SharedUse.Acts.READ, SharedUse.Acts.OVERLAY, SharedUse.Acts.KIND);
    }

    @Override
    public int run() {
        Problems problems = problems(Problems.Mode.TOLERANT);
        try (Workspace workspace = workspace()) {
            Address address = workspace.parse(input);
            List<Found> found = new ArrayList<>();
            for (String path : paths) {
                if (!address.part().isEmpty()) {
                    ofPart(workspace, address, path, problems, found);
                } else if (path.equals("entry") || path.startsWith(FieldSetter.ENTRY)) {
                    ofEntry(workspace, address, path, problems, found);
                } else {
                    ofAsset(workspace.locate(address, problems), path, problems, found);
                }
            }
            print(found, problems);
            say(problems.all(), Severity.ERROR);
            return ExitCode.DONE;
        }
    }

    private void ofEntry(Workspace workspace, Address address, String path, Problems problems, List<Found> found) {
        List<Address.Step> steps = address.steps();
        if (steps.isEmpty()) {
            throw new UsageException("'" + input + "' is a file, so it has no directory entry");
        }
        List<Address.Step> around = steps.subList(0, steps.size() - 1);
        Located archive = workspace.locate(new Address(address.root(), address.inGame(), around, Map.of()), problems);
        String record = "entries[" + workspace.index(archive, steps.get(steps.size() - 1), problems) + "]";
        Field root = archive.describe(problems);
        FieldPath.parse(record + path.substring("entry".length()))
                .forEach(root, (full, field) -> add("entry" + full.substring(record.length()), field, found));
    }

    /** Paths start in the part, and are shown as they are in the asset. */
    private static void ofPart(
            Workspace workspace, Address address, String path, Problems problems, List<Found> found) {
        Located asset = workspace.locate(address, problems);
        AssetPart.Piece part =
                AssetPart.of(asset, address, problems).orElseThrow().main();
        FieldPath.parse(path)
                .forEach(
                        part.field(),
                        (full, field) -> add(part.path() + (full.startsWith("[") ? "" : ".") + full, field, found));
    }

    private static void ofAsset(Located asset, String path, Problems problems, List<Found> found) {
        if (!asset.hasFields()) {
            throw new WorkspaceException(
                    RequestProblem.NO_FIELDS, asset.path().text(), asset.kind().title());
        }
        FieldPath.parse(path).forEach(asset.describe(problems), (full, field) -> add(full, field, found));
    }

    /** A group stands for all fields in it. */
    private static void add(String path, Field field, List<Found> found) {
        ByteMap.forEachLeaf(field, (inner, leaf) -> {
            if (leaf.plain().length() > LONGEST) {
                throw new UsageException(path + " has " + leaf.plain().length()
                        + " bytes; ironkit cat --raw prints the content of entries");
            }
            found.add(new Found(path + inner.substring(field.name().length()), leaf));
        });
    }

    private void print(List<Found> found, Problems problems) {
        if (common.json) {
            JsonDocument.print(console(), "ironkit.fields", ExitCode.DONE, problems.all(), out -> {
                out.field("address", input);
                out.name("fields").array();
                for (Found one : found) {
                    Leaf leaf = one.leaf();
                    out.object().field("path", one.path());
                    out.name("value");
                    if (leaf.type().printsNumber(leaf.plain())) {
                        out.raw(leaf.value());
                    } else {
                        out.value(leaf.value());
                    }
                    out.field("type", leaf.type().word())
                            .field("role", leaf.role().word())
                            .field("offset", leaf.range().offset())
                            .field("length", leaf.range().length())
                            .end();
                }
                out.end();
            });
        } else if (found.size() == 1) {
            console().line(Printable.oneLine(found.get(0).leaf().value()));
        } else {
            Table table = new Table("field", "value");
            found.forEach(one -> table.row(one.path(), one.leaf().value()));
            table.print(console());
        }
    }
}

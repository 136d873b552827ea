package dev.ironkit.cli.edit;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.FieldPath;
import dev.ironkit.cli.command.DerivedOption;
import dev.ironkit.cli.command.InputLine;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.AssetPart;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.edit.FieldSetter;
import dev.ironkit.workspace.edit.FileEdit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "set",
        header = {
            "Change fields; everything else stays unchanged.",
            "",
            "  ironkit set 'Material.lib!/WATER_M' entry.attr1=4 -o Material.new.lib",
            "  ironkit set --batch edits.ndjson --in-place"
        },
        description = {
            "entry.FIELD is a field of the directory entry of X (type, attr1, attr2, attr3, name); any other path is"
                    + " a field of X itself, as hex and get show it, or of the part of X selected by ?phase=2 or ?batch=12."
                    + " Computed fields cannot be set.",
            "",
            "The lines of a batch may name several files; then -o is a folder, and either all files are changed or"
                    + " none. Values that depend on a field of a model (boxes, normals, frame maps) are updated if they were"
                    + " right before; the receipt lists them. A value that you set yourself stays as set."
        },
        footer = {
            "  0 done",
            "  2 usage error",
            "  4 input missing or unreadable",
            "  5 refused: target exists, or content would change"
        })
public final class SetCommand extends EditCommand {

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "X",
            description = "An archive, a model, a texture or another asset, loose or in an archive.")
    String input;

    @Parameters(
            index = "1",
            arity = "0..*",
            paramLabel = "PATH=VALUE",
            description =
                    "A field and its new value: numbers decimal or 0x, text in CP1251, bytes as hexadecimal digits.")
    List<String> values = new ArrayList<>();

    @Option(
            names = "--batch",
            paramLabel = "FILE",
            description =
                    "A file of changes, one JSON object per line: path, value and optionally address (default: X); - is stdin.")
    String batch;

    @Mixin
    DerivedOption derived = new DerivedOption();

    private InputLine following;

    @Override
    public SharedUse shared() {
        return SharedUse.of(
                        input == null || batch != null ? List.of() : List.of(input),
                        SharedUse.Acts.READ,
                        SharedUse.Acts.OVERLAY,
                        SharedUse.Acts.KIND)
                .and(batch != null, SharedUse.Acts.GAME);
    }

    @Override
    FileEdit edit(Workspace workspace, Problems problems) {
        if (input == null && batch == null) {
            throw new UsageException("nothing to change: give an asset and PATH=VALUE, or --batch FILE");
        }
        Map<Integer, Assignment> ofBatch = batch == null ? Map.of() : readBatch();
        if (values.isEmpty() && ofBatch.isEmpty()) {
            throw new UsageException("nothing to set: expected PATH=VALUE, such as entry.attr1=4");
        }
        values.forEach(text -> apply(Assignment.parse(text, input), workspace, problems));
        ofBatch.forEach((line, assignment) -> {
            following = new InputLine(batch, line);
            apply(assignment, workspace, problems);
        });
        following = null;
        String first = input == null ? ofBatch.values().iterator().next().address() : input;
        return editOf(workspace, Inputs.withoutPart(workspace.parse(first)), problems);
    }

    /** What the batch says, by line; all of it is read before anything is done. */
    private Map<Integer, Assignment> readBatch() {
        Map<Integer, Assignment> assignments = new LinkedHashMap<>();
        int number = 0;
        for (String line : Assignment.lines(this, batch)) {
            number++;
            if (!line.isBlank()) {
                following = new InputLine(batch, number);
                assignments.put(number, Assignment.ofLine(line, input));
            }
        }
        following = null;
        return assignments;
    }

    @Override
    boolean keepsDerived() {
        return derived.keep;
    }

    @Override
    public Optional<InputLine> following() {
        return Optional.ofNullable(following);
    }

    @Override
    boolean takesManyFiles() {
        return batch != null;
    }

    private void apply(Assignment said, Workspace workspace, Problems problems) {
        Address asked = workspace.parse(said.address());
        Assignment assignment = asked.part().isEmpty() ? said : inWhole(said, asked, workspace, problems);
        if (asked.part().isEmpty() && assignment.path().startsWith(FieldSetter.ENTRY)) {
            String field = assignment.path().substring(FieldSetter.ENTRY.length());
            FieldSetter.setEntry(entry(workspace, asked, said.address(), problems), field, assignment.value());
        } else {
            Address address = Inputs.withoutPart(asked);
            FileEdit edit = editOf(workspace, address, problems);
            Located found = workspace.locate(address, problems);
            AssetKind kind = found.kind();
            if (found.table().isPresent()) {
                setInTable(edit, address, found, assignment, problems);
            } else if (!kind.isArchive() && kind.contentFormat().isPresent()) {
                FieldSetter.set(edit.asset(address), assignment.path(), assignment.value());
            } else {
                FieldSetter.set(edit.archive(address), assignment.path(), assignment.value());
            }
        }
    }

    /** Paths start in the part that an address names, as those of get do. */
    private static Assignment inWhole(Assignment said, Address asked, Workspace workspace, Problems problems) {
        AssetPart.Piece part = AssetPart.of(workspace.locate(asked, problems), asked, problems)
                .orElseThrow()
                .main();
        FieldPath.parse(said.path()).forEach(part.field(), (path, field) -> {
            // A name that the part does not have is refused here.
        });
        return new Assignment(
                said.address(), part.path() + (said.path().startsWith("[") ? "" : ".") + said.path(), said.value());
    }

    /** A field of a table is a field of the model around it, where whatever depends on it is looked at. */
    private static void setInTable(
            FileEdit edit, Address address, Located table, Assignment assignment, Problems problems) {
        FieldPath.parse(assignment.path()).forEach(table.describe(problems), (path, field) -> {
            // A name that the table does not have is refused here.
        });
        List<Address.Step> steps = address.steps();
        Address model = new Address(address.root(), address.inGame(), steps.subList(0, steps.size() - 1), Map.of());
        FieldSetter.set(edit.archive(model), assignment.path(), assignment.value());
    }
}

package dev.ironkit.toolkit.convert;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.convert.importing.ImportedAssets;
import dev.ironkit.convert.importing.ImportedModel;
import dev.ironkit.convert.importing.create.CreatedModel;
import dev.ironkit.convert.importing.create.CreatedModel.CreatedClip;
import dev.ironkit.convert.importing.create.CreatedModel.CreatedRow;
import dev.ironkit.convert.importing.merge.MergeChange;
import dev.ironkit.convert.importing.merge.MergeProblem;
import dev.ironkit.convert.importing.merge.MergeReport;
import dev.ironkit.convert.importing.merge.MergeReport.KeptPart;
import dev.ironkit.convert.importing.merge.Origin;
import dev.ironkit.format.msh.edit.Derived;
import dev.ironkit.format.msh.reading.ReadingChange;
import dev.ironkit.format.texm.Texture;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What became of a model that came back from another program, as text and as JSON.
 *
 * @param imported what became of it
 * @param importedAssets what it brought along
 * @param withList whether its material list was written
 */
public record ModelImportReport(ImportedModel imported, ImportedAssets importedAssets, boolean withList) {

    private static final String UNCHANGED = "nothing: same bytes as the base";

    /** Said by other lines. */
    private static final Set<MergeProblem> COUNTED = EnumSet.of(MergeProblem.REBUILT, MergeProblem.NEW_ROW);

    /** Things of which there are more are counted, not listed. */
    private static final int LISTED = 8;

    /** A line of a report: a word and what belongs to it. */
    public record Line(String word, String text) {}

    /** What people want to know. */
    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        imported.base().ifPresent(base -> lines.add(new Line("base", base.path().text())));
        imported.moves().ifPresent(moves -> {
            lines.add(new Line("changed", moves(moves)));
            moves.moved().edited().receipt().forEach(sentence -> lines.add(new Line("followed", sentence)));
        });
        imported.edit().ifPresent(edit -> {
            lines(edit.merged().report(), lines);
            told().forEach(note -> lines.add(new Line("note", note)));
            imported.readings().forEach(change -> lines.add(new Line("reading", change.sentence())));
            if (!edit.merged().rows().isEmpty()) {
                lines.add(new Line(
                        "wears", "also " + String.join(", ", edit.merged().rows()) + listHint()));
            }
        });
        imported.made().ifPresent(made -> {
            String names = made.rows().stream().map(CreatedRow::name).collect(Collectors.joining(", "));
            lines.add(new Line("wears", names + listHint()));
            lines(made, lines);
        });
        importedAssets.materials().forEach(one -> lines.add(new Line("material", one.name() + ": " + one.note())));
        importedAssets.textures().forEach(one -> lines.add(new Line("texture", one.name() + ": " + note(one))));
        importedAssets.notes().forEach(note -> lines.add(new Line("note", note)));
        return lines;
    }

    /** A model is of no use without the list of what it wears. */
    private String listHint() {
        return withList ? "" : "; --with materials writes the list";
    }

    /** What has to be known whether or not anything changed: what was kept, left out, or taken for something else than it came as. */
    public List<String> told() {
        return imported.edit().map(edit -> edit.merged().report().notes()).orElse(List.of()).stream()
                .filter(note -> note.severity() == Severity.INFO && !COUNTED.contains(note.code()))
                .map(Diagnostic::message)
                .toList();
    }

    private static void lines(MergeReport report, List<Line> lines) {
        if (report.isUnchanged()) {
            lines.add(new Line("changed", UNCHANGED));
            return;
        }
        lines.add(new Line("changed", changes(report)));
        if (!report.derived().isEmpty()) {
            lines.add(new Line("followed", derived(report)));
        }
        String kept = report.streams().stream()
                .filter(stream -> stream.origin() == Origin.ORIGINAL)
                .map(stream -> stream.table().word())
                .collect(Collectors.joining(", "));
        lines.add(new Line("kept", kept.isEmpty() ? "no table unchanged" : kept));
        if (!report.stale().isEmpty()) {
            lines.add(new Line("stale", String.join(", ", report.stale())));
        }
    }

    private static void lines(CreatedModel made, List<Line> lines) {
        if (!made.defaults().isEmpty()) {
            lines.add(new Line("chosen", String.join("; ", made.defaults())));
        }
        if (!made.lent().isEmpty()) {
            lines.add(new Line("lent", String.join("; ", made.lent())));
        }
        if (!made.clips().isEmpty()) {
            lines.add(new Line(
                    "clips",
                    made.clips().stream()
                            .map(clip -> clip.name() + " " + clip.first() + " to " + clip.last())
                            .collect(Collectors.joining("; "))));
        }
    }

    private static String size(Texture texture) {
        return texture.width() + "x" + texture.height();
    }

    private static String note(ImportedAssets.NamedTexture texture) {
        List<String> words = new ArrayList<>();
        List<String> chosen = texture.imported().defaults();
        // What was chosen of a new one is its format and its levels, with the reasons.
        words.add(chosen.isEmpty() ? texture.imported().title() : size(texture.texture()));
        words.addAll(chosen);
        words.addAll(texture.imported().notes());
        texture.imported().loss().forEach(loss -> words.add("loss: " + loss));
        return String.join("; ", words);
    }

    /** {@return all of it in one line, for a receipt} */
    public String note() {
        return imported.edit()
                .map(edit -> edit.merged().report())
                .map(report -> report.isUnchanged() ? "unchanged" : changes(report))
                .or(() -> imported.moves().map(ModelImportReport::moves))
                .orElse("a new model");
    }

    private static String moves(ImportedModel.Moves moves) {
        int count = moves.moved().moved();
        return count == 0 ? UNCHANGED : MergeChange.VERTICES.count(count);
    }

    private static String changes(MergeReport report) {
        return report.changes().entrySet().stream()
                .map(change -> change.getKey().count(change.getValue()))
                .collect(Collectors.joining("; "));
    }

    private static String derived(MergeReport report) {
        return report.derived().entrySet().stream()
                .map(value -> sentence(value.getKey(), value.getValue()))
                .collect(Collectors.joining("; "));
    }

    private static String sentence(Derived value, List<Integer> numbers) {
        if (value.owner().equals("model")) {
            return value.word() + " of the model";
        }
        String owners = value.owner().equals("batch") ? "batches" : value.owner() + "s";
        if (numbers.size() > LISTED) {
            return value.word() + " of " + numbers.size() + " " + owners;
        }
        return value.word() + " of " + (numbers.size() == 1 ? value.owner() : owners) + " "
                + numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** Writes the keys of an item. */
    public void write(JsonWriter out) {
        out.field("way", imported.made().isPresent() ? "new" : imported.edit().isPresent() ? "merged" : "moved");
        imported.base().ifPresent(base -> out.field("base", base.path().text()));
        imported.moves().ifPresent(moves -> {
            int count = moves.moved().moved();
            out.field("unchanged", count == 0).name("changes").array();
            if (count > 0) {
                out.inlineObject().field("what", MergeChange.VERTICES.words()).field("count", count);
                out.end();
            }
            out.end();
        });
        imported.edit().ifPresent(edit -> {
            write(edit.merged().report(), out);
            texts("rows", edit.merged().rows(), out);
            texts("told", told(), out);
        });
        imported.made().ifPresent(made -> {
            texts("rows", made.rows().stream().map(CreatedRow::name).toList(), out);
            texts("defaults", made.defaults(), out);
            texts("lent", made.lent(), out);
            out.name("clips").array();
            for (CreatedClip clip : made.clips()) {
                out.inlineObject()
                        .field("name", clip.name())
                        .field("first", clip.first())
                        .field("last", clip.last());
                out.end();
            }
            out.end();
        });
        if (imported.made().isEmpty()) {
            texts(
                    "readings",
                    imported.readings().stream().map(ReadingChange::sentence).toList(),
                    out);
        }
        out.name("goods").array();
        importedAssets.materials().forEach(one -> writeAsset("material", one.name(), one.note(), out));
        importedAssets.textures().forEach(one -> writeAsset("texture", one.name(), note(one), out));
        out.end();
        texts("notes", importedAssets.notes(), out);
    }

    private static void writeAsset(String kind, String name, String note, JsonWriter out) {
        out.inlineObject().field("kind", kind).field("name", name).field("note", note);
        out.end();
    }

    private static void write(MergeReport report, JsonWriter out) {
        out.field("unchanged", report.isUnchanged());
        out.name("changes").array();
        for (Map.Entry<MergeChange, Integer> change : report.changes().entrySet()) {
            out.inlineObject().field("what", change.getKey().words()).field("count", change.getValue());
            out.end();
        }
        out.end().name("kept").array();
        for (KeptPart part : report.kept()) {
            out.inlineObject().field("what", part.kind().word()).field("name", part.name());
            out.end();
        }
        out.end().name("streams").array();
        for (MergeReport.Stream stream : report.streams()) {
            out.inlineObject()
                    .field("table", stream.table().word())
                    .field("type", stream.table().number())
                    .field("from", stream.origin().id())
                    .field("changed", stream.changed())
                    .field("defaulted", stream.defaulted());
            out.end();
        }
        out.end().field("wear", report.wear().id());
        out.name("derived").array();
        report.derived().forEach((value, numbers) -> {
            out.inlineObject().field("value", value.word()).field("of", value.owner());
            out.name("numbers").inlineArray();
            numbers.forEach(number -> out.value((long) number));
            out.end().end();
        });
        out.end();
        texts("stale", report.stale(), out);
    }

    private static void texts(String name, List<String> texts, JsonWriter out) {
        out.name(name).array();
        texts.forEach(out::value);
        out.end();
    }
}

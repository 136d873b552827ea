package dev.ironkit.toolkit.convert;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.convert.back.CameBack;
import dev.ironkit.convert.back.Goods;
import dev.ironkit.convert.making.MadeClip;
import dev.ironkit.convert.making.MadeModel;
import dev.ironkit.convert.making.MadeRow;
import dev.ironkit.convert.merge.KeptPart;
import dev.ironkit.convert.merge.MergeChange;
import dev.ironkit.convert.merge.MergeProblem;
import dev.ironkit.convert.merge.MergeReport;
import dev.ironkit.convert.merge.Origin;
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
 * @param back what became of it
 * @param goods what it brought along
 * @param withList whether its material list was written
 */
public record ArrivalReport(CameBack back, Goods goods, boolean withList) {

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
        back.base().ifPresent(base -> lines.add(new Line("base", base.path().text())));
        back.moves().ifPresent(moves -> {
            lines.add(new Line("changed", moves(moves)));
            moves.moved().edited().receipt().forEach(sentence -> lines.add(new Line("followed", sentence)));
        });
        back.edit().ifPresent(edit -> {
            lines(edit.merged().report(), lines);
            told().forEach(note -> lines.add(new Line("note", note)));
            back.readings().forEach(change -> lines.add(new Line("reading", change.sentence())));
            if (!edit.merged().rows().isEmpty()) {
                lines.add(new Line(
                        "wears", "also " + String.join(", ", edit.merged().rows()) + listHint()));
            }
        });
        back.made().ifPresent(made -> {
            String names = made.rows().stream().map(MadeRow::name).collect(Collectors.joining(", "));
            lines.add(new Line("wears", names + listHint()));
            lines(made, lines);
        });
        goods.materials().forEach(one -> lines.add(new Line("material", one.name() + ": " + one.note())));
        goods.textures().forEach(one -> lines.add(new Line("texture", one.name() + ": " + note(one))));
        goods.notes().forEach(note -> lines.add(new Line("note", note)));
        return lines;
    }

    /** A model is of no use without the list of what it wears. */
    private String listHint() {
        return withList ? "" : "; --with materials writes the list";
    }

    /** What has to be known whether or not anything changed: what was kept, left out, or taken for something else than it came as. */
    public List<String> told() {
        return back.edit().map(edit -> edit.merged().report().notes()).orElse(List.of()).stream()
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

    private static void lines(MadeModel made, List<Line> lines) {
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

    private static String note(Goods.NamedTexture texture) {
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
        return back.edit()
                .map(edit -> edit.merged().report())
                .map(report -> report.isUnchanged() ? "unchanged" : changes(report))
                .or(() -> back.moves().map(ArrivalReport::moves))
                .orElse("a new model");
    }

    private static String moves(CameBack.Moves moves) {
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
        out.field("way", back.made().isPresent() ? "new" : back.edit().isPresent() ? "merged" : "moved");
        back.base().ifPresent(base -> out.field("base", base.path().text()));
        back.moves().ifPresent(moves -> {
            int count = moves.moved().moved();
            out.field("unchanged", count == 0).name("changes").array();
            if (count > 0) {
                out.inlineObject().field("what", MergeChange.VERTICES.words()).field("count", count);
                out.end();
            }
            out.end();
        });
        back.edit().ifPresent(edit -> {
            write(edit.merged().report(), out);
            texts("rows", edit.merged().rows(), out);
            texts("told", told(), out);
        });
        back.made().ifPresent(made -> {
            texts("rows", made.rows().stream().map(MadeRow::name).toList(), out);
            texts("defaults", made.defaults(), out);
            texts("lent", made.lent(), out);
            out.name("clips").array();
            for (MadeClip clip : made.clips()) {
                out.inlineObject()
                        .field("name", clip.name())
                        .field("first", clip.first())
                        .field("last", clip.last());
                out.end();
            }
            out.end();
        });
        if (back.made().isEmpty()) {
            texts(
                    "readings",
                    back.readings().stream().map(ReadingChange::sentence).toList(),
                    out);
        }
        out.name("goods").array();
        goods.materials().forEach(one -> good("material", one.name(), one.note(), out));
        goods.textures().forEach(one -> good("texture", one.name(), note(one), out));
        out.end();
        texts("notes", goods.notes(), out);
    }

    private static void good(String kind, String name, String note, JsonWriter out) {
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

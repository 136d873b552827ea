package dev.ironkit.cli.convert;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.edit.DerivedText;
import dev.ironkit.cli.edit.PictureLosses;
import dev.ironkit.convert.image.Imported;
import dev.ironkit.convert.image.Imported.ImportedLevel;
import dev.ironkit.toolkit.convert.ConvertResult;
import dev.ironkit.toolkit.edit.PictureEdits;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.ReceiptJson;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What conversions did, or would do. */
final class ConvertReport {

    /** Of more that have the same to be told of them only some are named. */
    private static final int MOST_NAMES = 3;

    private final String target;
    private final boolean isPlan;
    private final List<String> skipped;
    private final List<ConvertResult> results = new ArrayList<>();
    private final Set<Path> told = new TreeSet<>();

    ConvertReport(String target, boolean isPlan, List<String> skipped) {
        this.target = target;
        this.isPlan = isPlan;
        this.skipped = skipped;
    }

    /** Adds what was done; a picture that several share is told where it was needed first. */
    void add(ConvertResult result) {
        results.add(result.with(result.files().stream()
                .filter(file -> !file.kind().equals("png") || told.add(file.path()))
                .toList()));
    }

    /** Whether there was nothing to convert. */
    boolean isEmpty() {
        return results.isEmpty();
    }

    /** One line for each file. */
    void printPlan(Console console) {
        for (ConvertResult result : results) {
            result.files().forEach(file -> console.line(Printable.oneLine(text(file.path()))));
        }
    }

    /** What was done: file by file for a few, in one line for many. */
    List<String> summary(boolean interrupted, boolean verbose) {
        List<String> lines = new ArrayList<>();
        List<ConvertResult> done =
                results.stream().filter(ConvertResult::isDone).toList();
        if (verbose || done.size() == 1) {
            done.forEach(result -> lines(result, lines));
        } else {
            notes(done, lines);
        }
        if (results.isEmpty()) {
            lines.add("nothing to convert" + leftOut());
        } else if (results.size() > 1 || interrupted) {
            lines.add(total(done, interrupted));
        }
        return lines;
    }

    /** What is to be known of single ones; the same of many in one line. */
    private static void notes(List<ConvertResult> done, List<String> lines) {
        Map<String, List<String>> names = new LinkedHashMap<>();
        for (ConvertResult result : done) {
            result.modelImport()
                    .ifPresent(modelImport -> modelImport
                            .told()
                            .forEach(note -> names.computeIfAbsent(note, key -> new ArrayList<>())
                                    .add(result.job().path().text())));
        }
        names.forEach((note, all) -> {
            int shown = all.size() <= MOST_NAMES + 1 ? all.size() : MOST_NAMES;
            String more = shown < all.size() ? " and " + (all.size() - shown) + " more; -v lists all" : "";
            line(lines, "note", String.join(", ", all.subList(0, shown)) + more + "   " + note);
        });
    }

    private static void lines(ConvertResult result, List<String> lines) {
        List<ConvertResult.Written> files = result.files();
        for (int i = 0; i < files.size(); i++) {
            String about = i == 0 ? result.title() + "   " : "";
            line(
                    lines,
                    "wrote",
                    text(files.get(i).path()) + "   " + about
                            + bytes(files.get(i).size()));
        }
        result.imported().ifPresent(imported -> lines(imported, lines));
        result.following()
                .ifPresent(following -> DerivedText.of(following.derived(), following.left(), false)
                        .forEach((word, texts) -> texts.forEach(text -> line(lines, word, text))));
        result.modelImport()
                .ifPresent(modelImport -> modelImport.lines().forEach(one -> line(lines, one.word(), one.text())));
    }

    private static void lines(Imported imported, List<String> lines) {
        if (!imported.defaults().isEmpty()) {
            line(lines, "chosen", String.join(", ", imported.defaults()));
        }
        if (!imported.notes().isEmpty()) {
            line(lines, "note", String.join("; ", imported.notes()));
        }
        line(lines, "loss", imported.loss().isEmpty() ? "none" : String.join("; ", imported.loss()));
    }

    private String total(List<ConvertResult> done, boolean interrupted) {
        int files = done.stream().mapToInt(result -> result.files().size()).sum();
        long size = done.stream()
                .flatMap(result -> result.files().stream())
                .mapToLong(ConvertResult.Written::size)
                .sum();
        PictureLosses losses = new PictureLosses();
        for (ConvertResult result : done) {
            result.imported()
                    .filter(one -> !one.loss().isEmpty())
                    .ifPresent(one -> losses.add(result.job().path().text(), largestError(one)));
        }
        int failed = results.size() - done.size();
        return (interrupted ? "interrupted after " : "")
                + done.size() + " converted to " + files + (files == 1 ? " file" : " files") + ", " + bytes(size)
                + (failed == 0 ? "" : "; " + failed + " failed")
                + (losses.isEmpty() ? "" : "; with losses: " + losses.text() + "; -v lists all")
                + leftOut();
    }

    private static int largestError(Imported imported) {
        return imported.levels().stream()
                .mapToInt(ImportedLevel::largestError)
                .max()
                .orElse(0);
    }

    private String leftOut() {
        return skipped.isEmpty() ? "" : "; " + skipped.size() + " of other kinds left out";
    }

    void printJson(Console console, int code, List<Diagnostic> problems) {
        JsonDocument.print(console, "ironkit.convert", code, problems, out -> {
            out.field("target", Address.slashed(target)).field("dryRun", isPlan);
            out.name("items").array();
            results.forEach(result -> write(result, out));
            out.end().name("skipped").array();
            skipped.forEach(out::value);
            out.end();
        });
    }

    private static void write(ConvertResult result, JsonWriter out) {
        out.object().field("address", result.job().path().text()).field("ok", result.isDone());
        if (result.isDone()) {
            out.field("title", result.title());
        }
        out.name("files").array();
        for (ConvertResult.Written file : result.files()) {
            out.inlineObject().field("path", text(file.path())).field("kind", file.kind());
            if (file.width() > 0) {
                out.field("width", file.width()).field("height", file.height());
            }
            out.field("size", file.size());
            if (!file.sha256().isEmpty()) {
                out.field("sha256", file.sha256());
            }
            out.end();
        }
        out.end();
        result.imported().ifPresent(imported -> write(imported, out));
        result.modelImport().ifPresent(modelImport -> modelImport.write(out));
        result.following().ifPresent(following -> {
            out.name("derivedFields").array();
            following.derived().forEach(one -> ReceiptJson.derived(one, out));
            out.end().name("left").array();
            following.left().forEach(one -> ReceiptJson.left(one, out));
            out.end();
        });
        out.end();
    }

    private static void write(Imported imported, JsonWriter out) {
        out.field("mips", imported.mips().word()).field("newPalette", imported.newPalette());
        out.name("levels").array();
        PictureEdits.levels(imported).forEach(level -> ReceiptJson.level(level, out));
        out.end().name("loss").array();
        imported.loss().forEach(out::value);
        out.end().name("defaults").array();
        imported.defaults().forEach(out::value);
        out.end();
    }

    private static String text(Path path) {
        return Address.slashed(path.toString());
    }

    private static String bytes(long count) {
        return String.format(Locale.ROOT, "%,d", count).replace(',', ' ') + " B";
    }

    private static void line(List<String> lines, String word, String text) {
        lines.add(Printable.oneLine(String.format(Locale.ROOT, "%-9s %s", word, text))
                .stripTrailing());
    }
}

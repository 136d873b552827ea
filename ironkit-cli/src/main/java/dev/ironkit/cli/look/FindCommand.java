package dev.ironkit.cli.look;

import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.Glob;
import dev.ironkit.cli.command.ProgressOption;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ThreadsOption;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Table;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.report.SurveyPart;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.GameFolderSetting;
import dev.ironkit.workspace.survey.AssetSearch;
import dev.ironkit.workspace.survey.BytePattern;
import dev.ironkit.workspace.survey.FieldQuestion;
import dev.ironkit.workspace.survey.FoundAsset;
import dev.ironkit.workspace.survey.VisitedAsset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "find",
        header = {
            "Find files and entries by name, text, bytes and the values of their fields.",
            "",
            "  ironkit find hull --in game: --value 'texm.format==565'",
            "  ironkit find --bytes '4D 41 ?? 30' --in robots.rlb"
        },
        description = {
            "All given conditions must hold. Values are compared with == != < <= > >= or, for numbers, & (any of"
                    + " these bits set) and, for text, ~ (contains); numbers are decimal or 0x. Paths are written as in stats;"
                    + " one matching element is enough. A list is compared by its number of elements: 'mat0.phases>=3'."
        },
        footer = {
            "  0 found",
            "  1 nothing found",
            "  2 usage error",
            "  3 some inputs could not be read",
            "  4 nothing could be read",
            "  130 interrupted"
        })
public final class FindCommand extends ToolCommand {

    @Parameters(
            arity = "0..1",
            paramLabel = "PATTERN",
            description = "Part of the name, or the whole name with * and ?; case is ignored.")
    String pattern;

    @Option(
            names = "--in",
            paramLabel = "X",
            description = "Where to search: files, entries, folders. Default: game:, or the current folder.")
    List<String> inputs = new ArrayList<>();

    @Option(names = "--text", paramLabel = "TEXT", description = "Contains this text; ASCII case is ignored.")
    List<String> texts = new ArrayList<>();

    @Option(names = "--bytes", paramLabel = "HEX", description = "Contains these bytes; ? is any digit.")
    List<String> bytes = new ArrayList<>();

    @Option(
            names = "--value",
            paramLabel = "KIND.PATH>=N",
            description = "Has a field with this value; may be repeated, then all must hold.")
    List<String> values = new ArrayList<>();

    @Option(names = "--type", paramLabel = "TYPE", description = "Has this directory type or kind.")
    String type;

    @Option(names = "--ndjson", description = "Print one JSON object per line.")
    boolean ndjson;

    @Mixin
    ThreadsOption threads = new ThreadsOption();

    @Mixin
    ProgressOption progressOption = new ProgressOption();

    /** What is found in one file. */
    private static final class Part extends SurveyPart {

        private final AssetSearch search;
        private final List<FoundAsset> found = new ArrayList<>();

        Part(AssetSearch search) {
            this.search = search;
        }

        @Override
        public void look(VisitedAsset asset) {
            search.find(asset).ifPresent(found::add);
        }
    }

    @Override
    public Optional<ProgressOption> progressOption() {
        return Optional.of(progressOption);
    }

    @Override
    public SharedUse shared() {
        return SharedUse.of(inputs, SharedUse.Acts.OVERLAY, SharedUse.Acts.KIND)
                .and(inputs.isEmpty(), SharedUse.Acts.GAME);
    }

    @Override
    public int run() {
        if (ndjson && common.json) {
            throw new UsageException("--json prints one document, --ndjson one object per line: choose one");
        }
        AssetSearch search = search();
        Table table = new Table("address", "kind", ">size", "what");
        List<FoundAsset> kept = new ArrayList<>();
        long[] count = {0};
        Survey survey = new Survey(this, threads, progressOption);
        survey.run(places(), () -> new Part(search), part -> {
            count[0] += part.found.size();
            for (FoundAsset found : part.found) {
                if (ndjson) {
                    console().line(line(found));
                } else if (common.json) {
                    kept.add(found);
                } else {
                    table.row(found.address(), found.kind().word(), found.size(), what(found));
                }
            }
        });
        if (count[0] == 0) {
            search.doubt().ifPresent(unknown -> {
                throw unknown;
            });
        }
        int code = survey.exitCode(count[0] == 0 ? ExitCode.NO : ExitCode.DONE);
        survey.end();
        if (common.json) {
            JsonDocument.print(console(), "ironkit.find", code, survey.problems(), out -> {
                out.field("count", count[0]).name("results").array();
                kept.forEach(found -> write(found, out.object()));
                out.end();
            });
        } else {
            if (!ndjson) {
                table.print(console());
            }
            if (count[0] == 0 && !common.quiet && survey.isForPeople()) {
                console().say("nothing found");
            }
        }
        say(survey.problems(), Severity.ERROR);
        return code;
    }

    private AssetSearch search() {
        if (pattern == null && texts.isEmpty() && bytes.isEmpty() && values.isEmpty() && type == null) {
            throw new UsageException(
                    "nothing to find: give a name, --text, --bytes, --value or --type; find '*' finds everything");
        }
        List<BytePattern> patterns = new ArrayList<>();
        texts.forEach(text -> patterns.add(BytePattern.ofText(text)));
        bytes.forEach(hex -> patterns.add(BytePattern.parse(hex)));
        return new AssetSearch(
                names(),
                word -> type == null || word.equalsIgnoreCase(type),
                patterns,
                values.stream().map(FieldQuestion::parse).toList());
    }

    private Predicate<String> names() {
        if (pattern == null) {
            return name -> true;
        }
        if (pattern.indexOf('*') >= 0 || pattern.indexOf('?') >= 0) {
            return new Glob(pattern)::matches;
        }
        String part = pattern.toLowerCase(Locale.ROOT);
        return name -> name.toLowerCase(Locale.ROOT).contains(part);
    }

    /** Where to look: the game, where it is known, otherwise here. */
    private List<String> places() {
        if (!inputs.isEmpty()) {
            return inputs;
        }
        return List.of(GameFolderSetting.find(common.game) != null ? Address.GAME : ".");
    }

    private static String what(FoundAsset found) {
        List<String> parts = new ArrayList<>();
        found.fields().forEach(field -> parts.add(field.path() + " = " + field.value()));
        if (found.hits() > 0) {
            parts.add(String.format(
                            Locale.ROOT, "at 0x%X of the asset", found.offsets().get(0))
                    + (found.hits() > 1 ? " and " + (found.hits() - 1) + " more" : ""));
        }
        return String.join(", ", parts);
    }

    private static String line(FoundAsset found) {
        JsonWriter out = JsonWriter.compact();
        write(found, out.object().field("schema", "ironkit.find.result").field("schemaVersion", 1));
        return out.toString();
    }

    /** The members of a result; ends the object. */
    private static void write(FoundAsset found, JsonWriter out) {
        out.field("address", found.address())
                .field("name", found.name())
                .field("kind", found.kind().word())
                .field("type", found.type())
                .field("size", found.size())
                .field("hits", found.hits());
        out.name("offsets").array();
        found.offsets().forEach(out::value);
        out.end().name("fields").array();
        found.fields()
                .forEach(field -> out.object()
                        .field("path", field.path())
                        .field("value", field.value())
                        .end());
        out.end().end();
    }
}

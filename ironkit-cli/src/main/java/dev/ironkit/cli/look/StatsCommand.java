package dev.ironkit.cli.look;

import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ProgressOption;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ThreadsOption;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.report.StatsPart;
import dev.ironkit.validate.Validator;
import dev.ironkit.workspace.survey.Census;
import dev.ironkit.workspace.survey.FieldQuery;
import dev.ironkit.workspace.survey.VisitedAsset;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "stats",
        header = {
            "Count the assets in files and folders, and the values of a field.",
            "",
            "  ironkit stats game:",
            "  ironkit stats game: 'msh.batches[*].flags'"
        },
        description = {
            "KIND.PATH is a field of all assets of a kind, with the paths of hex and get; header fields need no"
                    + " prefix. entry is the directory entry of an asset, [*] all elements, [type=19] the elements with that"
                    + " value, and * every kind: mat0.entry.attr1, 'msh.entries[type=19].attr2', '*.entry.type'. For a list,"
                    + " its length is counted (mat0.phases, fxid.commands); for a group of fields, all their values together"
                    + " (texm.header)."
        },
        footer = {
            "  0 done",
            "  1 no asset has the field",
            "  2 usage error or no such field",
            "  3 some inputs could not be read",
            "  4 nothing could be read",
            "  130 interrupted"
        })
public final class StatsCommand extends ToolCommand {

    @Parameters(arity = "1..*", paramLabel = "X", description = "Files, entries or folders; and fields, as KIND.PATH.")
    List<String> words;

    @Option(
            names = "--field",
            paramLabel = "KIND.PATH",
            description = "A field that could be mistaken for a file; may be repeated.")
    List<String> fields = new ArrayList<>();

    @Option(
            names = "--census",
            description = "Print a report that compares these counts with published counts of game installs.")
    boolean census;

    @Option(
            names = "--sort",
            paramLabel = "count|value",
            defaultValue = "count",
            description = "How to sort the values of a field.")
    String sort;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "Show at most N values of a field; 0 for all. Default: 100, all in JSON.")
    Integer limit;

    @Mixin
    ThreadsOption threads = new ThreadsOption();

    @Mixin
    ProgressOption progressOption = new ProgressOption();

    @Override
    public Optional<ProgressOption> progressOption() {
        return Optional.of(progressOption);
    }

    @Override
    public SharedUse shared() {
        return SharedUse.of(
                words.stream().filter(word -> !isQuery(word)).toList(), SharedUse.Acts.OVERLAY, SharedUse.Acts.KIND);
    }

    @Override
    public int run() {
        if (!sort.equals("count") && !sort.equals("value")) {
            throw new UsageException("--sort takes count or value, not " + sort);
        }
        if (limit != null && limit < 0) {
            throw new UsageException("--limit takes 0 or more, not " + limit);
        }
        List<String> inputs = words.stream().filter(word -> !isQuery(word)).toList();
        List<FieldQuery> queries = new ArrayList<>();
        words.stream().filter(StatsCommand::isQuery).forEach(word -> queries.add(FieldQuery.parse(word)));
        fields.forEach(field -> queries.add(FieldQuery.parse(field)));
        if (queries.isEmpty()) {
            refuseIdle("no field was requested, and these options apply to field values", "--sort", "--limit");
        }
        if (inputs.isEmpty()) {
            throw new UsageException("nothing to count: give a file, an entry or a folder, such as game:");
        }
        Predicate<VisitedAsset> isSound = soundness();
        StatsPart all = new StatsPart(queries, newCensus(isSound));
        Survey survey = new Survey(this, threads, progressOption);
        survey.run(inputs, () -> new StatsPart(queries, newCensus(isSound)), all::add);
        boolean nothing = !queries.isEmpty() && all.histograms().stream().allMatch(one -> one.total() == 0);
        if (nothing) {
            queries.stream()
                    .flatMap(query -> query.doubt().stream())
                    .findFirst()
                    .ifPresent(unknown -> {
                        throw unknown;
                    });
        }
        int code = survey.exitCode(nothing ? ExitCode.NO : ExitCode.DONE);
        survey.end();
        new StatsReport(all, sort.equals("value"), limit).print(this, code, survey.problems());
        say(survey.problems(), Severity.ERROR);
        return code;
    }

    private Optional<Census> newCensus(Predicate<VisitedAsset> isSound) {
        return census ? Optional.of(new Census(isSound)) : Optional.empty();
    }

    /** Whether the rules of its format hold in an asset. */
    private Predicate<VisitedAsset> soundness() {
        Validator validator = new Validator(common.rsliOverlay);
        return asset -> !validator
                .validate(
                        asset.asset().bytes(),
                        asset.asset().attributes(),
                        asset.asset().path())
                .reaches(Severity.ERROR);
    }

    /** Whether a word names a field; a file of that name comes first. */
    private static boolean isQuery(String word) {
        try {
            return FieldQuery.looksLikeOne(word) && !Files.exists(Path.of(word));
        } catch (InvalidPathException e) {
            return FieldQuery.looksLikeOne(word);
        }
    }
}

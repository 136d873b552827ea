package dev.ironkit.cli.look;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ProgressOption;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ThreadsOption;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.command.Workers;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Progress;
import dev.ironkit.format.link.LinkFile;
import dev.ironkit.runtime.link.UnusedAssets;
import dev.ironkit.toolkit.Batch;
import dev.ironkit.toolkit.Outcome;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.game.GamePlace;
import dev.ironkit.toolkit.game.LinkQuery;
import dev.ironkit.toolkit.game.LinkScene;
import dev.ironkit.toolkit.game.UnreadableAssets;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.toolkit.report.LinkJson;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.game.GameFolder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "refs",
        header = {
            "Show which assets an asset uses, which ones use it, or which ones nothing uses.",
            "",
            "  ironkit refs --to 'Textures.lib!/HULL01.0'",
            "  ironkit refs --unused game:"
        },
        footer = {
            "  0 done",
            "  1 nothing found",
            "  2 usage error",
            "  3 some inputs failed",
            "  4 input missing or unreadable",
            "  Names that are not found are part of the result and not a failure; validate reports those that",
            "  the engine needs and exits with 1.",
            "  Without --game, the nearest parent folder that holds Material.lib is the game folder."
        })
public final class RefsCommand extends ToolCommand {

    @Parameters(arity = "0..*", paramLabel = "X", description = "Entries or files, or a folder for everything in it.")
    List<String> inputs = new ArrayList<>();

    @Option(names = "--to", paramLabel = "X", description = "Show what uses this asset instead; may be repeated.")
    List<String> used = new ArrayList<>();

    @Option(names = "--unused", description = "Show unused assets: candidates, with the reason and the certainty.")
    boolean unused;

    @Option(names = "--dot", description = "Print the links as a Graphviz graph.")
    boolean dot;

    @Option(
            names = "--depth",
            paramLabel = "N",
            defaultValue = "16",
            description = "How many links to follow: 1 shows only those of the asset itself.")
    int depth;

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
                used.isEmpty() ? inputs : used, SharedUse.Acts.READ, SharedUse.Acts.LISTS, SharedUse.Acts.GAME);
    }

    @Override
    public int run() {
        check();
        Problems problems = problems(Problems.Mode.TOLERANT);
        try (Workspace workspace = workspace()) {
            boolean reverse = !used.isEmpty();
            List<String> asked = reverse ? used : inputs;
            List<Address> addresses = asked.stream().map(workspace::parse).toList();
            GamePlace place = GamePlace.of(workspace, addresses, common.game);
            LinkScene scene = new LinkScene(place, open(place));
            LinkQuery query = new LinkQuery(scene, reverse, depth);
            Batch batch = new Batch(problems);
            for (Address address : addresses) {
                Address subject = query.tellsApart(address) ? address : Inputs.around(address, this::note);
                batch.item(() -> add(query, workspace, subject, problems));
            }
            if (addresses.isEmpty()) {
                query.addAll();
            }
            if (query.isAboutAll()) {
                refuseIdle("all links of a folder are shown", "--depth");
            }
            Outcome unread = new UnreadableAssets(workspace, scene, common.wearParser()).tell(query, problems);
            int failures = ExitCode.of(batch.outcome() == Outcome.DONE ? unread : batch.outcome());
            int code = failures == ExitCode.DONE && !unused && query.isEmpty() ? ExitCode.NO : failures;
            print(query, scene, code, problems);
            say(problems.all(), Severity.ERROR);
            return code;
        }
    }

    private void check() {
        if (depth < 1) {
            throw new UsageException("--depth takes 1 or more");
        }
        if (!used.isEmpty() && (unused || !inputs.isEmpty())) {
            throw new UsageException("--to is a separate query: ask for " + (unused ? "--unused" : inputs.get(0))
                    + " in another command");
        }
        if (unused) {
            refuseIdle("--unused follows all links", "--depth");
        }
        if (dot && (common.json || unused)) {
            throw new UsageException(
                    "--dot draws links and cannot be combined with " + (unused ? "--unused" : "--json") + " too");
        }
    }

    private GameFolder open(GamePlace place) {
        // Reading directories is mostly over before a line could be read; only a terminal is shown one, after a while.
        boolean nobodyWaits = progressOption.isAutomatic() && !console().errIsTerminal();
        Progress progress = progressOption.open(console(), common.quiet || nobodyWaits);
        GameFolder folder = GameFolder.open(
                place.folder(), Workers.count(threads.count), common.wearParser(), new GameFolder.Listener() {
                    @Override
                    public void begins(int count) {
                        progress.start(name(), count, 0);
                    }

                    @Override
                    public void seen(LinkFile file) {
                        progress.item(file.path(), 0, file.form() != LinkFile.Form.UNREADABLE);
                    }
                });
        progress.done();
        if (common.verbose) {
            console()
                    .say("game folder " + Printable.oneLine(place.folder().toString()) + ": " + folder.filesOnDisk()
                            + " files, " + folder.filesRead() + " read");
        }
        return folder;
    }

    private static void add(LinkQuery query, Workspace workspace, Address address, Problems problems) {
        if (Inputs.isFolder(workspace, address)) {
            query.addAll();
        } else {
            query.add(workspace, address, problems);
        }
    }

    private void print(LinkQuery query, LinkScene scene, int code, Problems problems) {
        if (unused) {
            UnusedReport report = new UnusedReport(scene, query.narrowed(UnusedAssets.of(scene.links())));
            if (common.json) {
                JsonDocument.print(console(), "ironkit.refs", code, problems.all(), report::write);
            } else {
                report.print(console());
            }
        } else if (common.json) {
            JsonDocument.print(console(), "ironkit.refs", code, problems.all(), new LinkJson(scene, query)::write);
        } else if (dot) {
            new LinkDot(scene, query).print(console());
        } else {
            new LinkTree(scene, query, console()).print();
        }
    }
}

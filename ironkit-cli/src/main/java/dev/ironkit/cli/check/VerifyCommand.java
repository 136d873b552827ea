package dev.ironkit.cli.check;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.FailFastOption;
import dev.ironkit.cli.command.Interruption;
import dev.ironkit.cli.command.ProgressOption;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ThreadsOption;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Progress;
import dev.ironkit.cli.console.Table;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.check.RoundTripRunner;
import dev.ironkit.toolkit.check.RoundTripTally;
import dev.ironkit.toolkit.check.VerifiedFile;
import dev.ironkit.toolkit.input.BatchItem;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.verify.RoundTrip;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "verify",
        header = {
            "Check that saving loses nothing: read, write and compare assets; or check files against a receipt.",
            "",
            "  ironkit verify --roundtrip game:",
            "  ironkit verify --receipt Textures.receipt.json"
        },
        footer = {
            "  0 identical",
            "  1 something differs, or does not decode",
            "  2 usage error",
            "  3 some inputs failed",
            "  4 nothing could be verified",
            "  130 interrupted"
        })
public final class VerifyCommand extends ToolCommand {

    @Option(
            names = "--roundtrip",
            description = "Read each asset, encode it and compare all bytes, including nested archives.")
    boolean roundtrip;

    @Option(
            names = "--receipt",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Check that the files on disk and their backups still match their receipts.")
    List<String> receipts = new ArrayList<>();

    @Parameters(arity = "0..*", paramLabel = "X", description = "Files, entries or folders, for --roundtrip.")
    List<String> inputs = new ArrayList<>();

    @Mixin
    ThreadsOption threads = new ThreadsOption();

    @Mixin
    FailFastOption failFast = new FailFastOption();

    @Mixin
    ProgressOption progressOption = new ProgressOption();

    @Override
    public Optional<ProgressOption> progressOption() {
        return Optional.of(progressOption);
    }

    @Override
    public SharedUse shared() {
        return roundtrip ? SharedUse.of(inputs, SharedUse.Acts.OVERLAY, SharedUse.Acts.KIND) : SharedUse.NONE;
    }

    @Override
    public int run() {
        if (roundtrip != receipts.isEmpty()) {
            throw new UsageException("nothing to verify: give --roundtrip X... or --receipt FILE");
        }
        return roundtrip ? roundTrips() : receipts();
    }

    private int receipts() {
        if (!inputs.isEmpty()) {
            throw new UsageException("--receipt takes only receipts, not " + inputs.get(0));
        }
        refuseIdle("receipts are always checked one by one, all of them", "--threads", "--fail-fast", "--progress");
        return ReceiptCheck.run(this, receipts);
    }

    private int roundTrips() {
        if (inputs.isEmpty()) {
            throw new UsageException("--roundtrip needs at least one file, entry or folder");
        }
        ReadOptions options = common.readOptions();
        Interruption interruption = Interruption.listen();
        List<BatchItem> items;
        try (Workspace workspace = new Workspace(options)) {
            items = BatchItem.of(workspace, inputs, this::note);
        }
        RoundTripTally tally = new RoundTripTally();
        Progress progress = progressOption.open(console(), common.quiet);
        progress.start("verify", items.size(), 0);
        RoundTripRunner runner = new RoundTripRunner(options);
        threads.workers(interruption).inOrder(items, runner::run, trip -> {
            tally.add(trip);
            trip.problems().forEach(progress::warning);
            progress.item(trip.path().text(), trip.size(), !trip.fails());
            return !(failFast.given && trip.fails());
        });
        boolean stopped = interruption.isRequested();
        if (!stopped && tally.hasNothing()) {
            AssetPath first = new AssetPath(inputs.get(0));
            tally.add(VerifiedFile.failed(first, Diagnostic.of(RequestProblem.NOTHING_TO_CHECK, first)));
        }
        int code = stopped ? ExitCode.INTERRUPTED : ExitCode.of(tally.outcome());
        progress.done();
        print(tally, code);
        say(tally.problems(), Severity.ERROR);
        if (stopped && !progress.isForPrograms()) {
            console()
                    .say("interrupted after " + tally.files().size() + " of "
                            + Printable.count(items.size(), "file", "files"));
        }
        return code;
    }

    private void print(RoundTripTally tally, int code) {
        if (common.json) {
            JsonDocument.print(console(), "ironkit.verify", code, tally.problems(), tally::write);
        } else {
            if (common.verbose) {
                Table table = new Table("status", ">archives", ">entries", ">size", "path");
                tally.files().forEach(file -> row(file, table));
                table.print(console());
            }
            console().line(tally.summary());
        }
    }

    private static void row(VerifiedFile file, Table table) {
        RoundTrip.Outcome trip = file.trip();
        table.row(
                file.word(),
                trip == null ? "" : trip.archives(),
                trip == null ? "" : trip.entries(),
                file.size(),
                file.path().text());
    }
}

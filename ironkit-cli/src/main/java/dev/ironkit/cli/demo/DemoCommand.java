package dev.ironkit.cli.demo;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ForceOption;
import dev.ironkit.cli.command.Interruption;
import dev.ironkit.cli.command.ProgressOption;
import dev.ironkit.cli.command.ThreadsOption;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.Progress;
import dev.ironkit.demo.BrokenGame;
import dev.ironkit.demo.ConformanceKit;
import dev.ironkit.demo.DemoFile;
import dev.ironkit.demo.DemoGame;
import dev.ironkit.demo.DemoSize;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.SafeWriter;
import dev.ironkit.workspace.SaveGroup;
import dev.ironkit.workspace.SaveRequest;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "demo",
        header = {
            "Write a sample game folder, to try everything without the game.",
            "",
            "  ironkit demo -o demo",
            "  ironkit demo -o big --size retail --seed 7"
        },
        footer = {"  0 done", "  2 usage error", "  5 refused: a file already exists", "  130 interrupted"})
public final class DemoCommand extends ToolCommand {

    @Option(names = "-o", required = true, paramLabel = "DIR", description = "The output folder; created if missing.")
    Path folder;

    @Option(
            names = "--size",
            paramLabel = "HOW",
            defaultValue = "small",
            description =
                    "small: one of everything, a few megabytes. retail: as much of everything as a real install, about 200 MB.")
    String size;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed for colours, textures and proportions. The same seed gives the same bytes.")
    int seed;

    @Option(names = "--broken", description = "Add damaged files, one per rule, to see the reports.")
    boolean broken;

    @Option(names = "--vectors", description = "Add a conformance kit: inputs and the engine's results as JSON.")
    boolean vectors;

    @Mixin
    ForceOption force = new ForceOption();

    @Mixin
    ThreadsOption threads = new ThreadsOption();

    @Mixin
    ProgressOption progressOption = new ProgressOption();

    @Override
    public Optional<ProgressOption> progressOption() {
        return Optional.of(progressOption);
    }

    @Override
    public int run() {
        List<DemoFile> files = files();
        files.forEach(this::refuseIfThere);
        Interruption interruption = Interruption.listen();
        Progress progress = progressOption.open(console(), common.quiet);
        progress.start("demo", files.size(), 0);
        DemoReport report = new DemoReport(folder);
        try (SaveGroup group = SaveGroup.ofMany()) {
            threads.workers(interruption).inOrder(files, file -> write(file, group), staged -> {
                progress.item(staged.file().name(), staged.size(), true);
                return true;
            });
            if (!interruption.isRequested()) {
                report.add(files, group.commit());
            }
        }
        int code = interruption.isRequested() ? ExitCode.INTERRUPTED : ExitCode.DONE;
        progress.done();
        if (common.json) {
            report.printJson(console(), code);
        } else if (!common.quiet) {
            report.print(console(), code == ExitCode.INTERRUPTED);
        }
        return code;
    }

    private List<DemoFile> files() {
        List<DemoFile> files = new ArrayList<>(DemoGame.files(wantedSize(), seed));
        if (broken) {
            files.addAll(BrokenGame.files());
        }
        if (vectors) {
            files.addAll(ConformanceKit.files());
        }
        return files;
    }

    private DemoSize wantedSize() {
        return switch (size.toLowerCase(Locale.ROOT)) {
            case "small" -> DemoSize.SMALL;
            case "retail" -> DemoSize.RETAIL;
            default -> throw new UsageException("--size takes small or retail, not " + size);
        };
    }

    /** Nothing is written if not everything can be. */
    private void refuseIfThere(DemoFile file) {
        Path target = folder.resolve(file.name());
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            SafeWriter.checkTarget(target, false, force.given);
        }
    }

    /** A file that is written under its name once all are made: a game is of use only as a whole. */
    private record Staged(DemoFile file, long size) {}

    private Staged write(DemoFile file, SaveGroup group) {
        Path target = folder.resolve(file.name());
        SaveRequest request = new SaveRequest(target, file::writeTo, view -> {}, null, force.given, false);
        return new Staged(file, group.add(request));
    }
}

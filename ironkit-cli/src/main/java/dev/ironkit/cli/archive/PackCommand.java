package dev.ironkit.cli.archive;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.command.OutputOptions;
import dev.ironkit.cli.command.ProgressOption;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.Progress;
import dev.ironkit.cli.edit.ArchiveWrite;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.edit.FileImport;
import dev.ironkit.toolkit.edit.FolderPack;
import dev.ironkit.toolkit.edit.TypeRules;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import dev.ironkit.workspace.WritePlan;
import dev.ironkit.workspace.edit.ContentImport;
import dev.ironkit.workspace.extract.PackRules;
import dev.ironkit.workspace.extract.Packing;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "pack",
        header = {
            "Build an archive from a folder that extract wrote, or a new one from any folder.",
            "",
            "  ironkit pack tex -o Textures.new.lib",
            "  ironkit pack mine --types tex=Texm,msh=MESH -o Mine.lib"
        },
        description = {
            "Untouched files give exactly the bytes they came from: offsets, gaps, odd tables, packed data. An"
                    + " edited file goes in as with ironkit replace: it must match the type of its entry, or be JSON that cat"
                    + " prints; with --base, a texture may be a PNG or DDS. A missing file is an error; a file that the"
                    + " manifest does not list is reported and left out (use ironkit add and ironkit rm to change the list of"
                    + " entries).",
            "",
            "From a folder with several extracted archives below it, each one is packed; FILE is then a folder for"
                    + " all of them.",
            "",
            "With --types, a folder without a manifest becomes a new NRes archive: each file becomes an entry of the"
                    + " same name, as with ironkit add. Textures and models are recognised by content; --types gives the type"
                    + " of everything else."
        },
        footer = {
            "  0 done",
            "  2 usage error",
            "  3 some folders failed, the others are packed",
            "  4 manifest or a file is missing or bad",
            "  5 refused: the target exists, or the archive does not allow an edit",
            "  130 interrupted"
        })
public final class PackCommand extends ToolCommand {

    @Parameters(
            paramLabel = "DIR",
            description = "A folder with a manifest.json, or one with such folders below it; with --types any folder.")
    Path folder;

    @Option(
            names = "--compact",
            description = "Rebuild the archive: no gaps, clean names, a fresh lookup table. Reports what it drops.")
    boolean compact;

    @Option(
            names = "--base",
            paramLabel = "X",
            description = "The original archive, for entries that the folder does not hold (extract --glob).")
    String base;

    @Option(
            names = "--types",
            paramLabel = "RULES",
            description = "For a folder without a manifest: types by file extension (tex=Texm,msh=MESH; * is the"
                    + " rest), a file of such lines, or auto to go by content only.")
    String types;

    @Option(names = "--raw", description = "Store edited files unchanged and unchecked; the receipt records this.")
    boolean raw;

    @Mixin
    OutputOptions output = new OutputOptions();

    @Mixin
    ProgressOption progressOption = new ProgressOption();

    @Override
    public Optional<ProgressOption> progressOption() {
        return Optional.of(progressOption);
    }

    @Override
    public SharedUse shared() {
        return base == null
                ? new SharedUse(Set.of(SharedUse.Acts.READ), List.of(), List.of())
                : SharedUse.of(List.of(base), SharedUse.Acts.READ, SharedUse.Acts.OVERLAY);
    }

    @Override
    public int run() {
        if (output.output == null && !output.dryRun) {
            throw new UsageException("no output given: use -o FILE, or --dry-run to only show the changes");
        }
        if (compact && base != null) {
            throw new UsageException(
                    "--compact needs the whole archive in the folder, so it cannot be combined with --base");
        }
        ArchiveWrite write = new ArchiveWrite(this, output);
        Problems problems = problems(Problems.Mode.TOLERANT);
        if (Files.isRegularFile(folder)) {
            throw new UsageException("'" + folder + "' is a file; expected a folder, made with: " + "ironkit extract "
                    + Printable.shellWord(folder.toString()) + " -o DIR");
        }
        if (!Files.isDirectory(folder)) {
            throw WorkspaceException.missing(folder, folder.toString());
        }
        if (types != null) {
            return packNew(write);
        }
        List<Path> below = Packing.hasManifest(folder) ? List.of() : PackTree.folders(folder);
        if (!below.isEmpty()) {
            return packAll(below, problems);
        }
        refuseIdle("it applies only to a folder of several archives", "--progress");
        try (Workspace workspace = workspace()) {
            return write.run(plan(workspace, folder, problems), problems);
        }
    }

    private int packNew(ArchiveWrite write) {
        if (Packing.hasManifest(folder)) {
            throw new UsageException("--types has no effect here: the manifest of " + folder
                    + " gives the type of each file; delete it to make a new archive");
        }
        refuseIdle("a new archive is built from one folder", "--compact", "--base", "--progress");
        Problems problems = problems(Problems.Mode.STRICT);
        String name = output.output == null ? InputFile.STREAM : Address.slashed(output.output);
        try (Workspace workspace = workspace()) {
            return write.run(
                    new FolderPack(TypeRules.of(types), common.said(), raw, this::note)
                            .plan(workspace, folder, name, problems),
                    problems);
        }
    }

    private int packAll(List<Path> folders, Problems problems) {
        if (base != null || output.receipt != null || InputFile.STREAM.equals(output.output)) {
            throw new UsageException(
                    "--base, --receipt and -o - apply to one archive, but " + folder + " holds " + folders.size());
        }
        try (Workspace workspace = workspace()) {
            Progress progress = progressOption.open(console(), common.quiet || output.dryRun);
            return new PackTree(this, output, problems)
                    .run(folder, folders, (each, found) -> plan(workspace, each, found), progress);
        }
    }

    private WritePlan plan(Workspace workspace, Path from, Problems problems) {
        Problems.Mode mode = common.mode(Problems.Mode.STRICT);
        ContentImport imports = raw ? ContentImport.NONE : new FileImport(problems, mode);
        Packing packing = Packing.of(from, new PackRules(mode, raw, imports));
        boolean changedManifest = packing.manifestWasChanged();
        // An archive as it was is taken with its faults; what a hand wrote into its directory is read as every edit is.
        boolean tolerant = base != null || !changedManifest || raw;
        Problems reading = Problems.in(tolerant ? problems.mode() : mode, problems.path());
        WritePlan plan = compact
                ? packing.compactPlan(reading)
                : base == null
                        ? packing.plan(reading)
                        : packing.plan(workspace.locate(Inputs.whole(workspace, base), reading), reading);
        if (changedManifest) {
            problems.add(finding(
                    IoProblem.CHANGED_MANIFEST,
                    from.resolve("manifest.json"),
                    base == null
                            ? "the archive is built from the edited manifest, not as it was extracted"
                            : "that changes nothing, because --base gives the directory"));
        }
        // What is odd in an archive that comes out as it was is no news.
        if (!plan.isEmpty() || changedManifest) {
            reading.all().forEach(problems::add);
        }
        packing.ignored().forEach(file -> problems.add(finding(IoProblem.EXTRA_FILE, file)));
        return plan;
    }

    @Override
    public Optional<String> advice(Diagnostic found) {
        if (found.code() == IoProblem.MANIFEST && !Packing.hasManifest(folder)) {
            return Optional.of("  note: --types builds a new archive from a folder without a manifest");
        }
        boolean readable = common.read == null && found.code().tolerant() != Severity.ERROR;
        return readable && found.severity() == Severity.ERROR
                ? Optional.of(
                        "  note: edited files are read strictly; --read tolerant accepts damaged ones, --raw anything")
                : Optional.empty();
    }

    private static Diagnostic finding(IoProblem problem, Path file, Object... arguments) {
        AssetPath path = new AssetPath(Address.slashed(file.toString()));
        return new Diagnostic(problem, problem.tolerant(), path, new ByteRange(0, 0), "", List.of(arguments));
    }
}

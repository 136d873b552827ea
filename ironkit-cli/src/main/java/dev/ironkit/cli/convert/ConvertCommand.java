package dev.ironkit.cli.convert;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.command.DerivedOption;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.FailFastOption;
import dev.ironkit.cli.command.ForceOption;
import dev.ironkit.cli.command.Glob;
import dev.ironkit.cli.command.Interruption;
import dev.ironkit.cli.command.ModelImportOptions;
import dev.ironkit.cli.command.ModelReadingOptions;
import dev.ironkit.cli.command.PictureOptions;
import dev.ironkit.cli.command.ProgressOption;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ThreadsOption;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.command.Workers;
import dev.ironkit.cli.console.Progress;
import dev.ironkit.convert.image.ImportOptions;
import dev.ironkit.convert.image.TextureExport;
import dev.ironkit.convert.image.TextureExport.MipsOut;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.toolkit.Batch;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.convert.ConvertJob;
import dev.ironkit.toolkit.convert.ConvertJobs;
import dev.ironkit.toolkit.convert.ConvertOutput;
import dev.ironkit.toolkit.convert.ConvertPlan;
import dev.ironkit.toolkit.convert.ConvertResult;
import dev.ironkit.toolkit.convert.ConvertTarget;
import dev.ironkit.toolkit.convert.Converter;
import dev.ironkit.toolkit.convert.JsonAsset;
import dev.ironkit.toolkit.convert.JsonModel;
import dev.ironkit.toolkit.convert.MemoryShare;
import dev.ironkit.toolkit.convert.ModelImportFiles;
import dev.ironkit.toolkit.convert.ModelImporter;
import dev.ironkit.toolkit.convert.SharedPictures;
import dev.ironkit.toolkit.game.ModelAssets;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "convert",
        header = {
            "Convert textures and models to files that other programs open, and back.",
            "",
            "  ironkit convert Textures.lib -o png/",
            "  ironkit convert 'robots.rlb!/robot.msh' -o robot.glb"
        },
        description = {
            "A file NAME.ironkit.json beside each image keeps what an image cannot hold: the format, header fields,"
                    + " the palette, pages. With it, an untouched image converts back to the same bytes, and an edited one"
                    + " changes only what you edited. Without it, the chosen defaults are printed.",
            "",
            "The extension of -o, or --to, selects what is made. From an archive or a folder, every texture is"
                    + " converted (with --to texm, every image) into the folder -o; ?mip=1 or ?page=3 after an address selects"
                    + " that part only.",
            "",
            "A model becomes glTF 2.0: a .glb for viewing, or a .gltf with all states and levels; or an .obj, its"
                    + " shape at one moment. Its materials and textures are looked up in the game folder (--game) or near the"
                    + " model. Beside files meant for editing, NAME.ironkit.json keeps what glTF cannot hold.",
            "",
            "A .glb or .gltf becomes a model again: with --base, the model it was exported from, changed only where"
                    + " you edited it; without it, a new model. --with materials,textures also writes the materials and"
                    + " textures it uses.",
            "",
            "The JSON that cat prints becomes the asset again: a texture, palette, material, material list, effect"
                    + " or model. In a model, bounding boxes, normals and other derived values follow your edits, compared with"
                    + " the model the JSON was printed from: --base, or the one named by cat --json, if it still exists."
        },
        footer = {
            "  0 done",
            "  1 nothing to convert",
            "  2 usage error",
            "  3 some failed, the others were converted",
            "  4 input missing, unreadable or of another kind",
            "  5 refused: target exists, or data would be lost",
            "  130 interrupted"
        })
public final class ConvertCommand extends ToolCommand {

    @Parameters(
            arity = "1..*",
            paramLabel = "X",
            description = "Textures, models, images, glTF, JSON, archives or folders; - is stdin.")
    List<String> inputs;

    @Option(names = "-o", paramLabel = "Y", required = true, description = "The output file or folder; - is stdout.")
    String output;

    @Option(
            names = "--to",
            paramLabel = "png|dds|glb|gltf|obj|KIND",
            description =
                    "The output format, if the extension of -o does not say; JSON converts to any kind that cat prints.")
    String to;

    @Option(names = "--pages", description = "Also write a PNG for each rectangle of an atlas: NAME.page0.png...")
    boolean pages;

    @Option(names = "--no-sidecar", description = "Write images and models without NAME.ironkit.json.")
    boolean noSidecar;

    @Option(
            names = "--base",
            paramLabel = "X",
            description = "The texture or model that supplies what the file cannot hold, as with replace.")
    String base;

    @Option(
            names = "--glob",
            paramLabel = "PATTERN",
            description = "Only entries whose names match; * and ? are wildcards.")
    String glob;

    @Mixin
    ThreadsOption threads = new ThreadsOption();

    @Mixin
    ForceOption force = new ForceOption();

    @Mixin
    FailFastOption failFast = new FailFastOption();

    @Option(names = "--dry-run", description = "List the files that would be written, but write nothing.")
    boolean dryRun;

    @Mixin
    PictureOptions pictures = new PictureOptions();

    @Mixin
    ModelConvertOptions models = new ModelConvertOptions();

    @Mixin
    ModelImportOptions modelImport = new ModelImportOptions();

    @Mixin
    ModelReadingOptions readings = new ModelReadingOptions();

    @Option(
            order = 742,
            names = "--confirm-reading",
            description = "Change a model even if it is interpreted differently afterwards; the report says so.")
    boolean confirmReading;

    @Mixin
    DerivedOption derived = new DerivedOption();

    @Mixin
    ProgressOption progressOption = new ProgressOption();

    private Problems problems;
    private Batch batch;
    private ConvertReport report;

    @Override
    public Optional<ProgressOption> progressOption() {
        return Optional.of(progressOption);
    }

    @Override
    public SharedUse shared() {
        return SharedUse.of(
                        opened(),
                        SharedUse.Acts.READ,
                        SharedUse.Acts.OVERLAY,
                        SharedUse.Acts.KIND,
                        SharedUse.Acts.LISTS,
                        SharedUse.Acts.GAME,
                        SharedUse.Acts.ATTRIBUTES)
                .loose(inputs);
    }

    @Override
    public int run() {
        problems = problems(Problems.Mode.TOLERANT);
        batch = new Batch(problems);
        Interruption interruption = Interruption.listen();
        Workers workers = threads.workers(interruption);
        try (Workspace workspace = workspace()) {
            InputFile.holdStdin(workspace, inputs, console().in());
            ConvertTarget target = target(workspace);
            ConvertCheck check = new ConvertCheck(this, target);
            check.options();
            check.name(isFolder());
            ConvertJobs found = jobs(workspace, target);
            check.single(found);
            check.parts(found.jobs());
            check.json(found.jobs(), named());
            check.attributes(found.jobs());
            report = new ConvertReport(output, dryRun, found.skipped());
            Converter converter = converter(workspace, target, found);
            if (output.equals(InputFile.STREAM)) {
                return stream(converter, found.jobs());
            }
            Progress progress = progressOption.open(console(), common.quiet || dryRun);
            List<ConvertJob> jobs = ConvertPlan.apart(found.jobs(), target);
            progress.start(
                    "convert",
                    jobs.size(),
                    jobs.stream().mapToLong(ConvertJob::size).sum());
            workers.inOrder(jobs, converter::convert, result -> take(result, progress));
            return finish(progress, interruption.isRequested());
        }
    }

    /** Everything that is opened. */
    private List<String> opened() {
        return Stream.concat(inputs.stream(), Stream.of(base, pictures.palette).filter(Objects::nonNull))
                .toList();
    }

    /** What is made: as the user says, as the name of the file says, or the other of what there is. */
    private ConvertTarget target(Workspace workspace) {
        return named().orElseGet(() -> ConvertJobs.usualTarget(workspace, workspace.parse(inputs.get(0))));
    }

    /** What the user says to make. */
    private Optional<ConvertTarget> named() {
        if (to != null) {
            return Optional.of(ConvertTarget.ofWord(to)
                    .orElseThrow(() -> new UsageException(
                            "--to takes png, dds, glb, gltf, obj, texm or msh, for JSON also pal, mat0, wear, fxid,"
                                    + " tfnt, nres or rsli, not "
                                    + to)));
        }
        return isFolder() ? Optional.empty() : ConvertTarget.ofName(output);
    }

    private boolean isFolder() {
        return output.endsWith("/") || output.endsWith("\\") || Files.isDirectory(path(output));
    }

    private ConvertJobs jobs(Workspace workspace, ConvertTarget target) {
        Predicate<String> wanted = glob == null ? name -> true : new Glob(glob)::matches;
        ConvertJobs found = new ConvertJobs(workspace, problems, wanted, target, batch);
        found.addAll(inputs, path(output));
        return found;
    }

    private Converter converter(Workspace workspace, ConvertTarget target, ConvertJobs found) {
        boolean toTexture = target == ConvertTarget.TEXM;
        Optional<Palette> palette = pictures.palette(workspace, problems);
        MipsOut mips = toTexture ? MipsOut.AUTO : pictures.out();
        boolean streamed = output.equals(InputFile.STREAM);
        ImportOptions in = toTexture ? pictures.in(palette) : ImportOptions.PLAIN;
        boolean oneFile = found.isSingle()
                && !isFolder()
                && (named().isPresent() || found.jobs().get(0).isJson());
        if (!oneFile && !streamed) {
            ConvertCheck.folder(path(output));
            ConvertCheck.severalThings(output, isFolder(), target, found.jobs().size());
        }
        boolean shared = !oneFile
                && !streamed
                && target.isModel()
                && SharedPictures.arePossible(found.jobs(), common.readOptions().gameFolder());
        ConvertPlan.read(found.jobs(), toTexture);
        ModelAssets modelAssets =
                new ModelAssets(workspace, common.readOptions().gameFolder(), readings.chosen());
        return new Converter(
                workspace,
                problems.mode(),
                target,
                new TextureExport.Options(
                        streamed ? MipsOut.BASE : mips, pages && !streamed, !noSidecar && !streamed, palette),
                in,
                toTexture ? base(workspace) : Optional.empty(),
                new ConvertOutput(
                        oneFile ? path(output) : null,
                        streamed ? console().out() : null,
                        force.given,
                        dryRun,
                        shared ? new SharedPictures() : null),
                new JsonAsset(
                        named().map(ConvertTarget::word).or(() -> Optional.ofNullable(common.as)),
                        common.said(),
                        common.mode(Problems.Mode.STRICT),
                        new JsonModel(workspace, modelBase(workspace, target), derived.keep)),
                models.conversion(target, modelAssets, shared, !noSidecar && !streamed),
                importFiles(workspace, target, modelAssets, found.isSingle()),
                new MemoryShare());
    }

    private ModelImportFiles importFiles(
            Workspace workspace, ConvertTarget target, ModelAssets modelAssets, boolean alone) {
        Optional<Located> lends = modelBase(workspace, target);
        ModelImporter.Settings settings = modelImport.settings(models.fps, models.axes, models.scale, confirmReading);
        return new ModelImportFiles(new ModelImporter(workspace, modelAssets, settings), lends, alone);
    }

    /** The model that the user names as the one others come from. */
    private Optional<Located> modelBase(Workspace workspace, ConvertTarget target) {
        return target == ConvertTarget.MSH && base != null
                ? Optional.of(workspace.locate(base, problems))
                : Optional.empty();
    }

    private Optional<Texture> base(Workspace workspace) {
        if (base == null) {
            return Optional.empty();
        }
        Located found = workspace.locate(base, problems);
        return Optional.of(TexmFormat.TEXM.decode(found.bytes().load(), problems.at(found.path())));
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new UsageException("'" + name + "' is not a valid file name here");
        }
    }

    private boolean take(ConvertResult result, Progress progress) {
        result.findings().forEach(found -> {
            problems.add(found);
            progress.warning(found);
        });
        result.failure().ifPresent(failure -> progress.warning(failure.found()));
        batch.item(result.failure());
        report.add(result);
        progress.item(result.job().path().text(), result.job().size(), result.isDone());
        return !failFast.given || batch.allWell();
    }

    private void sayWhatWasDone(boolean interrupted) {
        if (!batch.isEmpty() && report.isEmpty()) {
            return;
        }
        report.summary(interrupted, common.verbose).forEach(console()::say);
    }

    private int finish(Progress progress, boolean interrupted) {
        int code = interrupted ? ExitCode.INTERRUPTED : batch.isEmpty() ? ExitCode.NO : ExitCode.of(batch.outcome());
        progress.done();
        if (common.json) {
            report.printJson(console(), code, problems.all());
        } else if (dryRun) {
            report.printPlan(console());
        }
        say(problems.all(), common.verbose ? Severity.INFO : Severity.WARNING);
        if (!progress.isForPrograms() && !common.quiet && !dryRun) {
            sayWhatWasDone(interrupted);
        }
        return code;
    }

    /** Converts the one thing there is to stdout. */
    private int stream(Converter converter, List<ConvertJob> jobs) {
        if (common.json || dryRun) {
            throw new UsageException(
                    "-o - writes the file to stdout, so it cannot be combined with --json or --dry-run");
        }
        if (jobs.isEmpty() && !batch.isEmpty()) {
            say(problems.all(), Severity.ERROR);
            return ExitCode.of(batch.outcome());
        }
        if (jobs.size() != 1) {
            throw new UsageException("-o - takes one texture, model or image, not " + jobs.size());
        }
        ConvertResult result = converter.convert(jobs.get(0));
        say(result.findings(), Severity.WARNING);
        if (!result.isDone()) {
            say(List.of(result.failure().orElseThrow().found()), Severity.ERROR);
            return ExitCode.of(result.failure().orElseThrow().outcome());
        }
        return ExitCode.DONE;
    }
}

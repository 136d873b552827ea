package dev.ironkit.cli.play;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ForceOption;
import dev.ironkit.cli.command.Glob;
import dev.ironkit.cli.command.Interruption;
import dev.ironkit.cli.command.PictureOptions;
import dev.ironkit.cli.command.ProgressOption;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ThreadsOption;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.convert.image.PngColour;
import dev.ironkit.convert.image.PngReader;
import dev.ironkit.convert.image.PngWriter;
import dev.ironkit.convert.image.TexturePictures;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.render.PictureView;
import dev.ironkit.toolkit.Batch;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.convert.ConvertJob;
import dev.ironkit.toolkit.convert.ConvertJobs;
import dev.ironkit.toolkit.convert.ConvertTarget;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.toolkit.input.SuitedCommand;
import dev.ironkit.toolkit.input.TexturePart;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.SafeWriter;
import dev.ironkit.workspace.SaveRequest;
import dev.ironkit.workspace.Workspace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "render",
        header = {
            "Render a texture, or a contact sheet of all textures of an archive, to a PNG.",
            "",
            "  ironkit render Textures.lib -o sheet.png",
            "  ironkit render 'Textures.lib!/HULL01.0?mip=2' --size 512 -o hull.png"
        },
        description = {
            "A single texture gives its image; ?mip=1 or ?page=3 after the address selects that part. Anything else"
                    + " gives a sheet of all its textures with their names; textures that cannot be shown are crossed out. To"
                    + " edit a texture, use convert: a rendered image is for viewing only."
        },
        footer = {
            "  0 done",
            "  1 nothing to show",
            "  2 usage error",
            "  3 some textures could not be shown, the others are on the sheet",
            "  4 input missing or unreadable",
            "  5 refused: target exists",
            "  130 interrupted"
        })
public final class RenderCommand extends ToolCommand {

    @Parameters(
            arity = "1..*",
            paramLabel = "X",
            description = "A texture, or textures, archives and folders for a sheet.")
    List<String> inputs;

    @Option(names = "-o", paramLabel = "FILE", required = true, description = "The output PNG; - is stdout.")
    String output;

    @Option(
            names = "--size",
            paramLabel = "N",
            description =
                    "Fit each texture into a square of N pixels. Default: 128 on a sheet, full size for one texture.")
    String size;

    @Option(
            names = "--alpha",
            paramLabel = "blended|ignored|beside|alone",
            defaultValue = "blended",
            description = {
                "How to show alpha, which is often gloss or glow: as transparency, not at all, in a corner of the"
                        + " square (sheet), or only alpha (one texture)."
            })
    String alpha;

    @Option(names = "--columns", paramLabel = "N", description = "Textures per row of a sheet.")
    String columns;

    @Option(
            names = "--glob",
            paramLabel = "PATTERN",
            description = "Only entries whose names match; * and ? are wildcards.")
    String glob;

    @Option(
            names = "--palette",
            paramLabel = "X",
            description = "The palette for textures without their own: a PAL file or entry.")
    String palette;

    @Mixin
    ThreadsOption threads = new ThreadsOption();

    @Mixin
    ForceOption force = new ForceOption();

    @Mixin
    ProgressOption progressOption = new ProgressOption();

    @Override
    public Optional<ProgressOption> progressOption() {
        return Optional.of(progressOption);
    }

    @Override
    public SharedUse shared() {
        return SharedUse.of(opened(), SharedUse.Acts.READ, SharedUse.Acts.OVERLAY);
    }

    @Override
    public int run() {
        if (!output.equals(InputFile.STREAM)) {
            SafeWriter.checkTarget(Path.of(output), false, force.given);
        } else if (force.given) {
            throw new UsageException(ForceOption.NO_FILE);
        } else if (common.json) {
            throw new UsageException("-o - and --json would both write to stdout");
        }
        Problems problems = problems(Problems.Mode.TOLERANT);
        Batch batch = new Batch(problems);
        try (Workspace workspace = workspace()) {
            InputFile.holdStdin(workspace, inputs, console().in());
            Predicate<String> wanted = glob == null ? name -> true : new Glob(glob)::matches;
            ConvertJobs found = new ConvertJobs(workspace, problems, wanted, ConvertTarget.PNG, batch);
            inputs.forEach(input -> batch.attempt(() -> found.add(workspace.parse(input), Path.of(""))));
            PictureOptions named = new PictureOptions();
            named.palette = palette;
            Optional<Palette> colours = named.palette(workspace, problems);
            if (found.isSingle() && inputs.size() == 1) {
                refuseForOne("--columns", columns);
                refuseForOne("--glob", glob);
                RgbaImage image = single(workspace, found.jobs().get(0), colours, problems);
                refuseSource();
                return finish(List.of(), image, ExitCode.DONE, problems);
            }
            return sheet(workspace, found, colours, problems, batch);
        }
    }

    /** Everything that is opened. */
    private List<String> opened() {
        return Stream.concat(inputs.stream(), Stream.ofNullable(palette)).toList();
    }

    private void refuseForOne(String option, String given) {
        if (given != null) {
            throw new UsageException(option + " applies to the textures of an archive or a folder, but " + inputs.get(0)
                    + " is one texture");
        }
    }

    private void refuseSource() {
        if (!output.equals(InputFile.STREAM)) {
            RunFiles.refuseTarget(Path.of(output));
        }
    }

    private int sheet(
            Workspace workspace, ConvertJobs found, Optional<Palette> colours, Problems problems, Batch batch) {
        refuseSource();
        RenderSheet sheet = new RenderSheet(this, workspace, colours, problems);
        if (found.jobs().isEmpty()) {
            int code = batch.isEmpty() ? ExitCode.NO : ExitCode.of(batch.outcome());
            say(problems.all(), Severity.WARNING);
            if (batch.isEmpty()) {
                List<Diagnostic> nothing = inputs.stream()
                        .map(input -> nothingIn(workspace, workspace.parse(input)))
                        .toList();
                nothing.forEach(problems::add);
                say(nothing, Severity.ERROR);
            }
            if (common.json) {
                JsonDocument.print(console(), "ironkit.failure", code, problems.all(), out -> {});
            }
            return code;
        }
        Interruption interruption = Interruption.listen();
        RgbaImage image = sheet.draw(found.jobs(), threads.workers(interruption), batch);
        if (interruption.isRequested()) {
            if (common.json) {
                JsonDocument.print(console(), "ironkit.failure", ExitCode.INTERRUPTED, problems.all(), out -> {});
            }
            return ExitCode.INTERRUPTED;
        }
        return finish(sheet.shown(), image, ExitCode.of(batch.outcome()), problems);
    }

    /** What an input without textures is, and which command shows that. */
    private Diagnostic nothingIn(Workspace workspace, Address address) {
        if (Inputs.isFolder(workspace, address)) {
            String folder = workspace.path(address).toString();
            return Diagnostic.of(
                    RequestProblem.NOTHING_TO_SHOW,
                    new AssetPath(Address.slashed(folder)),
                    matching(),
                    "To list its content: ironkit ls " + Printable.shellWord(folder));
        }
        Located found = workspace.locate(address, Problems.tolerant());
        return Diagnostic.of(
                RequestProblem.NOTHING_TO_SHOW,
                found.path(),
                matching() + ": it is of kind \"" + found.kind().title() + "\"" + entries(found),
                SuitedCommand.of(found));
    }

    /** How many entries of which types an archive has. */
    private static String entries(Located found) {
        if (!found.kind().isArchive() || found.kind() == AssetKind.MSH) {
            return "";
        }
        Map<String, Integer> types = new TreeMap<>();
        found.container(Problems.tolerant()).directory().forEach(entry -> types.merge(entry.type(), 1, Integer::sum));
        List<String> counted = new ArrayList<>();
        types.forEach((type, count) -> counted.add(count + " " + type));
        return types.isEmpty() ? " without entries" : " of " + String.join(", ", counted);
    }

    private String matching() {
        return glob == null ? "" : " whose name matches " + glob;
    }

    private RgbaImage single(Workspace workspace, ConvertJob job, Optional<Palette> colours, Problems problems) {
        Located found = job.open(workspace, problems);
        Problems here = problems.at(found.path());
        TexturePictures pictures =
                TexturePictures.of(TexmFormat.TEXM.decode(found.bytes().load(), here), colours, here);
        RgbaImage image = job.part().isEmpty()
                ? pictures.image(0)
                : PngReader.read(TexturePart.png(pictures, job.part(), here), here)
                        .image();
        RgbaImage seen = switch (alpha.toLowerCase(Locale.ROOT)) {
            case "blended" -> image;
            case "ignored" -> PictureView.opaque(image);
            case "alone" -> PictureView.alpha(image);
            case "beside" ->
                throw new UsageException("--alpha beside applies to a sheet; " + inputs.get(0)
                        + " is one texture, and --alpha alone shows its alpha");
            default ->
                throw new UsageException("--alpha takes blended, ignored or alone for one texture, not " + alpha);
        };
        return size == null ? seen : PictureView.fit(seen, side(0));
    }

    /** The square the user asked for. */
    int side(int otherwise) {
        if (size == null) {
            return otherwise;
        }
        if (size.matches("[0-9]{1,4}") && Integer.parseInt(size) >= 16 && Integer.parseInt(size) <= 4096) {
            return Integer.parseInt(size);
        }
        throw new UsageException("--size takes a number from 16 to 4096, not " + size);
    }

    private int finish(List<String> shown, RgbaImage image, int code, Problems problems) {
        ByteView png = PngWriter.write(image, PngColour.RGBA);
        if (output.equals(InputFile.STREAM)) {
            byte[] bytes = png.toByteArray();
            console().out().write(bytes, 0, bytes.length);
        } else {
            SafeWriter.save(
                    new SaveRequest(Path.of(output), sink -> sink.bytes(png), view -> {}, null, force.given, false));
        }
        if (common.json) {
            JsonDocument.print(console(), "ironkit.render", code, problems.all(), out -> {
                out.field("target", Address.slashed(output));
                out.field("width", image.width())
                        .field("height", image.height())
                        .field("size", png.length());
                out.name("shown").array();
                shown.forEach(out::value);
                out.end();
            });
        }
        say(problems.all(), common.verbose ? Severity.INFO : Severity.WARNING);
        if (!common.quiet && !output.equals(InputFile.STREAM)) {
            String what = shown.isEmpty() ? "" : "   " + shown.size() + (shown.size() == 1 ? " texture" : " textures");
            console()
                    .say("wrote     " + Printable.oneLine(output) + "   " + image.width() + "x" + image.height()
                            + what);
        }
        return code;
    }
}

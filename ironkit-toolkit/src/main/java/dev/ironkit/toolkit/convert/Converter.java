package dev.ironkit.toolkit.convert;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.ImportOptions;
import dev.ironkit.convert.image.Imported;
import dev.ironkit.convert.image.Sidecar;
import dev.ironkit.convert.image.TextureExport;
import dev.ironkit.convert.image.TextureImport;
import dev.ironkit.convert.image.TexturePictures;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.toolkit.Outcome;
import dev.ironkit.toolkit.Version;
import dev.ironkit.toolkit.input.ModelArgument;
import dev.ironkit.toolkit.input.OtherModel;
import dev.ironkit.toolkit.input.PictureInput;
import dev.ironkit.toolkit.input.TexturePart;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.edit.ModelFollowing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Converts one thing after the other, on any thread.
 *
 * @param workspace where things are found
 * @param mode how they are read
 * @param target what is made of them
 * @param export how textures become pictures
 * @param options how pictures become textures
 * @param base the texture that lends a picture what it cannot say
 * @param output where files go
 * @param json how JSON becomes assets
 * @param models how models become files
 * @param modelImport how models of other programs become ours
 * @param memory what the threads share
 */
public record Converter(
        Workspace workspace,
        Problems.Mode mode,
        ConvertTarget target,
        TextureExport.Options export,
        ImportOptions options,
        Optional<Texture> base,
        ConvertOutput output,
        JsonAsset json,
        ModelConversion models,
        ModelImportFiles modelImport,
        MemoryShare memory) {

    /** What was made and is to be written. */
    private record Made(
            String title,
            List<TextureExport.File> files,
            Optional<Imported> imported,
            Optional<ModelImportReport> modelImport,
            Optional<ModelFollowing> following,
            Problems problems) {

        Made(String title, List<TextureExport.File> files, Problems problems) {
            this(title, files, Optional.empty(), Optional.empty(), Optional.empty(), problems);
        }
    }

    public ConvertResult convert(ConvertJob job) {
        try {
            return memory.run(() -> made(job), made -> written(job, made));
        } catch (Failed e) {
            return ConvertResult.failed(job, e.findings, Optional.of(e.failure));
        } catch (OutOfMemoryError e) {
            return ConvertResult.failed(job, List.of(), Failure.of(e, job.path()));
        }
    }

    private Made made(ConvertJob job) {
        Problems problems = Problems.in(mode, job.path());
        return attempt(problems, () -> {
            Located found = job.open(workspace, problems);
            if (job.isJson()) {
                return toAsset(job, found, problems);
            }
            if (job.isOtherModel()) {
                return toModel(job, found, problems);
            }
            if (target.isModel()) {
                return toModelFiles(job, found, problems);
            }
            return target == ConvertTarget.TEXM ? toTexture(job, found, problems) : toPicture(job, found, problems);
        });
    }

    private ConvertResult written(ConvertJob job, Made made) {
        return attempt(
                made.problems(),
                () -> new ConvertResult(
                        job,
                        made.title(),
                        output.write(job, made.files()),
                        made.imported(),
                        made.modelImport(),
                        made.following(),
                        made.problems().all(),
                        Optional.empty()));
    }

    private static <T> T attempt(Problems problems, Supplier<T> work) {
        try {
            return work.get();
        } catch (RuntimeException e) {
            Failure failure = Failure.known(e, problems.path());
            if (failure.outcome() == Outcome.USAGE) {
                throw e;
            }
            throw new Failed(failure, problems.all());
        }
    }

    /** The end of one conversion that is not the end of the others. */
    private static final class Failed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient Failure failure;
        private final transient List<Diagnostic> findings;

        Failed(Failure failure, List<Diagnostic> findings) {
            super("", null, false, false);
            this.failure = failure;
            this.findings = findings;
        }
    }

    private Made toPicture(ConvertJob job, Located found, Problems problems) {
        ByteView bytes = found.bytes().load();
        Problems here = problems.at(found.path());
        Texture texture = TexmFormat.TEXM.decode(bytes, here);
        List<TextureExport.File> files = files(job, texture, bytes, here);
        String title = job.part().isEmpty() ? Titles.of(texture) : Titles.of(files.get(0), job.part(), texture);
        return new Made(title, files, problems);
    }

    private List<TextureExport.File> files(ConvertJob job, Texture texture, ByteView bytes, Problems problems) {
        if (!job.part().isEmpty()) {
            TexturePictures pictures = TexturePictures.of(texture, export.palette(), problems);
            ByteView png = TexturePart.png(pictures, job.part(), problems);
            // Where a PNG says its size.
            int width = Integer.reverseBytes(png.i32(16));
            int height = Integer.reverseBytes(png.i32(20));
            return List.of(new TextureExport.File(job.stem() + ".png", "png", width, height, png));
        }
        Sidecar.Source source = new Sidecar.Source(problems.path().text(), Sha256.of(bytes), Version.TOOL);
        return target == ConvertTarget.DDS
                ? TextureExport.dds(texture, job.stem(), source, export, problems)
                : TextureExport.png(texture, job.stem(), source, export, problems);
    }

    private Made toModelFiles(ConvertJob job, Located found, Problems problems) {
        Problems here = problems.at(found.path());
        Model model = ModelArgument.model(found, here);
        List<TextureExport.File> all =
                models.files(model, found, output.stem(job), output.name(job, target), here).stream()
                        .map(file -> new TextureExport.File(file.name(), file.kind(), 0, 0, file.bytes()))
                        .toList();
        return new Made(Titles.of(model), all, problems);
    }

    private Made toModel(ConvertJob job, Located found, Problems problems) {
        ModelImportFiles.Made made = modelImport.make(OtherModel.of(found), output.stem(job), problems);
        return new Made(
                made.title(), made.files(), Optional.empty(), Optional.of(made.report()), Optional.empty(), problems);
    }

    private Made toAsset(ConvertJob job, Located found, Problems problems) {
        JsonAsset.Made made = json.make(found, output.modelPath(job));
        made.findings().forEach(problems::add);
        String kind = made.kind().word();
        TextureExport.File file = new TextureExport.File(job.stem() + "." + kind, kind, 0, 0, made.bytes());
        return new Made(made.title(), List.of(file), Optional.empty(), Optional.empty(), made.following(), problems);
    }

    private Made toTexture(ConvertJob job, Located found, Problems problems) {
        PictureInput input = PictureInput.read(workspace, found, options.mips(), problems);
        Imported imported = TextureImport.run(input.picture(), base, input.sidecar(), options, found.path());
        imported.findings().forEach(problems::add);
        Texture texture = imported.texture();
        ByteView bytes = TexmFormat.TEXM.encoded(texture);
        List<TextureExport.File> files = new ArrayList<>();
        files.add(new TextureExport.File(job.stem() + ".texm", "texm", texture.width(), texture.height(), bytes));
        return new Made(imported.title(), files, Optional.of(imported), Optional.empty(), Optional.empty(), problems);
    }
}

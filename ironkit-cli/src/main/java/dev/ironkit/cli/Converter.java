package dev.ironkit.cli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.ContentHash;
import dev.ironkit.convert.image.ImportOptions;
import dev.ironkit.convert.image.Imported;
import dev.ironkit.convert.image.Sidecar;
import dev.ironkit.convert.image.TextureExport;
import dev.ironkit.convert.image.TextureImport;
import dev.ironkit.convert.image.TexturePictures;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
 */
record Converter(
        Workspace workspace,
        Problems.Mode mode,
        ConvertTarget target,
        TextureExport.Options export,
        ImportOptions options,
        Optional<Texture> base,
        ConvertOutput output) {

    ConvertResult convert(ConvertJob job) {
        Problems problems = Problems.in(mode, job.path());
        try {
            Located found = job.open(workspace, problems);
            return target == ConvertTarget.TEXM ? toTexture(job, found, problems) : toPicture(job, found, problems);
        } catch (RuntimeException e) {
            Failures.Failure failure = Failures.of(e).orElseThrow(() -> e);
            if (failure.exitCode() == ExitCode.USAGE) {
                throw e;
            }
            return new ConvertResult(job, "", List.of(), Optional.empty(), problems.all(), Optional.of(failure));
        }
    }

    private ConvertResult toPicture(ConvertJob job, Located found, Problems problems) {
        ByteView bytes = found.bytes().load();
        Problems here = problems.at(found.path());
        Texture texture = TexmFormat.TEXM.decode(bytes, here);
        List<TextureExport.File> files = files(job, texture, bytes, here);
        String title = job.part().isEmpty() ? Titles.of(texture) : Titles.of(files.get(0), job.part(), texture);
        return new ConvertResult(
                job, title, output.write(job, files), Optional.empty(), problems.all(), Optional.empty());
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
        Sidecar.Source source = new Sidecar.Source(problems.path().text(), ContentHash.of(bytes), Version.TOOL);
        return target == ConvertTarget.DDS
                ? TextureExport.dds(texture, job.stem(), source, export, problems)
                : TextureExport.png(texture, job.stem(), source, export, problems);
    }

    private ConvertResult toTexture(ConvertJob job, Located found, Problems problems) {
        PictureInput input = PictureInput.read(workspace, found, options.mips(), problems);
        Imported imported = TextureImport.run(input.picture(), base, input.sidecar(), options, found.path());
        Texture texture = imported.texture();
        ByteView bytes = TexmFormat.TEXM.encoded(texture);
        List<TextureExport.File> files = new ArrayList<>();
        files.add(new TextureExport.File(job.stem() + ".texm", "texm", texture.width(), texture.height(), bytes));
        return new ConvertResult(
                job,
                imported.title(),
                output.write(job, files),
                Optional.of(imported),
                problems.all(),
                Optional.empty());
    }
}

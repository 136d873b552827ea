package dev.ironkit.cli.play;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.cli.command.Workers;
import dev.ironkit.cli.console.Progress;
import dev.ironkit.convert.image.TexturePictures;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.render.AlphaView;
import dev.ironkit.render.ContactSheet;
import dev.ironkit.render.SheetLabel;
import dev.ironkit.render.SheetStyle;
import dev.ironkit.toolkit.Batch;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.convert.ConvertJob;
import dev.ironkit.toolkit.convert.MemoryShare;
import dev.ironkit.toolkit.convert.Titles;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Draws many textures on one sheet. */
final class RenderSheet {

    private final RenderCommand command;
    private final Workspace workspace;
    private final Optional<Palette> palette;
    private final Problems problems;
    private final MemoryShare memory = new MemoryShare();
    private final List<String> shown = new ArrayList<>();

    /** A texture whose header was read. */
    private record Tile(int index, ConvertJob job, Optional<Texture> texture, Problems found, Failure failure) {}

    RenderSheet(RenderCommand command, Workspace workspace, Optional<Palette> palette, Problems problems) {
        this.command = command;
        this.workspace = workspace;
        this.palette = palette;
        this.problems = problems;
    }

    /** The addresses of the textures that are on it. */
    List<String> shown() {
        return shown;
    }

    RgbaImage draw(List<ConvertJob> jobs, Workers workers, Batch batch) {
        SheetStyle style = style(jobs.size());
        // The squares alone may be too many, which needs no look into any texture.
        refuseLarge(jobs.size(), (long) jobs.size() * style.side() * style.side());
        List<Tile> tiles = new ArrayList<>();
        for (int i = 0; i < jobs.size(); i++) {
            tiles.add(tile(i, jobs.get(i)));
        }
        List<SheetLabel> labels = tiles.stream().map(RenderSheet::label).toList();
        refuseLarge(jobs.size(), ContactSheet.pixels(labels, style));
        ContactSheet sheet = ContactSheet.of(labels, style);
        Progress progress = command.progressOption.open(command.console(), command.common.quiet);
        progress.start(
                "render", jobs.size(), jobs.stream().mapToLong(ConvertJob::size).sum());
        workers.inOrder(tiles, tile -> drawn(tile, sheet), tile -> {
            take(tile, batch, progress);
            return true;
        });
        progress.done();
        return sheet.image();
    }

    private static void refuseLarge(int textures, long pixels) {
        if (pixels > ContactSheet.MOST_PIXELS) {
            throw new UsageException(
                    "the sheet of " + textures + " textures would be too large; use a smaller --size, or --glob");
        }
    }

    private void take(Tile tile, Batch batch, Progress progress) {
        tile.found().all().forEach(problems::add);
        Optional<Failure> failure = Optional.ofNullable(tile.failure());
        batch.item(failure);
        if (failure.isEmpty()) {
            shown.add(tile.job().path().text());
        }
        progress.item(tile.job().path().text(), tile.job().size(), failure.isEmpty());
    }

    private Tile tile(int index, ConvertJob job) {
        Problems here = Problems.in(problems.mode(), job.path());
        return attempt(index, job, here, () -> {
            Texture texture = TexmFormat.TEXM.decode(job.open(workspace, here).bytes(), here);
            return new Tile(index, job, Optional.of(texture), here, null);
        });
    }

    private Tile drawn(Tile tile, ContactSheet sheet) {
        Tile done = tile.failure() != null
                ? tile
                : attempt(tile.index(), tile.job(), tile.found(), () -> {
                    Texture texture = tile.texture().orElseThrow();
                    return memory.run(
                            () -> TexturePictures.of(texture, palette, tile.found())
                                    .image(0),
                            image -> {
                                sheet.draw(tile.index(), image);
                                return tile;
                            });
                });
        if (done.failure() != null) {
            sheet.cross(tile.index());
        }
        return done;
    }

    private interface Attempt {
        Tile make();
    }

    private static Tile attempt(int index, ConvertJob job, Problems here, Attempt attempt) {
        try {
            return attempt.make();
        } catch (RuntimeException | OutOfMemoryError e) {
            Failure failure = Failure.known(e, job.path());
            return new Tile(index, job, Optional.empty(), here, failure);
        }
    }

    /** The name as it is written, not as a file of it would be called. */
    private static String name(ConvertJob job) {
        return job.entry().isEmpty()
                ? job.stem()
                : Workspace.display(job.found()
                        .container(Problems.tolerant())
                        .directory()
                        .get(job.entry().getAsInt())
                        .name());
    }

    private static SheetLabel label(Tile tile) {
        return new SheetLabel(name(tile.job()), tile.texture().map(Titles::of).orElse("cannot be read"));
    }

    private SheetStyle style(int textures) {
        AlphaView view = switch (command.alpha.toLowerCase(Locale.ROOT)) {
            case "blended" -> AlphaView.BLENDED;
            case "ignored" -> AlphaView.IGNORED;
            case "beside" -> AlphaView.BESIDE;
            default ->
                throw new UsageException("--alpha takes blended, ignored or beside for a sheet, not " + command.alpha);
        };
        String title = String.join("  ", command.inputs) + "   " + textures + " textures";
        return new SheetStyle(command.side(128), columns(), title, view);
    }

    private int columns() {
        if (command.columns == null) {
            return 0;
        }
        if (command.columns.matches("[1-9][0-9]{0,3}")) {
            return Integer.parseInt(command.columns);
        }
        throw new UsageException("--columns takes a number from 1 to 9999, not " + command.columns);
    }
}

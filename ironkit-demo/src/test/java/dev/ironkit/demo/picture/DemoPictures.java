package dev.ironkit.demo.picture;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.demo.DemoFile;
import dev.ironkit.demo.DemoGame;
import dev.ironkit.demo.DemoSize;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.wear.WearFormat;
import dev.ironkit.format.wear.WearList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Draws a sheet of pictures of every model of the demo game: {@code DemoPictures DIR [NAME...]}. */
public final class DemoPictures {

    private static final int BIG = 460;
    private static final int SMALL = 230;

    private final Map<String, NresArchive> archives = new TreeMap<>();

    private DemoPictures(List<DemoFile> files) {
        for (DemoFile file : files) {
            if (file.content().startsWith('N', 'R', 'e', 's')) {
                archives.put(file.name(), NresFormat.NRES.decode(file.content(), Problems.strict()));
            }
        }
    }

    /** Writes the pictures. */
    public static void main(String... arguments) throws IOException {
        DemoPictures pictures = new DemoPictures(DemoGame.files(DemoSize.SMALL, Integer.getInteger("seed", 1)));
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        List<String> wanted = List.of(arguments).subList(1, arguments.length);
        for (NresArchive archive : pictures.archives.values()) {
            for (NresEntry entry : archive.entries()) {
                String name = entry.name().toString();
                String stem = name.replace(".msh", "");
                if (name.endsWith(".msh") && (wanted.isEmpty() || wanted.contains(stem))) {
                    pictures.sheet(archive, entry, stem, folder.resolve(stem + ".png"));
                }
            }
        }
    }

    private void sheet(NresArchive archive, NresEntry entry, String stem, Path file) throws IOException {
        Model model = MshFormat.MSH.decode(entry.payload(), Problems.audit());
        if (model.nodeCount() == 0 || entry.name().toString().startsWith("MTCHECK")) {
            return;
        }
        WearList wear = archive.entries().stream()
                .filter(other -> other.name().toString().equals(stem + ".wea"))
                .map(other -> WearFormat.WEAR.decode(other.payload(), Problems.strict()))
                .findFirst()
                .orElseThrow();
        ModelView view = new ModelView(
                model, wear, archives.get("Material.lib"), archives.get("Textures.lib"), archives.get("lightmap.lib"));
        int width = 2 * BIG + 3 * SMALL;
        int[] sheet = new int[width * BIG];
        part(view, sheet, width, 0, 0, BIG, new double[] {40, 18}, 0, 0, 0);
        part(view, sheet, width, BIG, 0, BIG, new double[] {-150, 25}, 0, 0, 10);
        int left = 2 * BIG;
        part(view, sheet, width, left, 0, SMALL, new double[] {40, 18}, 1, 0, 20);
        part(view, sheet, width, left + SMALL, 0, SMALL, new double[] {40, 18}, 2, 0, 20);
        part(view, sheet, width, left + 2 * SMALL, 0, SMALL, new double[] {90, 5}, 0, 0, 30);
        part(view, sheet, width, left, SMALL, SMALL, new double[] {40, 18}, 0, 1, 0);
        part(view, sheet, width, left + SMALL, SMALL, SMALL, new double[] {40, 18}, 0, 2, 0);
        part(view, sheet, width, left + 2 * SMALL, SMALL, SMALL, new double[] {40, 18}, 0, 3, 0);
        if (view.hasRooms()) {
            view.cutAway();
            part(view, sheet, width, BIG, 0, BIG, new double[] {60, 50}, 0, 0, 10);
        }
        Files.write(file, PngBytes.of(width, BIG, sheet));
    }

    private static void part(
            ModelView view,
            int[] sheet,
            int width,
            int left,
            int top,
            int size,
            double[] from,
            int state,
            int level,
            float time) {
        Raster raster = new Raster(size, size);
        view.draw(raster, view.camera(from[0], from[1], size, size), state, level, time);
        raster.into(sheet, width, left, top);
    }
}

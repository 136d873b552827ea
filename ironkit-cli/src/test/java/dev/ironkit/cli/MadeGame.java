package dev.ironkit.cli;

import dev.ironkit.testkit.FxidBytes;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.NresEntryBytes;
import dev.ironkit.testkit.TexmBytes;
import dev.ironkit.testkit.WearBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A small game folder of raw bytes, made for a test. */
final class MadeGame {

    private final Map<String, List<NresEntryBytes>> archives = new LinkedHashMap<>();
    private final Map<String, byte[]> loose = new LinkedHashMap<>();

    /** A game in which all is well: a tank with two materials, one of them on a page, and a lamp with a lightmap. */
    static MadeGame sound() {
        return new MadeGame()
                .material("STEEL", "HULL.0", -1)
                .material("SIGN", "SIGNS.0", 1)
                .texture("Textures.lib", "HULL.0", 0)
                .texture("Textures.lib", "SIGNS.0", 2)
                .texture("LightMap.lib", "LAMP.0", 0)
                .model("units.rlb", "tank.msh", 0xFF00, 0xFF01)
                .list("units.rlb", "tank.wea", WearBytes.list("STEEL", "SIGN"))
                .litModel("units.rlb", "lamp.msh", 0x0000)
                .list("units.rlb", "lamp.wea", WearBytes.list("STEEL").lightmap("LAMP.0"));
    }

    MadeGame archive(String file) {
        archives.computeIfAbsent(file, name -> new ArrayList<>());
        return this;
    }

    MadeGame entry(String file, NresEntryBytes entry) {
        archives.computeIfAbsent(file, name -> new ArrayList<>()).add(entry);
        return this;
    }

    MadeGame loose(String file, byte... bytes) {
        loose.put(file, bytes);
        return this;
    }

    MadeGame without(String file) {
        archives.remove(file);
        return this;
    }

    MadeGame material(String name, String texture, int cell) {
        byte[] material =
                Mat0Bytes.material(6).phase(texture).parameter(17, cell & 0xFF).build();
        return entry(
                "Material.lib", NresBytes.entry("MAT0", name).attrs(0, 6, 0).payload(material));
    }

    MadeGame texture(String file, String name, int pages) {
        TexmBytes texture = TexmBytes.texture(565, 8, 8);
        for (int i = 0; i < pages; i++) {
            texture.page(0, 0, 4, 4);
        }
        return entry(file, NresBytes.entry("Texm", name).payload(texture.build()));
    }

    MadeGame list(String file, String name, WearBytes list) {
        return entry(file, NresBytes.entry("WEAR", name).attrs(0, 0, 1).payload(list.build()));
    }

    MadeGame effect(String name, FxidBytes effect) {
        return entry("effects.rlb", NresBytes.entry("FXID", name).attrs(0, 0, 1).payload(effect.build()));
    }

    /** A model with a batch for each word of rows. */
    MadeGame model(String file, String name, int... rows) {
        return entry(file, NresBytes.entry("MESH", name).payload(batches(ModelBytes.quad(), 0, rows)));
    }

    /** The same with marked batches and coordinates for lightmaps. */
    MadeGame litModel(String file, String name, int... rows) {
        ModelBytes model = ModelBytes.quad()
                .order(ModelBytes.LIGHTMAP_ORDER)
                .payload(18, new byte[16])
                .attrs(18, 4, 0, 4);
        return entry(file, NresBytes.entry("MESH", name).payload(batches(model, 0x2000, rows)));
    }

    private static byte[] batches(ModelBytes model, int flags, int... rows) {
        model.payload(13);
        for (int row : rows) {
            model.batch(flags, 0, row, 0xFFFF, 6, 0, 4, 0);
        }
        return model.build();
    }

    Map<String, byte[]> files() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        archives.forEach((name, entries) -> files.put(
                name,
                NresBytes.archive().with(entries.toArray(new NresEntryBytes[0])).build()));
        files.putAll(loose);
        return files;
    }

    Path write(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> file : files().entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
        return folder;
    }
}

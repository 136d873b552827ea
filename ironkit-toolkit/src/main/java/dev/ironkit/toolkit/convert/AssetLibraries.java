package dev.ironkit.toolkit.convert;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.convert.image.TextureExport;
import dev.ironkit.convert.importing.ImportedAssets;
import dev.ironkit.convert.sidecar.ModelSidecar;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEditor;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.toolkit.game.ModelAssets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Libraries with what a model brings along, to stand beside it. */
public final class AssetLibraries {

    /** What a directory says of a texture. */
    public static final Attributes TEXTURE = new Attributes(Attributes.parseType("Texm"), 0, 0, 0);

    /** An entry of a library. */
    private record Entry(Attributes attributes, ByteView content) {}

    private final Map<String, Entry> materials = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private final Map<String, Entry> textures = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private final Map<String, Entry> lightmaps = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private ImportedAssets importedAssets;

    AssetLibraries(ImportedAssets importedAssets) {
        this.importedAssets = importedAssets;
        importedAssets
                .materials()
                .forEach(one -> materials.put(
                        one.name(), new Entry(one.material().attributes(), Mat0Format.MAT0.encoded(one.material()))));
        importedAssets
                .textures()
                .forEach(one -> textures.put(one.name(), new Entry(TEXTURE, TexmFormat.TEXM.encoded(one.texture()))));
    }

    /** Adds what the file beside a model keeps and nobody changed: where there is no game, nothing else has it. */
    void restore(ModelSidecar kept, boolean withTextures) {
        int before = materials.size();
        kept.materials().forEach(worn -> materials.putIfAbsent(worn.name(), new Entry(worn.attributes(), worn.mat0())));
        note(materials.size() - before, "materials");
        if (!withTextures) {
            return;
        }
        int painted = textures.size();
        for (ModelSidecar.Kept texture : kept.textures()) {
            (texture.lightmap() ? lightmaps : textures)
                    .putIfAbsent(texture.name(), new Entry(texture.attributes(), texture.texm()));
        }
        note(textures.size() - painted, "textures");
        note(lightmaps.size(), "lightmaps");
    }

    private void note(int count, String what) {
        if (count > 0) {
            List<String> notes = new ArrayList<>(importedAssets.notes());
            notes.add(count + " " + what + " as the file beside keeps them");
            importedAssets = new ImportedAssets(importedAssets.materials(), importedAssets.textures(), notes);
        }
    }

    /** What was brought along, with what there is to say of the rest. */
    ImportedAssets importedAssets() {
        return importedAssets;
    }

    List<TextureExport.File> files() {
        List<TextureExport.File> files = new ArrayList<>();
        add(ModelAssets.MATERIALS, materials, files);
        add(ModelAssets.TEXTURES, textures, files);
        add(ModelAssets.LIGHTMAPS, lightmaps, files);
        return files;
    }

    private static void add(String name, Map<String, Entry> entries, List<TextureExport.File> files) {
        if (entries.isEmpty()) {
            return;
        }
        NresEditor library = NresArchive.empty().edit();
        int at = 0;
        for (Map.Entry<String, Entry> entry : entries.entrySet()) {
            library.add(
                    at++,
                    entry.getKey().getBytes(FixedText.CP1251),
                    entry.getValue().attributes(),
                    entry.getValue().content());
        }
        ByteSink image = ByteSink.inMemory();
        NresFormat.NRES.encode(library.apply(), image);
        files.add(ModelImportFiles.file(name, "nres", image.toView()));
    }
}

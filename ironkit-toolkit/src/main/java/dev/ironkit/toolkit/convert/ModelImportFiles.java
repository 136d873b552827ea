package dev.ironkit.toolkit.convert;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.TextureExport;
import dev.ironkit.convert.importing.ImportedAssets;
import dev.ironkit.convert.importing.ImportedModel;
import dev.ironkit.convert.importing.SidecarModel;
import dev.ironkit.convert.importing.create.CreatedModel;
import dev.ironkit.convert.importing.create.CreatedModel.CreatedRow;
import dev.ironkit.convert.sidecar.ModelSidecar;
import dev.ironkit.format.wear.WearEditor;
import dev.ironkit.format.wear.WearFormat;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.toolkit.game.ModelAssets;
import dev.ironkit.toolkit.input.OtherModel;
import dev.ironkit.workspace.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes files of models that come from other programs: the model and, where asked for, its material list and libraries with the
 * materials and textures that it brings along.
 *
 * @param modelImport brings them
 * @param base the model they were exported from or that lends them something
 * @param alone whether there is one model, whose libraries are then its own
 */
public record ModelImportFiles(ModelImporter modelImport, Optional<Located> base, boolean alone) {

    /**
     * What was made.
     *
     * @param title the model in a few words
     * @param files the model first
     * @param report what became of it
     */
    record Made(String title, List<TextureExport.File> files, ModelImportReport report) {}

    /** The files of a model. */
    Made make(OtherModel file, String stem, Problems problems) {
        ModelImporter.Result result = modelImport.run(file, false, base, stem, problems);
        ImportedModel imported = result.imported();
        List<TextureExport.File> files = new ArrayList<>();
        files.add(file(stem + ".msh", "msh", imported.image()));
        ImportedAssets importedAssets = ImportedAssets.NONE;
        Problems here = problems.at(file.found().path());
        Optional<ModelSidecar> kept =
                result.kept().filter(beside -> !modelImport.modelAssets().hasGame());
        ImportedAssets.Existing existing = kept.map(SidecarModel::existing)
                .orElseGet(() -> modelImport.modelAssets().existing(base));
        if (!modelImport.settings().withMaterials()) {
            ImportedAssets.reportNotTaken(result.incoming(), imported, existing, here);
        } else {
            importedAssets = ImportedAssets.of(
                    result.incoming(),
                    imported,
                    existing,
                    modelImport.settings().withTextures(),
                    here);
            list(imported).ifPresent(list -> files.add(file(ModelAssets.listName(stem), "wear", list)));
            AssetLibraries libraries = new AssetLibraries(importedAssets);
            kept.filter(beside -> alone)
                    .ifPresent(beside ->
                            libraries.restore(beside, modelImport.settings().withTextures()));
            importedAssets = libraries.importedAssets();
            files.addAll(libraries.files());
        }
        return new Made(
                Titles.of(imported.model()),
                files,
                new ModelImportReport(
                        imported, importedAssets, modelImport.settings().withMaterials()));
    }

    /** The whole list of materials, whether it changed or not: the model is of no use without. */
    private static Optional<ByteView> list(ImportedModel imported) {
        if (imported.made().isPresent()) {
            CreatedModel made = imported.made().get();
            List<String> names = made.rows().stream().map(CreatedRow::name).toList();
            return Optional.of(WearFormat.WEAR.encoded(WearList.of(names, made.lightmaps())));
        }
        Optional<WearList> there = imported.base()
                .flatMap(base -> base.look().list())
                .map(text -> WearFormat.WEAR.decode(text, WearList.ATTRIBUTES, Problems.tolerant()));
        return withRows(there, imported.addedRows()).or(() -> there).map(WearFormat.WEAR::encoded);
    }

    /** The list with rows behind its own; nothing where it stays as it is. */
    public static Optional<WearList> withRows(Optional<WearList> there, List<String> added) {
        if (added.isEmpty()) {
            return Optional.empty();
        }
        if (there.isEmpty()) {
            return Optional.of(WearList.of(added, List.of()));
        }
        WearEditor editor = there.get().edit();
        added.forEach(editor::addMaterial);
        return Optional.of(editor.apply());
    }

    static TextureExport.File file(String name, String kind, ByteView bytes) {
        return new TextureExport.File(name, kind, 0, 0, bytes);
    }
}

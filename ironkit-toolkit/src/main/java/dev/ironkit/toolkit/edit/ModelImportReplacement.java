package dev.ironkit.toolkit.edit;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.importing.ImportedAssets;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.convert.ModelImporter;
import dev.ironkit.toolkit.game.ModelAssets;
import dev.ironkit.toolkit.input.OtherModel;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.edit.ArchiveEdit;
import dev.ironkit.workspace.edit.EntryPlace;
import dev.ironkit.workspace.edit.FileEdit;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Replaces models by those of other programs.
 *
 * @param workspace where files are found
 * @param modelAssets where materials and textures are found
 * @param settings how models are read
 * @param problems hears what is wrong with archives and models
 */
public record ModelImportReplacement(
        Workspace workspace, ModelAssets modelAssets, ModelImporter.Settings settings, Problems problems) {

    /**
     * Puts a model in place of an entry, with what it brings along.
     *
     * @param files gives the changes to the file of an address
     * @return what stays as it is, and why
     */
    public List<String> put(EntryPlace place, Located entry, OtherModel file, Function<Address, FileEdit> files) {
        ModelImporter modelImport = new ModelImporter(workspace, modelAssets, settings);
        String name =
                Workspace.display(place.archive().entries().get(place.index()).name());
        ModelImporter.Result result = modelImport.run(file, true, Optional.of(entry), stem(name), problems);
        new ModelImportEdits(place, entry, result, settings.withMaterials()).putModel(problems);
        Problems here = problems.at(file.found().path());
        ImportedAssets.Existing existing = modelAssets.existing(Optional.of(entry));
        if (!settings.withMaterials()) {
            ImportedAssets.reportNotTaken(result.incoming(), result.imported(), existing, here);
            return List.of();
        }
        ImportedAssets importedAssets =
                ImportedAssets.of(result.incoming(), result.imported(), existing, settings.withTextures(), here);
        ModelImportEdits.putAssets(importedAssets, library -> library(entry, library, files));
        return importedAssets.notes();
    }

    private ArchiveEdit library(Located model, String name, Function<Address, FileEdit> files) {
        Path file = modelAssets
                .file(model, name)
                .orElseThrow(() -> new RefusedException(RequestProblem.NO_LIBRARY, model.path(), name));
        Address address = new Address(file.toString(), false, List.of(), Map.of());
        return files.apply(address).archive(address);
    }

    private static String stem(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}

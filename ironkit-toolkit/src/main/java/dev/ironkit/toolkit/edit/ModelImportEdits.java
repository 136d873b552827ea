package dev.ironkit.toolkit.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.convert.importing.ImportedAssets;
import dev.ironkit.convert.importing.ImportedModel;
import dev.ironkit.convert.importing.create.CreatedModel;
import dev.ironkit.convert.importing.create.CreatedModel.CreatedRow;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.wear.WearFormat;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.convert.AssetLibraries;
import dev.ironkit.toolkit.convert.ModelImportFiles;
import dev.ironkit.toolkit.convert.ModelImportReport;
import dev.ironkit.toolkit.convert.ModelImporter;
import dev.ironkit.toolkit.game.ModelAssets;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.edit.ArchiveEdit;
import dev.ironkit.workspace.edit.EntryPlace;
import dev.ironkit.workspace.edit.ReadableModel;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/** Puts a model of another program in place of an entry, with what it brings along. */
final class ModelImportEdits {

    private final EntryPlace place;
    private final Located entry;
    private final ModelImporter.Result result;
    private final boolean withMaterials;

    ModelImportEdits(EntryPlace place, Located entry, ModelImporter.Result result, boolean withMaterials) {
        this.place = place;
        this.entry = entry;
        this.result = result;
        this.withMaterials = withMaterials;
    }

    /** Puts the model in, and its list of materials where that has to follow. */
    void putModel(Problems problems) {
        ImportedModel imported = result.imported();
        ModelImportReport report = new ModelImportReport(imported, ImportedAssets.NONE, withMaterials);
        Receipt.Remark remark = new Receipt.Remark(report.note(), List.of(), List.of(), report.told());
        putList();
        if (imported.base().isPresent()) {
            place.archive().putBack(place.index(), entry, imported.image());
        } else {
            // Another model is no edit of the one that was there; the engine has to be able to read it all the same.
            ReadableModel.check(entry.path(), imported.image(), problems.mode());
        }
        place.archive().replace(place.index(), imported.image(), remark);
    }

    private void putList() {
        ArchiveEdit archive = place.archive();
        String name = ModelAssets.listName(
                Workspace.display(archive.entries().get(place.index()).name()));
        OptionalInt at = archive.original().find(ByteView.of(name.getBytes(FixedText.CP1251)));
        Optional<WearList> there = at.isPresent() ? Optional.of(list(archive, at.getAsInt())) : Optional.empty();
        Optional<WearList> wanted = result.imported()
                .made()
                .map(made -> newList(there, made))
                .orElseGet(
                        () -> ModelImportFiles.withRows(there, result.imported().addedRows()));
        if (wanted.isEmpty()) {
            return;
        }
        if (!withMaterials) {
            throw new RefusedException(
                    RequestProblem.NEEDS_MATERIALS, archive.path(place.index()), name, String.join(", ", worn()));
        }
        ByteView content = WearFormat.WEAR.encoded(wanted.get());
        if (at.isPresent()) {
            archive.replace(at.getAsInt(), content);
        } else {
            archive.add(-1, name.getBytes(FixedText.CP1251), WearList.ATTRIBUTES, content);
        }
    }

    private List<String> worn() {
        return result.imported()
                .made()
                .map(made -> made.rows().stream().map(CreatedRow::name).toList())
                .orElseGet(result.imported()::addedRows);
    }

    private static WearList list(ArchiveEdit archive, int index) {
        Problems problems = Problems.in(Problems.Mode.TOLERANT, archive.path(index));
        return WearFormat.WEAR.decode(
                archive.original().content(index, problems).load(), WearList.ATTRIBUTES, problems);
    }

    /** The list of a new model; nothing where the one that is there says the same. */
    private static Optional<WearList> newList(Optional<WearList> there, CreatedModel made) {
        List<String> names = made.rows().stream().map(CreatedRow::name).toList();
        boolean same = there.filter(list -> starts(list, names)).isPresent();
        return same ? Optional.empty() : Optional.of(WearList.of(names, made.lightmaps()));
    }

    private static boolean starts(WearList list, List<String> names) {
        if (list.rows().size() < names.size()) {
            return false;
        }
        for (int row = 0; row < names.size(); row++) {
            if (!list.rows().get(row).displayName().equalsIgnoreCase(names.get(row))) {
                return false;
            }
        }
        return true;
    }

    /** Puts materials and textures into their libraries. */
    static void putAssets(ImportedAssets importedAssets, Function<String, ArchiveEdit> libraries) {
        for (ImportedAssets.NamedMaterial material : importedAssets.materials()) {
            ArchiveEdit library = libraries.apply(ModelAssets.MATERIALS);
            ByteView content = Mat0Format.MAT0.encoded(material.material());
            Receipt.Remark remark = new Receipt.Remark(material.note(), List.of(), List.of());
            put(library, material.name(), material.material().attributes(), content, remark);
        }
        for (ImportedAssets.NamedTexture texture : importedAssets.textures()) {
            ArchiveEdit library = libraries.apply(ModelAssets.TEXTURES);
            ByteView content = TexmFormat.TEXM.encoded(texture.texture());
            put(library, texture.name(), AssetLibraries.TEXTURE, content, PictureEdits.remark(texture.imported()));
        }
    }

    private static void put(
            ArchiveEdit library, String name, Attributes attributes, ByteView content, Receipt.Remark remark) {
        byte[] bytes = name.getBytes(FixedText.CP1251);
        OptionalInt at = library.original().find(ByteView.of(bytes));
        if (at.isPresent()) {
            library.replace(at.getAsInt(), content, remark);
            Attributes before = library.attributes(at.getAsInt());
            // Where a texture says what it is, the directory may say more; a material is read by what the directory
            // says.
            if (before.type() == attributes.type() && attributes.type() != AssetLibraries.TEXTURE.type()) {
                library.attributes(at.getAsInt(), attributes);
            }
        } else {
            library.add(-1, bytes, attributes, content);
        }
    }
}

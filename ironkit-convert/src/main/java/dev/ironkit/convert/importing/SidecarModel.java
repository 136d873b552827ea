package dev.ironkit.convert.importing;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.merge.Origin;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.convert.model.ModelTexture;
import dev.ironkit.convert.sidecar.ModelSidecar;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.wear.WearFormat;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.format.wear.WearRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The model that the file beside an exported one keeps whole, with what it wore. */
public final class SidecarModel {

    private SidecarModel() {}

    /**
     * {@return the model; nothing where the file keeps none}
     *
     * @param path where the file is
     */
    public static Optional<BaseModel> of(ModelSidecar sidecar, AssetPath path, Problems problems) {
        return sidecar.source()
                .map(image -> new BaseModel(
                        path,
                        MshFormat.MSH.decode(image, Problems.in(problems.mode(), path)),
                        image,
                        look(sidecar),
                        Origin.SIDECAR,
                        sidecar.sha256()));
    }

    private static ModelLook look(ModelSidecar sidecar) {
        if (sidecar.wear().isEmpty()) {
            return ModelLook.NONE;
        }
        Problems problems = Problems.tolerant();
        WearList list = WearFormat.WEAR.decode(sidecar.wear().get(), WearList.ATTRIBUTES, problems);
        Map<Integer, Material> materials = new TreeMap<>();
        for (ModelSidecar.Worn worn : sidecar.materials()) {
            materials.put(worn.row(), Mat0Format.MAT0.decode(worn.mat0(), worn.attributes(), problems));
        }
        List<ModelLook.Row> rows = new ArrayList<>();
        for (WearRow row : list.rows()) {
            rows.add(new ModelLook.Row(row.displayName(), Optional.ofNullable(materials.get(rows.size()))));
        }
        List<String> lightmaps =
                list.lightmapRows().stream().map(WearRow::displayName).toList();
        return new ModelLook(
                rows,
                lightmaps,
                sidecar.wear(),
                name -> texture(sidecar, false, name).map(SidecarModel::skin),
                name -> texture(sidecar, true, name).map(SidecarModel::skin));
    }

    private static ModelTexture skin(Texture texture) {
        return ModelTexture.of(texture, Problems.tolerant());
    }

    private static Optional<Texture> texture(ModelSidecar sidecar, boolean lightmap, String name) {
        return sidecar.textures().stream()
                .filter(kept -> kept.lightmap() == lightmap && kept.name().equalsIgnoreCase(name))
                .findFirst()
                .flatMap(SidecarModel::decoded);
    }

    /** What the engine cannot read either is kept all the same, and not shown. */
    private static Optional<Texture> decoded(ModelSidecar.Kept kept) {
        try {
            return Optional.of(TexmFormat.TEXM.decode(kept.texm(), Problems.tolerant()));
        } catch (MalformedAssetException e) {
            return Optional.empty();
        }
    }

    /** {@return what the file keeps of the game that the model came from} */
    public static ImportedAssets.Existing existing(ModelSidecar sidecar) {
        return new ImportedAssets.Existing() {
            @Override
            public Optional<Material> material(String name) {
                return sidecar.materials().stream()
                        .filter(worn -> worn.name().equalsIgnoreCase(name))
                        .findFirst()
                        .map(worn -> Mat0Format.MAT0.decode(worn.mat0(), worn.attributes(), Problems.tolerant()));
            }

            @Override
            public Optional<Texture> texture(String name) {
                return SidecarModel.texture(sidecar, false, name);
            }
        };
    }
}

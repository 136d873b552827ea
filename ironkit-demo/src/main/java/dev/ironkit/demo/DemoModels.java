package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.demo.model.Bunker;
import dev.ironkit.demo.model.Crate;
import dev.ironkit.demo.model.HoverTank;
import dev.ironkit.demo.model.LightmapSheet;
import dev.ironkit.demo.model.Tower;
import dev.ironkit.demo.model.Tree;
import dev.ironkit.demo.model.Walker;
import java.util.List;
import java.util.function.Function;

/** The archives with models: each model beside the list of the materials it wears. */
final class DemoModels {

    private static final String BUNKER_LIGHT = "BUNKER_LM.0";
    private static final int LIGHTMAP_FORMAT = 565;

    private DemoModels() {}

    /** {@return what moves} */
    static ByteView robots() {
        ArchiveBuilder archive = new ArchiveBuilder();
        add(archive, "r_walker", Walker::model, Walker.materials(), List.of());
        add(archive, "r_hover", HoverTank::model, HoverTank.materials(), List.of());
        return archive.build();
    }

    /** {@return what stands around} */
    static ByteView statics() {
        ArchiveBuilder archive = new ArchiveBuilder();
        add(archive, "s_crate", Crate::model, Crate.materials(), List.of());
        add(archive, "s_tower", Tower::model, Tower.materials(), List.of());
        add(archive, "s_tree", Tree::model, Tree.materials(), List.of());
        add(archive, "s_bunker", Bunker::model, Bunker.materials(), List.of(BUNKER_LIGHT));
        return archive.build();
    }

    /** {@return the light that is painted on walls} */
    static ByteView lightmaps() {
        ByteView light = TextureBytes.of(LIGHTMAP_FORMAT, LightmapSheet.SIZE, 1, LightmapSheet::light);
        return new ArchiveBuilder().add("Texm", BUNKER_LIGHT, 0, 0, 0, light).build();
    }

    private static void add(
            ArchiveBuilder archive,
            String stem,
            Function<String, ByteView> model,
            List<String> materials,
            List<String> lightmaps) {
        archive.add("MESH", stem + ".msh", 0, 0, 1, model.apply(stem));
        archive.add("WEAR", stem + ".wea", 0, 0, 1, DemoMaterials.wear(materials, lightmaps));
    }
}

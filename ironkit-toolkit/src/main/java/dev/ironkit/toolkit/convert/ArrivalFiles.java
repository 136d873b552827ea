package dev.ironkit.toolkit.convert;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.back.CameBack;
import dev.ironkit.convert.back.Goods;
import dev.ironkit.convert.back.KeptModel;
import dev.ironkit.convert.image.TextureExport;
import dev.ironkit.convert.making.MadeModel;
import dev.ironkit.convert.making.MadeRow;
import dev.ironkit.convert.sidecar.ModelSidecar;
import dev.ironkit.format.wear.WearEditor;
import dev.ironkit.format.wear.WearFormat;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.toolkit.game.ModelWardrobe;
import dev.ironkit.toolkit.input.OtherModel;
import dev.ironkit.workspace.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes files of models that come from other programs: the model and, where asked for, its material list and libraries with the
 * materials and textures that it brings along.
 *
 * @param arrival brings them
 * @param base the model they were exported from or that lends them something
 * @param alone whether there is one model, whose libraries are then its own
 */
public record ArrivalFiles(ModelArrival arrival, Optional<Located> base, boolean alone) {

    /**
     * What was made.
     *
     * @param title the model in a few words
     * @param files the model first
     * @param report what became of it
     */
    record Made(String title, List<TextureExport.File> files, ArrivalReport report) {}

    /** The files of a model. */
    Made make(OtherModel file, String stem, Problems problems) {
        ModelArrival.Arrived arrived = arrival.bring(file, false, base, stem, problems);
        CameBack back = arrived.back();
        List<TextureExport.File> files = new ArrayList<>();
        files.add(file(stem + ".msh", "msh", back.image()));
        Goods goods = Goods.NONE;
        Problems here = problems.at(file.found().path());
        Optional<ModelSidecar> kept =
                arrived.kept().filter(beside -> !arrival.wardrobe().hasGame());
        Goods.Stock stock =
                kept.map(KeptModel::stock).orElseGet(() -> arrival.wardrobe().stock(base));
        if (!arrival.settings().withMaterials()) {
            Goods.tellOfTheRest(arrived.incoming(), back, stock, here);
        } else {
            goods = Goods.of(arrived.incoming(), back, stock, arrival.settings().withTextures(), here);
            list(back).ifPresent(list -> files.add(file(ModelWardrobe.listName(stem), "wear", list)));
            GoodsLibraries libraries = new GoodsLibraries(goods);
            kept.filter(beside -> alone)
                    .ifPresent(beside ->
                            libraries.restore(beside, arrival.settings().withTextures()));
            goods = libraries.goods();
            files.addAll(libraries.files());
        }
        return new Made(
                Titles.of(back.model()),
                files,
                new ArrivalReport(back, goods, arrival.settings().withMaterials()));
    }

    /** The whole list of materials, whether it changed or not: the model is of no use without. */
    private static Optional<ByteView> list(CameBack back) {
        if (back.made().isPresent()) {
            MadeModel made = back.made().get();
            List<String> names = made.rows().stream().map(MadeRow::name).toList();
            return Optional.of(WearFormat.WEAR.encoded(WearList.of(names, made.lightmaps())));
        }
        Optional<WearList> there = back.base()
                .flatMap(base -> base.look().list())
                .map(text -> WearFormat.WEAR.decode(text, WearList.ATTRIBUTES, Problems.tolerant()));
        return withRows(there, back.addedRows()).or(() -> there).map(WearFormat.WEAR::encoded);
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

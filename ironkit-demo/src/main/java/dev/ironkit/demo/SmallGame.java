package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.demo.effect.EffectShelf;
import dev.ironkit.demo.material.MaterialShelf;
import dev.ironkit.demo.model.Bunker;
import dev.ironkit.demo.model.LightmapSheet;
import dev.ironkit.demo.model.MadeModel;
import dev.ironkit.demo.model.OddModel;
import dev.ironkit.demo.model.Props;
import dev.ironkit.demo.model.Stronghold;
import dev.ironkit.demo.model.Style;
import dev.ironkit.demo.texture.Grain;
import dev.ironkit.demo.texture.TextureBytes;
import dev.ironkit.demo.texture.TextureRecipe;
import dev.ironkit.demo.texture.TextureShelf;
import dev.ironkit.format.nres.DataRegion;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresFormat;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The archives of the small game. */
final class SmallGame {

    private static final int LIGHTMAP_FORMAT = 565;
    private static final int OLD_BYTES = 256;

    private final int seed;

    SmallGame(int seed) {
        this.seed = seed;
    }

    void textures(ByteSink sink) {
        ArchiveBuilder archive = new ArchiveBuilder();
        for (TextureRecipe recipe : TextureShelf.recipes(seed)) {
            archive.texture(recipe.name(), recipe.bytes());
        }
        withOldRange(archive.archive(), sink);
    }

    /** Puts bytes no entry uses before the first payload, as one retail archive has them: edits have to keep them. */
    static void withOldRange(NresArchive archive, ByteSink sink) {
        byte[] old = new byte[OLD_BYTES];
        for (int i = 0; i < old.length; i++) {
            old[i] = (byte) Grain.dot(i, 0, 9);
        }
        List<DataRegion> regions = new ArrayList<>(archive.regions());
        regions.add(0, new DataRegion.Unclaimed(ByteView.of(old), NresFormat.HEADER_SIZE + old.length));
        NresFormat.NRES.encode(NresArchive.of(archive.entries(), regions), sink);
    }

    void lightmaps(ByteSink sink) {
        ArchiveBuilder archive = new ArchiveBuilder();
        archive.texture(Bunker.LIGHTMAP, lightmap(Bunker.LIGHT));
        archive.texture(Stronghold.LIGHTMAP, lightmap(Stronghold.LIGHT));
        archive.writeTo(sink);
    }

    static ByteView lightmap(LightmapSheet sheet) {
        return TextureBytes.of(LIGHTMAP_FORMAT, LightmapSheet.SIZE, sheet::light);
    }

    void materials(ByteSink sink) {
        ArchiveBuilder archive = new ArchiveBuilder();
        MaterialShelf.recipes().forEach(archive::material);
        archive.writeTo(sink);
    }

    void effects(ByteSink sink) {
        ArchiveBuilder archive = new ArchiveBuilder();
        EffectShelf.all().forEach(archive::effect);
        archive.writeTo(sink);
    }

    void models(String name, ByteSink sink) {
        ArchiveBuilder archive = new ArchiveBuilder();
        for (ModelPlan plan : ModelPlan.ALL) {
            if (plan.archive().equals(name)) {
                // Every third list has been through another editor.
                archive.model(plan.stem(), plan.make(seed), archive.count() % 6 == 4);
            }
        }
        archive.writeTo(sink);
    }

    /** Things of the engine: a sky, a model of an old kind, settings, and an entry with nothing in it. */
    ArchiveBuilder system() {
        ArchiveBuilder archive = new ArchiveBuilder();
        archive.add("MESH", "MTCHECK.MSH", 0, 0, 1, OddModel.bytes("MTCHECK"));
        archive.wear("MTCHECK.WEA", new MadeModel(ByteView.empty(), List.of("STEEL"), List.of()), false);
        archive.model("sky", Props.sky("sky", Style.PLAIN), true);
        archive.add("DSCR", "NOTHING.DAT", 0, 0, 0, ByteView.empty());
        archive.add(
                "DSCR", "DEMO.TXT", 0, 0, 0, text("A made-up game: everything in it was written by a program.\r\n"));
        return archive;
    }

    void sounds(ByteSink sink) {
        ArchiveBuilder archive = new ArchiveBuilder();
        List<String> names = EffectShelf.sounds();
        for (int i = 0; i < names.size(); i++) {
            archive.add("SWAV", names.get(i), 0, 0, 0, Sounds.wave(4000 + 1500 * i, seed * 31 + i));
        }
        archive.writeTo(sink);
    }

    /** Entries that share one name, as landscapes have them. */
    void land(ByteSink sink) {
        ArchiveBuilder archive = new ArchiveBuilder();
        for (int type : new int[] {3, 4, 5, 21}) {
            archive.add(Integer.toString(type), "Land", 0, 0, 0, text("layer " + type));
        }
        archive.writeTo(sink);
    }

    private static ByteView text(String text) {
        return ByteView.of(text.getBytes(StandardCharsets.US_ASCII));
    }
}

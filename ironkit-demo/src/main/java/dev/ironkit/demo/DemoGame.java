package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.demo.effect.EffectShelf;
import dev.ironkit.format.nres.DataRegion;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.rsli.PackMethod;
import dev.ironkit.format.rsli.RsliEditor;
import dev.ironkit.format.rsli.RsliFormat;
import dev.ironkit.format.rsli.RsliLibrary;
import dev.ironkit.format.texm.PageRect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A made-up game folder: archives and libraries of the shapes real ones have, with contents of our own.
 */
public final class DemoGame {

    private static final int SIZE = 64;
    private static final int LARGE = 128;
    private static final int LEVELS = 5;

    private DemoGame() {}

    /** {@return the files of the game, the same bytes each time} */
    public static List<DemoFile> files() {
        return List.of(
                new DemoFile(
                        "Textures.lib",
                        textures(),
                        "textures in seven pixel formats, with levels and pages, and an old range no entry uses"),
                new DemoFile(
                        "Material.lib", DemoMaterials.library(), "materials, still ones and one of each way to move"),
                new DemoFile("palettes.lib", new ArchiveBuilder().build(), "an empty archive, as the game has one"),
                new DemoFile(
                        "effects.rlb", effects(), "effects of every kind of command and of most ways to keep time"),
                new DemoFile("lightmap.lib", DemoModels.lightmaps(), "the light painted on the walls of a bunker"),
                new DemoFile(
                        "robots.rlb",
                        DemoModels.robots(),
                        "models that move, in three states of damage and four levels of detail, with their materials"),
                new DemoFile(
                        "static.rlb",
                        DemoModels.statics(),
                        "models that stand: a crate, a tower, a tree, a bunker with a lightmap and lamps"),
                new DemoFile("maps/island/Land.lib", equalNames(), "entries that share one name, as landscapes have"),
                new DemoFile("sprites.lib", sprites(), "a packed library: Deflate"),
                new DemoFile(
                        "gamefont.rlb",
                        everyMethod(),
                        "a packed library: every packing method, a palette and a texture that needs it"));
    }

    private static ByteView textures() {
        ArchiveBuilder archive = new ArchiveBuilder();
        texture(archive, "HULL01.0", 565, LEVELS, Picture.hull(120, 125, 130));
        texture(archive, "HULL02.0", 565, LEVELS, Picture.hull(110, 80, 50));
        texture(archive, "PLANKS00.0", 565, LEVELS, Surfaces.planks());
        texture(archive, "CONC00.0", 565, LEVELS, Surfaces.concrete());
        texture(archive, "BARK00.0", 565, LEVELS, Surfaces.bark());
        texture(archive, "NEEDLE00.0", 565, LEVELS, Surfaces.needles());
        texture(archive, "GRASS00.0", 888, LEVELS, Picture.grass());
        for (int frame = 0; frame < 4; frame++) {
            texture(archive, "WATER0" + frame + ".0", 565, LEVELS, Picture.water(frame, SIZE));
        }
        texture(archive, "FIRE00.0", 8888, 1, Picture.flame(SIZE));
        texture(archive, "SIGN_UP.0", 4444, 1, Picture.arrow(SIZE));
        archive.add("Texm", "SUNSET.0", 0, 0, 0, TextureBytes.of(0, LARGE, LEVELS, Scenery.sunset(LARGE)));
        archive.add("Texm", "LAVA00.0", 0, 0, 0, TextureBytes.of(556, LARGE, LEVELS, Scenery.lava(LARGE)));
        archive.add("Texm", "SMOKE00.0", 0, 0, 0, TextureBytes.of(88, SIZE, 1, Scenery.smoke(SIZE)));
        archive.add(
                "Texm", "SIGNS.0", 0, 0, 0, TextureBytes.atlas(8888, LARGE, LEVELS, quarters(), Scenery.signs(LARGE)));
        return withOldRange(archive.build());
    }

    private static List<PageRect> quarters() {
        int half = LARGE / 2;
        return List.of(
                PageRect.of(0, 0, half, half),
                PageRect.of(half, 0, half, half),
                PageRect.of(0, half, half, half),
                PageRect.of(half, half, half, half));
    }

    private static void texture(ArchiveBuilder archive, String name, int format, int levels, Picture picture) {
        archive.add("Texm", name, 0, 0, 0, TextureBytes.of(format, SIZE, levels, picture));
    }

    /** Puts bytes no entry uses before the first payload, as one retail archive has them: edits have to keep them. */
    private static ByteView withOldRange(ByteView image) {
        NresArchive archive = NresFormat.NRES.decode(image, Problems.strict());
        byte[] old = new byte[256];
        for (int i = 0; i < old.length; i++) {
            old[i] = (byte) Picture.noise(i, 0, 9);
        }
        List<DataRegion> regions = new ArrayList<>(archive.regions());
        regions.add(0, new DataRegion.Unclaimed(ByteView.of(old), NresFormat.HEADER_SIZE + old.length));
        ByteSink out = ByteSink.inMemory();
        NresFormat.NRES.encode(NresArchive.of(archive.entries(), regions), out);
        return out.toView();
    }

    private static ByteView effects() {
        ArchiveBuilder archive = new ArchiveBuilder();
        EffectShelf.all().forEach(effect -> archive.add("FXID", effect.name(), 0, 0, 1, effect.bytes()));
        return archive.build();
    }

    private static ByteView equalNames() {
        ArchiveBuilder archive = new ArchiveBuilder();
        for (int type : new int[] {3, 4, 5, 21}) {
            archive.add(Integer.toString(type), "Land", 0, 0, 0, text("layer " + type));
        }
        return archive.build();
    }

    private static ByteView sprites() {
        RsliEditor editor = RsliLibrary.create(0x2001).edit();
        for (int i = 0; i < 4; i++) {
            ByteView sprite = TextureBytes.of(4444, SIZE, 1, i % 2 == 0 ? Picture.arrow(SIZE) : Picture.flame(SIZE));
            editor.add(i, name("INTERF" + i + ".TEX"), PackMethod.DEFLATE, sprite);
        }
        return encoded(editor.apply());
    }

    private static ByteView everyMethod() {
        RsliEditor editor = RsliLibrary.create(0x1234).edit();
        ByteView content = text("The iron kit packs this line seven times over, each time in another way. ".repeat(20));
        int count = 0;
        for (PackMethod method : PackMethod.values()) {
            editor.add(count++, name(method.name() + ".TXT"), method, content);
        }
        ByteView glow = TextureBytes.withPaletteElsewhere(SIZE, FontPalette.colours(), Picture.flame(SIZE));
        editor.add(count++, name("PAL.PAL"), PackMethod.DEFLATE, FontPalette.file());
        editor.add(count, name("GLOW.TEX"), PackMethod.DEFLATE, glow);
        return encoded(editor.apply());
    }

    private static ByteView encoded(RsliLibrary library) {
        ByteSink out = ByteSink.inMemory();
        RsliFormat.RSLI.encode(library, out);
        return out.toView();
    }

    private static ByteView text(String text) {
        return ByteView.of(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static byte[] name(String text) {
        // A library name has at most 12 characters.
        String shortened = text.length() <= 12 ? text : text.substring(0, 8) + text.substring(text.length() - 4);
        return shortened.getBytes(StandardCharsets.US_ASCII);
    }
}

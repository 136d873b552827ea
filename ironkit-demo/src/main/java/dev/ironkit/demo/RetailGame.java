package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.demo.effect.EffectShelf;
import dev.ironkit.demo.effect.EffectVariants;
import dev.ironkit.demo.material.MaterialVariants;
import dev.ironkit.demo.material.WearBytes;
import dev.ironkit.demo.model.Bunker;
import dev.ironkit.demo.model.LightmapSheet;
import dev.ironkit.demo.model.Stronghold;
import dev.ironkit.demo.texture.FontBytes;
import dev.ironkit.demo.texture.FontPalette;
import dev.ironkit.demo.texture.SpriteShelf;
import dev.ironkit.demo.texture.TextureRecipe;
import dev.ironkit.demo.texture.TextureVariants;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The archives of a game as large as an install. */
final class RetailGame {

    private static final int LIGHTMAPS = 25;
    private static final int SOUNDS = 167;
    private static final int VOICES = 234;

    private final int seed;
    private final SmallGame small;

    RetailGame(int seed) {
        this.seed = seed;
        this.small = new SmallGame(seed);
    }

    List<DemoFile> files() {
        List<DemoFile> files = new ArrayList<>();
        files.add(new DemoFile("Textures.lib", "393 textures", this::textures));
        files.add(new DemoFile("voices.lib", "234 sounds that fill the room voices take", this::voices));
        files.add(new DemoFile("sounds.lib", "167 sounds", this::sounds));
        files.add(new DemoFile("lightmap.lib", "25 lightmaps", this::lightmaps));
        files.add(new DemoFile("Material.lib", "905 materials", this::materials));
        files.add(new DemoFile("palettes.lib", "an empty archive, as the game has one", new ArchiveBuilder()::writeTo));
        files.add(new DemoFile("effects.rlb", "923 effects", this::effects));
        for (RetailModels models : RetailModels.ALL) {
            files.add(new DemoFile(models.archive(), "models", sink -> models.writeTo(sink, seed)));
        }
        files.add(new DemoFile("objects.rlb", "590 descriptions", this::objects));
        files.add(new DemoFile("system.rlb", "the sky, a model of an old kind, lists", this::system));
        files.add(new DemoFile("sys.lib", "a palette and a font", RetailGame::sys));
        files.add(new DemoFile("ui/minimap.lib", "53 pictures", sink -> screens(sink, "MAP", 53)));
        files.add(new DemoFile("ui/ui_back.lib", "32 pictures", sink -> screens(sink, "BACK", 32)));
        files.add(new DemoFile("ui/ui.lib", "15 pictures", sink -> screens(sink, "UI", 15)));
        files.add(new DemoFile("ui/font.lib", "9 fonts", RetailGame::fonts));
        files.addAll(new RetailMaps(seed).files());
        files.add(
                new DemoFile("sprites.lib", "a packed library: Deflate", sink -> PackedFiles.sprites(24, seed, sink)));
        files.add(new DemoFile("gamefont.rlb", "a packed library: every method", PackedFiles::font));
        return files;
    }

    private void textures(ByteSink sink) {
        List<TextureRecipe> recipes = TextureVariants.recipes(seed);
        List<ByteView> made = IntStream.range(0, recipes.size())
                .parallel()
                .mapToObj(i -> recipes.get(i).bytes())
                .toList();
        ArchiveBuilder archive = new ArchiveBuilder();
        for (int i = 0; i < recipes.size(); i++) {
            archive.texture(recipes.get(i).name(), made.get(i));
        }
        SmallGame.withOldRange(archive.archive(), sink);
    }

    private void lightmaps(ByteSink sink) {
        ArchiveBuilder archive = new ArchiveBuilder();
        archive.texture(Bunker.LIGHTMAP, SmallGame.lightmap(Bunker.LIGHT));
        archive.texture(Stronghold.LIGHTMAP, SmallGame.lightmap(Stronghold.LIGHT));
        for (int i = 2; i < LIGHTMAPS; i++) {
            LightmapSheet sheet = new LightmapSheet(
                    4 + i,
                    4,
                    i % 2 == 0,
                    List.of(new LightmapSheet.Lamp(i % 5, i % 3, 3), new LightmapSheet.Lamp(-2, -i % 4, 2)));
            archive.texture("LM_" + i + ".0", SmallGame.lightmap(sheet));
        }
        archive.writeTo(sink);
    }

    private void materials(ByteSink sink) {
        ArchiveBuilder archive = new ArchiveBuilder();
        MaterialVariants.recipes(TextureVariants.recipes(seed), seed).forEach(archive::material);
        archive.writeTo(sink);
    }

    private void effects(ByteSink sink) {
        ArchiveBuilder archive = new ArchiveBuilder();
        EffectVariants.all(seed).forEach(archive::effect);
        archive.writeTo(sink);
    }

    private void voices(ByteSink sink) {
        ArchiveBuilder archive = new ArchiveBuilder();
        for (int i = 0; i < VOICES; i++) {
            archive.add("SWAV", "VOICE_" + i + ".WAV", 0, 0, 0, Sounds.wave(30_000 + i * 160, seed * 31 + i));
        }
        archive.writeTo(sink);
    }

    private void sounds(ByteSink sink) {
        ArchiveBuilder archive = new ArchiveBuilder();
        for (int i = 0; i < SOUNDS; i++) {
            String name = i < EffectShelf.sounds().size() ? EffectShelf.sounds().get(i) : "SOUND_" + i + ".WAV";
            archive.add("SWAV", name, 0, 0, 0, Sounds.wave(16_000 + i * 170, seed * 37 + i));
        }
        archive.writeTo(sink);
    }

    /** Descriptions of objects, by type as many as an install has. */
    private void objects(ByteSink sink) {
        Map<String, Integer> types = new TreeMap<>();
        types.put("BTLU", 63);
        types.put("BULL", 67);
        types.put("EXTO", 146);
        types.put("FORT", 34);
        types.put("INTO", 192);
        types.put("STAT", 81);
        types.put("SUNO", 2);
        types.put("WPNS", 5);
        ArchiveBuilder archive = new ArchiveBuilder();
        types.forEach((type, count) -> {
            for (int i = 0; i < count; i++) {
                String name = type.toLowerCase(java.util.Locale.ROOT) + "_" + i;
                archive.add(type, name + ".dat", 0, 0, 0, Filler.description(name, i));
            }
        });
        archive.writeTo(sink);
    }

    private void system(ByteSink sink) {
        ArchiveBuilder archive = small.system();
        for (int i = 0; i < 4; i++) {
            ByteView list = WearBytes.of(List.of("ENV_GRASS", "ENV_SAND", "ROCK", "SNOW"), List.of());
            archive.add("WEAR", "LAND" + i + ".WEA", 0, 0, 1, list);
        }
        while (archive.count() < 17) {
            String name = "SYS" + archive.count() + ".DAT";
            archive.add("DSCR", name, 0, 0, 0, Filler.description(name, archive.count()));
        }
        archive.writeTo(sink);
    }

    private static void sys(ByteSink sink) {
        new ArchiveBuilder()
                .add("DATA", "PAL.PAL", 0, 0, 0, FontPalette.file())
                .add("DATA", "DEMO.TFT", 0, 0, 0, FontBytes.file())
                .writeTo(sink);
    }

    private void screens(ByteSink sink, String name, int count) {
        ArchiveBuilder archive = new ArchiveBuilder();
        for (int i = 0; i < count; i++) {
            archive.texture(name + i + ".0", SpriteShelf.screen(i, seed * 17 + i));
        }
        archive.writeTo(sink);
    }

    private static void fonts(ByteSink sink) {
        ArchiveBuilder archive = new ArchiveBuilder();
        for (int i = 0; i < 9; i++) {
            archive.add("DATA", "FONT" + i + ".TFT", 0, 0, 0, FontBytes.file());
        }
        archive.writeTo(sink);
    }
}

package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.FxidBytes;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.PalBytes;
import dev.ironkit.testkit.WearBytes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The links of whole games, against a scan that knows nothing of the index. */
@Clause("links.2-brute-force")
class RefsBruteForceTest {

    private static final int GAMES = 40;

    @TempDir
    Path folder;

    static IntStream seeds() {
        return IntStream.range(0, GAMES);
    }

    @Test
    void theDemoIsReadAlike() throws IOException {
        CommandRun.of("demo", "-o", folder.resolve("demo"));

        assertThat(said(folder.resolve("demo"))).isEqualTo(LinkScan.of(folder.resolve("demo")));
        assertThat(LinkScan.of(folder.resolve("demo"))).hasSizeGreaterThan(70);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void randomGamesAreReadAlike(int seed) throws IOException {
        random(new Random(seed)).write(folder);

        assertThat(said(folder)).as("seed %d", seed).isEqualTo(LinkScan.of(folder));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whatLeadsToAnAssetIsWhatNamesIt(int seed) throws IOException {
        random(new Random(seed)).write(folder);

        List<String> forward = said(folder);
        List<String> backward = new ArrayList<>();
        for (Map<?, ?> asset : assets(folder)) {
            links(CommandRun.of("refs", "--json", "--depth", "1", "--to", asset.get("address")))
                    .forEach(link -> backward.add(text(link)));
        }
        backward.sort(null);

        assertThat(backward)
                .isEqualTo(
                        forward.stream().filter(link -> !link.endsWith(" -> -")).toList());
    }

    private static List<Map<?, ?>> assets(Path folder) {
        List<Map<?, ?>> assets = new ArrayList<>();
        ((List<?>) CommandRun.of("refs", "--json", folder).json().get("assets"))
                .forEach(asset -> assets.add((Map<?, ?>) asset));
        return assets;
    }

    private static List<String> said(Path folder) {
        return links(CommandRun.of("refs", "--json", folder)).stream()
                .map(RefsBruteForceTest::text)
                .sorted()
                .toList();
    }

    private static List<Map<?, ?>> links(CommandRun run) {
        List<Map<?, ?>> links = new ArrayList<>();
        ((List<?>) run.json().get("links")).forEach(link -> links.add((Map<?, ?>) link));
        return links;
    }

    private static String text(Map<?, ?> link) {
        Object page = link.get("page");
        Object to = link.get("to");
        return link.get("from") + " " + link.get("step") + " " + link.get("number") + " " + link.get("name") + " "
                + (page == null ? -1 : page) + " " + link.get("outcome") + " -> " + (to == null ? "-" : to);
    }

    /** A game whose names are drawn from few, in any case, so that many are there, some are not and some repeat. */
    private static MadeGame random(Random random) {
        MadeGame game = new MadeGame();
        String materials = random.nextBoolean() ? "Material.lib" : "MATERIAL.LIB";
        for (int i = random.nextInt(8); i > 0; i--) {
            String name = random.nextInt(6) == 0 ? "Default" : cased("M" + random.nextInt(9), random);
            game.material(name, texture(random), random.nextInt(4) - 1);
        }
        if (!materials.equals("Material.lib")) {
            game.loose(materials, game.files().getOrDefault("Material.lib", new byte[0]));
            game.without("Material.lib");
        }
        for (int i = random.nextInt(9); i > 0; i--) {
            game.texture("Textures.lib", texture(random), random.nextInt(3));
        }
        for (int i = random.nextInt(5); i > 0; i--) {
            game.texture("lightmap.lib", texture(random), 0);
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            String palette = cased("A" + (random.nextBoolean() ? "" : "3") + ".PAL", random);
            game.entry("palettes.lib", NresBytes.entry("PAL0", palette).payload(PalBytes.colours()));
        }
        for (int i = 0; i < 3; i++) {
            units("units" + random.nextInt(2) + ".rlb", random, game);
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            game.effect("FX" + i, effect(random));
        }
        if (random.nextBoolean()) {
            game.entry("Sounds.lib", NresBytes.entry("WAVE", "s0.wav"));
        }
        if (random.nextBoolean()) {
            game.loose("maps/Land.wea", list(random).build());
        }
        return game;
    }

    private static void units(String file, Random random, MadeGame game) {
        for (int i = random.nextInt(4); i > 0; i--) {
            String stem = "unit" + random.nextInt(5);
            if (random.nextInt(5) > 0) {
                game.list(file, cased(stem, random) + ".WEA", list(random));
            }
            game.model(file, stem + ".msh", 0xFF00 | random.nextInt(4));
        }
    }

    private static FxidBytes effect(Random random) {
        FxidBytes effect = FxidBytes.effect().command(6);
        if (random.nextBoolean()) {
            effect.command(3).reference(136, "material.lib", "M" + random.nextInt(12));
        }
        if (random.nextBoolean()) {
            effect.command(8).reference(184, cased("MATERIAL.LIB", random), "M" + random.nextInt(12));
        }
        if (random.nextBoolean()) {
            effect.command(1);
        }
        return effect.command(2).reference(84, "sounds.lib", cased("S" + random.nextInt(2) + ".WAV", random));
    }

    private static WearBytes list(Random random) {
        WearBytes list = WearBytes.list(cased("M" + random.nextInt(12), random), "M" + random.nextInt(9));
        return random.nextInt(3) == 0 ? list.lightmap(texture(random)) : list;
    }

    private static String texture(Random random) {
        String[] endings = {".0", ".A", ".a3", ".Q", ""};
        return cased("T" + random.nextInt(6), random) + endings[random.nextInt(endings.length)];
    }

    private static String cased(String name, Random random) {
        return random.nextBoolean() ? name : name.toLowerCase(Locale.ROOT);
    }
}

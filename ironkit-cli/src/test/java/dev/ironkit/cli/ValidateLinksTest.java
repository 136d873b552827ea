package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.FxidBytes;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.WearBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules about links, in whole folders. */
class ValidateLinksTest {

    /** What is asked for: models made for a test break rules of their own. */
    private static final List<String> LINK_RULES = List.of(
            "msh.wear-missing",
            "msh.wear-row",
            "msh.lightmap-row",
            "wear.material-missing",
            "wear.lightmap-missing",
            "wear.tables",
            "wear.lightmap-capacity",
            "mat0.texture-missing",
            "mat0.cell",
            "mat0.palette-missing",
            "mat0.library-empty",
            "mat0.capacity",
            "texm.capacity",
            "cli.library-missing",
            "fxid.reference-missing");

    @TempDir
    Path folder;

    /** Each finding as "severity code address offset+length field message". */
    private List<String> found(Object... args) {
        List<Object> all = new ArrayList<>(List.of("validate", "--json"));
        LINK_RULES.forEach(rule -> all.addAll(List.of("--rule", rule)));
        all.addAll(List.of(args));
        CommandRun run = CommandRun.of(all.toArray());
        SchemaCheck.assertFits(run, "ironkit.report");
        List<String> found = new ArrayList<>();
        for (Object each : (List<?>) run.json().get("problems")) {
            Map<?, ?> problem = (Map<?, ?>) each;
            found.add(problem.get("severity") + " " + problem.get("code") + " "
                    + ((String) problem.get("address")).replace(folder.toString(), "DIR") + " " + problem.get("field")
                    + ": " + problem.get("message"));
        }
        return found;
    }

    private List<String> found(MadeGame game) throws IOException {
        return found(game.write(folder));
    }

    @Test
    void aFileCheckedAloneSaysThatItsLinksWereNotChecked() throws IOException {
        Path game = MadeGame.sound().write(folder);
        Path units = game.resolve("units.rlb");

        CommandRun alone = CommandRun.of("validate", units);
        CommandRun json = CommandRun.of("validate", units, "--json");

        assertThat(alone.err())
                .isEqualTo("links to other files were not checked; to check them: ironkit validate '" + units
                        + "' --game '" + game + "/'\n");
        assertThat(linksChecked(json)).isFalse();
        SchemaCheck.assertFits(json, "ironkit.report");
    }

    @Test
    void whereLinksAreCheckedOrNotAskedForNothingIsSaid() throws IOException {
        Path game = MadeGame.sound().write(folder);
        Path units = game.resolve("units.rlb");

        CommandRun inGame = CommandRun.of("validate", units, "--game", game, "--json");

        assertThat(inGame.err()).isEmpty();
        assertThat(linksChecked(inGame)).isTrue();
        assertThat(CommandRun.of("validate", units, "-q").err()).isEmpty();
        assertThat(CommandRun.of("validate", units, "--rule", "nres").err()).isEmpty();
        assertThat(CommandRun.of("validate", game.resolve("Textures.lib")).err())
                .isEmpty();
    }

    private static boolean linksChecked(CommandRun run) {
        return (boolean) ((Map<?, ?>) ((List<?>) run.json().get("files")).get(0)).get("linksChecked");
    }

    @Test
    void nothingIsWrongWithASoundGame() throws IOException {
        assertThat(found(MadeGame.sound())).isEmpty();
    }

    @Test
    @Clause("links.3-wear-missing")
    void aModelWithoutAListIsFound() throws IOException {
        assertThat(found(MadeGame.sound().model("units.rlb", "car.msh", 0xFF00)))
                .containsExactly("error msh.wear-missing DIR/units.rlb!/car.msh : the material list car.wea"
                        + " is missing beside the model");
    }

    @Test
    void linksOfArchivesInArchivesAreCheckedToo() throws IOException {
        Path game = RefsCommandTest.nested(WearBytes.list("GLASS")).write(folder);
        String expected = "warning wear.material-missing DIR/pack.rlb!/cars!/car.wea?row=0 rows[0].name: the material"
                + " GLASS in row 0 is not in Material.lib; STEEL is used instead";

        assertThat(found(game)).containsExactly(expected);
        assertThat(found(game.resolve("pack.rlb"), "--game", game)).containsExactly(expected);
        assertThat(found(game.resolve("pack.rlb") + "!/cars", "--game", game)).containsExactly(expected);
    }

    @Test
    void anEntryOfAnotherTypeIsNoList() throws IOException {
        MadeGame game = MadeGame.sound()
                .model("units.rlb", "car.msh", 0xFF00)
                .entry("units.rlb", NresBytes.entry("TEXT", "car.wea").payload("1\n0 STEEL\n"));

        assertThat(found(game)).hasSize(1).element(0).asString().contains("msh.wear-missing");
    }

    @Test
    @Clause("msh.14-wear-row")
    void aRowBeyondTheListIsFoundOnceForAllBatchesThatNameIt() throws IOException {
        MadeGame game = MadeGame.sound()
                .model("units.rlb", "car.msh", 0xFF00, 0xFF02, 0xFF02)
                .list("units.rlb", "car.wea", WearBytes.list("STEEL", "SIGN"));

        assertThat(found(game))
                .containsExactly("warning msh.wear-row DIR/units.rlb!/car.msh?batch=1 batches[1].unk4: car.wea has"
                        + " no row 2 (it has 2 rows); used by batch 1 and 1 more");
    }

    @Test
    @Clause("links.3-lightmap-row")
    void aMarkedBatchNeedsALightmapOfTheList() throws IOException {
        MadeGame game = MadeGame.sound()
                .litModel("units.rlb", "a.msh", 0x0100)
                .list("units.rlb", "a.wea", WearBytes.list("STEEL").lightmap("LAMP.0"))
                .litModel("units.rlb", "b.msh", 0x0000)
                .list("units.rlb", "b.wea", WearBytes.list("STEEL"))
                .model("units.rlb", "c.msh", 0x0000)
                .list("units.rlb", "c.wea", WearBytes.list("STEEL"));

        assertThat(found(game))
                .containsExactly(
                        "warning msh.lightmap-row DIR/units.rlb!/a.msh?batch=0 batches[0].unk4: a.wea has no"
                                + " lightmap 1 (it has 1); used by batch 0",
                        "warning msh.lightmap-row DIR/units.rlb!/b.msh?batch=0 batches[0].unk4: b.wea has no"
                                + " lightmap 0 (it has none); used by batch 0");
    }

    @Test
    @Clause("links.3-material-missing")
    void aMaterialThatIsNotThereIsFound() throws IOException {
        MadeGame game = MadeGame.sound().list("units.rlb", "x.wea", WearBytes.list("SIGN", "GLASS"));

        assertThat(found(game))
                .containsExactly("warning wear.material-missing DIR/units.rlb!/x.wea?row=1 rows[1].name: the material"
                        + " GLASS in row 1 is not in Material.lib; STEEL is used instead");
    }

    @Test
    @Clause("links.3-lightmap-missing")
    void aLightmapThatIsNotThereIsFound() throws IOException {
        MadeGame game = MadeGame.sound()
                .list("units.rlb", "x.wea", WearBytes.list("STEEL").lightmap("DARK.0"));

        assertThat(found(game))
                .containsExactly("warning wear.lightmap-missing DIR/units.rlb!/x.wea lightmaps[0].name: the lightmap"
                        + " DARK.0 in row 0 is not in LightMap.lib");
    }

    @Test
    @Clause("links.3-texture-missing")
    void aTextureThatIsNotThereIsFoundAtItsName() throws IOException {
        MadeGame game = MadeGame.sound().material("ODD", "NONE.0", -1);
        game.write(folder);

        assertThat(found(folder))
                .containsExactly("warning mat0.texture-missing DIR/Material.lib!/ODD?phase=0 phases[0].texture: the"
                        + " texture NONE.0 of phase 0 is not in Textures.lib");
        CommandRun run = CommandRun.of("validate", "--json", "--rule", "mat0.texture-missing", folder);
        Map<?, ?> problem = (Map<?, ?>) ((List<?>) run.json().get("problems")).get(0);
        int at = ((Number) problem.get("offset")).intValue();
        byte[] library = Files.readAllBytes(folder.resolve("Material.lib"));
        assertThat(new String(library, at, 6, StandardCharsets.US_ASCII)).isEqualTo("NONE.0");
    }

    @Test
    @Clause("links.3-cell")
    void aCellOutsideTheTableIsFound() throws IOException {
        MadeGame game = MadeGame.sound().material("A", "SIGNS.0", 2).material("B", "HULL.0", 0);

        assertThat(found(game))
                .containsExactly(
                        "warning mat0.cell DIR/Material.lib!/A?phase=0 phases[0].cell: phase 0 shows rectangle 2 of"
                                + " SIGNS.0, which has 2",
                        "warning mat0.cell DIR/Material.lib!/B?phase=0 phases[0].cell: phase 0 shows rectangle 0 of"
                                + " HULL.0, which has none");
    }

    @Test
    @Clause("links.3-palette-missing")
    void aPaletteThatIsNotThereIsWorthKnowing() throws IOException {
        MadeGame game = MadeGame.sound()
                .archive("palettes.lib")
                .material("A", "ART.B2", -1)
                .texture("Textures.lib", "ART.B2", 0);

        assertThat(found(game))
                .containsExactly("info mat0.palette-missing DIR/Material.lib!/A?phase=0 phases[0].texture: the texture"
                        + " name of phase 0 selects palette B2.PAL, which is not in palettes.lib");
    }

    @Test
    @Clause("links.3-library-empty")
    void anEmptyLibraryOfMaterialsIsAnError() throws IOException {
        MadeGame game = MadeGame.sound().without("Material.lib").archive("Material.lib");

        assertThat(found(game))
                .containsExactly("error mat0.library-empty DIR/Material.lib : the library is empty, but 3 rows"
                        + " of lists refer to materials");
    }

    @Test
    @Clause("links.3-effects")
    void whatAnEffectRefersToHasToBeThere() throws IOException {
        FxidBytes effect = FxidBytes.effect()
                .command(3)
                .reference(136, "material.lib", "steel")
                .command(7)
                .reference(144, "material.lib", "GLASS")
                .command(2)
                .reference(84, "sounds.lib", "boom.wav");
        MadeGame game = MadeGame.sound().effect("FX", effect);

        assertThat(found(game))
                .containsExactly(
                        "warning fxid.reference-missing DIR/effects.rlb!/FX?command=1 commands[1].member: command 1"
                                + " refers to material.lib!/GLASS, which does not exist",
                        "warning cli.library-missing DIR/effects.rlb : this file refers to sounds.lib, which is"
                                + " missing from the folder or unreadable; 1 name was not looked up");
        assertThat(found(game.entry("Sounds.lib", NresBytes.entry("WAVE", "beep.wav"))))
                .hasSize(2)
                .element(1)
                .asString()
                .contains("fxid.reference-missing DIR/effects.rlb!/FX?command=2");
    }

    @Test
    void listsThatAreFilesAreCheckedToo() throws IOException {
        MadeGame game = MadeGame.sound()
                .loose("maps/Land.wea", WearBytes.list("STEEL", "MUD").build())
                .loose("maps/Odd.WEA", WearBytes.list("STEEL").sayCount("0").build());
        game.write(folder);

        assertThat(found(folder))
                .hasSize(2)
                .element(0)
                .asString()
                .startsWith("warning wear.material-missing DIR/maps/Land.wea?row=1");
        assertThat(CommandRun.of("validate", folder).out()).contains("error  wear.count  " + folder + "/maps/Odd.WEA");
    }

    @Test
    void aFolderWithoutLibrariesIsToldSoOncePerFile() throws IOException {
        MadeGame game = MadeGame.sound().without("Material.lib").without("LightMap.lib");

        assertThat(found(game))
                .containsExactly(
                        "error cli.library-missing DIR/units.rlb : this file refers to Material.lib, which is"
                                + " missing from the folder or unreadable; 3 names were not looked up",
                        "warning cli.library-missing DIR/units.rlb : this file refers to LightMap.lib, which is"
                                + " missing from the folder or unreadable; 1 name was not looked up");
    }

    @Test
    void aFolderThatIsNoGameNeedsNoLibraries(@TempDir Path mod) throws IOException {
        new MadeGame()
                .model("mod.rlb", "car.msh", 0xFF00)
                .list("mod.rlb", "car.wea", WearBytes.list("STEEL"))
                .write(mod);

        assertThat(found(mod)).singleElement().asString().startsWith("info cli.library-missing");
        assertThat(found(mod.resolve("mod.rlb"), "--game", mod))
                .singleElement()
                .asString()
                .startsWith("error cli.library-missing");
    }

    @Test
    void aModelThatIsAFileIsOnlyWarnedAbout(@TempDir Path models) throws IOException {
        MadeGame.sound().write(folder);
        Files.createDirectories(models);
        CommandRun.of("extract", folder.resolve("units.rlb"), "-o", models.resolve("out"));
        Path model;
        try (var files = Files.list(models.resolve("out"))) {
            model = files.filter(file -> file.toString().endsWith(".msh"))
                    .findFirst()
                    .orElseThrow();
        }
        Path alone = Files.createDirectories(models.resolve("alone"));
        Files.copy(model, alone.resolve("car.msh"));

        assertThat(found(alone)).singleElement().asString().startsWith("warning msh.wear-missing");
    }

    @Test
    void aFileIsHeldAgainstTheGameThatIsNamed(@TempDir Path game) throws IOException {
        MadeGame.sound().write(game);
        new MadeGame()
                .model("mod.rlb", "car.msh", 0xFF00)
                .list("mod.rlb", "car.wea", WearBytes.list("STEEL", "GLASS"))
                .write(folder);

        assertThat(found(folder.resolve("mod.rlb"))).isEmpty();
        assertThat(found("--game", game, folder.resolve("mod.rlb")))
                .hasSize(1)
                .element(0)
                .asString()
                .contains("wear.material-missing DIR/mod.rlb!/car.wea?row=1");
        assertThat(found("--game", game, folder)).hasSize(1);
        assertThat(found("--game", game, folder + "/mod.rlb!/car.msh")).isEmpty();
        assertThat(found("--game", game, folder + "/mod.rlb!/car.wea")).hasSize(1);
    }

    @Test
    void aGameFolderThatIsNotThereIsNoSoundGame() throws IOException {
        MadeGame.sound().write(folder);

        CommandRun run = CommandRun.of("validate", "--game", folder.resolve("nowhere"), folder.resolve("units.rlb"));

        assertThat(run.code()).isEqualTo(4);
        assertThat(run.err()).contains("io.missing");
        assertThat(CommandRun.of("validate", "--together", folder.resolve("none.rlb"))
                        .code())
                .isEqualTo(4);
    }

    @Test
    void librariesOfAModTakeThePlaceOfThoseOfTheGame(@TempDir Path game) throws IOException {
        MadeGame.sound().write(game);
        new MadeGame()
                .material("GLASS", "HULL.0", -1)
                .list("mod.rlb", "car.wea", WearBytes.list("GLASS"))
                .write(folder);

        assertThat(found("--game", game, folder)).isEmpty();
    }

    @Test
    @Clause("links.3-capacity")
    void whatIsLoadedAtOnceHasToFit() throws IOException {
        many(70, 10, 10).write(folder);
        assertThat(found("--together", folder)).isEmpty();
        assertThat(found(many(101, 8, 0).write(folder))).isEmpty();

        assertThat(found("--together", folder))
                .containsExactly(
                        "error wear.tables DIR/units.rlb : 101 models are loaded at once, but the engine has"
                                + " room for only 70 material lists",
                        "error mat0.capacity DIR/units.rlb : the models need 808 materials at once, but the engine has"
                                + " room for only 700",
                        "error texm.capacity DIR/units.rlb : the models need 808 textures at once, but the engine has"
                                + " room for only 777",
                        "error wear.lightmap-capacity DIR/units.rlb : the models need 101 lightmaps at once, but the"
                                + " engine has room for only 100");
        assertThat(found("--together", folder + "/units.rlb!/m1.msh", folder + "/units.rlb!/m2.msh"))
                .isEmpty();
    }

    /** Models that each have so many materials and textures of their own, except that some are shared by all. */
    private static MadeGame many(int models, int materials, int shared) {
        MadeGame game = new MadeGame();
        for (int model = 0; model < models; model++) {
            String[] names = new String[materials];
            for (int i = 0; i < materials; i++) {
                names[i] = i < shared ? "S" + i : "M" + model + "_" + i;
                boolean isNew = i >= shared || model == 0;
                if (isNew) {
                    game.entry(
                            "Material.lib",
                            NresBytes.entry("MAT0", names[i])
                                    .attrs(0, 6, 0)
                                    .payload(Mat0Bytes.material(6)
                                            .phase(names[i] + ".0")
                                            .parameter(17, 255)
                                            .build()));
                    game.texture("Textures.lib", names[i] + ".0", 0);
                }
            }
            game.texture("LightMap.lib", "L" + model + ".0", 0);
            game.model("units.rlb", "m" + model + ".msh", 0xFF00);
            game.list("units.rlb", "m" + model + ".wea", WearBytes.list(names).lightmap("L" + model + ".0"));
        }
        return game;
    }
}

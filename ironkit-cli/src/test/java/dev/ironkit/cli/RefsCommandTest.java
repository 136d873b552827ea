package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.FxidBytes;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.WearBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RefsCommandTest {

    @TempDir
    Path folder;

    private CommandRun refs(MadeGame game, String... args) throws IOException {
        game.write(folder);
        Object[] all = new Object[args.length + 1];
        all[0] = "refs";
        for (int i = 0; i < args.length; i++) {
            all[i + 1] = args[i].replace("DIR", folder.toString());
        }
        CommandRun run = CommandRun.of(all);
        return new CommandRun(run.code(), run.out().replace(folder.toString(), "DIR"), run.err());
    }

    @Test
    @Clause("links.2-model-to-texture")
    void aModelLeadsToItsListItsMaterialsAndTheirTextures() throws IOException {
        CommandRun run = refs(MadeGame.sound(), "DIR/units.rlb!/tank.msh");

        assertThat(run.code()).isZero();
        assertThat(run.lines())
                .containsExactly(
                        "DIR/units.rlb!/tank.msh  model",
                        "  DIR/units.rlb!/tank.wea  material list",
                        "    row 0  DIR/Material.lib!/STEEL  material  batch 0",
                        "      phase 0  DIR/Textures.lib!/HULL.0  texture",
                        "    row 1  DIR/Material.lib!/SIGN  material  batch 1",
                        "      phase 0  DIR/Textures.lib!/SIGNS.0?page=1  texture");
    }

    /** The sound game, its units once more in an archive inside another. */
    static MadeGame nested(WearBytes list) {
        byte[] inner = NresBytes.archive()
                .with(
                        NresBytes.entry("MESH", "car.msh")
                                .payload(ModelBytes.quad().build()),
                        NresBytes.entry("WEAR", "car.wea").attrs(0, 0, 1).payload(list.build()))
                .build();
        return MadeGame.sound()
                .entry("pack.rlb", NresBytes.entry("NRES", "cars").payload(inner));
    }

    @Test
    void archivesInArchivesAreFollowed() throws IOException {
        MadeGame game = nested(WearBytes.list("STEEL"));

        assertThat(refs(game, "DIR/pack.rlb!/cars!/car.msh").lines())
                .startsWith(
                        "DIR/pack.rlb!/cars!/car.msh  model",
                        "  DIR/pack.rlb!/cars!/car.wea  material list",
                        "    row 0  DIR/Material.lib!/STEEL  material  batch 0");
        assertThat(refs(game, "--to", "DIR/Textures.lib!/HULL.0").out())
                .contains("DIR/pack.rlb!/cars!/car.wea?row=0  material list", "DIR/pack.rlb!/cars!/car.msh  model");
        assertThat(refs(game, "DIR/pack.rlb!/cars").lines()).contains("DIR/pack.rlb!/cars!/car.msh  model");
        assertThat(refs(game, "DIR/pack.rlb").lines()).contains("DIR/pack.rlb!/cars!/car.msh  model");
    }

    @Test
    @Clause("links.2-lightmaps")
    void listsLeadToLightmaps() throws IOException {
        CommandRun run = refs(MadeGame.sound(), "DIR/units.rlb!/lamp.msh");

        assertThat(run.lines()).contains("    lightmap 0  DIR/LightMap.lib!/LAMP.0  texture  batch 0");
    }

    @Test
    @Clause("links.2-both-directions")
    void aTextureIsTracedBackToTheModels() throws IOException {
        CommandRun run = refs(MadeGame.sound(), "--to", "DIR/Textures.lib!/signs.0");

        assertThat(run.lines())
                .containsExactly(
                        "DIR/Textures.lib!/SIGNS.0  texture",
                        "  DIR/Material.lib!/SIGN?phase=0  material  page 1",
                        "    DIR/units.rlb!/tank.wea?row=1  material list",
                        "      DIR/units.rlb!/tank.msh  model");
    }

    @Test
    @Clause("links.2-effects")
    void effectsLeadToWhatTheyDrawAndPlay() throws IOException {
        FxidBytes effect = FxidBytes.effect()
                .command(2)
                .reference(84, "SOUNDS.LIB", "boom.wav")
                .command(6)
                .command(3)
                .reference(136, "material.lib", "glass");
        MadeGame game = MadeGame.sound().effect("FX", effect).entry("sounds.lib", NresBytes.entry("WAVE", "BOOM.wav"));

        assertThat(refs(game, "DIR/effects.rlb!/FX").lines())
                .contains(
                        "  command 0  DIR/sounds.lib!/BOOM.wav  sound",
                        "  command 2  DIR/Material.lib!/STEEL  material  for glass, which is missing, as is"
                                + " DEFAULT: the first entry is used instead");
        assertThat(refs(game, "--to", "DIR/sounds.lib!/boom.wav").lines())
                .contains("  DIR/effects.rlb!/FX?command=0  effect");
    }

    @Test
    void partsNarrowTheAnswer() throws IOException {
        assertThat(refs(MadeGame.sound(), "DIR/units.rlb!/tank.wea?row=1").lines())
                .hasSize(3)
                .element(1)
                .asString()
                .startsWith("  row 1  ");
        assertThat(refs(MadeGame.sound(), "--to", "DIR/Textures.lib!/SIGNS.0?page=0")
                        .code())
                .isEqualTo(1);
        assertThat(refs(MadeGame.sound(), "DIR/units.rlb!/tank.msh?batch=0").err())
                .contains("?batch=0 is ignored");
        assertThat(refs(MadeGame.sound(), "DIR/units.rlb!/tank.msh?bach=0").code())
                .isEqualTo(2);
    }

    @Test
    @Clause("links.2-fallback-default")
    void aMissingMaterialIsShownWithWhatStandsInForIt() throws IOException {
        MadeGame game = MadeGame.sound().list("units.rlb", "x.wea", WearBytes.list("GLASS"));

        assertThat(refs(game, "DIR/units.rlb!/x.wea").out())
                .contains("row 0  DIR/Material.lib!/STEEL  material  for GLASS, which is missing, as is DEFAULT: the"
                        + " first entry is used instead");
        assertThat(refs(game.material("default", "HULL.0", -1), "DIR/units.rlb!/x.wea")
                        .out())
                .contains("row 0  DIR/Material.lib!/default  material  for GLASS, which is missing: DEFAULT is used"
                        + " instead");
    }

    @Test
    void whatIsNotThereIsSaid() throws IOException {
        MadeGame game = MadeGame.sound().material("GONE", "NONE.0", -1).material("BAD", "NODOT", -1);

        assertThat(refs(game, "DIR/Material.lib!/GONE").out()).contains("  phase 0  NONE.0 (Textures.lib): missing\n");
        assertThat(refs(game, "DIR/Material.lib!/BAD").out()).contains("NODOT (Textures.lib): not a texture name");
    }

    @Test
    void jsonFitsItsSchemaAndNamesTheSameLinks() throws IOException {
        CommandRun run = refs(MadeGame.sound(), "--json", "DIR/units.rlb!/tank.msh");

        SchemaCheck.assertFits(run, "ironkit.refs");
        assertThat((List<?>) run.json().get("links")).hasSize(5);
        SchemaCheck.assertFits(refs(MadeGame.sound(), "--json", "DIR"), "ironkit.refs");
        SchemaCheck.assertFits(refs(MadeGame.sound(), "--json", "--unused", "DIR"), "ironkit.refs");
    }

    @Test
    void progressIsToldOnlyWhereItIsAskedFor() throws IOException {
        MadeGame game = MadeGame.sound();
        for (int i = 0; i < 12; i++) {
            game.loose("notes" + i + ".txt", (byte) i);
        }

        assertThat(refs(game, "DIR").err()).isEmpty();
        assertThat(refs(game, "--progress", "json", "DIR").err().lines())
                .hasSize(18)
                .first()
                .asString()
                .contains("\"event\":\"start\"", "\"items\":16");
    }

    @Test
    void aGraphIsDrawn() throws IOException {
        CommandRun run = refs(MadeGame.sound(), "--dot", "DIR/units.rlb!/tank.msh");

        assertThat(run.lines()).startsWith("digraph links {").endsWith("}");
        assertThat(run.out())
                .contains("\"DIR/Material.lib!/SIGN\" -> \"DIR/Textures.lib!/SIGNS.0\" [label=\"phase 0\\npage 1\"]");
    }

    @Test
    void aFolderIsSummedUpBehindTheLinksThatAreBroken() throws IOException {
        CommandRun run = refs(MadeGame.sound().material("GONE", "NONE.0", -1), "DIR");

        assertThat(run.lines())
                .startsWith("DIR/Material.lib!/GONE?phase=0  phase NONE.0: missing", "model\t2\t2\t2\t0\t0\t0")
                .contains("material\t3\t3\t2\t0\t1\t0");
    }

    @Test
    @Clause("links.2-unused")
    void whatNothingLeadsToIsACandidate() throws IOException {
        MadeGame game = MadeGame.sound()
                .material("OLD", "OLD.0", -1)
                .texture("Textures.lib", "OLD.0", 0)
                .texture("Textures.lib", "ODD.0", 0)
                .texture("Textures.lib", "hull.0", 0)
                .list("units.rlb", "gone.wea", WearBytes.list("STEEL"));

        CommandRun run = refs(game, "--unused", "DIR");

        assertThat(run.code()).isZero();
        assertThat(run.lines().stream().map(line -> line.replaceAll("\t[0-9]+\t", "\t")))
                .containsExactly(
                        "likely\tmaterial\tDIR/Material.lib!/OLD\tno asset refers to it",
                        "likely\ttexture\tDIR/Textures.lib!/OLD.0\tonly unused assets refer to it",
                        "likely\ttexture\tDIR/Textures.lib!/ODD.0\tno asset refers to it",
                        "sure\ttexture\tDIR/Textures.lib!/@4\tan earlier entry with the same name is found instead",
                        "likely\tmaterial list\tDIR/units.rlb!/gone.wea\tno model with its name lies beside it");
    }

    @Test
    void nothingIsSureWhereAFileCannotBeRead() throws IOException {
        MadeGame game = MadeGame.sound()
                .material("OLD", "HULL.0", -1)
                .loose("broken.rlb", "NRes?".getBytes(StandardCharsets.US_ASCII));

        assertThat(refs(game, "--unused", "DIR").out()).startsWith("unclear\tmaterial\t");
    }

    @Test
    void theListOfALandscapeIsUsed() throws IOException {
        byte[] list = WearBytes.list("STEEL").build();
        MadeGame game = MadeGame.sound()
                .entry("maps/Land.msh", NresBytes.entry(3, "Land"))
                .loose("maps/Land.wea", list)
                .loose("maps/Other.wea", list);

        assertThat(refs(game, "--unused", "DIR").lines())
                .singleElement()
                .asString()
                .contains("maps/Other.wea");
    }

    @Test
    void theFolderAroundAFileIsTakenForTheGame() throws IOException {
        MadeGame game = MadeGame.sound()
                .model("mods/units.rlb", "car.msh", 0xFF00)
                .list("mods/units.rlb", "car.wea", WearBytes.list("STEEL"));

        assertThat(refs(game, "DIR/mods/units.rlb!/car.msh").out()).contains("DIR/Material.lib!/STEEL");
    }

    @Test
    void aFileFromElsewhereIsLookedAtAsIfItLayInTheGame(@TempDir Path elsewhere) throws IOException {
        new MadeGame()
                .model("mod.rlb", "car.msh", 0xFF00)
                .list("mod.rlb", "car.wea", WearBytes.list("STEEL"))
                .write(elsewhere);

        CommandRun run = refs(MadeGame.sound(), "--game", "DIR", elsewhere + "/mod.rlb!/car.msh");

        assertThat(run.out())
                .contains("  " + elsewhere + "/mod.rlb!/car.wea  material list", "DIR/Material.lib!/STEEL");
    }

    @Test
    void theGameFolderHasAShortName() throws IOException {
        CommandRun run = refs(MadeGame.sound(), "--game", "DIR", "game:/units.rlb!/tank.msh");

        assertThat(run.out()).startsWith("game:/units.rlb!/tank.msh  model\n").contains("game:/Material.lib!/STEEL");
    }

    @Test
    void whatIsNotThereIsAnError() throws IOException {
        assertThat(refs(MadeGame.sound(), "DIR/units.rlb!/nobody.msh").code()).isEqualTo(4);
        assertThat(refs(MadeGame.sound(), "DIR/nofile.rlb").code()).isEqualTo(4);
        assertThat(refs(MadeGame.sound(), "--unused", "--to", "DIR").code()).isEqualTo(2);
        assertThat(refs(MadeGame.sound(), "DIR/units.rlb!/tank.msh!/type:13").code())
                .isEqualTo(2);
    }

    @Test
    void damagedFilesDoNotStopTheAnswer() throws IOException {
        MadeGame game = MadeGame.sound();
        for (var file : List.copyOf(game.files().entrySet())) {
            byte[] half = java.util.Arrays.copyOf(file.getValue(), file.getValue().length / 2);
            game.loose("broken/" + file.getKey(), half);
        }

        CommandRun run = refs(game, "DIR");

        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        assertThat(run.out()).contains("DIR/broken/units.rlb  cannot be read");
        assertThat(Files.exists(folder.resolve("broken/units.rlb"))).isTrue();
    }
}

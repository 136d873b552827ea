package dev.ironkit.runtime.material;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.format.Attributes;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.PalBytes;
import dev.ironkit.testkit.TexmBytes;
import dev.ironkit.testkit.WearBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which entries names lead to, and what textures are loaded with. */
class MaterialLibraryTest {

    private final MadeGame game = new MadeGame();
    private final MaterialManager manager = game.world.loadMatManager();

    private int surfaceOf(int table) {
        return manager.metadata(table << 16).meta().surfaceId();
    }

    private void surface(String name, int id) {
        game.material(name, 0, Mat0Bytes.material(6).meta((byte) id).phase(""));
    }

    @Test
    @Clause({"mat.2.2-defaults", "mat.2.1-set-libs"})
    void takesTheLibrariesTheEngineNames() {
        game.material("M", "T.A").textures("T.A");

        game.load(manager, "M");

        assertThat(game.materials.reads("M")).isEqualTo(1);
        assertThat(game.textures.reads("T.A")).isEqualTo(1);
    }

    @Test
    @Clause("mat.2.1-set-libs")
    void takesOtherLibrariesFromThenOn() {
        MadeLibrary materials = new MadeLibrary();
        MadeLibrary textures = new MadeLibrary();
        MadeLibrary lightmaps = new MadeLibrary();
        MadeLibrary palettes = new MadeLibrary();
        materials.add("M", Mat0Bytes.material(6).phase("T.A").build(), new Attributes(0, 0, 6, 0));
        textures.add("T.A", TexmBytes.texture(2, 2, 2).build(), Attributes.NONE);
        lightmaps.add("L.0", TexmBytes.texture(565, 2, 2).build(), Attributes.NONE);
        palettes.add("A.PAL", PalBytes.palette().build(), Attributes.NONE);
        game.put("m", materials).put("t", textures).put("l", lightmaps).put("p", palettes);
        game.world.setMaterialLib("nowhere");
        game.world.setMaterialLib("m");
        game.world.setTexturesLib("t");
        game.world.setLightMapLib("l");
        game.world.setPalettesLib("p");
        assertThat(game.opened).isEmpty();
        game.file("x.wea", WearBytes.list("M").lightmap("L.0"));

        manager.loadWear("x.wea");

        assertThat(materials.reads("M")).isEqualTo(1);
        assertThat(textures.reads("T.A")).isEqualTo(1);
        assertThat(lightmaps.reads("L.0")).isEqualTo(1);
        assertThat(palettes.reads("A.PAL")).isPositive();
        assertThat(game.opened).contains("m", "t", "l", "p").doesNotContain("nowhere", "Material.lib", "Textures.lib");
        assertThat(game.heard).isEmpty();
    }

    @Test
    @Clause("mat.2.1-set-libs")
    void forgetsTheLibrariesBeforeEvenIfTheyAreOpen() {
        // What is loaded goes by its number, whichever library that was of: so other numbers are asked for.
        MadeGame others = new MadeGame();
        others.material("O").textures("O.0").lightmaps("O.0").material("N", "U.A");
        others.textures.add("U.A", TexmBytes.texture(2, 2, 2).build(), Attributes.NONE);
        others.lightmaps("K.0").palettes.add("A.PAL", PalBytes.palette().build(), Attributes.NONE);
        game.material("M", "T.A").lightmaps("L.0");
        game.textures.add("T.A", TexmBytes.texture(2, 2, 2).build(), Attributes.NONE);
        game.palettes.add("A.PAL", PalBytes.palette().build(), Attributes.NONE);
        game.put("m", others.materials).put("t", others.textures);
        game.put("l", others.lightmaps).put("p", others.palettes);
        manager.loadWear(list("M", "L.0"));

        game.world.setMaterialLib("m");
        game.world.setTexturesLib("t");
        game.world.setLightMapLib("l");
        game.world.setPalettesLib("p");
        manager.close();
        game.world.unloadAllTextures();
        manager.loadWear(list("N", "K.0"));

        assertThat(others.materials.reads("N")).isEqualTo(1);
        assertThat(others.textures.reads("U.A")).isEqualTo(1);
        assertThat(others.lightmaps.reads("K.0")).isEqualTo(1);
        assertThat(others.palettes.reads("A.PAL")).isPositive();
        assertThat(game.heard).isEmpty();
    }

    private String list(String material, String lightmap) {
        game.file("x.wea", WearBytes.list(material).lightmap(lightmap));
        return "x.wea";
    }

    @Test
    @Clause({"mat.6.6-exact", "mat.8-any-case"})
    void findsNamesInAnyCase() {
        surface("FIRST", 1);
        surface("Stone", 2);

        assertThat(surfaceOf(game.load(manager, "sTONE"))).isEqualTo(2);
        assertThat(game.heard).isEmpty();
    }

    @Test
    @Clause({"mat.6.6-default", "D43"})
    void takesTheDefaultForAMaterialThatIsNotThere() {
        surface("FIRST", 1);
        surface("DEFAULT", 2);

        assertThat(surfaceOf(game.load(manager, "GONE"))).isEqualTo(2);
    }

    @Test
    @Clause({"mat.6.6-index-0", "D43"})
    void takesTheFirstEntryWhereThereIsNoDefault() {
        surface("FIRST", 1);
        surface("SECOND", 2);

        int table = game.load(manager, "SECOND", "GONE");

        assertThat(manager.metadata(MaterialManager.handle(table, 1)).meta().surfaceId())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "0, false, 400000",
        "1, false, 600000",
        "2, false, 480000",
        "2, true, 400000",
        "3, false, 680000",
        "4, false, 400000",
        "8, false, 400000",
        "1, true, 600000"
    })
    @Clause({"mat.6.1-load-flags", "D8"})
    void loadsTexturesWithTheFlagsOfTheirMaterial(int attr1, boolean bumpMapped, String flags) {
        MadeGame other = new MadeGame(bumpMapped);
        other.textures("A.0").material("M", attr1, Mat0Bytes.material(6).phase("A.0"));
        MaterialManager managed = other.world.loadMatManager();
        int table = other.load(managed, "M");

        int wanted = Integer.parseInt(flags, 16);
        assertThat(other.world.textures().cache().flags(other.slotOf("A.0"))).isEqualTo(wanted);
        assertThat(managed.metadata(table << 16).loadFlags()).isEqualTo(wanted);
    }

    @Test
    @Clause("mat.8-palette-reported")
    void saysNothingForANameThatLeadsToNoPalette() {
        game.material("M", "A.0", "B.").textures("A.0", "B.");

        game.load(manager, "M");

        assertThat(game.heard).isEmpty();
    }

    @Test
    void keepsOtherPalettesWhereOneCannotBeRead() {
        game.palettes.add("A.PAL", new byte[7], Attributes.NONE);
        game.palettes.add("B3.PAL", PalBytes.palette().build(), Attributes.NONE);
        game.textures.add("T.B3", TexmBytes.texture(2, 2, 2).build(), Attributes.NONE);
        game.material("M", "T.B3");

        int table = game.load(manager, "M");

        assertThat(game.heard).containsExactly("Palette A.PAL cannot be read.");
        PhaseScratch out = new PhaseScratch();
        manager.phaseByGameTime(table << 16, 0, out);
        assertThat(game.world.texture(out.textureSlot()).colours()).isPresent();
    }
}

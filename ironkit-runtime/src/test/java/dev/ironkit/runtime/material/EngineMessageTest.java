package dev.ironkit.runtime.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.format.Attributes;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.WearBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each message from the situation it is for. */
class EngineMessageTest {

    private final MadeGame game = new MadeGame();
    private final MaterialManager manager = game.world.loadMatManager();

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "x", "", "2147483648", "18446744073709551616"})
    @Clause({"mat.8.3-wear-length", "wear.8.3-count"})
    void saysWhenAListHasNoLength(String count) {
        game.material("M", "").file("x.wea", WearBytes.list("M").sayCount(count));

        assertThatThrownBy(() -> manager.loadWear("x.wea")).hasMessage("Illegal wear length.");
        assertThat(game.allReferences()).isZero();
    }

    @Test
    @Clause("mat.8.3-missing-wear")
    void saysWhenAListIsNotThere() {
        assertThatThrownBy(() -> manager.loadWear("world/x.wea")).hasMessage("Wear <world/x.wea> doesn't exist.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "x"})
    @Clause({"mat.8.3-lightmaps-length", "D39"})
    void saysWhenLightmapsHaveNoLength(String count) {
        game.material("M", "").lightmaps("L.0");
        game.file("x.wea", WearBytes.list("M").lightmap("L.0").sayLightmapCount(count));

        assertThatThrownBy(() -> manager.loadWear("x.wea")).hasMessage("Illegal lightmaps length.");
        assertThat(game.allReferences()).isZero();
    }

    @Test
    void saysWhenRowsAreMissing() {
        game.material("M", "").file("x.wea", WearBytes.list("M").sayCount("2"));

        assertThatThrownBy(() -> manager.loadWear("x.wea")).hasMessage("Wear <x.wea> cannot be read.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "q L.0"})
    @Clause("wear.9-errors")
    void keepsTheMessageOfTheLengthForTheLength(String row) {
        game.material("M", "").lightmaps("L.0");
        WearBytes list = WearBytes.list("M").lightmap("L.0");
        game.file("x.wea", row.isEmpty() ? list.sayLightmapCount("2") : list.lightmapRow(row));

        assertThatThrownBy(() -> manager.loadWear("x.wea")).hasMessage("Wear <x.wea> cannot be read.");
        assertThat(game.allReferences()).isZero();
    }

    @Test
    @Clause({"mat.6.6-miss", "mat.8.3-missing-material"})
    void saysWhichMaterialIsNotThere() {
        game.material("DEFAULT", "");

        game.load(manager, "GONE");

        assertThat(game.heard).containsExactly("Material GONE not found.");
    }

    @Test
    @Clause({"mat.8.3-missing-lightmap", "mat.8-lightmap-never-replaced"})
    void saysWhichLightmapIsNotThereAndShowsNoOther() {
        game.material("M", "")
                .textures("GONE.0")
                .file("x.wea", WearBytes.list("M").lightmap("GONE.0"));

        int table = manager.loadWear("x.wea");

        assertThat(game.heard).containsExactly("LightMap GONE.0 not found.");
        assertThat(manager.lightmap(table << 16)).isEmpty();
    }

    @Test
    @Clause({"mat.9.1-bad-name", "texm.9.1-bad-name"})
    void saysWhenATextureHasABadName() {
        game.material("M", "NODOT").textures("NODOT");

        int table = game.load(manager, "M");

        assertThat(game.heard).containsExactly("Bad texture name.");
        assertNoTexture(table);
    }

    @Test
    @Clause("mat.9.1-bad-name")
    void saysWhenALightmapHasABadName() {
        game.material("M", "")
                .lightmaps("NODOT")
                .file("x.wea", WearBytes.list("M").lightmap("NODOT"));

        int table = manager.loadWear("x.wea");

        assertThat(game.heard).containsExactly("Bad texture name.");
        assertThat(manager.lightmap(table << 16)).isEmpty();
    }

    @Test
    @Clause({"mat.8-missing-texture", "D63"})
    void saysWhichTextureIsNotThere() {
        game.material("M", "GONE.0");

        int table = game.load(manager, "M");

        assertThat(game.heard).containsExactly("Texture GONE.0 not found.");
        assertNoTexture(table);
    }

    @Test
    void saysWhichTextureCannotBeRead() {
        game.material("M", "BAD.0");
        game.textures.add("BAD.0", new byte[] {1, 2, 3}, Attributes.NONE);

        int table = game.load(manager, "M");

        assertThat(game.heard).containsExactly("Texture BAD.0 cannot be read.");
        assertNoTexture(table);
    }

    private void assertNoTexture(int table) {
        PhaseScratch out = new PhaseScratch();
        assertThat(manager.phaseByGameTime(table << 16, 0, out)).isTrue();
        assertThat(out.textureSlot()).isEqualTo(-1);
    }

    @Test
    @Clause("mat.6-too-many-animations")
    void saysWhenAMaterialHasTooManyAnimations() {
        Mat0Bytes bytes = Mat0Bytes.material(6).phase("");
        for (int i = 0; i < 20; i++) {
            bytes.block(0).key(0, 10);
        }
        game.material("MANY", 0, bytes);

        assertThatThrownBy(() -> game.load(manager, "MANY")).hasMessage("Too many animations for material.");
    }

    @Test
    @Clause("mat.6-too-many-animations")
    void saysSoBeforeItLooksForTheAnimations() {
        game.material("CUT", 0, Mat0Bytes.material(6).phase("").sayBlocks(20));

        assertThatThrownBy(() -> game.load(manager, "CUT")).hasMessage("Too many animations for material.");
    }

    @Test
    void saysWhichMaterialCannotBeRead() {
        game.material("CUT", 0, Mat0Bytes.material(6).phase("").sayPhases(2));

        assertThatThrownBy(() -> game.load(manager, "CUT")).hasMessage("Material CUT cannot be read.");
    }

    @Test
    @Clause({"mat.6-empty-library", "D63"})
    void saysWhenTheLibraryOfMaterialsIsEmptyOrMissing() {
        assertThatThrownBy(() -> game.load(manager, "M"))
                .hasMessage("The material library Material.lib has no entries.");
        game.world.setMaterialLib("gone.lib");
        assertThatThrownBy(() -> game.load(manager, "M")).hasMessage("Library gone.lib not found.");
    }

    @ParameterizedTest
    @CsvSource({"A.A, A.A", "A.Z9, A.Z9", "A.ZZ, A.ZZ"})
    @Clause({"mat.8-palette-reported", "texm.9.2-bounds"})
    void saysWhenThePaletteOfANameIsNotThere(String texture, String named) {
        game.material("M", texture).textures(texture);

        game.load(manager, "M");

        assertThat(game.heard).containsExactly("No palette for texture " + named + ".");
    }

    @Test
    @Clause("mat0.15.1-tail")
    void saysWhatTheEngineLeavesUndefined() {
        game.material(
                "ODD",
                5 << 2,
                Mat0Bytes.material(6).phase("").block(5).key(0, 5).key(7, 9).tail((byte) 1));

        game.load(manager, "ODD");

        assertThat(game.heard)
                .containsExactly(
                        "Material ODD has bytes after its last block.",
                        "Material ODD has a blend index above 4.",
                        "Material ODD has a block with a mode above 3.",
                        "Material ODD has a key for a missing phase.");
    }
}

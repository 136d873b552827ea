package dev.ironkit.runtime.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.mat0.BlendMode;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.WearBytes;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MaterialManagerTest {

    private static final int BLACK_TO_WHITE = 0;

    private final MadeGame game = new MadeGame();
    private final MaterialManager manager = game.world.loadMatManager();
    private final PhaseScratch out = new PhaseScratch();

    /** Two phases of a second each whose diffuse goes from black to white and back. */
    private static Mat0Bytes blinking(int mode) {
        return Mat0Bytes.material(6)
                .phase("A.0")
                .parameter(4, 0)
                .phase("B.0")
                .parameter(17, 3)
                .block(mode | 2 << 3)
                .key(BLACK_TO_WHITE, 1000)
                .key(1, 2000);
    }

    private int blinkingTable(int mode) {
        game.textures("A.0", "B.0").material("BLINK", 0, blinking(mode));
        return game.load(manager, "BLINK");
    }

    @Test
    @Clause({"mat.2.1-entry-points", "mat.3-tables"})
    void startsWithoutTables() {
        assertThat(manager.tableCount()).isZero();
        assertThatThrownBy(() -> manager.wearCount(0)).hasMessage("There is no table 0.");
    }

    @Test
    @Clause("mat.3.1-close")
    void givesEverythingBackWhenItIsClosed() {
        game.lightmaps("L.0").file("x.wea", WearBytes.list("BLINK", "BLINK").lightmap("L.0"));
        blinkingTable(0);
        manager.loadWear("x.wea");
        assertThat(game.allReferences()).isEqualTo(6);

        manager.close();

        assertThat(game.allReferences()).isZero();
        assertThat(manager.tableCount()).isZero();
        assertThatThrownBy(() -> manager.phaseByGameTime(0, 0, out)).isInstanceOf(EngineException.class);
    }

    @Test
    void givesEverythingBackOnlyOnce() {
        MaterialManager other = game.world.loadMatManager();
        blinkingTable(0);
        game.load(other, "BLINK");

        manager.close();
        manager.close();

        assertThat(game.allReferences()).isEqualTo(3);
    }

    @Test
    @Clause("mat.3.1-preload")
    void loadsNothingInAdvance() {
        game.textures("A.0", "B.0").material("M", "A.0").material("N", "B.0");
        game.load(manager, "M");
        int references = game.allReferences();

        manager.preLoadAllTextures(0);
        manager.preLoadAllTextures(1);
        game.world.texture(game.slotOf("A.0"));

        assertThat(game.textures.reads("A.0")).isEqualTo(1);
        assertThat(game.textures.reads("B.0")).isZero();
        assertThat(game.materials.reads("N")).isZero();
        assertThat(game.allReferences()).isEqualTo(references);
    }

    @Test
    @Clause("mat.3.1-stub")
    void hasAMethodForEachEntryOfTheTableButTheFirst() {
        assertThat(Arrays.stream(MaterialManager.class.getMethods()).map(Method::getName))
                .contains(
                        "close",
                        "preLoadAllTextures",
                        "phaseByGameTime",
                        "resetStartTime",
                        "phaseByFraction",
                        "loadWear",
                        "loadWearFromBuffer",
                        "lightmap",
                        "metadata",
                        "wearCount");
    }

    @Test
    @Clause({"mat.3.1-by-time", "mat.7.2-inputs", "mat.2.1-game-time"})
    void showsTheLookOfTheGameTime() {
        int handle = blinkingTable(0) << 16;
        game.world.setGameTime(2500);

        assertThat(manager.phaseByGameTime(handle, 0, out)).isTrue();

        assertThat(out.phase()).isZero();
        assertThat(out.nextPhase()).isEqualTo(1);
        assertThat(out.alpha()).isEqualTo(0.5f);
        assertThat(out.floatAt(4)).isEqualTo(0.5f);
        assertThat(out.textureSlot()).isEqualTo(game.slotOf("A.0"));
        assertThat(out.cell()).isEqualTo(-1);
    }

    @Test
    @Clause({"mat.3.1-reset", "mat.7.4-reset"})
    void startsARowAgainNow() {
        int handle = blinkingTable(0) << 16;
        game.world.setGameTime(1500);

        manager.resetStartTime(handle);
        manager.phaseByGameTime(handle, 0, out);

        assertThat(manager.startTime(handle)).isEqualTo(1500);
        assertThat(out.phase()).isZero();
        assertThat(out.alpha()).isZero();
    }

    @Test
    @Clause({"mat.5.5-start-zero", "mat.7.2-start-per-row"})
    void keepsAStartTimeForEachRow() {
        game.textures("A.0", "B.0").material("BLINK", 0, blinking(0));
        int table = game.load(manager, "BLINK", "BLINK");
        int first = MaterialManager.handle(table, 0);
        int second = MaterialManager.handle(table, 1);
        game.world.setGameTime(1500);

        manager.setStartTime(second, 1000);

        assertThat(manager.startTime(first)).isZero();
        manager.phaseByGameTime(first, 0, out);
        assertThat(out.phase()).isEqualTo(1);
        manager.phaseByGameTime(second, 0, out);
        assertThat(out.phase()).isZero();
    }

    @Test
    @Clause({"mat.7.2-random", "D21"})
    void writesARandomPositionIntoTheStartTimeOfTheRow() {
        int handle = blinkingTable(3) << 16;

        manager.phaseByGameTime(handle, 0, out);
        assertThat(manager.startTime(handle)).isEqualTo(41);
        assertThat(out.alpha()).isEqualTo(41 / 1000f);

        manager.phaseByGameTime(handle, 0, out);
        assertThat(manager.startTime(handle)).isEqualTo(18467 % 2000);
    }

    @Test
    @Clause({"mat.3.1-by-fraction", "mat.7.3-fraction"})
    void showsTheLookOfAFraction() {
        int handle = blinkingTable(0) << 16;
        game.world.setGameTime(777);

        assertThat(manager.phaseByFraction(handle, 0, 0.75f, out)).isTrue();

        assertThat(out.phase()).isEqualTo(1);
        assertThat(out.alpha()).isEqualTo(0.5f);
        assertThat(out.cell()).isEqualTo(3);
    }

    @Test
    @Clause("mat.5.4-random")
    void leavesTheStartTimeAloneForAFraction() {
        int handle = blinkingTable(3) << 16;
        manager.setStartTime(handle, 5);

        manager.phaseByFraction(handle, 0, 0.75f, out);

        assertThat(out.alpha()).isEqualTo(41 / 1000f);
        assertThat(manager.startTime(handle)).isEqualTo(5);
    }

    @Test
    @Clause("mat.4-block-clamp")
    void takesABlockThatIsNotThereForTheFirst() {
        int handle = blinkingTable(0) << 16;
        game.world.setGameTime(1000);
        for (int block : new int[] {-1, 0, 1, 19, Integer.MAX_VALUE}) {
            manager.phaseByGameTime(handle, block, out);
            assertThat(out.phase()).as("block %d by time", block).isEqualTo(1);
            manager.phaseByFraction(handle, block, 0.5f, out);
            assertThat(out.phase()).as("block %d by fraction", block).isEqualTo(1);
        }
    }

    @Test
    @Clause("mat.4-block-clamp")
    void takesTheBlockThatIsAskedFor() {
        game.textures("A.0", "B.0").material("TWO", 0, blinking(0).block(0).key(1, 10));
        int handle = game.load(manager, "TWO") << 16;

        manager.phaseByGameTime(handle, 1, out);

        assertThat(out.phase()).isEqualTo(1);
    }

    @Test
    @Clause({"mat.3.1-load-file", "mat.3.1-load-buffer", "wear.8.2-file"})
    void readsFilesByWordsAndBuffersByLines() {
        game.textures("A.0").material("M", "A.0").material("M X", "A.0").lightmaps("L.0");
        WearBytes noBlankLine = WearBytes.list("M").lightmap("L.0").blankLines(0);
        game.file("x.wea", noBlankLine);

        assertThat(manager.lightmap(manager.loadWear("x.wea") << 16)).isPresent();
        assertThatThrownBy(() -> manager.loadWearFromBuffer(ByteView.of(noBlankLine.build())))
                .hasMessage("Illegal lightmaps length.");

        int spaced = game.load(manager, "M X");
        assertThat(game.heard).isEmpty();
        assertThat(manager.wearCount(spaced)).isEqualTo(1);
    }

    @Test
    @Clause({"mat.3.1-lightmap", "D63"})
    void namesLightmapsByTheSamePacking() {
        game.textures("A.0").material("M", "A.0").lightmaps("L.0", "K.0");
        game.file(
                "x.wea", WearBytes.list("M").lightmap("L.0").lightmap("GONE.0").lightmap("K.0"));
        game.load(manager, "M");
        int table = manager.loadWear("x.wea");

        assertThat(manager.lightmap(MaterialManager.handle(table, 0))).isPresent();
        assertThat(manager.lightmap(MaterialManager.handle(table, 1))).isEmpty();
        assertThat(manager.lightmap(MaterialManager.handle(table, 2))).isPresent();
        assertThatThrownBy(() -> manager.lightmap(MaterialManager.handle(table, 3)))
                .hasMessage("There is no lightmap 3.");
        assertThatThrownBy(() -> manager.lightmap(MaterialManager.handle(0, 0))).hasMessage("There is no lightmap 0.");
    }

    @Test
    @Clause({"mat.3.1-metadata", "D63"})
    void tellsWhatAMaterialSaysAboutItself() {
        byte[] meta = {7, 9, 0, 0, 0, 0x40, 0, 0, 0x7A, 0x44};
        game.material("M", 0x40 | 2 << 2 | 2, Mat0Bytes.material(6).meta(meta).phase(""));
        int table = game.load(manager, "M");

        MaterialMetadata metadata = manager.metadata(table << 16);

        assertThat(metadata.meta().surfaceId()).isEqualTo(7);
        assertThat(metadata.meta().metaB()).isEqualTo(9);
        assertThat(metadata.meta().speedFactor()).isEqualTo(2.0f);
        assertThat(metadata.meta().damagePerSecond()).isEqualTo(1000.0f);
        assertThat(metadata.flags().litSkin()).isTrue();
        assertThat(metadata.flags().nibbleMode()).isEqualTo(2);
        assertThat(metadata.flags().flagB()).isTrue();
        assertThat(metadata.blendMode()).isEqualTo(BlendMode.ofNibble(2).orElseThrow());
    }

    @Test
    @Clause("mat.3.1-wear-count")
    void countsTheRowsOfATable() {
        game.material("M", "");
        int one = game.load(manager, "M");
        int three = game.load(manager, "M", "M", "M");

        assertThat(manager.wearCount(one)).isEqualTo(1);
        assertThat(manager.wearCount(three)).isEqualTo(3);
    }

    @Test
    @Clause({"mat.4-nothing-to-show", "D41"})
    void showsNothingOfAMaterialWithoutPhases() {
        game.material("BARE", 0, Mat0Bytes.material(6).block(0).key(0, 100));
        int handle = game.load(manager, "BARE") << 16;

        assertThat(manager.phaseByGameTime(handle, 0, out)).isFalse();
        assertThat(manager.phaseByFraction(handle, 0, 0.5f, out)).isFalse();

        assertThat(out.textureSlot()).isEqualTo(-1);
        assertThat(out.cell()).isEqualTo(-1);
        assertThat(game.heard).contains("Material BARE has no phases.");
    }

    @Test
    @Clause({"mat.4-nothing-to-show", "D41"})
    void showsTheFirstPhaseWithoutBlocksOrKeys() {
        game.textures("A.0", "B.0").material("PLAIN", "B.0", "A.0");
        game.material(
                "EMPTY", 0, Mat0Bytes.material(6).phase("A.0").phase("B.0").block(0));
        int table = game.load(manager, "PLAIN", "EMPTY");

        manager.phaseByGameTime(MaterialManager.handle(table, 0), 0, out);
        assertThat(out.textureSlot()).isEqualTo(game.slotOf("B.0"));
        manager.phaseByFraction(MaterialManager.handle(table, 1), 0, 1, out);
        assertThat(out.textureSlot()).isEqualTo(game.slotOf("A.0"));
    }
}

package dev.ironkit.runtime.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.WearBytes;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

@Clause("D37")
class MaterialPoolTest {

    private final MadeGame game = new MadeGame();
    private final MaterialManager manager = game.world.loadMatManager();
    private final PhaseScratch out = new PhaseScratch();

    private MaterialPool pool() {
        return game.world.materials().pool();
    }

    @Test
    @Clause("mat.6-shared")
    void readsAMaterialOnceForAllRows() {
        game.textures("A.0").material("M", "A.0");

        game.load(manager, "M", "M");
        game.load(game.world.loadMatManager(), "M");

        assertThat(game.materials.reads("M")).isEqualTo(1);
        assertThat(pool().references(0)).isEqualTo(3);
        assertThat(game.references("A.0")).isEqualTo(1);
    }

    @Test
    @Clause("mat.6-revive")
    void revivesAReleasedMaterialWithoutReadingItAgain() {
        game.textures("A.0").material("M", "A.0");
        game.load(manager, "M");
        manager.close();
        assertThat(pool().references(0)).isZero();
        assertThat(pool().resource(0)).isZero();

        game.load(manager, "M");

        assertThat(pool().references(0)).isEqualTo(1);
        assertThat(game.materials.reads("M")).isEqualTo(1);
        assertThat(game.textures.reads("A.0")).isEqualTo(1);
        assertThat(game.references("A.0")).isEqualTo(1);
    }

    @Test
    @Clause("mat.6-revive-texture")
    void givesARevivedMaterialTheNewSlotOfItsTexture() {
        game.textures("A.0", "B.0").material("M", "A.0").material("N", "B.0");
        game.load(manager, "M");
        manager.close();
        game.world.setGameTime(70_000);
        assertThat(game.slotOf("A.0")).isEqualTo(-1);
        MaterialManager other = game.world.loadMatManager();
        game.file("n.wea", WearBytes.list("M"));
        // Something else takes the slot before the material comes back.
        game.world.textures().acquire(ByteView.of(new byte[] {'B', '.', '0'}), 0);
        assertThat(game.slotOf("B.0")).isZero();

        int table = other.loadWear("n.wea");
        other.phaseByGameTime(table << 16, 0, out);

        assertThat(game.materials.reads("M")).isEqualTo(1);
        assertThat(game.slotOf("A.0")).isEqualTo(1);
        assertThat(out.textureSlot()).isEqualTo(1);
    }

    @Test
    @Clause("mat.6-reuse")
    void givesThePlaceOfAReleasedMaterialToAnother() {
        game.textures("A.0", "B.0").material("A", "A.0").material("B", "B.0");
        game.load(manager, "A");
        manager.close();

        int table = game.load(manager, "B");
        manager.phaseByGameTime(table << 16, 0, out);

        assertThat(pool().resource(0)).isEqualTo(game.materials.number("B"));
        assertThat(pool().resource(1)).isEqualTo(-1);
        assertThat(out.textureSlot()).isEqualTo(game.slotOf("B.0"));
        assertThat(game.references("A.0")).isZero();
        assertThat(game.references("B.0")).isEqualTo(1);
    }

    @Test
    @Clause("mat.6-reuse")
    void prefersTheSameMaterialToAFreePlaceBeforeIt() {
        game.material("A", "").material("B", "").material("C", "");
        MaterialManager other = game.world.loadMatManager();
        game.load(manager, "A");
        game.load(other, "B");
        manager.close();
        other.close();

        game.load(manager, "B");

        assertThat(pool().references(0)).isZero();
        assertThat(pool().references(1)).isEqualTo(1);
    }

    @Test
    @Clause("mat.6-release")
    void givesTexturesBackOnceAtTheLastReference() {
        game.textures("A.0").material("M", "A.0", "A.0", "", "GONE.0");
        MaterialManager other = game.world.loadMatManager();
        game.load(manager, "M");
        game.load(other, "M");
        assertThat(game.references("A.0")).isEqualTo(2);

        manager.close();
        assertThat(game.references("A.0")).isEqualTo(2);
        other.close();
        assertThat(game.references("A.0")).isZero();
    }

    @Test
    @Clause({"mat.4.3-capacity", "mat.6-full"})
    void refusesMaterialSevenHundredAndOne() {
        String[] names = names(MaterialPool.CAPACITY + 1);
        for (int from = 0; from < MaterialPool.CAPACITY; from += 100) {
            game.load(manager, Arrays.copyOfRange(names, from, from + 100));
        }
        int before = game.allReferences();

        assertThatThrownBy(() -> game.load(manager, "M3", "M700"))
                .hasMessage("No room for material M700: all 700 are in use.");

        assertThat(game.allReferences()).isEqualTo(before);
        assertThat(manager.tableCount()).isEqualTo(7);
        for (int place = 0; place < MaterialPool.CAPACITY; place++) {
            assertThat(pool().resource(place)).isEqualTo(place);
        }
        assertThat(game.load(manager, "M699")).isEqualTo(7);
    }

    private String[] names(int count) {
        String[] names = new String[count];
        for (int i = 0; i < count; i++) {
            names[i] = "M" + i;
            game.material(names[i], "");
        }
        return names;
    }

    @Test
    @Clause({"mat.6-full", "mat.4.1-full"})
    void givesEverythingBackWhenALoadFails() {
        game.textures("A.0").material("GOOD", "A.0").lightmaps("L.0");
        game.material("BAD", 0, Mat0Bytes.material(6).sayPhases(9));
        game.file("x.wea", WearBytes.list("GOOD", "GOOD", "BAD").lightmap("L.0"));

        assertThatThrownBy(() -> manager.loadWear("x.wea")).hasMessage("Material BAD cannot be read.");

        assertThat(game.allReferences()).isZero();
        assertThat(manager.tableCount()).isZero();
    }
}

package dev.ironkit.runtime.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.WearBytes;
import org.junit.jupiter.api.Test;

class LightmapTest {

    private final MadeGame game = new MadeGame().material("M", "").lightmaps("L.0");
    private final MaterialManager manager = game.world.loadMatManager();

    private int load(MaterialManager into, String... lightmaps) {
        WearBytes list = WearBytes.list("M");
        for (String name : lightmaps) {
            list.lightmap(name);
        }
        game.file("x.wea", list);
        return into.loadWear("x.wea");
    }

    private TextureCache<?> cache() {
        return game.world.lightmaps().cache();
    }

    @Test
    @Clause({"mat.4.2-slot", "mat.9.3-dedupe"})
    void sharesALightmapBetweenTables() {
        load(manager, "L.0", "L.0");
        load(game.world.loadMatManager(), "L.0");

        assertThat(cache().references(0)).isEqualTo(3);
        assertThat(game.lightmaps.reads("L.0")).isEqualTo(1);
        assertThat(cache().flags(0)).isEqualTo(0x40_0000);
    }

    @Test
    @Clause({"mat.4.2-no-sweep", "mat.9.3-lightmaps", "mat.8-lightmap-teardown", "D63"})
    void freesALightmapOnlyWithItsLastTable() {
        MaterialManager other = game.world.loadMatManager();
        load(manager, "L.0");
        load(other, "L.0");

        manager.close();
        game.world.setGameTime(1_000_000);
        assertThat(game.lightmapSlotOf("L.0")).isZero();

        other.close();
        assertThat(game.lightmapSlotOf("L.0")).isEqualTo(-1);
    }

    @Test
    @Clause({"mat.4.2-no-sweep", "mat.9.3-lightmaps"})
    void sweepsNoLightmaps() {
        game.world.lightmaps().acquire(ByteView.of(new byte[] {'L', '.', '0'}), 0);
        cache().release(0, 0);

        game.world.setGameTime(100_000);
        game.world.setGameTime(200_000);

        assertThat(game.lightmapSlotOf("L.0")).isZero();
    }

    @Test
    @Clause({"mat.4.2-capacity", "D63"})
    void refusesLightmapOneHundredAndOne() {
        String[] names = new String[100];
        for (int i = 0; i < names.length; i++) {
            names[i] = "K" + i + ".0";
            game.lightmaps(names[i]);
        }
        load(manager, names);
        int before = game.allReferences();

        assertThatThrownBy(() -> load(manager, "K7.0", "L.0"))
                .hasMessage("No room for lightmap L.0: all 100 slots are taken.");

        assertThat(game.allReferences()).isEqualTo(before);
        for (int i = 0; i < names.length; i++) {
            assertThat(cache().resource(i)).isEqualTo(i + 1);
            assertThat(cache().references(i)).isEqualTo(1);
        }
    }

    @Test
    @Clause({"mat.2.1-unload", "D63"})
    void loadsALightmapAgainAfterItWasUnloaded() {
        int table = load(manager, "L.0");

        game.world.unloadAllTextures();

        assertThat(game.lightmaps.reads("L.0")).isEqualTo(1);
        assertThat(manager.lightmap(table << 16)).isPresent();
        assertThat(game.lightmaps.reads("L.0")).isEqualTo(2);
    }
}

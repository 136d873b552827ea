package dev.ironkit.runtime.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.testkit.Clause;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

@Clause("D63")
class HandleTest {

    private final MadeGame game = new MadeGame().material("M", "");
    private final MaterialManager manager = game.world.loadMatManager();
    private final PhaseScratch out = new PhaseScratch();

    @Test
    @Clause("mat.3.2-handle")
    void packsTableAndRowIntoTwoHalves() {
        assertThat(MaterialManager.handle(0, 0)).isZero();
        assertThat(MaterialManager.handle(69, 0xFFFF)).isEqualTo(0x0045_FFFF);
        assertThat(MaterialManager.handle(3, 7)).isEqualTo(0x0003_0007);
    }

    @Test
    @Clause("mat.3.2-handle")
    void refusesWhatDoesNotFitAHandle() {
        assertThatThrownBy(() -> MaterialManager.handle(70, 0)).hasMessage("There is no table 70.");
        assertThatThrownBy(() -> MaterialManager.handle(-1, 0)).hasMessage("There is no table -1.");
        assertThatThrownBy(() -> MaterialManager.handle(0, 0x10000)).hasMessage("There is no row 65536.");
        assertThatThrownBy(() -> MaterialManager.handle(0, -1)).hasMessage("There is no row -1.");
    }

    @Test
    @Clause("mat.3.2-handle")
    void refusesTableSeventyInEveryOperation() {
        for (int i = 0; i < MaterialManager.TABLES; i++) {
            game.load(manager, "M");
        }
        refusedEverywhere(70 << 16, "There is no table 70.");
        refusedEverywhere(-1, "There is no table 65535.");
        assertThatThrownBy(() -> manager.wearCount(70)).hasMessage("There is no table 70.");
        assertThatThrownBy(() -> manager.wearCount(-1)).hasMessage("There is no table -1.");
        assertThatThrownBy(() -> manager.wearCount(0x10000)).hasMessage("There is no table 65536.");
        manager.phaseByGameTime(69 << 16, 0, out);
    }

    @Test
    @Clause("mat.3.2-handle")
    void refusesTheRowBehindTheLast() {
        int table = game.load(manager, "M", "M");
        refusedEverywhere(MaterialManager.handle(table, 2), "There is no row 2.");
        manager.phaseByGameTime(MaterialManager.handle(table, 1), 0, out);
    }

    private void refusedEverywhere(int handle, String message) {
        ThrowingCallable[] operations = {
            () -> manager.phaseByGameTime(handle, 0, out),
            () -> manager.phaseByFraction(handle, 0, 0, out),
            () -> manager.resetStartTime(handle),
            () -> manager.startTime(handle),
            () -> manager.setStartTime(handle, 1),
            () -> manager.metadata(handle)
        };
        for (ThrowingCallable operation : operations) {
            assertThatThrownBy(operation).isInstanceOf(EngineException.class).hasMessage(message);
        }
        assertThatThrownBy(() -> manager.lightmap(handle)).isInstanceOf(EngineException.class);
    }

    @Test
    @Clause({"mat.8.4-tables", "mat.3-tables"})
    void refusesTheSeventyFirstTable() {
        for (int i = 0; i < MaterialManager.TABLES; i++) {
            assertThat(game.load(manager, "M")).isEqualTo(i);
        }
        int before = game.allReferences();

        assertThatThrownBy(() -> game.load(manager, "M"))
                .hasMessage("No room for wear <buffer>: all 70 tables are in use.");
        assertThatThrownBy(() -> manager.loadWear("x.wea"))
                .hasMessage("No room for wear <x.wea>: all 70 tables are in use.");

        assertThat(game.allReferences()).isEqualTo(before);
        assertThat(manager.tableCount()).isEqualTo(70);
        assertThat(game.load(game.world.loadMatManager(), "M")).isZero();
    }

    @Test
    @Clause("mat.8.4-tables")
    void countsOnlyTablesThatWereLoaded() {
        assertThatThrownBy(() -> manager.loadWear("gone.wea")).isInstanceOf(EngineException.class);
        assertThat(manager.tableCount()).isZero();
        assertThat(game.load(manager, "M")).isZero();
    }
}

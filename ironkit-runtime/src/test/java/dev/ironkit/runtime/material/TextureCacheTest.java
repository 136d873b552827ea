package dev.ironkit.runtime.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.runtime.texture.LoadedTexture;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;

class TextureCacheTest {

    private final MadeGame game =
            new MadeGame().textures("A.0", "B.0").material("A", "A.0").material("B", "B.0");
    private final MaterialManager manager = game.world.loadMatManager();

    private TextureCache<LoadedTexture> cache() {
        return game.world.textures().cache();
    }

    private int acquire(String name) {
        return game.world.textures().acquire(ByteView.of(name.getBytes(FixedText.CP1251)), 0);
    }

    @Test
    @Clause({"mat.4.1-slot", "mat.9.3-dedupe"})
    void findsATextureAgainByItsNumber() {
        int slot = acquire("A.0");

        assertThat(acquire("a.0")).isEqualTo(slot);
        assertThat(acquire("B.0")).isNotEqualTo(slot);
        assertThat(cache().references(slot)).isEqualTo(2);
        assertThat(cache().resource(slot)).isEqualTo(game.textures.number("A.0"));
        assertThat(game.textures.reads("A.0")).isEqualTo(1);
    }

    @Test
    @Clause("mat.9.3-released")
    void remembersWhenTheLastReferenceWent() {
        acquire("A.0");
        acquire("A.0");

        cache().release(0, 5);
        assertThat(cache().lastZeroTime(0)).isZero();
        cache().release(0, 7);

        assertThat(cache().references(0)).isZero();
        assertThat(cache().lastZeroTime(0)).isEqualTo(7);
    }

    @Test
    @Clause("mat.9.3-released")
    void takesTheGameTimeForThat() {
        game.load(manager, "A");
        game.world.setGameTime(1234);

        manager.close();

        assertThat(cache().lastZeroTime(0)).isEqualTo(1234);
    }

    @Test
    @Clause("mat.9.3-again")
    void forgetsThatTimeWhenItIsAskedForAgain() {
        game.load(manager, "A");
        game.world.setGameTime(1000);
        manager.close();
        game.world.setGameTime(59_000);

        game.load(manager, "A");

        assertThat(cache().lastZeroTime(0)).isZero();
        assertThat(game.textures.reads("A.0")).isEqualTo(1);
    }

    @Test
    @Clause({"mat.9.3-sweep", "mat.8-sweep"})
    void sweepsWhatWasIdleForMoreThanSixtySeconds() {
        game.load(manager, "A");
        manager.close();
        game.world.setGameTime(60_000);
        assertThat(cache().resource(0)).isZero();

        game.world.setGameTime(80_000);

        assertThat(cache().resource(0)).isEqualTo(-1);
        assertThat(cache().lastZeroTime(0)).isZero();
    }

    @Test
    @Clause({"mat.9.3-sweep", "mat.8-sweep"})
    void looksOnlyEveryTwentySeconds() {
        game.load(manager, "A");
        game.world.setGameTime(1);
        manager.close();
        game.world.setGameTime(50_000);
        game.world.setGameTime(69_999);
        assertThat(cache().resource(0))
                .as("idle for 69.998 s, looked at 19.999 s ago")
                .isZero();

        game.world.setGameTime(70_000);

        assertThat(cache().resource(0)).isEqualTo(-1);
    }

    @Test
    @Clause("mat.9.3-sweep")
    void sweepsNothingThatIsReferredTo() {
        game.load(manager, "A");

        game.world.setGameTime(1_000_000);

        assertThat(cache().resource(0)).isZero();
    }

    @Test
    @Clause("mat.9.3-sweep")
    void countsTimeAcrossTheWrap() {
        game.world.setGameTime(-30_000);
        game.load(manager, "A");
        manager.close();

        game.world.setGameTime(0);
        assertThat(cache().resource(0)).isZero();
        game.world.setGameTime(31_000);

        assertThat(cache().resource(0)).isEqualTo(-1);
    }

    @Test
    @Clause({"mat.4.1-capacity", "mat.4.1-full", "D63"})
    void refusesTextureSevenHundredAndSeventyEight() {
        for (int i = 0; i < 778; i++) {
            game.textures("T" + i + ".0");
        }
        for (int i = 0; i < 777; i++) {
            assertThat(acquire("T" + i + ".0")).isEqualTo(i);
        }

        assertThatThrownBy(() -> acquire("T777.0")).hasMessage("No room for texture T777.0: all 777 slots are taken.");

        for (int i = 0; i < 777; i++) {
            assertThat(cache().resource(i)).isEqualTo(i + 2);
            assertThat(cache().references(i)).isEqualTo(1);
        }
        assertThat(acquire("T5.0")).isEqualTo(5);
    }

    @Test
    @Clause("mat.4.1-full")
    void givesBackTheTexturesOfAMaterialThatDoesNotFit() {
        for (int i = 0; i < 776; i++) {
            game.textures("T" + i + ".0");
            acquire("T" + i + ".0");
        }
        game.material("TWO", "A.0", "B.0");

        assertThatThrownBy(() -> game.load(manager, "TWO"))
                .hasMessage("No room for texture B.0: all 777 slots are taken.");

        assertThat(game.references("A.0")).isZero();
        assertThat(game.allReferences()).isEqualTo(776);
    }

    @Test
    @Clause({"mat.2.1-unload", "D63"})
    void loadsTexturesAgainAfterTheyWereUnloaded() {
        int table = game.load(manager, "A");
        game.load(game.world.loadMatManager(), "B");
        PhaseScratch out = new PhaseScratch();

        game.world.unloadAllTextures();
        manager.phaseByGameTime(table << 16, 0, out);

        assertThat(game.textures.reads("A.0")).isEqualTo(1);
        assertThat(game.world.texture(out.textureSlot()).view().width()).isEqualTo(2);
        assertThat(game.world.texture(out.textureSlot())).isNotNull();
        assertThat(game.textures.reads("A.0")).isEqualTo(2);
        assertThat(game.textures.reads("B.0")).isEqualTo(1);
        assertThat(game.references("A.0")).isEqualTo(1);
    }

    @Test
    @Clause({"mat.2.1-unload", "D63"})
    void unloadsIdleSlotsAltogether() {
        game.load(manager, "A");
        manager.close();

        game.world.unloadAllTextures();

        assertThat(cache().resource(0)).isEqualTo(-1);
        assertThatThrownBy(() -> game.world.texture(0)).hasMessage("There is no texture slot 0.");
    }

    @Test
    void refusesSlotsThatHoldNothing() {
        assertThatThrownBy(() -> game.world.texture(-1)).hasMessage("There is no texture slot -1.");
        assertThatThrownBy(() -> game.world.texture(0)).hasMessage("There is no texture slot 0.");
        assertThatThrownBy(() -> game.world.texture(777)).hasMessage("There is no texture slot 777.");
    }

    @Test
    void saysWhenADroppedTextureIsNoLongerThere() {
        game.load(manager, "B");
        game.put("other", new MadeLibrary());
        game.world.setTexturesLib("other");
        game.world.unloadAllTextures();

        assertThatThrownBy(() -> game.world.texture(0)).hasMessage("Texture B.0 not found.");
        game.world.setTexturesLib("gone");
        assertThatThrownBy(() -> game.world.texture(0)).hasMessage("Library gone not found.");
    }
}

package dev.ironkit.runtime.texture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.pal.PalSlot;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.PalBytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PaletteBankTest {

    private final ByteView bytes = ByteView.of(PalBytes.palette().fourth(9).build());
    private final Map<String, ByteView> archive = Map.of("A.PAL", bytes, "Z9.PAL", bytes);

    @Test
    @Clause({"pal.5.1-names", "pal.5.3-absent", "pal.5.3-found", "pal.4.4-slots"})
    void asksForEveryNameAndLeavesSlotsEmpty() {
        List<String> asked = new ArrayList<>();
        PaletteBank bank = PaletteBank.load(
                name -> {
                    asked.add(name);
                    return Optional.ofNullable(archive.get(name));
                },
                Problems.strict());

        assertThat(asked).hasSize(286).startsWith("A.PAL", "A0.PAL", "A1.PAL").endsWith("Z8.PAL", "Z9.PAL");
        assertThat(bank.count()).isEqualTo(2);
        assertThat(bank.palette(new PalSlot(0)).orElseThrow().colours()).isEqualTo(bytes);
        assertThat(bank.palette(new PalSlot(1))).isEmpty();
        assertThat(PaletteBank.empty().count()).isZero();
    }

    @Test
    @Clause({"texm.9.2-negative", "texm.9.2-bounds"})
    void theNameOfATextureLeadsToAPalette() {
        PaletteBank bank = PaletteBank.load(name -> Optional.ofNullable(archive.get(name)), Problems.strict());

        assertThat(forTexture(bank, "STONE.A")).contains(Palette.of(bytes));
        assertThat(forTexture(bank, "STONE.z9")).isPresent();
        for (String name : List.of("STONE.0", "STONE.B", "STONE", "STONE.Z:", "STONE.", "STONE.~~")) {
            assertThat(forTexture(bank, name)).as(name).isEmpty();
        }
    }

    @Test
    void anEntryThatIsNoPaletteIsNamed() {
        Problems problems = Problems.in(Problems.Mode.STRICT, new AssetPath("palettes.lib"));

        assertThatThrownBy(() -> PaletteBank.load(name -> Optional.of(ByteView.of(new byte[3])), problems))
                .hasMessageContaining("pal.size palettes.lib!/A.PAL");
    }

    private static Optional<Palette> forTexture(PaletteBank bank, String name) {
        return bank.forTexture(ByteView.of(name.getBytes(FixedText.CP1251)));
    }
}

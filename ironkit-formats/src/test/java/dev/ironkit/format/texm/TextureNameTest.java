package dev.ironkit.format.texm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.format.pal.PalSlot;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextureNameTest {

    @ParameterizedTest
    @ValueSource(strings = {"STONE00.0", ".A", "0123456789ABCDEF.0", "A.B.C"})
    @Clause({"texm.9.1-dot", "texm.10-dot"})
    void takesADotInTheFirstSeventeenCharacters(String name) {
        assertThat(TextureName.of(bytes(name)).orElseThrow().dot()).isEqualTo(name.indexOf('.'));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "STONE00", "0123456789ABCDEFG.0"})
    @Clause({"texm.9.1-dot", "texm.9.1-bad-name"})
    void hasNoNameWithoutSuchADot(String name) {
        assertThat(TextureName.of(bytes(name))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "X.A, 0",
        "X.a, 0",
        "X.A0, 1",
        "X.A9, 10",
        "X.b, 11",
        "X.Z, 275",
        "X.Z9, 285",
        "X.z9extra, 285",
        "X.0, -187",
        "X.00, -186",
        "X.@, -11",
        "X.A/, 0",
        "X.A., -1",
        "X.Z:, 286",
        "X.[, 286",
        "X.Zz, 350",
        "X.~~, 750"
    })
    @Clause({"texm.9.2-formula", "texm.9.2-upper-case", "texm.10-suffix"})
    void countsPalettesAsTheEngineDoes(String name, int index) {
        assertThat(suffix(name).index()).isEqualTo(index);
    }

    @Test
    @Clause({"texm.9.2-negative", "texm.10-dot-zero"})
    void aNegativeNumberStandsForNoPalette() {
        assertThat(suffix("STONE00.0").slot()).isEmpty();
        assertThat(suffix("STONE00.0").isBehindTheBank()).isFalse();
        assertThat(suffix("X.A.").slot()).isEmpty();
        assertThat(TextureName.of(bytes("X.")).orElseThrow().suffix()).isEmpty();
        assertThat(PaletteSuffix.of(ByteView.of(new byte[] {(byte) 0xE0, 'z'})).slot())
                .isEmpty();
    }

    @Test
    @Clause({"texm.9.2-bounds"})
    void aNumberBehindTheBankStandsForNoPaletteEither() {
        assertThat(suffix("X.Z9").slot()).contains(new PalSlot(285));
        assertThat(suffix("X.Z:").slot()).isEmpty();
        assertThat(suffix("X.Z:").isBehindTheBank()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"X.Z:, true", "X.{, true", "X.Z9, false", "X.0, false", "NODOT, false", "X., false"})
    @Clause({"texm.12-palette-suffix", "texm.12.3-palette-suffix"})
    void reportsANameThatLeadsBehindTheBank(String name, boolean reported) {
        Problems problems = Problems.audit();

        TextureRules.checkName(bytes(name), new ByteRange(7, 3), problems);

        assertThat(problems.has(TexmProblem.PALETTE_SUFFIX)).isEqualTo(reported);
        assertThat(problems.all()).allMatch(found -> found.severity() == Severity.WARNING);
    }

    @Test
    @Clause("D44")
    void aFieldOfSixteenCharactersIsReadAndNotWritten() {
        ByteView full = bytes("0123456789ABCD.0");
        FixedText field = new FixedText(full);

        assertThat(TextureName.ofField(field).orElseThrow().name()).isEqualTo(full);
        assertThat(field.raw()).isEqualTo(full);
        assertThatThrownBy(() -> TextureName.field(full))
                .isInstanceOf(RefusedException.class)
                .hasMessage("the name has 16 bytes or contains a NUL; it must have at most 15 bytes and no NUL");
        assertThat(TextureName.field(bytes("0123456789ABC.0")).raw().u8(15)).isZero();
    }

    private static PaletteSuffix suffix(String name) {
        return TextureName.of(bytes(name)).orElseThrow().suffix().orElseThrow();
    }

    private static ByteView bytes(String name) {
        return ByteView.of(name.getBytes(FixedText.CP1251));
    }
}

package dev.ironkit.format.pal;

import static dev.ironkit.testkit.PalBytes.palette;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.FieldPath;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.testkit.Clause;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PalFormatTest {

    @Test
    @Clause({"pal.10-layout", "pal.10-colour-order", "pal.10-mix"})
    void readsColoursTagAndMixes() {
        byte[] bytes = palette().mixes().build();
        bytes[1028 + 3 * 256 + 200] = (byte) 250;
        bytes[1028 + 200 * 256 + 3] = 7;
        PalFile palette = PalFormat.PAL.decode(ByteView.of(bytes), Problems.strict());

        assertThat(bytes).hasSize(66_564);
        assertThat(palette.mix(3, 200)).contains(250);
        assertThat(palette.mix(200, 3)).contains(7);
        assertThat(((Leaf) FieldPath.parse("colours[2]").find(PalFormat.PAL.describe(palette, ByteView.of(bytes))))
                        .value())
                .isEqualTo("#0efd02");
        assertThat(PalFormat.PAL
                        .decode(ByteView.of(palette().build()), Problems.strict())
                        .mix(0, 0))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 768, 1023, 1025, 1028, 66_563, 66_565})
    @Clause({"pal.11-size", "pal.10-both-sizes"})
    void takesNoOtherSize(int size) {
        byte[] bytes = Arrays.copyOf(palette().mixes().build(), size);

        assertRefused(PalProblem.SIZE, "the data has " + size + " bytes instead of 1024 or 66564", bytes);
    }

    @Test
    @Clause("pal.11-tag")
    void wantsTheTagBeforeTheMixes() {
        byte[] bytes = palette()
                .mixes()
                .tag((byte) 'I', (byte) 'p', (byte) 'o', (byte) 'L')
                .build();

        assertRefused(PalProblem.TAG, "the bytes at 1024 are 49 70 6F 4C instead of 49 70 6F 6C", bytes);
    }

    @Test
    void isToldByItsTagWhereItHasOne() {
        assertThat(sniff(palette().mixes().build())).isTrue();
        assertThat(sniff(palette().build())).isFalse();
        assertThat(sniff(Arrays.copyOf(palette().mixes().build(), 66_563))).isFalse();
    }

    @Test
    void aModelHasTheSizesOfTheFormat() {
        ByteView bytes = ByteView.of(new byte[1023]);
        assertThatThrownBy(() -> PalFile.of(bytes)).isInstanceOf(IllegalArgumentException.class);
    }

    private static boolean sniff(byte[] bytes) {
        return PalFormat.PAL.sniff(ByteView.of(bytes), Attributes.NONE);
    }

    private static void assertRefused(PalProblem code, String message, byte[] bytes) {
        for (Problems.Mode mode : Problems.Mode.values()) {
            assertThatThrownBy(() -> PalFormat.PAL.decode(ByteView.of(bytes), Problems.in(mode, AssetPath.UNNAMED)))
                    .isInstanceOfSatisfying(MalformedAssetException.class, e -> {
                        assertThat(e.diagnostic().code()).isEqualTo(code);
                        assertThat(e.diagnostic().message()).isEqualTo(message);
                    });
        }
    }
}

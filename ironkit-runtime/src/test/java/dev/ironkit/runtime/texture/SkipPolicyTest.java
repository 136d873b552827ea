package dev.ironkit.runtime.texture;

import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.TexmBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SkipPolicyTest {

    @ParameterizedTest(name = "{0} {1}x{2} {3}", quoteTextArguments = false)
    @CsvSource({
        // One level is never left out, whatever is asked for.
        "0x02000000, 512, 512, 1, 0",
        "0x10000000, 512, 512, 1, 0",
        "0x20000000, 512, 512, 1, 0",
        "0x40000000, 512, 512, 0, 0",
        // Two levels where there are three.
        "0x02000000, 4, 4, 3, 2",
        "0x02000000, 4, 4, 2, 1",
        // One level always.
        "0x10000000, 4, 4, 2, 1",
        "0x10000000, 512, 512, 9, 1",
        // One level of what is large.
        "0x20000000, 256, 8, 4, 1",
        "0x20000000, 8, 256, 4, 1",
        "0x20000000, 255, 255, 4, 0",
        // Down to about 64.
        "0x40000000, 256, 256, 3, 2",
        "0x40000000, 129, 129, 3, 2",
        "0x40000000, 256, 256, 2, 1",
        "0x40000000, 128, 256, 3, 1",
        "0x40000000, 256, 128, 3, 1",
        "0x40000000, 128, 4, 3, 1",
        "0x40000000, 256, 64, 3, 0",
        "0x40000000, 127, 127, 3, 0",
        // No bit, or two of them, or others.
        "0x00000000, 512, 512, 9, 0",
        "0x30000000, 512, 512, 9, 0",
        "0x72000000, 512, 512, 9, 0",
        "0x04000000, 512, 512, 9, 0",
        "0x8DFFFFFF, 512, 512, 9, 0",
        "0x9DFFFFFF, 512, 512, 9, 1"
    })
    @Clause(
            value = "texm.10.6-one-level",
            rows = {"0x02000000 512x512 1", "0x10000000 512x512 1", "0x20000000 512x512 1", "0x40000000 512x512 0"})
    @Clause(
            value = "texm.10.6-two",
            rows = {"0x02000000 4x4 3", "0x02000000 4x4 2"})
    @Clause(
            value = "texm.10.6-one",
            rows = {"0x10000000 4x4 2", "0x10000000 512x512 9"})
    @Clause(
            value = "texm.10.6-large",
            rows = {"0x20000000 256x8 4", "0x20000000 8x256 4", "0x20000000 255x255 4"})
    @Clause(
            value = "texm.10.6-small",
            rows = {
                "0x40000000 256x256 3",
                "0x40000000 129x129 3",
                "0x40000000 256x256 2",
                "0x40000000 128x256 3",
                "0x40000000 256x128 3",
                "0x40000000 128x4 3",
                "0x40000000 256x64 3",
                "0x40000000 127x127 3"
            })
    @Clause(
            value = "texm.10.6-else",
            rows = {"0x00000000", "0x30000000", "0x72000000", "0x04000000"})
    @Clause(
            value = {"texm.15.3-policy", "texm.4-skip-word"},
            rows = {"0x02000000 4x4 3", "0x10000000 4x4 2", "0x20000000 256x8 4", "0x40000000 256x256 3", "0x00000000"})
    @Clause(
            value = "D16",
            rows = {"0x8DFFFFFF", "0x9DFFFFFF"})
    void leavesOutWhatTheTableSays(String flags, int width, int height, int mipCount, int expected) {
        assertThat(SkipPolicy.levels(Long.decode(flags).intValue(), width, height, mipCount))
                .isEqualTo(expected);
    }

    @Test
    @Clause({"texm.10.6-applied", "texm.7-skip-offset", "texm.7-skip-view", "D34"})
    void usesTheTrueOffsetsOfOddLevels() {
        TexmBytes bytes = texture(2, 5, 5).levels(3).words(0, 0x0200_0000, 0);
        Texture whole = read(bytes);

        SkippedTexture view = SkippedTexture.of(whole, whole.header().flags5());

        assertThat(view.skipped()).isEqualTo(2);
        assertThat(view.pixelOffset()).isEqualTo(32 + 29).isEqualTo(bytes.levelAt(2));
        assertThat(view.width()).isEqualTo(1);
        assertThat(view.height()).isEqualTo(1);
        assertThat(view.levelCount()).isEqualTo(1);
        assertThat(view.level(0)).isEqualTo(whole.level(2));
        assertThat(view.texture()).isSameAs(whole);
    }

    @Test
    @Clause({"texm.10.6-offset-1", "texm.10.6-offset-2"})
    void evenLevelsLieWhereTheEngineLooksForThem() {
        Texture whole = read(texture(565, 8, 4).levels(3));

        assertThat(new SkippedTexture(whole, 1).pixelOffset()).isEqualTo(32 + 2 * 8 * 4);
        assertThat(new SkippedTexture(whole, 2).pixelOffset()).isEqualTo(32 + 2 * 8 * 4 + 2 * 8);
    }

    @Test
    void aLoadOfATextureThatAsksForItLeavesOutOneLevel() {
        Texture whole = read(texture(565, 8, 8).levels(3).words(0, 0x1000_0000, 0));

        assertThat(SkipPolicy.levels(whole.header())).isEqualTo(1);
        assertThatThrownBy(() -> new SkippedTexture(whole, 3)).isInstanceOf(IllegalArgumentException.class);
    }

    static Texture read(TexmBytes bytes) {
        return TexmFormat.TEXM.decode(ByteView.of(bytes.build()), Problems.strict());
    }
}
